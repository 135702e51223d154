//! Writing a line.

use std::fmt::{Display, Write};

use serde::ser::{Impossible, SerializeSeq, SerializeStruct, SerializeTuple};
use serde::{Serialize, Serializer};

use super::{FIELD, LineError, VALUE};

/// The line as written so far.
#[derive(Default)]
pub(super) struct Line {
    pub(super) text: String,
    /// Whether the struct of the line has begun, so that another struct is a list in a field.
    has_begun: bool,
}

/// Values that are separated by the same character: the fields of a line, or a list within a field.
pub(super) struct List<'a> {
    line: &'a mut Line,
    separator: char,
    is_empty: bool,
}

impl serde::ser::Error for LineError {
    fn custom<T: Display>(_: T) -> LineError {
        LineError::Unsupported
    }
}

type Written = Result<(), LineError>;
type Never = Impossible<(), LineError>;

impl Line {
    fn put(&mut self, value: impl Display) -> Written {
        write!(self.text, "{value}").map_err(|_| LineError::Unsupported)
    }
}

impl<'a> Serializer for &'a mut Line {
    type Ok = ();
    type Error = LineError;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = List<'a>;
    type SerializeStructVariant = Never;

    fn serialize_bool(self, value: bool) -> Written {
        self.put(u8::from(value))
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.put(value)
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.put(value)
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.put(value)
    }

    fn serialize_i64(self, value: i64) -> Written {
        self.put(value)
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.put(value)
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.put(value)
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.put(value)
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.put(value)
    }

    fn serialize_f32(self, _: f32) -> Written {
        Err(LineError::Unsupported)
    }

    fn serialize_f64(self, _: f64) -> Written {
        Err(LineError::Unsupported)
    }

    fn serialize_char(self, value: char) -> Written {
        self.put(value)
    }

    fn serialize_str(self, value: &str) -> Written {
        self.text.push_str(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        Err(LineError::Unsupported)
    }

    fn serialize_none(self) -> Written {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Written {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        Err(LineError::Unsupported)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, LineError> {
        Ok(List { line: self, separator: VALUE, is_empty: true })
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, LineError> {
        Ok(List { line: self, separator: VALUE, is_empty: true })
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never, LineError> {
        Err(LineError::Unsupported)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, LineError> {
        Err(LineError::Unsupported)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Never, LineError> {
        Err(LineError::Unsupported)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<List<'a>, LineError> {
        let is_inner = std::mem::replace(&mut self.has_begun, true);
        if is_inner {
            return self.serialize_seq(None);
        }
        self.text.push_str(name);
        Ok(List { line: self, separator: FIELD, is_empty: name.is_empty() })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, LineError> {
        Err(LineError::Unsupported)
    }
}

impl List<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        if !std::mem::take(&mut self.is_empty) {
            self.line.text.push(self.separator);
        }
        value.serialize(&mut *self.line)
    }
}

impl SerializeSeq for List<'_> {
    type Ok = ();
    type Error = LineError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.add(value)
    }

    fn end(self) -> Written {
        Ok(())
    }
}

impl SerializeTuple for List<'_> {
    type Ok = ();
    type Error = LineError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.add(value)
    }

    fn end(self) -> Written {
        Ok(())
    }
}

impl SerializeStruct for List<'_> {
    type Ok = ();
    type Error = LineError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Written {
        self.add(value)
    }

    fn end(self) -> Written {
        Ok(())
    }
}
