//! The pack, and its cards as counts by kind.

use crate::cards::{Card, Suit};
use crate::engine::knowledge::counted;

use super::options::LadderOptions;

/// Number of different cards.
pub(super) const KINDS: usize = 52;
/// Number of cards in the largest pack: three packs for each of three pairs of seats.
pub(super) const LARGEST_PACK: usize = 3 * 3 * KINDS;
/// The index of the first card.
const FIRST: u8 = Card::suited(1, Suit::Spades).index();

/// The number of cards of each kind.
pub(super) type Counts = crate::cards::counts::Counts<FIRST, KINDS>;
/// The seats' memory of seen cards.
pub(super) type Memory = counted::Memory<FIRST, KINDS>;
/// The part of the memory that a seat has.
pub(super) type Recall = counted::Recall<FIRST, KINDS>;

/// One pack.
const CARDS: [Card; KINDS] = {
    let mut cards = [Card::of_index(FIRST); KINDS];
    let mut kind = 0;
    while kind < KINDS {
        cards[kind] = Card::of_index(FIRST + kind as u8);
        kind += 1;
    }
    cards
};

/// Number of packs shuffled together: `packs_per_pair` for every two seats, rounded up.
pub(super) const fn packs(options: LadderOptions, seats: u8) -> u8 {
    options.packs_per_pair * seats.div_ceil(2)
}

/// All cards of a round.
pub(super) fn pack(options: LadderOptions, seats: u8) -> Vec<Card> {
    CARDS.repeat(packs(options, seats).into())
}
