//! The value of an expression.

use serde::{Deserialize, Serialize};

use crate::engine::value::Value;

/// A right answer. The greater one is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The number, which is positive and ends in 1.
    pub value: i64,
    /// Number of cards that it is made of.
    pub cards: u8,
}

impl Answer {
    /// Its fields and its expression, for snapshots and events.
    pub(super) fn fields(self, expression: String) -> Vec<(&'static str, Value)> {
        vec![
            ("value", self.value.into()),
            ("cards", i32::from(self.cards).into()),
            ("text", expression.into()),
        ]
    }
}

/// The value of a Joker that copies a face card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum JokerReading {
    /// The value of that card in the same calculation.
    #[default]
    Strict,
    /// 1 or 10, chosen for each Joker separately.
    Free,
}
