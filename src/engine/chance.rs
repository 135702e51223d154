//! The randomness of a match: where the order of its cards comes from.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::engine::seat::Seat;

/// The largest number of rounds that one list of seeds covers.
pub const MOST_ROUNDS: u32 = 1_000;
/// The largest number of devices, each of which adds a shuffle.
pub const MOST_DEVICES: usize = 6;

/// Where the order of the cards of a match comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardOrder {
    /// One seed for the whole match.
    Seed(Seed),
    /// Seeds of several devices, whose shuffles follow one another, for consecutive ranges of rounds.
    Seeds(Arc<[SeedRange]>),
    /// An order that somebody else knows, as far as it has become known.
    Script(Box<Script>),
}

/// The seeds of several devices for a range of rounds.
///
/// Each device has a chain of seeds, of which each is the SHA-256 of the one for the following round. So the seed of
/// the last round gives those of all earlier rounds, and no earlier seed tells a later one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedRange {
    /// The last round of the range. The first one follows the range before.
    pub last: u32,
    /// The seed of each device for the last round, in the order of their shuffles.
    pub seeds: Vec<Seed>,
}

/// What has become known of an order of cards that somebody else knows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// The cards of the next shuffles in the middle of a round, in their order afterwards.
    pub orders: VecDeque<Vec<Card>>,
    /// The answers to the next questions about hidden hands.
    pub answers: VecDeque<bool>,
    /// The cards of the first shuffle without an order, in their order before it.
    pub unordered: Option<Vec<Card>>,
    /// The seat that has to answer the first question without an answer, and the answer for its hand in this position.
    pub asked: Option<(Seat, bool)>,
}

/// The error for ranges of seeds that no match has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSeeds {
    /// A range ends before it begins, or too late.
    #[error("the ranges of rounds are not in order, or a range has more than {MOST_ROUNDS} rounds")]
    Rounds,
    /// A range has too few or too many seeds.
    #[error("a range has one seed for each of 2 to {MOST_DEVICES} devices")]
    Devices,
}

impl From<Seed> for CardOrder {
    fn from(seed: Seed) -> CardOrder {
        CardOrder::Seed(seed)
    }
}

impl CardOrder {
    /// The order of a match between devices.
    ///
    /// # Errors
    /// [`BadSeeds`] if the ranges are not in order, or have too few or too many rounds or seeds.
    pub fn of_devices(ranges: Vec<SeedRange>) -> Result<CardOrder, BadSeeds> {
        let mut before = 0;
        for SeedRange { last, seeds } in &ranges {
            if *last <= before || *last - before > MOST_ROUNDS {
                return Err(BadSeeds::Rounds);
            }
            if !(2..=MOST_DEVICES).contains(&seeds.len()) {
                return Err(BadSeeds::Devices);
            }
            before = *last;
        }
        if ranges.is_empty() { Err(BadSeeds::Rounds) } else { Ok(CardOrder::Seeds(ranges.into())) }
    }

    /// A seed that identifies the order, for random choices beside the cards.
    pub fn seed(&self) -> Seed {
        match self {
            CardOrder::Seed(seed) => *seed,
            CardOrder::Seeds(ranges) => {
                let seeds = ranges.iter().flat_map(|range| &range.seeds);
                let all = seeds.fold(Sha256::new(), |all, seed| all.chain_update(seed.0));
                Seed(all.finalize().into())
            }
            CardOrder::Script(_) => Seed([0; 32]),
        }
    }

    /// The one seed, or `None` for a match between devices.
    pub fn only_seed(&self) -> Option<Seed> {
        match self {
            CardOrder::Seed(seed) => Some(*seed),
            CardOrder::Seeds(_) | CardOrder::Script(_) => None,
        }
    }

    /// Shuffles the pack of a round.
    pub fn shuffle_pack(&self, round: u32, pack: &mut [Card]) {
        self.permute(round, 0, pack);
    }

    /// Applies the shuffle with this number in the round. Shuffle 0 is that of the pack.
    pub fn permute(&self, round: u32, shuffle: u32, cards: &mut [Card]) {
        let stream = u64::from(round) << 32 | u64::from(shuffle);
        match self {
            CardOrder::Seed(seed) => Rng::new(*seed, stream).shuffle(cards),
            CardOrder::Seeds(ranges) => {
                // After the last known round the order is arbitrary, but fixed.
                let Some(range) = ranges.iter().find(|range| round <= range.last).or(ranges.last())
                else {
                    return;
                };
                for seed in &range.seeds {
                    let seed = earlier(*seed, range.last.saturating_sub(round));
                    Rng::new(seed, stream).shuffle(cards);
                }
            }
            CardOrder::Script(_) => {}
        }
    }
}

/// The seed of a device this number of rounds before: SHA-256, repeated.
pub fn earlier(seed: Seed, rounds: u32) -> Seed {
    (0..rounds).fold(seed, |seed, _| Seed(Sha256::digest(seed.0).into()))
}

impl Script {
    fn arrange(&mut self, cards: &mut [Card]) {
        match self.orders.pop_front() {
            Some(order) if order.len() == cards.len() => cards.copy_from_slice(&order),
            _ => {
                self.unordered.get_or_insert_with(|| cards.to_vec());
            }
        }
    }

    fn answer(&mut self, seat: Seat, here: bool) -> bool {
        let answer = self.answers.pop_front();
        if answer.is_none() && self.asked.is_none() {
            self.asked = Some((seat, here));
        }
        answer.unwrap_or(here)
    }
}

/// The maker of all shuffles of a match. A shuffle depends only on the order of the match, the round and its number in that
/// round, not on other draws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chance {
    /// Whoever reads a position gets to know no order.
    #[serde(skip, default = "unknown")]
    order: CardOrder,
    round: u32,
    shuffles: u32,
}

fn unknown() -> CardOrder {
    CardOrder::Script(Box::default())
}

impl Chance {
    /// Shuffles for a match, at its first round.
    pub fn new(order: impl Into<CardOrder>) -> Chance {
        Chance { order: order.into(), round: 1, shuffles: 0 }
    }

    /// Advances to the next round.
    pub fn next_round(&mut self) {
        self.round += 1;
        self.shuffles = 0;
    }

    /// Shuffles cards in the middle of a round.
    pub fn shuffle(&mut self, cards: &mut [Card]) {
        self.shuffles += 1;
        match &mut self.order {
            CardOrder::Script(script) => script.arrange(cards),
            order => order.permute(self.round, self.shuffles, cards),
        }
    }

    /// The answer to a question that a hidden hand decides and that everybody hears: the true one, or that of the
    /// script if this position does not know the hand.
    pub fn answer(&mut self, seat: Seat, truth: bool) -> bool {
        match &mut self.order {
            CardOrder::Script(script) => script.answer(seat, truth),
            CardOrder::Seed(_) | CardOrder::Seeds(_) => truth,
        }
    }

    /// Follows a script from now on.
    pub fn follow(&mut self, script: Script) {
        self.order = CardOrder::Script(Box::new(script));
    }

    /// The script that is followed, with what it lacked.
    pub fn script(&self) -> Option<&Script> {
        match &self.order {
            CardOrder::Script(script) => Some(script),
            CardOrder::Seed(_) | CardOrder::Seeds(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack() -> Vec<Card> {
        (0..52).map(Card::of_index).collect()
    }

    #[test]
    fn one_seed_shuffles_as_ever() {
        let (seed, mut ours, mut plain) = (Seed::from_number(2), pack(), pack());
        CardOrder::Seed(seed).shuffle_pack(3, &mut ours);
        Rng::new(seed, 3 << 32).shuffle(&mut plain);
        assert_eq!(ours, plain);
        Chance::new(seed).shuffle(&mut ours);
        Rng::new(seed, 1 << 32 | 1).shuffle(&mut plain);
        assert_eq!(ours, plain);
    }

    #[test]
    fn the_shuffles_of_several_seeds_follow_one_another() {
        let seeds: Vec<Seed> = (1..4).map(Seed::from_number).collect();
        let ranges = vec![SeedRange { last: 2, seeds: seeds.clone() }];
        let order = CardOrder::of_devices(ranges).expect("three devices");
        for round in [1, 2] {
            let (mut ours, mut plain) = (pack(), pack());
            order.shuffle_pack(round, &mut ours);
            for seed in &seeds {
                Rng::new(earlier(*seed, 2 - round), u64::from(round) << 32).shuffle(&mut plain);
            }
            assert_eq!(ours, plain);
        }
    }

    #[test]
    fn bad_ranges_are_refused() {
        let range = |last, devices| SeedRange { last, seeds: vec![Seed::from_number(1); devices] };
        for ranges in
            [vec![], vec![range(0, 2)], vec![range(5, 2), range(5, 2)], vec![range(1_001, 2)]]
        {
            assert_eq!(CardOrder::of_devices(ranges), Err(BadSeeds::Rounds));
        }
        for devices in [0, 1, 7] {
            assert_eq!(CardOrder::of_devices(vec![range(1, devices)]), Err(BadSeeds::Devices));
        }
    }

    #[test]
    fn a_script_orders_answers_and_says_what_it_lacks() {
        let mut chance = Chance::new(Seed::from_number(1));
        let order: Vec<Card> = pack().into_iter().rev().collect();
        chance.follow(Script {
            orders: [order.clone()].into(),
            answers: [false].into(),
            ..Script::default()
        });
        let mut cards = pack();
        chance.shuffle(&mut cards);
        assert_eq!(cards, order);
        assert!(!chance.answer(Seat(1), true));
        chance.shuffle(&mut cards);
        assert!(chance.answer(Seat(2), true));
        let script = chance.script().expect("a script");
        assert_eq!(
            (script.unordered.as_ref(), script.asked),
            (Some(&order), Some((Seat(2), true)))
        );
    }
}
