//! The hundreds that a player has scored.

use serde::{Deserialize, Serialize};

use super::counts::Counts;

/// Number of hundreds that win a game, and so the maximum of a player.
pub(super) const HUNDREDS: usize = 4;
/// Points that end a game.
pub(super) const GOAL: u32 = 100 * HUNDREDS as u32;

/// Scored hands in the order in which they were scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ScoredCards {
    hands: [Counts; HUNDREDS],
    len: u8,
}

impl ScoredCards {
    /// Adds a hundred.
    ///
    /// # Panics
    /// If there are four already.
    pub(super) fn push(&mut self, hand: Counts) {
        self.hands[self.len as usize] = hand;
        self.len += 1;
    }

    /// The hundreds, each by itself.
    pub fn iter(&self) -> impl Iterator<Item = Counts> {
        self.hands.into_iter().take(self.len as usize)
    }

    /// All cards of the hundreds.
    pub fn cards(&self) -> Counts {
        let mut cards = Counts::NONE;
        self.iter().for_each(|hand| cards += hand);
        cards
    }

    /// The points of the hundreds.
    pub fn points(&self) -> u32 {
        100 * u32::from(self.len)
    }
}
