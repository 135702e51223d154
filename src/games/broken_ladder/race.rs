//! Who completes a ladder first, and what that is worth.
//!
//! Each seat is taken to play for itself: its next turn ends the round as often as the stock holds a card
//! that completes its ladder, and later turns at least as often as usual, since a hand gets better.

use crate::bots::search::{Judge, in_parts_of_one, result, sigmoid};
use crate::game::Turn;
use crate::seat::{BySeat, Seat};

use super::BrokenLadder;
use super::hand::Hand;
use super::ladder::{RUNGS, plain_sum, value};
use super::outs::{Aim, Rungs, rungs_of};
use super::rules::Phase;

/// How often a turn completes a ladder, as people play.
const USUAL: f64 = 0.2;
/// Turns of each seat that are looked ahead.
const TURNS: usize = 8;
/// What a completed ladder counts, times its sum.
const TIMES: f64 = 10.0;
/// Points by which one round changes the lead, about.
const SWING: f64 = 250.0;

/// Judges positions as a race.
pub(super) struct Race;

impl Judge<BrokenLadder> for Race {
    fn prospects(&self, game: &BrokenLadder) -> BySeat<f64> {
        if let Turn::Over(outcome) = game.whose_turn() {
            return result(outcome);
        }
        let mut totals = match game.phase {
            Phase::Over(_) => BySeat::default(),
            Phase::Take | Phase::Discard => points_to_come(game),
        };
        for seat in Seat::all(game.seats) {
            totals[seat] += f64::from(game.totals[seat]);
        }
        chances(game, &totals)
    }

    /// What the others do next depends on their hands and the open card, and the race knows both.
    fn is_settled(&self, game: &BrokenLadder, seat: Seat) -> bool {
        game.to_play != seat
    }
}

/// Chances to have the most points in the end, when the present round is expected to end like this.
fn chances(game: &BrokenLadder, totals: &BySeat<f64>) -> BySeat<f64> {
    let swing = SWING * (rounds_after(game) + 0.25).sqrt();
    let mut chances = BySeat::default();
    for seat in Seat::all(game.seats) {
        let others = Seat::all(game.seats).filter(|&other| other != seat);
        let best = others.map(|other| totals[other]).fold(f64::MIN, f64::max);
        chances[seat] = sigmoid((totals[seat] - best) / swing);
    }
    in_parts_of_one(chances)
}

/// Rounds that will be played after this one, about.
fn rounds_after(game: &BrokenLadder) -> f64 {
    match game.options.length.goal() {
        None => f64::from(2 * u32::from(game.seats)) - f64::from(game.round),
        Some(goal) => {
            let most = game.totals.of(game.seats).iter().max().copied().unwrap_or_default();
            f64::from((goal - most).max(0)) / SWING
        }
    }
}

/// A seat that is still in.
struct Runner {
    seat: Seat,
    /// How likely its next turn completes the ladder.
    next: f64,
    /// The same of a later turn.
    later: f64,
    /// Points that it scores if it comes first.
    first: f64,
    /// Points that it scores if another comes first.
    beaten: f64,
}

/// The points that each seat is to expect from this round.
fn points_to_come(game: &BrokenLadder) -> BySeat<f64> {
    let stock = rungs_of(game.stock.iter().copied());
    let mut runners: Vec<Runner> = Vec::new();
    let order = (0..game.seats).map(|step| Seat((game.to_play.0 + step) % game.seats));
    for seat in order.filter(|seat| !game.out.contains(seat)) {
        runners.push(runner(game, seat, &stock));
    }
    let mut going_on = 1.0;
    let mut points = BySeat::default();
    for turn in 0..TURNS {
        for runner in &mut runners {
            let chance = if turn == 0 { runner.next } else { runner.later };
            points[runner.seat] += going_on * chance * (runner.first - runner.beaten);
            going_on *= 1.0 - chance;
        }
    }
    for runner in &runners {
        points[runner.seat] += runner.beaten;
    }
    for &seat in &game.out {
        points[seat] = -TIMES * f64::from(plain_sum(&game.laid[seat]));
    }
    points
}

fn runner(game: &BrokenLadder, seat: Seat, stock: &Rungs) -> Runner {
    let rise = value(game.head) - value(game.starters[seat]);
    let aim = Aim { rise, any_ranks: game.options.any_ranks };
    let hand = &game.hands[seat];
    if hand.len() == RUNGS {
        let runner = waiting(game, seat, aim, hand, stock);
        let next = if aim.is_reached_by(hand) { 1.0 } else { 0.0 };
        return Runner { next, ..runner };
    }
    // The turn that is under way ends with the best discard.
    let rest = hand.kinds().map(|card| hand.without(card));
    let best = rest.max_by_key(|five| strength(aim, five, stock));
    waiting(game, seat, aim, &best.expect("a hand of six has a card"), stock)
}

/// How good five cards are: a valid ladder by its sum, any other by the sums that may come.
fn strength(aim: Aim, five: &Hand, stock: &Rungs) -> (bool, u32) {
    let is_valid = aim.is_reached_by(five);
    let sums = if is_valid { plain_sum(five) as u32 } else { aim.outs(five).sums(stock) };
    (is_valid, sums)
}

/// A seat with five cards. To complete a ladder takes a turn, and to lay it down the next one.
fn waiting(game: &BrokenLadder, seat: Seat, aim: Aim, five: &Hand, stock: &Rungs) -> Runner {
    let sum = f64::from(plain_sum(five));
    let runner = Runner { seat, next: 0.0, later: 1.0, first: TIMES * sum, beaten: sum };
    if aim.is_reached_by(five) {
        return runner;
    }
    let outs = aim.outs(five);
    let open = game.discard.last().map_or(0, |&card| outs.with(card));
    if open > 0 && seat == game.to_play && game.phase == Phase::Take {
        return Runner { first: TIMES * f64::from(open), ..runner };
    }
    let all = stock.iter().map(|&cards| u32::from(cards)).sum::<u32>();
    let cards = outs.cards(stock);
    if cards == 0 {
        return Runner { later: USUAL, ..runner };
    }
    let first = TIMES * f64::from(outs.sums(stock)) / f64::from(cards);
    Runner { later: (f64::from(cards) / f64::from(all)).max(USUAL), first, ..runner }
}
