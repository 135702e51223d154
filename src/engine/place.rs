//! Names of the places where cards lie.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::engine::seat::Seat;

/// A place for cards. Its text (`stock`, `hand 0`) is what outside programs read.
///
/// The places that most games have are named here; a game names its others itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    kind: &'static str,
    seat: Option<Seat>,
    /// Whether the order of the cards means nothing.
    is_heap: bool,
}

impl Place {
    /// The cards that are still to be drawn, face down.
    pub const STOCK: Place = Place::shared("stock");
    /// The cards that were thrown away, face up.
    pub const DISCARD: Place = Place::shared("discard");

    /// A place that belongs to nobody.
    pub const fn shared(kind: &'static str) -> Place {
        Place { kind, seat: None, is_heap: false }
    }

    /// A player's place whose cards lie in an order that matters.
    pub const fn row(kind: &'static str, seat: Seat) -> Place {
        Place { kind, seat: Some(seat), is_heap: false }
    }

    /// A player's place where the order of the cards means nothing.
    pub const fn heap(kind: &'static str, seat: Seat) -> Place {
        Place { kind, seat: Some(seat), is_heap: true }
    }

    /// What a player holds.
    pub const fn hand(seat: Seat) -> Place {
        Place::heap("hand", seat)
    }

    /// What a player has scored and laid face up out of play.
    pub const fn score(seat: Seat) -> Place {
        Place::heap("score", seat)
    }

    /// The word that its text begins with.
    pub const fn kind(self) -> &'static str {
        self.kind
    }

    /// The player it belongs to, if it belongs to one.
    pub const fn owner(self) -> Option<Seat> {
        self.seat
    }

    /// Whether it is what a player holds.
    pub fn is_hand(self) -> bool {
        self.seat.is_some_and(|seat| self == Place::hand(seat))
    }

    /// Whether its cards are listed in the order of their texts, because their own order means nothing.
    pub const fn is_sorted(self) -> bool {
        self.is_heap
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{} {seat}", self.kind),
            None => f.write_str(self.kind),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
