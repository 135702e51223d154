//! The values of cards.

use crate::cards::Card;

/// The values of a card, the lowest first: an ace counts 1 or 15, a Joker 1 or 20, a king, queen, jack or ten
/// 10, and every other card its number.
pub(super) const fn values_of(card: Card) -> &'static [i32] {
    const NUMBERS: [i32; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    match card.rank() {
        None => &[1, 20],
        Some(1) => &[1, 15],
        Some(rank @ 2..=9) => NUMBERS.split_at(rank as usize - 1).1.split_at(1).0,
        Some(_) => &[10],
    }
}

/// Passes to `out` the possible sums of cards of one rank, the lowest first.
pub(super) fn sums_of(cards: &[Card], mut out: impl FnMut(i32)) {
    let Some(card) = cards.first() else { return };
    let (values, count) = (values_of(*card), cards.len() as i32);
    match *values {
        [low, high] => (0..=count).for_each(|highs| out(low * (count - highs) + high * highs)),
        [value] => out(value * count),
        _ => {}
    }
}
