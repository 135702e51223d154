//! Reads what the browser's JSON has parsed.
//!
//! Kept things are made of texts, whole numbers, truths, lists, and names of variants, so no more is read. What
//! does not fit is not explained: nobody would hear it, and an error in words takes code that prints any value.

use std::fmt;

use js_sys::{Array, Object};
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{Deserializer, Error, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use wasm_bindgen::{JsCast, JsValue};

/// A value that the browser has read.
pub(super) struct Reader(pub(super) JsValue);

/// The value is not what was expected.
#[derive(Debug)]
pub(super) struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unreadable")
    }
}

impl std::error::Error for Unreadable {}

impl Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Unreadable {
        Unreadable
    }
}

impl IntoDeserializer<'_, Unreadable> for Reader {
    type Deserializer = Reader;

    fn into_deserializer(self) -> Reader {
        self
    }
}

impl<'de> Deserializer<'de> for Reader {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if let Some(text) = self.0.as_string() {
            return visitor.visit_string(text);
        }
        if let Some(truth) = self.0.as_bool() {
            return visitor.visit_bool(truth);
        }
        if let Some(number) = self.0.as_f64() {
            return visitor.visit_i64(number as i64);
        }
        if let Some(list) = self.0.dyn_ref::<Array>() {
            return visitor.visit_seq(SeqDeserializer::new(list.iter().map(Reader)));
        }
        let object = self.0.dyn_into::<Object>().map_err(|_| Unreadable)?;
        let fields = Object::entries(&object);
        let fields = fields.iter().map(|field| {
            let field: Array = field.unchecked_into();
            (field.get(0).as_string().unwrap_or_default(), Reader(field.get(1)))
        });
        visitor.visit_map(MapDeserializer::new(fields))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.is_null() || self.0.is_undefined() {
            true => visitor.visit_none(),
            false => visitor.visit_some(self),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(self.0.as_string().ok_or(Unreadable)?.into_deserializer())
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
