//! The legal moves of a seat, from its hand and the public state.

use crate::cards::set::CardSet;
use crate::engine::seat::Seat;

use super::meld::Meld;
use super::moves::{Move, Points};
use super::plays::{answers, leads};
use super::public::{Phase, Public};
use super::tally::Effect;
use super::values::sums_of;
use super::view::View;

/// Adds the legal moves of the seat to move, which holds this hand.
pub(super) fn moves(public: &Public, hand: CardSet, out: &mut Vec<Move>) {
    match public.phase {
        Phase::Take => out.extend([Move::TakeStock, Move::TakeDiscard]),
        Phase::Discard => out.extend(hand.iter().map(|card| Move::Discard(Meld::only(card)))),
        Phase::Shoot => {
            if !public.has_shot {
                out.push(Move::Pass);
            }
            leads(hand, public.trumps, public.options.sets, |lead| out.push(Move::Shoot(lead)));
        }
        Phase::Follow => {
            answers(hand, public.trumps, public.trick.lead(), |cards| {
                out.push(Move::Follow(cards));
            });
        }
        Phase::Score => scores(public, out),
        Phase::Sum => {
            let sum = public.sums[public.actor];
            out.extend([0, -sum].map(|change| Move::ScoreSum(Points::Change(change))));
        }
        Phase::Over(_) => {}
    }
}

/// Adds the legal scores of the trick's winner.
fn scores(public: &Public, out: &mut Vec<Move>) {
    let winner = public.actor;
    if !public.is_missed(winner) {
        public
            .trick
            .plays(public.seats)
            .for_each(|(_, cards)| scores_of(public, winner, cards, out));
        return;
    }
    let own = public.trick.of(winner);
    match own[..] {
        [_] => out.push(Move::Miss),
        _ => own.iter().for_each(|&card| scores_of(public, winner, Meld::only(card), out)),
    }
}

/// Adds the legal scores with these cards.
fn scores_of(public: &Public, seat: Seat, cards: Meld, out: &mut Vec<Move>) {
    let mut may_be_nothing = false;
    sums_of(&cards, |value| {
        if public.names_totals() {
            out.push(Move::Score(cards, Points::Named(value)));
            return;
        }
        let (change, or_nothing) = match public.effect(seat, value, cards.is_pair()) {
            Effect::Change(change) => (Some(change), false),
            Effect::Passes => (Some(-value), true),
            Effect::Nothing => (None, true),
        };
        may_be_nothing |= or_nothing;
        out.extend(change.map(|change| Move::Score(cards, Points::Change(change))));
    });
    if may_be_nothing {
        out.push(Move::Score(cards, Points::Change(0)));
    }
}

impl View {
    /// The legal moves of the seat to move, if its hand is known.
    pub fn moves(&self) -> Vec<Move> {
        let mut legal = Vec::new();
        moves(&self.public, self.hand(self.public.actor), &mut legal);
        legal
    }
}
