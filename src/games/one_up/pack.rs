//! The pack.

use crate::cards::{Card, Suit};

use super::options::{Jokers, OneUpOptions};

/// Number of cards in the largest pack.
pub(super) const LARGEST_PACK: usize = 56;

/// The pack for this number of seats, so that everybody gets the same number of cards.
pub(super) fn pack(options: OneUpOptions, seats: u8) -> Vec<Card> {
    let of_suit = |suit| (1..=13).map(move |rank| Card::suited(rank, suit));
    let mut pack: Vec<Card> = Suit::ALL.into_iter().flat_map(of_suit).collect();
    let (big, little) = match (seats, options.jokers) {
        (2, Jokers::Two) | (3, _) => (1, 1),
        (5, _) => (2, 1),
        _ => (2, 2),
    };
    pack.extend(std::iter::repeat_n(Card::BIG_JOKER, big));
    pack.extend(std::iter::repeat_n(Card::LITTLE_JOKER, little));
    pack
}
