//! Tests limits and deals against complete lists.

mod deals;
mod knowledge;

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::cards::set::CardSet;

/// The cards with the lowest indices.
fn pack(cards: u8) -> CardSet {
    (0..cards).map(Card::of_index).collect()
}

/// All sets of `count` of these cards.
fn choices(cards: CardSet, count: usize) -> Vec<CardSet> {
    let Some(first) = cards.first().filter(|_| count > 0) else {
        return if count == 0 { vec![CardSet::EMPTY] } else { Vec::new() };
    };
    let rest = cards.without(first);
    let mut all = choices(rest, count);
    all.extend(choices(rest, count - 1).into_iter().map(|set| set.with(first)));
    all
}

/// A random set of these cards. Its size is drawn first.
fn any_of(cards: CardSet, rng: &mut Rng) -> CardSet {
    let count = rng.below(cards.len() as u32 + 1) as usize;
    cards.sample(count, rng)
}
