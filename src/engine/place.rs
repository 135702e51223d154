//! Names of the places for cards.

use std::fmt;
use std::sync::Mutex;

use serde::{Serialize, Serializer};

use crate::engine::seat::Seat;

/// More names than the places of all games have.
const MOST_NAMES: usize = 200;

/// A place for cards. External programs read its string (`stock`, `hand 0`).
///
/// The common places are defined here. A game defines its other places itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    kind: &'static str,
    seat: Option<Seat>,
    /// Whether the order of the cards is irrelevant.
    is_heap: bool,
}

impl Place {
    /// The cards still to be drawn, face down.
    pub const STOCK: Place = Place::shared("stock");
    /// The discarded cards, face up.
    pub const DISCARD: Place = Place::shared("discard");

    /// A place without an owner.
    pub const fn shared(kind: &'static str) -> Place {
        Place { kind, seat: None, is_heap: false }
    }

    /// A player's place in which the order of the cards matters.
    pub const fn row(kind: &'static str, seat: Seat) -> Place {
        Place { kind, seat: Some(seat), is_heap: false }
    }

    /// A player's place in which the order of the cards is irrelevant.
    pub const fn heap(kind: &'static str, seat: Seat) -> Place {
        Place { kind, seat: Some(seat), is_heap: true }
    }

    /// A player's hand.
    pub const fn hand(seat: Seat) -> Place {
        Place::heap("hand", seat)
    }

    /// A player's scored cards, face up and out of play.
    pub const fn score(seat: Seat) -> Place {
        Place::heap("score", seat)
    }

    /// A place whose name was read. Names live as long as the program, so each is stored once. `None` if there are
    /// more names than any game has places.
    pub fn named(kind: &str, seat: Option<Seat>, is_heap: bool) -> Option<Place> {
        static NAMES: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());
        let mut names = NAMES.lock().ok()?;
        let known = names.iter().copied().find(|name| *name == kind);
        if known.is_none() && names.len() >= MOST_NAMES {
            return None;
        }
        let kind = known.unwrap_or_else(|| {
            let name: &'static str = Box::leak(kind.into());
            names.push(name);
            name
        });
        Some(Place { kind, seat, is_heap })
    }

    /// First word of the string.
    pub const fn kind(self) -> &'static str {
        self.kind
    }

    /// The owner, if the place has one.
    pub const fn owner(self) -> Option<Seat> {
        self.seat
    }

    /// Whether the place is a player's hand.
    pub fn is_hand(self) -> bool {
        self.seat.is_some_and(|seat| self == Place::hand(seat))
    }

    /// Whether the cards are listed in the order of their notation, because their own order is irrelevant.
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
