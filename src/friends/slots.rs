//! The places of a locked pack, and where their cards are before anybody has seen them.

use std::collections::{BTreeMap, VecDeque};

use crate::engine::event::Event;
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};

/// One card of a locked pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slot {
    /// Number of the shuffle in its round: 0 for the pack, then 1 for the first rebuilt stock.
    pub shuffle: usize,
    /// Index in the order after the shuffle.
    pub index: usize,
}

/// A card that the rules open to some seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its place in a locked pack.
    pub slot: Slot,
    /// The seats that may see it.
    pub seats: SeatSet,
}

/// The face-down piles of a round as slots, the next card first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slots {
    piles: BTreeMap<Place, VecDeque<Slot>>,
    shuffles: usize,
}

impl Slots {
    /// A pack that is about to be dealt.
    pub fn of_pack(cards: usize) -> Slots {
        let stock = (0..cards).map(|index| Slot { shuffle: 0, index }).collect();
        Slots { piles: [(Place::STOCK, stock)].into(), shuffles: 0 }
    }

    /// Number of rebuilt stocks.
    pub fn shuffles(&self) -> usize {
        self.shuffles
    }

    /// Where a card lies face down: its pile, and its depth below the top.
    pub fn find(&self, slot: Slot) -> Option<(Place, usize)> {
        self.piles.iter().find_map(|(place, pile)| {
            pile.iter().position(|&other| other == slot).map(|depth| (*place, depth))
        })
    }

    /// Follows an event. Returns the card that it opens, and to whom.
    pub fn follow<N>(&mut self, event: &Event<N>) -> Option<Opening> {
        match event {
            Event::Move { from, to, seen, .. } => self.moved(*from, *to, *seen),
            Event::Look { seat, at, .. } => {
                let slot = *self.piles.get(at)?.front()?;
                Some(Opening { slot, seats: SeatSet::singleton(*seat) })
            }
            Event::Rebuild { cards, .. } => {
                self.shuffles += 1;
                let shuffle = self.shuffles;
                // The last card of a shuffled pile lies on top.
                let stock = (0..usize::from(*cards)).rev().map(|index| Slot { shuffle, index });
                self.piles.insert(Place::STOCK, stock.collect());
                None
            }
            Event::Deal { .. }
            | Event::Note(_)
            | Event::Score { .. }
            | Event::RoundOver
            | Event::Over => None,
        }
    }

    fn moved(&mut self, from: Place, to: Place, seats: SeatSet) -> Option<Opening> {
        let slot = self.piles.get_mut(&from)?.pop_front()?;
        if seats == SeatSet::NONE {
            self.piles.entry(to).or_default().push_back(slot);
            return None;
        }
        Some(Opening { slot, seats })
    }
}

impl Opening {
    /// Whether this seat may see the card.
    pub fn is_for(&self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }
}
