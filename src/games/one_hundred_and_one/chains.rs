//! Chains: cards of a hand that can be played one after the other before another seat is to move.

use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};

use super::demand::Demand;
use super::moves::Move;
use super::pack::{ACE, EIGHT, QUEENS, rank_of, strike};
use super::public::Public;

/// Maximum number of positions searched for one move. Long hands have too many chains to search all.
const MOST_LOOKED_AT: u32 = 2000;

/// The end of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ChainEnd {
    /// The cards left in the hand.
    pub(super) rest: CardSet,
    /// The card that was laid down last.
    pub(super) last: Card,
    /// Number of cards that others had to draw.
    pub(super) struck: u8,
    /// Whether the seat must draw next, for a cover or because no card fits.
    pub(super) draws: bool,
    /// Whether the chain ends with an uncovered eight.
    pub(super) uncovered: bool,
}

/// A search for chains.
pub(super) struct Chains<'a> {
    /// Whether a skip gives the turn back.
    two_left: bool,
    worth: &'a dyn Fn(&ChainEnd) -> i32,
    looked_at: u32,
}

impl<'a> Chains<'a> {
    /// A search for the chain of the seat to move with the highest `worth`.
    pub(super) fn new(public: &Public, worth: &'a dyn Fn(&ChainEnd) -> i32) -> Self {
        Chains { two_left: public.playing.len() == 2, worth, looked_at: 0 }
    }

    /// The highest worth of a chain that begins with this move from this hand.
    pub(super) fn best_after(&mut self, hand: CardSet, mv: &Move) -> i32 {
        let Move::Play(laid, order) = mv else { return i32::MIN };
        let end = ChainEnd {
            struck: laid.iter().map(|&card| strike(card)).sum(),
            ..ChainEnd::after(laid[laid.len() - 1], hand - laid.iter().copied().collect())
        };
        self.extend(end, *order)
    }

    fn extend(&mut self, end: ChainEnd, order: Option<Suit>) -> i32 {
        self.looked_at += 1;
        let is_eight = rank_of(end.last) == EIGHT;
        let turn_is_back = self.two_left && (strike(end.last) > 0 || rank_of(end.last) == ACE);
        let is_out = end.rest.is_empty() && !is_eight;
        if is_out || !(is_eight || turn_is_back) || self.looked_at > MOST_LOOKED_AT {
            return (self.worth)(&end);
        }
        let wanted = order.map_or(Demand::on(end.last), Demand::ordered);
        let fitting = end.rest & wanted.cards();
        let best = fitting.iter().map(|card| {
            let struck = end.struck + strike(card);
            let rest = end.rest.without(card);
            self.extend(ChainEnd { rest, last: card, struck, ..end }, None)
        });
        best.max()
            .unwrap_or_else(|| (self.worth)(&ChainEnd { draws: true, uncovered: is_eight, ..end }))
    }
}

impl ChainEnd {
    /// The end of a chain with this last card.
    pub(super) fn after(last: Card, rest: CardSet) -> ChainEnd {
        ChainEnd { rest, last, struck: 0, draws: false, uncovered: false }
    }

    /// Whether the chain empties the hand.
    pub(super) fn is_out(&self) -> bool {
        self.rest.is_empty() && !self.uncovered
    }

    /// Whether a queen was the very last card.
    pub(super) fn is_out_on_queen(&self) -> bool {
        self.is_out() && QUEENS.contains(self.last)
    }
}
