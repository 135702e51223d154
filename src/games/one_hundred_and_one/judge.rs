//! What a position is worth to each seat.

use crate::bots::search::{Judge, result};
use crate::game::{Game, Turn};
use crate::seat::{BySeat, Seat};

use super::pack::QUEENS;
use super::reckoning::cost_of_hand;
use super::rules::{OneHundredAndOne, Phase};

/// Judges by totals, and in the middle of a round by what the hands are likely to cost.
pub(super) struct Burdens;

/// A lead of so many points is as good as won.
const SURE: f64 = 160.0;

impl Judge<OneHundredAndOne> for Burdens {
    fn prospects(&self, game: &OneHundredAndOne) -> BySeat<f64> {
        if let Turn::Over(outcome) = game.turn() {
            return result(outcome);
        }
        let stays = |seat: &Seat| !game.gone.contains(*seat);
        let seats = || Seat::all(game.seats).filter(stays);
        let mut burdens = BySeat::default();
        for seat in seats() {
            burdens[seat] = burden(game, seat);
        }
        let count = seats().count() as f64;
        let all: f64 = seats().map(|seat| burdens[seat]).sum();
        let mut prospects = BySeat::default();
        for seat in seats() {
            let others = (all - burdens[seat]) / (count - 1.0).max(1.0);
            let lead = (others - burdens[seat]) / SURE;
            prospects[seat] = (0.5 + lead).clamp(0.02, 0.98);
        }
        prospects
    }

    fn is_settled(&self, game: &OneHundredAndOne, _: Seat) -> bool {
        matches!(game.phase, Phase::Over(_))
    }
}

/// A seat's total as it will probably be after the round.
fn burden(game: &OneHundredAndOne, seat: Seat) -> f64 {
    let total = f64::from(game.totals[seat.0 as usize]);
    if matches!(game.phase, Phase::Over(_)) {
        return total;
    }
    let hand = game.hand(seat);
    if hand.is_empty() && !game.playing.contains(seat) {
        return total - game.last_queens[seat.0 as usize].map_or(0.0, |_| 20.0);
    }
    // A queen fits whenever it is needed, and may be the last card; every other card must find its moment.
    let cards = hand.len() as f64;
    let queens = (hand & QUEENS).len() as f64;
    let cost = f64::from(cost_of_hand(hand, &game.options));
    total + 0.7 * cost + 3.0 * cards - 8.0 * queens
}
