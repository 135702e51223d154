//! What players have seen, and may remember, of cards that are drawn in secret, taken from a discard pile and
//! laid down, in packs with equal cards.
//!
//! Everything is counted from the moment the present stock was made: the pack at the deal, shuffled discards
//! after a rebuild. Of equal cards the known one is laid down first.

mod contingency;
mod sample;

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::counts::Counts;
use crate::engine::seat::{BySeat, Seat};

pub use sample::Hidden;

/// Who has seen what since the stock was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory<const FIRST: u8, const KINDS: usize> {
    /// Cards that were hidden in each hand when the stock was made, without those that have certainly been
    /// laid down since.
    before: BySeat<Counts<FIRST, KINDS>>,
    seen: Seen<FIRST, KINDS>,
}

/// What everybody has seen since the stock was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Seen<const FIRST: u8, const KINDS: usize> {
    /// How many cards each seat has drawn from it.
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
    /// The same of all others together: what it saw nowhere and what did not go into the stock.
    others: Counts<FIRST, KINDS>,
    seen: Seen<FIRST, KINDS>,
}

impl<const FIRST: u8, const KINDS: usize> Memory<FIRST, KINDS> {
    /// The stock was rebuilt out of cards that all have seen, while these hands were held.
    pub fn rebuilt(&mut self, hands: &BySeat<Counts<FIRST, KINDS>>) {
        let known = self.seen.known;
        self.before = *hands;
        for (before, known) in self.before.0.iter_mut().zip(known.0) {
            *before -= known;
        }
        self.seen = Seen { known, ..Seen::default() };
    }

    /// A seat has drawn a card that only it has seen.
    #[inline]
    pub fn draws(&mut self, seat: Seat) {
        self.seen.drawn[seat] += 1;
    }

    /// A seat has taken a card that all have seen.
    #[inline]
    pub fn takes(&mut self, seat: Seat, card: Card) {
        self.seen.known[seat][card] += 1;
    }

    /// A seat lays down a card. Where all know that it holds such a card, it is that one.
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

    /// Cards that all have seen coming into this hand and not leaving it.
    #[inline]
    pub fn known(&self, seat: Seat) -> Counts<FIRST, KINDS> {
        self.seen.known[seat]
    }

    /// What this seat may remember; without a seat, what all of them do together.
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
