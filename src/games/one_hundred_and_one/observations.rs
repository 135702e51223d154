//! Observations about hidden hands, recorded as they happen.
//!
//! A search plays millions of positions and needs the knowledge of few. So playing only records observations;
//! `Knowledge` is derived from them on demand.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Card;
use crate::engine::seat::Seat;

use super::demand::Demand;

/// Maximum number of recorded observations. A full record must be worked into the knowledge.
pub(super) const MOST_DEEDS: usize = 120;

/// A public observation: a seat did something, or could not do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Observation {
    /// It drew a card of the present stock.
    Draws(Seat),
    /// It laid down a card to meet this demand.
    Lays(Seat, Card, Demand),
    /// No card of its hand fitted.
    CouldNot(Seat, Demand),
    /// At least one card of its hand fitted.
    Could(Seat, Demand),
}

/// Observations in the order in which they were made.
#[derive(Clone, Copy)]
pub(super) struct Observations {
    deeds: [Observation; MOST_DEEDS],
    len: u8,
}

impl Observations {
    /// An empty history.
    pub(super) const fn new() -> Observations {
        Observations { deeds: [Observation::Draws(Seat(0)); MOST_DEEDS], len: 0 }
    }

    /// Adds an observation. The caller ensures that there is room.
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

impl PartialEq for Observations {
    fn eq(&self, other: &Observations) -> bool {
        self.deeds() == other.deeds()
    }
}

impl Eq for Observations {}

impl std::fmt::Debug for Observations {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.deeds()).finish()
    }
}

/// As a sequence.
impl Serialize for Observations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.deeds().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Observations {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut observations = Observations::new();
        for deed in Vec::<Observation>::deserialize(deserializer)? {
            if observations.is_full() {
                return Err(D::Error::custom("too many observations"));
            }
            observations.add(deed);
        }
        Ok(observations)
    }
}
