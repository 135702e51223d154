//! What an expression is worth.

use serde::{Deserialize, Serialize};

/// A right answer: the greater one is the better one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The number, which is positive and ends in 1.
    pub value: i64,
    /// How many cards it is made of.
    pub cards: u8,
}

/// What a Joker that copies a face card counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum JokerReading {
    /// What that card counts in the same calculation.
    #[default]
    Strict,
    /// 1 or 10, as it says for itself.
    Free,
}
