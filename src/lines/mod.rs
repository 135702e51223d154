//! Values as lines of text: a serde format.
//!
//! ```text
//! player-1|some-game|15000|2100|60000|4|9|12
//! ```
//!
//! A line is the name of a struct, which ends in its version, and its fields in order, separated by `|`. A struct with an
//! empty name has only its fields. Numbers are decimal, `true` is `1` and `false` is `0`. The values of a list, and the
//! fields of a struct in a field, are separated by `,`. An empty field is `None`. The last field may contain `|`; no
//! other field may. Texts are not escaped.
//!
//! A changed struct gets another version. Readers keep a line that they do not know as it is.

mod de;
mod ser;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Between two fields.
const FIELD: char = '|';
/// Between two values of a list.
const VALUE: char = ',';

/// A line that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LineError {
    /// The line begins with another name.
    #[error("expected a line `{0}`")]
    Name(&'static str),
    /// The line has fewer fields.
    #[error("the field `{0}` is missing")]
    Missing(&'static str),
    /// The field has another form.
    #[error("the field `{0}` is not {1}")]
    Field(&'static str, &'static str),
    /// The type is no struct of such fields.
    #[error("no line has this form")]
    Unsupported,
}

/// Writes a struct as a line.
///
/// # Panics
/// If the type is no struct whose fields are numbers, texts, units of an enum, or options or lists of these.
pub fn write<T: Serialize>(value: &T) -> String {
    let mut line = ser::Line::default();
    value.serialize(&mut line).expect("a struct of plain fields");
    line.text
}

/// Reads a struct from a line.
///
/// # Errors
/// [`LineError`] that names the field.
pub fn read<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, LineError> {
    T::deserialize(de::Line { text: line })
}

/// The version of a line, if its name is `form` and a number. A newer version than the reader's is left alone.
pub fn version_of(line: &str, form: &str) -> Option<u32> {
    line.strip_prefix(form)?.split_once(FIELD)?.0.parse().ok()
}

/// Lists whose values are separated by a semicolon, for `#[serde(with = "lines::semicolons")]`.
pub mod semicolons {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    /// Writes a list.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(list: &[String], serializer: S) -> Result<S::Ok, S::Error> {
        list.join(";").serialize(serializer)
    }

    /// Reads a list. An empty text is a list without values.
    ///
    /// # Errors
    /// If more fields follow a list that is the last one.
    pub fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Vec<String>, D::Error> {
        let text = <&str>::deserialize(deserializer)?;
        if text.contains(super::FIELD) {
            return Err(de::Error::custom("a list"));
        }
        Ok(text.split(';').filter(|value| !value.is_empty()).map(ToOwned::to_owned).collect())
    }
}

/// Lists whose values are separated by a space, for `#[serde(with = "lines::spaces")]`.
pub mod spaces {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    /// Writes a list.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Display, S: Serializer>(list: &[T], to: S) -> Result<S::Ok, S::Error> {
        let values: Vec<String> = list.iter().map(ToString::to_string).collect();
        values.join(" ").serialize(to)
    }

    /// Reads a list. An empty text is a list without values.
    ///
    /// # Errors
    /// If a value has another form.
    pub fn deserialize<'a, T: FromStr, D: Deserializer<'a>>(from: D) -> Result<Vec<T>, D::Error> {
        let text = <&str>::deserialize(from)?;
        let values = text.split(' ').filter(|_| !text.is_empty()).map(str::parse);
        values.collect::<Result<_, _>>().map_err(|_| de::Error::custom("of this form"))
    }
}

/// Numbers of eight hexadecimal digits, for `#[serde(with = "lines::hexadecimal")]`.
pub mod hexadecimal {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    /// Writes a number.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(number: &u32, serializer: S) -> Result<S::Ok, S::Error> {
        format!("{number:08x}").serialize(serializer)
    }

    /// Reads a number.
    ///
    /// # Errors
    /// If the text is no such number.
    pub fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<u32, D::Error> {
        parse(<&str>::deserialize(deserializer)?).ok_or_else(|| de::Error::custom("hexadecimal"))
    }

    /// The number of a text. `None` if it is not eight hexadecimal digits.
    pub fn parse(text: &str) -> Option<u32> {
        let is_number = text.len() == 8 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        u32::from_str_radix(text, 16).ok().filter(|_| is_number)
    }
}

/// Values that have a text form, for `#[serde(with = "lines::text")]`.
pub mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    /// Writes a value.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        value.to_string().serialize(to)
    }

    /// Reads a value.
    ///
    /// # Errors
    /// If the text has another form.
    pub fn deserialize<'a, T: FromStr, D: Deserializer<'a>>(from: D) -> Result<T, D::Error> {
        <&str>::deserialize(from)?.parse().map_err(|_| de::Error::custom("of this form"))
    }
}

#[cfg(test)]
mod tests;
