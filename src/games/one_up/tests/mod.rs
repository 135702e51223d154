//! Tests: the arithmetic of the rules page case by case, the solver against plain search, and the table.

mod answers;
mod bots;
mod clock;
mod ends;
mod explain;
mod facts;
mod game;
mod input;
mod keyboards;
mod knowledge;
mod moves;
mod options;
mod plain;
mod search;
mod shorthand;
mod table;
mod texts;
mod worked;
mod wrong;

use crate::cards::rng::Rng;
use crate::cards::{Card, Suit};

use super::JokerReading;

const READINGS: [JokerReading; 2] = [JokerReading::Strict, JokerReading::Free];

/// Cards by their names.
fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

/// The 52 cards and four Jokers.
fn pack() -> Vec<Card> {
    let suited = Suit::ALL.into_iter().flat_map(|suit| (1..=13).map(move |rank| (rank, suit)));
    let mut pack: Vec<Card> = suited.map(|(rank, suit)| Card::suited(rank, suit)).collect();
    pack.extend([Card::BIG_JOKER; 2]);
    pack.extend([Card::LITTLE_JOKER; 2]);
    pack
}

/// A random display of this size; every other time with more face cards and Jokers than usual.
fn random_display(size: usize, rng: &mut Rng) -> Vec<Card> {
    let mut pack = pack();
    if rng.one_in(2) {
        pack.retain(|card| card.rank().is_none_or(|rank| rank > 10) || rng.one_in(4));
    }
    rng.shuffle(&mut pack);
    pack.truncate(size);
    pack
}
