//! Conversion between values and the browser's JSON.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A parsed value. Undefined if there is none.
pub(in crate::ui) struct Json(pub(in crate::ui) JsValue);

impl Json {
    /// A field of an object.
    pub(in crate::ui) fn get(&self, name: &str) -> Json {
        Json(Reflect::get(&self.0, &name.into()).unwrap_or_default())
    }

    /// The value as a string.
    pub(in crate::ui) fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    /// The value as an integer.
    pub(in crate::ui) fn number(&self) -> Option<i32> {
        self.0.as_f64().map(|number| number as i32)
    }

    /// Whether the value is truthy.
    pub(in crate::ui) fn is_true(&self) -> bool {
        self.0.is_truthy()
    }

    /// The elements of a list, in order.
    pub(in crate::ui) fn items(&self) -> Vec<Json> {
        let list = self.0.dyn_ref::<Array>();
        list.map(|list| list.iter().map(Json).collect()).unwrap_or_default()
    }
}

/// An object with these fields.
pub(in crate::ui) fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a property of a plain object cannot fail.
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
