//! Published figures of the game.

use std::collections::BTreeMap;

use crate::cards::rng::{Rng, Seed};
use crate::cards::{Card, Suit};
use crate::engine::game::Game;
use crate::games::broken_ladder::ladder::{fault, plain_sum, repeated_rank, rung};
use crate::games::broken_ladder::{BrokenLadder, LadderOptions};

#[test]
fn a_dealt_hand_is_valid_once_in_fifty_times() {
    let mut rng = Rng::new(Seed::from_number(16), 0);
    let mut pack = BrokenLadder::pack(&LadderOptions::default(), 2);
    let deals = 400_000;
    let mut valid = 0;
    for _ in 0..deals {
        rng.shuffle(&mut pack);
        let is_valid = fault(pack[0], &pack[2..7], pack[1], false).is_none();
        valid += u32::from(is_valid);
    }
    let chance = f64::from(valid) / f64::from(deals);
    assert!((chance - 0.021).abs() < 0.001, "{chance}");
}

/// All hands of five with at most two cards of a rank. One suit of each colour is enough.
fn hands() -> Vec<[Card; 5]> {
    let cards: Vec<Card> = (1..=13)
        .flat_map(|rank| [Suit::Hearts, Suit::Spades].map(|suit| Card::suited(rank, suit)))
        .collect();
    let mut hands = Vec::new();
    let from = |first: usize| first..cards.len();
    for a in from(0) {
        for b in from(a) {
            for c in from(b) {
                for d in from(c) {
                    for e in from(d) {
                        hands.push([a, b, c, d, e].map(|at| cards[at]));
                    }
                }
            }
        }
    }
    hands.retain(|hand| repeated_rank(hand).is_none());
    hands
}

#[test]
fn the_largest_valid_sums_are_those_published() {
    let mut largest: BTreeMap<i32, i32> = BTreeMap::new();
    for hand in hands() {
        let rise: i32 = hand.iter().map(|&card| rung(card)).sum();
        let best = largest.entry(rise).or_default();
        *best = (*best).max(plain_sum(&hand));
    }
    assert_eq!(largest[&0], 52);
    for (rise, sum) in [(6, 58), (9, 61), (11, 61), (12, 60)] {
        assert_eq!((largest[&rise], largest[&-rise]), (sum, sum), "{rise}");
    }
    assert!((-12..=12).all(|rise| largest[&rise] <= 61));
}
