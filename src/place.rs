//! Names of the places where cards lie.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::seat::Seat;

/// A place for cards. Its text (`stock`, `hand 0`) is what outside programs read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The cards that are still to be drawn, face down.
    Stock,
    /// The cards that were thrown away, face up.
    Discard,
    /// What a player holds.
    Hand(Seat),
    /// What a player has scored and laid face up out of play.
    Score(Seat),
}

impl Place {
    /// The player it belongs to, if it belongs to one.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Place::Stock | Place::Discard => None,
            Place::Hand(seat) | Place::Score(seat) => Some(seat),
        }
    }

    /// Whether its cards are listed in the order of their texts, because their own order means nothing.
    pub fn is_sorted(self) -> bool {
        matches!(self, Place::Hand(_) | Place::Score(_))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Stock => f.write_str("stock"),
            Place::Discard => f.write_str("discard"),
            Place::Hand(seat) => write!(f, "hand {seat}"),
            Place::Score(seat) => write!(f, "score {seat}"),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
