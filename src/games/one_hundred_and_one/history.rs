//! What happened that tells something about hidden hands, written down as it happens.
//!
//! A search plays millions of positions and looks at the knowledge of hardly any, so playing only takes
//! notes; [`Knowledge`](super::knowledge::Knowledge) is worked out of them when somebody asks.

use crate::cards::Card;
use crate::engine::seat::Seat;

use super::demand::Demand;

/// Notes that are kept; when so many are full, they must be worked out.
pub(super) const MOST_DEEDS: usize = 120;

/// Something that a seat did or could not do, for all to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Observation {
    /// It drew a card of the present stock.
    Draws(Seat),
    /// It laid down a card where this was wanted.
    Lays(Seat, Card, Demand),
    /// Nothing in its hand fitted.
    CouldNot(Seat, Demand),
    /// Something in its hand fitted.
    Could(Seat, Demand),
}

/// Deeds in the order in which they were done.
#[derive(Clone, Copy)]
pub(super) struct History {
    deeds: [Observation; MOST_DEEDS],
    len: u8,
}

impl History {
    /// Nothing has happened.
    pub(super) const fn new() -> History {
        History { deeds: [Observation::Draws(Seat(0)); MOST_DEEDS], len: 0 }
    }

    /// Adds a deed. The caller knows that there is room.
    #[inline]
    pub(super) fn add(&mut self, deed: Observation) {
        self.deeds[self.len as usize] = deed;
        self.len += 1;
    }

    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.len as usize == MOST_DEEDS
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    pub(super) fn deeds(&self) -> &[Observation] {
        &self.deeds[..self.len as usize]
    }
}

impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        self.deeds() == other.deeds()
    }
}

impl Eq for History {}

impl std::fmt::Debug for History {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.deeds()).finish()
    }
}
