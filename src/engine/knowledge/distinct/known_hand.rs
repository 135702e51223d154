//! What somebody knows of the unseen cards in another hand.

use crate::cards::set::CardSet;

use super::Share;

/// Unseen cards, and those of them that a hand may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownHand {
    /// All unseen cards.
    pub unseen: CardSet,
    /// Those that the hand may hold.
    pub possible: CardSet,
    /// Of the possible ones those that the hand lacked at some time: it has drawn since.
    pub possible_again: CardSet,
    /// Number of unseen cards in the hand.
    pub takes: u8,
}

impl KnownHand {
    /// The unseen cards that the hand cannot hold.
    pub fn impossible(&self) -> CardSet {
        self.unseen - self.possible
    }

    /// A hand with a share of the newer heap, which is the unseen cards of `made`, and one of the older heap.
    pub fn of_shares(unseen: CardSet, made: CardSet, newer: Share, older: Share) -> KnownHand {
        let (new, old) = (unseen & made, unseen - made);
        KnownHand {
            unseen,
            possible: newer.possible(new) | older.possible(old),
            possible_again: newer.possible_again(new) | older.possible_again(old),
            takes: newer.takes + older.takes,
        }
    }
}
