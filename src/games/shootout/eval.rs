//! The evaluation of positions.

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::seat::{BySeat, Seat};

use super::legal::moves;
use super::moves::{Move, Points};
use super::position::Shootout;
use super::public::{End, Phase, Public};
use super::trick::Trick;
use super::tricks_to_go::Tries;
use super::trumps::{Trumps, height};

/// Strength of a card in tricks: its height, and 14 more for a trump.
pub(super) fn strength(trumps: Trumps, card: Card) -> i32 {
    let bonus = if trumps.contain(card) { 14 } else { 0 };
    i32::from(height(card)) + bonus
}

/// The seat's total after this scoring move. With three shots summed, it is the total if the turn's sum were added now.
pub(super) fn total_after(public: &Public, seat: Seat, mv: &Move) -> i32 {
    let with =
        |sum| public.tally.totals[seat] + public.tally.towards_target(&public.options, seat, sum);
    match mv {
        Move::Score(_, Points::Named(value)) => with(public.sums[seat] + value),
        Move::Score(_, Points::Change(change)) | Move::ScoreSum(Points::Change(change)) => {
            public.tally.totals[seat] + change
        }
        _ => with(public.sums[seat]),
    }
}

/// The winner's gain from a trick: number of tricks by which its best score shortens the way to the target.
pub(super) fn gain(public: &Public, trick: Trick, winner: Seat) -> f64 {
    let tries = Tries::get(&public.options);
    let public = Public { phase: Phase::Score, actor: winner, trick, ..public.clone() };
    let mut scores = Vec::new();
    moves(&public, CardSet::EMPTY, &mut scores);
    let left =
        scores.iter().map(|mv| tries.to_win(&public, winner, total_after(&public, winner, mv)));
    let now = tries.to_win(&public, winner, total_after(&public, winner, &Move::Miss));
    now - left.fold(f64::MAX, f64::min)
}

/// Strength of a hand in tricks. The hand is filled up after every turn, so the average of its cards counts.
fn hand_weight(trumps: Trumps, hand: CardSet) -> f64 {
    let all: i32 = hand.iter().map(|card| strength(trumps, card)).sum();
    4.0 + f64::from(all) / hand.len().max(1) as f64
}

/// Each seat's chance to win, by each total's distance from its target and by the hands. The seat whose cards win an
/// unfinished trick so far is assumed to win it.
pub(super) fn prospects(game: &Shootout) -> BySeat<f64> {
    let public = &game.public;
    let mut prospects = BySeat::default();
    match public.phase {
        Phase::Over(End::Won(winner)) => prospects[winner] = 1.0,
        Phase::Over(_) => {}
        phase => {
            let is_running = matches!(phase, Phase::Follow | Phase::Score);
            let ahead = is_running.then(|| public.trick_winner());
            for seat in Seat::all(public.seats) {
                prospects[seat] = weight(game, seat, ahead);
            }
            let all: f64 = prospects.of(public.seats).iter().sum();
            prospects.0.iter_mut().for_each(|prospect| *prospect /= all);
        }
    }
    prospects
}

/// A seat's weight against the others, from its hand and the number of tricks to its target.
fn weight(game: &Shootout, seat: Seat, ahead: Option<Seat>) -> f64 {
    let public = &game.public;
    // Includes the values named in an unfinished turn.
    let total = total_after(public, seat, &Move::Miss);
    let mut tries = Tries::get(&public.options).to_win(public, seat, total) + 0.6;
    if ahead == Some(seat) {
        tries -= gain(public, public.trick, seat);
    }
    hand_weight(public.trumps, game.hands[seat]) / (tries * tries)
}
