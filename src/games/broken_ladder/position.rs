//! The position.

use serde::{Deserialize, Serialize};

use crate::cards::pile::Pile;
use crate::engine::chance::Chance;
use crate::engine::seat::{BySeat, Seat};

use super::hand::Hand;
use super::ladder::{self, Fault};
use super::pack::{LARGEST_PACK, Memory};
use super::public::Public;

/// A position of Broken Ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BrokenLadder {
    pub(super) public: Public,
    pub(super) chance: Chance,
    pub(super) stock: Pile<LARGEST_PACK>,
    pub(super) hands: BySeat<Hand>,
    pub(super) memory: Memory,
}

impl BrokenLadder {
    /// The fault of a seat's hand as a ladder.
    pub(super) fn fault(&self, seat: Seat) -> Option<Fault> {
        ladder::fault(
            self.public.starters[seat],
            &self.hands[seat],
            self.public.head,
            self.public.options.any_ranks,
        )
    }
}
