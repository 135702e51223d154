//! What somebody knows of the unseen cards in another hand.

use crate::cards::set::CardSet;

use super::Limits;

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

    /// A hand with so many cards of the newer heap, which is the unseen cards of `made`, and so many of the older one, each
    /// with their limits.
    pub fn of_heaps(
        unseen: CardSet,
        made: CardSet,
        (newer, new_limits): (u8, &Limits),
        (older, old_limits): (u8, &Limits),
    ) -> KnownHand {
        let (new, old) = (unseen & made, unseen - made);
        KnownHand {
            unseen,
            possible: new_limits.possible(new, newer) | old_limits.possible(old, older),
            possible_again: new_limits.possible_again(new, newer)
                | old_limits.possible_again(old, older),
            takes: newer + older,
        }
    }
}
