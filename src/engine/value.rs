//! Facts of a position that only one game has, for outside programs.

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::cards::{Card, Suit};
use crate::engine::seat::Seat;

/// A value as JSON knows it, without fractions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Nothing yet.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
    /// A card, written as its name.
    Card(Card),
    /// A suit, written as its letter.
    Suit(Suit),
    /// Several in a row.
    List(Vec<Fact>),
    /// Several with names.
    Named(Vec<(&'static str, Fact)>),
}

impl Fact {
    /// A list of what can be a fact.
    pub fn list<T: Into<Fact>>(items: impl IntoIterator<Item = T>) -> Fact {
        Fact::List(items.into_iter().map(Into::into).collect())
    }
}

impl From<bool> for Fact {
    fn from(flag: bool) -> Fact {
        Fact::Flag(flag)
    }
}

impl From<i32> for Fact {
    fn from(number: i32) -> Fact {
        Fact::Number(number.into())
    }
}

impl From<u32> for Fact {
    fn from(number: u32) -> Fact {
        Fact::Number(number.into())
    }
}

impl From<i64> for Fact {
    fn from(number: i64) -> Fact {
        Fact::Number(number)
    }
}

impl From<()> for Fact {
    fn from((): ()) -> Fact {
        Fact::Nothing
    }
}

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Fact {
        Fact::Number(seat.0.into())
    }
}

impl From<Card> for Fact {
    fn from(card: Card) -> Fact {
        Fact::Card(card)
    }
}

impl From<Suit> for Fact {
    fn from(suit: Suit) -> Fact {
        Fact::Suit(suit)
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact::Text(text)
    }
}

impl<T: Into<Fact>> From<Option<T>> for Fact {
    fn from(fact: Option<T>) -> Fact {
        fact.map_or(Fact::Nothing, Into::into)
    }
}

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Fact::Nothing => serializer.serialize_unit(),
            Fact::Flag(flag) => serializer.serialize_bool(*flag),
            Fact::Number(number) => serializer.serialize_i64(*number),
            Fact::Text(text) => serializer.serialize_str(text),
            Fact::Card(card) => card.serialize(serializer),
            Fact::Suit(suit) => serializer.serialize_char(suit.letter()),
            Fact::List(list) => list.serialize(serializer),
            Fact::Named(facts) => {
                let mut map = serializer.serialize_map(Some(facts.len()))?;
                facts.iter().try_for_each(|(name, fact)| map.serialize_entry(name, fact))?;
                map.end()
            }
        }
    }
}
