//! What players have seen and may remember.
//!
//! All 54 cards differ, so a card that somebody does not see is known to come from one of two heaps: those of
//! which the present stock was made, and those that were hidden in hands at that moment. Of each seat's
//! hidden cards every other seat knows how many come from either heap, and what they cannot be because suit
//! was not followed. That differs from seat to seat, since some have looked at the stock's top card before
//! it was drawn.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::knowledge::distinct::{Limits, Share};
use crate::engine::seat::{BySeat, Seat, SeatSet};

use super::trumps::PACK;

/// The most seats at a table.
pub(super) const MOST_SEATS: usize = 4;

/// Who has seen what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Memory {
    /// Number of seats.
    seats: u8,
    /// The seats that have looked at the stock's top card.
    pub(super) looked: SeatSet,
    /// The cards of which the present stock was made; before the first rebuild, the whole pack.
    pub(super) made: CardSet,
    /// Cards in hands that all have seen: taken from the discard pile and not played since.
    pub(super) taken: CardSet,
    /// For each seat: cards in other hands that it saw on top of the stock before they were drawn.
    pub(super) peeked: BySeat<CardSet>,
    /// For each seat: what it knows of the hidden cards of each other hand.
    pub(super) limits: [[HandLimits; MOST_SEATS]; MOST_SEATS],
}

/// What is known of a hand's hidden cards, for each of the two heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HandLimits {
    /// Of those that were in hands when the present stock was made.
    pub older: Limits,
    /// Of those of which it was made.
    pub newer: Limits,
}

impl Memory {
    /// Before the deal nobody has seen anything.
    pub(super) fn new(seats: u8) -> Memory {
        Memory {
            seats,
            looked: SeatSet::NONE,
            made: PACK,
            taken: CardSet::EMPTY,
            peeked: BySeat::default(),
            limits: Default::default(),
        }
    }

    /// What a seat knows of the cards in other hands.
    #[inline]
    pub(super) fn known_to(&self, viewer: Seat) -> CardSet {
        self.taken | self.peeked[viewer]
    }

    /// How many cards of each heap, of which nothing but the limits is known to somebody, a hand holds.
    pub(super) fn shares(&self, viewer: Seat, seat: Seat, hand: CardSet) -> (Share, Share) {
        let hidden = hand - self.known_to(viewer);
        let HandLimits { older, newer } = self.limits[viewer.0 as usize][seat.0 as usize];
        let share = |cards: CardSet, limits| Share { takes: cards.len() as u8, limits };
        (share(hidden - self.made, older), share(hidden & self.made, newer))
    }

    /// Everybody but this seat.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats).filter(move |&other| other != seat)
    }

    /// A seat draws the stock's top card. The hand holds it already.
    #[inline]
    pub(super) fn draws(&mut self, seat: Seat, card: Card, hand: CardSet) {
        for viewer in self.others(seat) {
            if self.looked.contains(viewer) {
                self.peeked[viewer].insert(card);
                continue;
            }
            let newer = &mut self.limits[viewer.0 as usize][seat.0 as usize].newer;
            if !newer.is_empty() {
                newer.draws(1);
                newer.settle(((hand - self.taken - self.peeked[viewer]) & self.made).len() as u8);
            }
        }
        self.looked = SeatSet::NONE;
    }

    /// A seat takes a card that all have seen.
    #[inline]
    pub(super) fn takes(&mut self, card: Card) {
        self.taken.insert(card);
    }

    /// A seat plays or discards a card.
    #[inline]
    pub(super) fn lays_down(&mut self, seat: Seat, card: Card) {
        if self.taken.remove(card) {
            return;
        }
        for viewer in self.others(seat) {
            if self.peeked[viewer].remove(card) {
                continue;
            }
            let limits = &mut self.limits[viewer.0 as usize][seat.0 as usize];
            let heap = if self.made.contains(card) { &mut limits.newer } else { &mut limits.older };
            if !heap.is_empty() {
                heap.shows(card);
            }
        }
    }

    /// All have seen that a hand holds none of these cards.
    pub(super) fn has_none(&mut self, seat: Seat, cards: CardSet, hand: CardSet) {
        for viewer in self.others(seat) {
            let (older, newer) = self.shares(viewer, seat, hand);
            let limits = &mut self.limits[viewer.0 as usize][seat.0 as usize];
            for (heap, share) in [(&mut limits.older, older), (&mut limits.newer, newer)] {
                heap.could_not(cards);
                heap.settle(share.takes);
            }
        }
    }

    /// The stock, which was empty, is made of these cards: what is hidden in hands becomes one heap.
    pub(super) fn stock_made(&mut self, of: CardSet, hands: &BySeat<CardSet>) {
        for viewer in Seat::all(self.seats) {
            // As nothing is left of the old stock, a seat that counts knows what others hold together.
            let held = self.others(viewer).fold(CardSet::EMPTY, |held, seat| held | hands[seat]);
            let hidden = held - self.known_to(viewer);
            for seat in self.others(viewer) {
                let (older, newer) = self.shares(viewer, seat, hands[seat]);
                let mut joined = newer.joined(hidden & self.made, &older, hidden - self.made);
                joined.limits.settle(joined.takes);
                self.limits[viewer.0 as usize][seat.0 as usize] =
                    HandLimits { older: joined.limits, newer: Limits::NONE };
            }
        }
        self.made = of;
        self.looked = SeatSet::NONE;
    }
}
