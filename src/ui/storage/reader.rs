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

/// What it is.
enum Value {
    Text(String),
    Truth(bool),
    Number(i64),
    List(Vec<Reader>),
    Object(Vec<(String, Reader)>),
}

impl Reader {
    fn value(self) -> Option<Value> {
        if let Some(text) = self.0.as_string() {
            return Some(Value::Text(text));
        }
        if let Some(truth) = self.0.as_bool() {
            return Some(Value::Truth(truth));
        }
        if let Some(number) = self.0.as_f64() {
            return Some(Value::Number(number as i64));
        }
        if let Some(list) = self.0.dyn_ref::<Array>() {
            return Some(Value::List(list.iter().map(Reader).collect()));
        }
        let field = |field: JsValue| {
            let field: Array = field.unchecked_into();
            (field.get(0).as_string().unwrap_or_default(), Reader(field.get(1)))
        };
        let object: Object = self.0.dyn_into().ok()?;
        Some(Value::Object(Object::entries(&object).iter().map(field).collect()))
    }
}

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
        match self.value().ok_or(Unreadable)? {
            Value::Text(text) => visitor.visit_string(text),
            Value::Truth(truth) => visitor.visit_bool(truth),
            Value::Number(number) => visitor.visit_i64(number),
            Value::List(list) => visitor.visit_seq(SeqDeserializer::new(list.into_iter())),
            Value::Object(fields) => visitor.visit_map(MapDeserializer::new(fields.into_iter())),
        }
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
