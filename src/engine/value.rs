//! Values for facts of a position that only one game has, for external programs.

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::cards::{Card, Suit};
use crate::engine::seat::Seat;

/// A JSON value, without fractions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// No value yet.
    Nothing,
    /// A boolean.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A string.
    Text(String),
    /// A card, written in its notation.
    Card(Card),
    /// A suit, written as its letter.
    Suit(Suit),
    /// A list of values.
    List(Vec<Value>),
    /// Values with names.
    Named(Vec<(&'static str, Value)>),
}

impl Value {
    /// A list of items that convert to values.
    pub fn list<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Value {
        Value::List(items.into_iter().map(Into::into).collect())
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Flag(flag)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Number(number.into())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<()> for Value {
    fn from((): ()) -> Value {
        Value::Nothing
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Number(seat.0.into())
    }
}

impl From<Card> for Value {
    fn from(card: Card) -> Value {
        Value::Card(card)
    }
}

impl From<Suit> for Value {
    fn from(suit: Suit) -> Value {
        Value::Suit(suit)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(fact: Option<T>) -> Value {
        fact.map_or(Value::Nothing, Into::into)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Nothing => serializer.serialize_unit(),
            Value::Flag(flag) => serializer.serialize_bool(*flag),
            Value::Number(number) => serializer.serialize_i64(*number),
            Value::Text(text) => serializer.serialize_str(text),
            Value::Card(card) => card.serialize(serializer),
            Value::Suit(suit) => serializer.serialize_char(suit.letter()),
            Value::List(list) => list.serialize(serializer),
            Value::Named(facts) => {
                let mut map = serializer.serialize_map(Some(facts.len()))?;
                facts.iter().try_for_each(|(name, fact)| map.serialize_entry(name, fact))?;
                map.end()
            }
        }
    }
}
