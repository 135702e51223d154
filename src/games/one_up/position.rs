//! The position.

use serde::{Deserialize, Serialize};

use crate::cards::pile::Pile;
use crate::engine::seat::{BySeat, Seat};

use super::moves::Move;
use super::pack::LARGEST_PACK;
use super::public::Public;

/// Number of cards in the largest pile.
const LARGEST_PILE: usize = LARGEST_PACK / 2;

/// A position of One Up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OneUp {
    pub(super) public: Public,
    /// The cards that each seat has still to turn, the next card on top.
    pub(super) piles: BySeat<Pile<LARGEST_PILE>>,
    /// The locked-in answers. In a race, the last word of each seat, also from before the display grew.
    pub(super) answers: BySeat<Option<Move>>,
}

impl OneUp {
    /// The seat with the most cards left; of several the first from the dealer's left.
    pub(super) fn richest(&self) -> Seat {
        let most = self.public.all().map(|seat| self.piles[seat].len()).max();
        let mut clockwise = self.public.dealer.round_from_left(self.public.seats);
        let richest = clockwise.find(|&seat| Some(self.piles[seat].len()) == most);
        richest.expect("somebody has the most")
    }
}
