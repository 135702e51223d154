//! The values of cards, and the height of a ladder.

use crate::cards::{Card, Suit};
use crate::i18n::Text;

use super::texts;

/// Number of cards in a hand before and after a turn.
pub(super) const RUNGS: usize = 5;
/// Maximum number of cards of one rank in a ladder, without the option `any_ranks`.
const MOST_OF_A_RANK: usize = 2;

/// The value of a card regardless of colour: 1 for the ace to 13 for the king.
#[inline]
pub(super) fn value(card: Card) -> i32 {
    card.rank().map_or(0, i32::from)
}

/// The step of a card in a ladder: its value up, or down if it is black.
#[inline]
pub(super) fn rung(card: Card) -> i32 {
    let is_red = card.suit().is_some_and(Suit::is_red);
    if is_red { value(card) } else { -value(card) }
}

/// The sum of the values of cards, regardless of colour.
#[inline]
pub(super) fn plain_sum(cards: &[Card]) -> i32 {
    cards.iter().map(|&card| value(card)).sum()
}

/// The height to which the cards lead from a Starter.
#[inline]
pub(super) fn height(starter: Card, cards: &[Card]) -> i32 {
    value(starter) + cards.iter().map(|&card| rung(card)).sum::<i32>()
}

/// A fault of a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// It leads to this height instead of the Head.
    Misses(i32),
    /// It has more than two cards of this rank.
    Repeats(u8),
}

/// The fault of these five cards between a Starter and the Head; `None` if they are valid.
pub(super) fn fault(starter: Card, cards: &[Card], head: Card, any_ranks: bool) -> Option<Fault> {
    let height = height(starter, cards);
    if height != value(head) {
        return Some(Fault::Misses(height));
    }
    let repeated = if any_ranks { None } else { repeated_rank(cards) };
    repeated.map(Fault::Repeats)
}

/// A rank with more than two of these cards.
pub(super) fn repeated_rank(cards: &[Card]) -> Option<u8> {
    let ranks = || cards.iter().filter_map(|card| card.rank());
    ranks().find(|&rank| ranks().filter(|&other| other == rank).count() > MOST_OF_A_RANK)
}

/// The cards of a rank: "sixes".
pub(super) fn rank_name(rank: u8) -> Text {
    const NAMES: [Text; 13] = [
        texts::ACES,
        texts::TWOS,
        texts::THREES,
        texts::FOURS,
        texts::FIVES,
        texts::SIXES,
        texts::SEVENS,
        texts::EIGHTS,
        texts::NINES,
        texts::TENS,
        texts::JACKS,
        texts::QUEENS,
        texts::KINGS,
    ];
    NAMES[usize::from(rank.clamp(1, 13)) - 1]
}
