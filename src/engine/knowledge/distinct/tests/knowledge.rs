//! Compares limits with the list of all hands that the events allow.

use std::collections::BTreeSet;

use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;

use super::super::{LOOSEST, Limit, Limits, MOST_LIMITS, Share};
use super::{any_of, choices, pack};

/// A hand that is known only from events.
struct Observations {
    /// The cards that may be in the hand or in the stock.
    heap: CardSet,
    /// Number of cards in the hand.
    size: u8,
    /// All hands that the events allow.
    hands: BTreeSet<CardSet>,
    /// The limits after the events.
    limits: Limits,
}

impl Observations {
    fn new(cards: u8, size: u8) -> Observations {
        let heap = pack(cards);
        let hands = choices(heap, size as usize).into_iter().collect();
        Observations { heap, size, hands, limits: Limits::NONE }
    }

    /// Applies a random event that is possible.
    fn any_event(&mut self, rng: &mut Rng) {
        match rng.below(5) {
            0 | 1 => self.could_not(self.heap.sample(rng.below(4) as usize, rng)),
            2 => self.draws(1 + rng.below(2) as u8),
            3 => self.shows(rng),
            _ => self.limits.settle(self.size),
        }
    }

    fn could_not(&mut self, cards: CardSet) {
        let left: BTreeSet<_> =
            self.hands.iter().filter(|hand| !hand.intersects(cards)).copied().collect();
        if !left.is_empty() {
            self.hands = left;
            self.limits.could_not(cards);
        }
    }

    fn draws(&mut self, count: u8) {
        if self.heap.len() < (self.size + count) as usize {
            return;
        }
        let after = |&hand: &CardSet| {
            choices(self.heap - hand, count as usize).into_iter().map(move |drawn| hand | drawn)
        };
        self.hands = self.hands.iter().flat_map(after).collect();
        self.size += count;
        self.limits.draws(count);
    }

    fn shows(&mut self, rng: &mut Rng) {
        let hands: Vec<CardSet> = self.hands.iter().copied().collect();
        let Some(card) = rng.pick(&hands).sample(self.size.min(1) as usize, rng).first() else {
            return;
        };
        let with = hands.iter().filter(|hand| hand.contains(card));
        self.hands = with.map(|hand| hand.without(card)).collect();
        self.heap.remove(card);
        self.size -= 1;
        self.limits.shows(card);
    }

    fn hands_within_limits(&self) -> BTreeSet<CardSet> {
        let hands = choices(self.heap, self.size as usize).into_iter();
        hands.filter(|&hand| self.limits.allow(hand)).collect()
    }
}

#[test]
fn limits_allow_exactly_the_hands_that_the_events_allow() {
    let mut most_limits = 0;
    for seed in 0..1500 {
        let mut rng = Rng::new(Seed::from_number(seed), 0);
        let size = rng.below(5) as u8;
        let mut events = Observations::new(9, size);
        for _ in 0..12 {
            events.any_event(&mut rng);
            assert_eq!(
                events.hands_within_limits(),
                events.hands,
                "seed {seed}: {:?}",
                events.limits
            );
            most_limits = most_limits.max(events.limits.len());
        }
    }
    assert!(most_limits >= 4, "the events were too tame: {most_limits}");
}

#[test]
fn what_follows_from_other_limits_is_left_out() {
    let (small, large) = (pack(3), pack(6));
    let mut limits = Limits::NONE;
    limits.could_not(small);
    limits.draws(2);
    limits.could_not(large - small);
    assert!(
        limits
            .iter()
            .eq([Limit { cards: large - small, most: 0 }, Limit { cards: large, most: 2 }])
    );
    limits.shows(small.first().expect("a card"));
    limits.could_not(large);
    assert!(limits.iter().eq([Limit { cards: large, most: 0 }]));
    limits.draws(3);
    limits.settle(4);
    assert_eq!(limits.len(), 1);
    limits.settle(3);
    assert_eq!(limits, Limits::NONE);
}

#[test]
fn the_loosest_limits_are_forgotten() {
    let mut limits = Limits::NONE;
    for cards in 1..=MOST_LIMITS as u8 + 2 {
        limits.draws(1);
        limits.could_not(pack(cards));
        limits.could_not(CardSet::EMPTY);
    }
    assert_eq!(limits.len(), 1, "larger sets take in smaller ones");
    for card in pack(40) - pack(20) {
        limits.draws(1);
        limits.could_not(CardSet::singleton(card));
    }
    assert_eq!(limits.len(), MOST_LIMITS);
    assert!(limits.iter().map(|limit| limit.most as usize).eq(0..MOST_LIMITS));
    limits.draws(LOOSEST);
    assert_eq!(limits.len(), 1);
    limits.draws(u8::MAX);
    assert!(limits.is_empty());
}

#[test]
fn limits_read_back() {
    let limits = any_limits(pack(30), 8, &mut Rng::new(Seed::from_number(1), 0));
    assert!(limits.len() > 1);
    let bytes = postcard::to_allocvec(&limits).expect("limits can be written");
    assert_eq!(postcard::from_bytes(&bytes), Ok(limits));
    let crossed = [(pack(1), 0_u8), (pack(3) - pack(1), 1)];
    let bytes = postcard::to_allocvec(&crossed[..]).expect("a list can be written");
    assert!(postcard::from_bytes::<Limits>(&bytes).is_err());
}

/// Random limits, as after some events.
pub(super) fn any_limits(cards: CardSet, events: u32, rng: &mut Rng) -> Limits {
    let mut limits = Limits::NONE;
    for _ in 0..rng.below(events + 1) {
        limits.could_not(any_of(cards, rng));
        limits.draws(rng.below(3) as u8);
    }
    limits
}

#[test]
fn two_heaps_made_one_lose_nothing() {
    let (newer, both) = (pack(5), pack(9));
    let older = both - newer;
    let mut allowed = 0;
    for seed in 0..200 {
        let mut rng = Rng::new(Seed::from_number(seed), 0);
        let mut share = |takes| Share { takes, limits: any_limits(both, 2, &mut rng) };
        let (new, old) = ([share(2), share(3)], [share(1), share(3)]);
        let joined = [0, 1].map(|at| new[at].joined(newer, &old[at], older));
        for hand in choices(both, 3) {
            let hands = [hand, both - hand];
            let fits = |at: usize| {
                let (fresh, stale) = (hands[at] & newer, hands[at] & older);
                fresh.len() == new[at].takes as usize
                    && new[at].limits.allow(fresh)
                    && old[at].limits.allow(stale)
            };
            let may_be = fits(0) && fits(1);
            allowed += u32::from(may_be);
            let joined_may_be = (0..2).all(|at| joined[at].has_room_for(hands[at]));
            assert_eq!(joined_may_be, may_be, "seed {seed}: {hands:?} {joined:?}");
        }
    }
    assert!(allowed > 500, "the limits were too tight: {allowed}");
}
