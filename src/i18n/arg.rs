//! What blanks are filled with.

use super::Text;

/// What a blank is filled with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A number; it chooses the plural form.
    Number(i64),
    /// Words.
    Words(&'a str),
    /// Somebody at the table; whether they are spoken to chooses the form.
    Person(Person<'a>),
}

/// Somebody of whom a text speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Person<'a> {
    /// Their name.
    pub name: &'a str,
    /// Whether the text speaks to them.
    pub is_you: bool,
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(words: &'a str) -> Arg<'a> {
        Arg::Words(words)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(words: &'a String) -> Arg<'a> {
        Arg::Words(words)
    }
}

impl From<Text> for Arg<'_> {
    fn from(text: Text) -> Self {
        Arg::Words(text.as_str())
    }
}

impl<'a> From<Person<'a>> for Arg<'a> {
    fn from(person: Person<'a>) -> Arg<'a> {
        Arg::Person(person)
    }
}

/// Whole numbers of every width that the rules use.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number as i64)
            }
        })*
    };
}

numbers!(u8, u16, u32, i16, i32, i64, usize);
