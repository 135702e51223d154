//! What players have seen, and may remember, in packs with equal cards: cards drawn in secret, taken from a
//! discard pile and laid down.
//!
//! All counts begin when the present stock was made: from the pack at the deal, or from shuffled discards at a
//! rebuild. Of equal cards, the known one is laid down first.

mod contingency;
mod sample;

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::counts::Counts;
use crate::engine::seat::{BySeat, Seat};

pub use sample::Hidden;

/// Everything that the seats have seen since the stock was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Memory<const FIRST: u8, const KINDS: usize> {
    /// Cards that were hidden in each hand when the stock was made, without those that have certainly been
    /// laid down since.
    before: BySeat<Counts<FIRST, KINDS>>,
    seen: Seen<FIRST, KINDS>,
}

/// What everybody has seen since the stock was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Seen<const FIRST: u8, const KINDS: usize> {
    /// Number of cards that each seat has drawn from the stock.
    drawn: BySeat<u16>,
    /// Cards in each hand that were taken from the discard pile and not laid down since.
    known: BySeat<Counts<FIRST, KINDS>>,
    /// Cards that each seat has laid down out of the unseen part of its hand, and that may have come from
    /// the stock.
    shown: BySeat<Counts<FIRST, KINDS>>,
}

/// What one seat may remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall<const FIRST: u8, const KINDS: usize> {
    /// Cards that it held unseen when the stock was made, without those that it has certainly laid down.
    own: Counts<FIRST, KINDS>,
    /// The same for all other hands together: cards that the seat saw nowhere and that did not go into the stock.
    others: Counts<FIRST, KINDS>,
    seen: Seen<FIRST, KINDS>,
}

impl<const FIRST: u8, const KINDS: usize> Memory<FIRST, KINDS> {
    /// Records that the stock was rebuilt from cards that everybody has seen, while these hands were held.
    pub fn rebuilt(&mut self, hands: &BySeat<Counts<FIRST, KINDS>>) {
        let known = self.seen.known;
        self.before = *hands;
        for (before, known) in self.before.0.iter_mut().zip(known.0) {
            *before -= known;
        }
        self.seen = Seen { known, ..Seen::default() };
    }

    /// Records that a seat has drawn a card that only it has seen.
    #[inline]
    pub fn draws(&mut self, seat: Seat) {
        self.seen.drawn[seat] += 1;
    }

    /// Records that a seat has taken a card that everybody has seen.
    #[inline]
    pub fn takes(&mut self, seat: Seat, card: Card) {
        self.seen.known[seat][card] += 1;
    }

    /// Records that a seat lays down a card. If everybody knows that it holds such a card, it is that one.
    #[inline]
    pub fn lays_down(&mut self, seat: Seat, card: Card) {
        if self.seen.known[seat][card] > 0 {
            self.seen.known[seat][card] -= 1;
        } else if self.seen.drawn[seat] > 0 {
            self.seen.shown[seat][card] += 1;
        } else {
            self.before[seat][card] -= 1;
        }
    }

    /// Cards that everybody has seen coming into this hand and not leaving it.
    #[inline]
    pub fn known(&self, seat: Seat) -> Counts<FIRST, KINDS> {
        self.seen.known[seat]
    }

    /// What this seat may remember. Without a seat, what all seats remember together.
    pub fn recalled_by(&self, viewer: Option<Seat>) -> Recall<FIRST, KINDS> {
        let mut others = Counts::NONE;
        for (seat, before) in (0..).map(Seat).zip(self.before.0) {
            if viewer != Some(seat) {
                others += before;
            }
        }
        let own = viewer.map_or(Counts::NONE, |viewer| self.before[viewer]);
        Recall { own, others, seen: self.seen }
    }
}
