//! The evaluation of positions by the totals, and of the ends of chains.

use crate::bots::playout::shares;
use crate::engine::game::{Game, Turn};
use crate::engine::seat::{BySeat, Seat};

use super::chains::ChainEnd;
use super::options::HouseRules;
use super::pack::{QUEEN_OF_SPADES, QUEENS};
use super::position::OneHundredAndOne;
use super::scoring::{GOAL, cost_of_hand};

/// Added to the room below the goal. With it the formula below agrees with a value iteration over rounds between two
/// careful players: within 0.012 on average, 0.5 at equal totals, 0.77 for 0 against 60.
const BEYOND: i32 = 64;
/// Maximum room below the goal, including `BEYOND`; more room is no better.
const MOST_ROOM: i32 = 500;

/// Each player's chance by the totals. A player with more room below 101 is less likely to exceed it first.
pub(super) fn chances(game: &OneHundredAndOne) -> BySeat<f64> {
    if let Turn::Over(outcome) = game.turn() {
        return shares(outcome, game.public.seats);
    }
    let seats = || Seat::all(game.public.seats).filter(|&seat| !game.public.gone.contains(seat));
    let mut chances = BySeat::default();
    let mut sum = 0.0;
    for seat in seats() {
        let room = (GOAL + BEYOND - game.public.totals[seat.0 as usize]).clamp(1, MOST_ROOM);
        let room = f64::from(room);
        chances[seat] = room * room * room.sqrt();
        sum += chances[seat];
    }
    seats().for_each(|seat| chances[seat] /= sum);
    chances
}

/// Average penalty of a card that must be drawn.
pub(super) const DRAWN: i32 = 6;
/// Value of a queen in the hand: it always fits, and may be the last card.
const QUEEN_IN_HAND: i32 = 11;
/// Value of a queen in the hand to Casual where queens that are left alone cost much. A queen always fits.
const LONE_QUEEN: i32 = 3;

/// Value of a chain's end: minus the penalty of the cards left, minus 1 for each, and minus that of cards to be drawn.
/// With the option `lone_queen` each queen left counts [`LONE_QUEEN`].
pub(super) fn casual(options: &HouseRules, end: &ChainEnd) -> i32 {
    let drawn = if end.draws { DRAWN } else { 0 };
    let queens = if options.lone_queen { (end.rest & QUEENS).len() as i32 } else { 0 };
    LONE_QUEEN * queens - cost_of_hand(end.rest, options) - end.rest.len() as i32 - drawn
}

/// As [`casual`], with more factors: minus the penalty, and minus 3 for each card left, because each needs its moment
/// to be played. A card that others draw counts as much as one card fewer. Queens in the hand and going out count, too.
pub(super) fn skilled(options: &HouseRules, end: &ChainEnd) -> i32 {
    let queens = (end.rest & QUEENS).len() as i32;
    let kept = cost_of_hand(end.rest, options) + 3 * end.rest.len() as i32;
    let drawn = match (end.draws, end.uncovered) {
        (true, true) => 2 * DRAWN,
        (true, false) => DRAWN,
        (false, _) => 0,
    };
    let out = match (end.is_out(), end.is_out_on_queen()) {
        (true, true) if end.last == QUEEN_OF_SPADES => 60,
        (true, true) => 40,
        (true, false) => 20,
        (false, _) => 0,
    };
    QUEEN_IN_HAND * queens + DRAWN / 2 * i32::from(end.struck) + out - kept - drawn
}
