//! Reading a line.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, Expected, SeqAccess, Unexpected, Visitor};
use serde::forward_to_deserialize_any;

use super::{FIELD, LineError, VALUE};

/// A whole line.
pub(super) struct Line<'de> {
    pub(super) text: &'de str,
}

/// The fields of a line that are still to be read.
struct Fields<'de> {
    /// The rest of the line; `None` at its end.
    rest: Option<&'de str>,
    names: &'static [&'static str],
}

/// One field.
struct Field<'de> {
    text: &'de str,
    name: &'static str,
}

/// The values of a list that are still to be read.
struct Values<'de> {
    /// The rest of the field; `None` at its end.
    rest: Option<&'de str>,
    name: &'static str,
}

const OTHER_FORM: LineError = LineError::Field("", "of the expected form");

/// A form is named without what stands there instead, so that no type brings the code to print itself.
impl serde::de::Error for LineError {
    fn custom<T: Display>(_: T) -> LineError {
        OTHER_FORM
    }

    fn invalid_type(_: Unexpected, _: &dyn Expected) -> LineError {
        OTHER_FORM
    }

    fn invalid_value(_: Unexpected, _: &dyn Expected) -> LineError {
        OTHER_FORM
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> LineError {
        OTHER_FORM
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> LineError {
        OTHER_FORM
    }
}

impl<'de> Deserializer<'de> for Line<'de> {
    type Error = LineError;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, LineError> {
        Err(LineError::Unsupported)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, LineError> {
        let rest = self.text.strip_prefix(name).ok_or(LineError::Name(name))?;
        let rest = match name.is_empty() || rest.is_empty() {
            true => Some(rest).filter(|rest| !rest.is_empty()),
            false => Some(rest.strip_prefix(FIELD).ok_or(LineError::Name(name))?),
        };
        visitor.visit_seq(Fields { rest, names })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

impl<'de> Fields<'de> {
    /// The next field. `None` after the last one.
    fn next(&mut self) -> Result<Option<Field<'de>>, LineError> {
        let Some((name, later)) = self.names.split_first() else { return Ok(None) };
        self.names = later;
        let rest = self.rest.ok_or(LineError::Missing(name))?;
        let (text, rest) = match rest.split_once(FIELD) {
            // The last field may contain the separator.
            Some((text, rest)) if !later.is_empty() => (text, Some(rest)),
            _ => (rest, None),
        };
        self.rest = rest;
        Ok(Some(Field { text, name }))
    }
}

impl<'de> SeqAccess<'de> for Fields<'de> {
    type Error = LineError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, LineError> {
        let Some(field) = self.next()? else { return Ok(None) };
        let name = field.name;
        seed.deserialize(field).map(Some).map_err(|why| why.in_field(name))
    }
}

impl LineError {
    /// The error of a field whose name was not known where it occurred.
    fn in_field(self, name: &'static str) -> LineError {
        match self {
            LineError::Field("", expected) => LineError::Field(name, expected),
            why => why,
        }
    }
}

impl Field<'_> {
    fn number<N: FromStr>(&self) -> Result<N, LineError> {
        self.text.parse().map_err(|_| LineError::Field(self.name, "a number in its range"))
    }
}

impl<'de> Deserializer<'de> for Field<'de> {
    type Error = LineError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_borrowed_str(self.text)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        match self.text {
            "0" => visitor.visit_bool(false),
            "1" => visitor.visit_bool(true),
            _ => Err(LineError::Field(self.name, "0 or 1")),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_u8(self.number()?)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_u16(self.number()?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_u32(self.number()?)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_u64(self.number()?)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_i32(self.number()?)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        visitor.visit_i64(self.number()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        if self.text.is_empty() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, LineError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, LineError> {
        let rest = Some(self.text).filter(|text| !text.is_empty());
        let mut values = Values { rest, name: self.name };
        let value = visitor.visit_seq(&mut values)?;
        match values.rest {
            None => Ok(value),
            Some(_) => Err(LineError::Field(self.name, "a list of this length")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, it: V) -> Result<V::Value, LineError> {
        self.deserialize_seq(it)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, LineError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, LineError> {
        visitor.visit_enum(BorrowedStrDeserializer::new(self.text))
    }

    forward_to_deserialize_any! {
        i8 i16 i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct tuple_struct map identifier
        ignored_any
    }
}

impl<'de> Values<'de> {
    /// The next value. `None` after the last one.
    fn next(&mut self) -> Option<Field<'de>> {
        let rest = self.rest?;
        let (text, rest) = match rest.split_once(VALUE) {
            Some((text, rest)) => (text, Some(rest)),
            None => (rest, None),
        };
        self.rest = rest;
        Some(Field { text, name: self.name })
    }
}

impl<'de> SeqAccess<'de> for Values<'de> {
    type Error = LineError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, LineError> {
        self.next().map(|value| seed.deserialize(value)).transpose()
    }
}
