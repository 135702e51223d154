//! Arguments that fill the placeholders of a text.

use super::Text;

/// The argument for one placeholder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A number, which selects the plural form.
    Number(i64),
    /// A string. It selects the first form, or the second one if it is empty.
    Words(&'a str),
    /// A player, who selects the first form if the text addresses them, else the second.
    Person(Person<'a>),
}

/// A player whom a text mentions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Person<'a> {
    /// The player's name.
    pub name: &'a str,
    /// Whether the text addresses this player as “you”.
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

/// Implements the conversion from every integer type that the rules use.
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
