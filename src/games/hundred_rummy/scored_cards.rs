//! The hundreds that a player has scored.

use serde::{Deserialize, Serialize};

use super::counts::Counts;

/// Hundreds that win a game, and so the most that a player can have.
const MOST: usize = 4;

/// Scored hands in the order in which they were scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ScoredCards {
    hands: [Counts; MOST],
    len: u8,
}

impl ScoredCards {
    /// Lays down one more.
    ///
    /// # Panics
    /// If there are four already.
    pub(super) fn push(&mut self, hand: Counts) {
        self.hands[self.len as usize] = hand;
        self.len += 1;
    }

    /// Each hundred by itself.
    pub fn iter(&self) -> impl Iterator<Item = Counts> {
        self.hands.into_iter().take(self.len as usize)
    }

    /// All their cards.
    pub fn cards(&self) -> Counts {
        let mut cards = Counts::NONE;
        self.iter().for_each(|hand| cards += hand);
        cards
    }

    /// What they count.
    pub fn points(&self) -> u32 {
        100 * u32::from(self.len)
    }
}
