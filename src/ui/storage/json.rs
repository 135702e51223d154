//! Values that the browser's JSON has read, and values that it writes.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A value that the browser has read, or nothing at all.
pub(in crate::ui) struct Json(pub(in crate::ui) JsValue);

impl Json {
    /// The field of an object.
    pub(in crate::ui) fn get(&self, name: &str) -> Json {
        Json(Reflect::get(&self.0, &name.into()).unwrap_or_default())
    }

    /// A text.
    pub(in crate::ui) fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    /// A whole number.
    pub(in crate::ui) fn number(&self) -> Option<i32> {
        self.0.as_f64().map(|number| number as i32)
    }

    /// Whether it is true.
    pub(in crate::ui) fn is_true(&self) -> bool {
        self.0.is_truthy()
    }

    /// What is in a list, in order.
    pub(in crate::ui) fn items(&self) -> Vec<Json> {
        let list = self.0.dyn_ref::<Array>();
        list.map(|list| list.iter().map(Json).collect()).unwrap_or_default()
    }
}

/// An object with these fields.
pub(in crate::ui) fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // A plain object takes everything.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// A list of these values.
pub(in crate::ui) fn list(values: impl Iterator<Item = JsValue>) -> JsValue {
    let list = Array::new();
    values.for_each(|value| {
        list.push(&value);
    });
    list.into()
}
