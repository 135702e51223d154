//! The legal moves of a seat, from its hand and the public state.

use crate::cards::set::CardSet;
use crate::engine::seat::Seat;

use super::meld::Meld;
use super::moves::{Move, Points};
use super::open::{Phase, Public};
use super::plays::{answers, leads};
use super::tally::Effect;
use super::values::sums_of;

/// Adds the legal moves of the seat to move, which holds this hand.
pub(super) fn moves(open: &Public, hand: CardSet, out: &mut Vec<Move>) {
    match open.phase {
        Phase::Take => out.extend([Move::TakeStock, Move::TakeDiscard]),
        Phase::Discard => out.extend(hand.iter().map(|card| Move::Discard(Meld::only(card)))),
        Phase::Shoot => {
            if !open.has_shot {
                out.push(Move::Pass);
            }
            leads(hand, open.trumps, open.options.sets, |lead| out.push(Move::Shoot(lead)));
        }
        Phase::Follow => {
            answers(hand, open.trumps, open.trick.lead(), |cards| out.push(Move::Follow(cards)));
        }
        Phase::Score => scores(open, out),
        Phase::Sum => {
            let sum = open.sums[open.actor];
            out.extend([0, -sum].map(|change| Move::ScoreSum(Points::Change(change))));
        }
        Phase::Over(_) => {}
    }
}

/// Adds the legal scores of the trick's winner.
fn scores(open: &Public, out: &mut Vec<Move>) {
    let winner = open.actor;
    if !open.is_missed(winner) {
        open.trick.plays(open.seats).for_each(|(_, cards)| scores_of(open, winner, cards, out));
        return;
    }
    let own = open.trick.of(winner);
    match own[..] {
        [_] => out.push(Move::Miss),
        _ => own.iter().for_each(|&card| scores_of(open, winner, Meld::only(card), out)),
    }
}

/// Adds the legal scores with these cards.
fn scores_of(open: &Public, seat: Seat, cards: Meld, out: &mut Vec<Move>) {
    let mut may_be_nothing = false;
    sums_of(&cards, |value| {
        if open.names_totals() {
            out.push(Move::Score(cards, Points::Named(value)));
            return;
        }
        let (change, or_nothing) = match open.effect(seat, value, cards.is_pair()) {
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
