//! The cards that players have seen and may remember.
//!
//! All 54 cards differ, so the heap of each unseen card is known. One heap is the cards of which the present stock was
//! made. The other is the cards that were hidden in hands at that moment. Every seat knows how many of another hand's
//! hidden cards come from either heap. It also knows suits that those cards cannot have, because the hand did not
//! follow suit. This knowledge differs between seats, since some looked at the stock's top card before it was drawn.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::knowledge::distinct::{Limits, Share};
use crate::engine::seat::{BySeat, Seat, SeatSet};

use super::trumps::PACK;

/// Maximum number of seats.
pub(super) const MOST_SEATS: usize = 4;

/// The knowledge of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// The limits on hidden cards, by the seat that knows them and the seat that holds the cards.
    pub(super) limits: [[HandLimits; MOST_SEATS]; MOST_SEATS],
}

/// Limits on a hand's hidden cards, for each of the two heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HandLimits {
    /// Limits on cards that were in hands when the present stock was made.
    pub older: Limits,
    /// Limits on cards of which the present stock was made.
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

    /// The cards in other hands that a seat knows.
    #[inline]
    pub(super) fn known_to(&self, viewer: Seat) -> CardSet {
        self.taken | self.peeked[viewer]
    }

    /// A hand's share of the older and of the newer heap: the cards that `viewer` does not know, with their limits.
    pub(super) fn shares(&self, viewer: Seat, seat: Seat, hand: CardSet) -> (Share, Share) {
        let hidden = hand - self.known_to(viewer);
        let HandLimits { older, newer } = self.limits[viewer.0 as usize][seat.0 as usize];
        let share = |cards: CardSet, limits| Share { takes: cards.len() as u8, limits };
        (share(hidden - self.made, older), share(hidden & self.made, newer))
    }

    /// All other seats.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats).filter(move |&other| other != seat)
    }

    /// Records that a seat draws the stock's top card. The hand already holds it.
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

    /// Records that a seat takes a card that all have seen.
    #[inline]
    pub(super) fn takes(&mut self, card: Card) {
        self.taken.insert(card);
    }

    /// Records that a seat plays or discards a card.
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

    /// Records that a hand holds none of these cards, as all have seen.
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

    /// Records that the empty stock is rebuilt of these cards. The cards hidden in hands become one heap.
    pub(super) fn stock_made(&mut self, of: CardSet, hands: &BySeat<CardSet>) {
        for viewer in Seat::all(self.seats) {
            // The old stock is used up, so a seat that counts cards knows which cards the others hold together.
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
