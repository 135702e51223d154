//! What players have seen and may remember.
//!
//! Everything is counted from the moment the present stock was made: the pack at the deal, a shuffled
//! discard pile after a rebuild. All but the values in `drawn` is known to everybody.

use crate::cards::Card;
use crate::seat::{BySeat, Seat};

use super::counts::Counts;

/// Who has seen what since the stock was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Memory {
    /// The cards of which the stock was made.
    pub(super) made: Counts,
    /// The cards that each seat has drawn from it. How many is known to all, which only to that seat.
    pub(super) drawn: BySeat<Counts>,
    /// Cards in each hand that all have seen there: taken from the discard pile and not laid down since.
    pub(super) known: BySeat<Counts>,
    /// Cards that each seat has laid down out of the unseen part of its hand, and that may have come from
    /// the present stock.
    pub(super) shown: BySeat<Counts>,
}

impl Memory {
    /// A new stock lies on the table.
    pub(super) fn stock_made(&mut self, of: Counts) {
        *self = Memory { made: of, known: self.known, ..Memory::default() };
    }

    /// A seat has drawn a card that only it has seen.
    #[inline]
    pub(super) fn draws(&mut self, seat: Seat, card: Card) {
        self.drawn[seat][card] += 1;
    }

    /// A seat has taken a card that all have seen.
    #[inline]
    pub(super) fn takes(&mut self, seat: Seat, card: Card) {
        self.known[seat][card] += 1;
    }

    /// A seat lays down a card. Where all know that it holds such a card, it is that one.
    #[inline]
    pub(super) fn lays_down(&mut self, seat: Seat, card: Card) {
        if self.known[seat][card] > 0 {
            self.known[seat][card] -= 1;
        } else if !self.drawn[seat].is_empty() {
            self.shown[seat][card] += 1;
        }
    }
}
