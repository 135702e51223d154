//! The pack, and its cards as numbers of each kind.

use crate::cards::{Card, Suit};
use crate::engine::knowledge::counted;

use super::options::LadderOptions;

/// Number of different cards.
pub(super) const KINDS: usize = 52;
/// Cards of the largest pack: three for each of three pairs of seats.
pub(super) const LARGEST_PACK: usize = 3 * 3 * KINDS;
/// The index of the first card.
const FIRST: u8 = Card::suited(1, Suit::Spades).index();

/// How many cards there are of each kind.
pub(super) type Counts = crate::cards::counts::Counts<FIRST, KINDS>;
/// Who has seen which of them.
pub(super) type Memory = counted::Memory<FIRST, KINDS>;
/// What a seat may remember of that.
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

/// How many packs are shuffled together: so many for every two seats, rounded up.
pub(super) const fn packs(options: LadderOptions, seats: u8) -> u8 {
    options.packs_per_pair * seats.div_ceil(2)
}

/// All cards of a round.
pub(super) fn pack(options: LadderOptions, seats: u8) -> Vec<Card> {
    CARDS.repeat(packs(options, seats).into())
}
