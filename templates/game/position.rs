//! The position.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::seat::Seat;

use super::public::Public;

/// A position of this game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Template {
    pub(super) public: Public,
    /// The next card last.
    pub(super) stock: Vec<Card>,
    /// The hand of each seat, sorted.
    pub(super) hands: Vec<Vec<Card>>,
}

impl Template {
    /// The cards of a hand.
    pub(super) fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.0 as usize]
    }
}
