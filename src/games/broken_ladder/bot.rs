//! The bots.
//!
//! - *Novice* adds up: it keeps the five cards that lead nearest to the Head.
//! - *Casual* sees which single cards would complete its ladder, and keeps as many ways as it can.
//! - *Skilled* counts how many of these cards are still to come and what the ladder would score, and takes
//!   an open card that makes its hand better.
//! - *Master* searches: it sees what a discard gives to the next player, whose aim is public, and when a
//!   dearer ladder is worth the wait.
//!
//! The others lay down a valid ladder at once. All of them take an open card that completes theirs.

use crate::bots::search::search;
use crate::bots::{Choice, Level, Patience, Thinks};
use crate::rng::Rng;

use super::BrokenLadder;
use super::hand::Hand;
use super::ladder::plain_sum;
use super::moves::Move;
use super::outs::{Aim, rungs_in};
use super::race::Race;
use super::view::View;

/// Iterations after which more of them change little: a search looks to the end of its own turn only.
const ENOUGH: u32 = 6000;

impl Thinks for BrokenLadder {
    fn choose(view: &View, level: Level, patience: &mut Patience, rng: &mut Rng) -> Choice<Move> {
        let at_once = |mv| Choice { mv: Some(mv), iterations: 0 };
        match level {
            Level::Novice => at_once(by_distance(view)),
            Level::Casual => at_once(by_ways(view)),
            Level::Skilled => at_once(by_expectation(view)),
            Level::Master => {
                let mut go_on = |iterations| iterations < ENOUGH && patience.lasts(iterations);
                let patience = &mut Patience::new(&mut go_on);
                search::<BrokenLadder>(view, view.to_play, &Race, patience, rng)
            }
        }
    }

    /// Keeps the hand that most of the unseen cards complete, lays down at once, and takes an open card that
    /// makes them more.
    fn greedy(view: &View) -> Option<Move> {
        let aim = Aim::of(view);
        let unseen = rungs_in(view.unseen());
        Some(by_worth(view, aim, |hand| aim.outs(hand).cards(&unseen)))
    }
}

/// Keeps what leads nearest to the Head.
fn by_distance(view: &View) -> Move {
    let aim = Aim::of(view);
    play(view, aim, |hand| -aim.distance(hand).abs(), |_| false)
}

/// Keeps the hand that can be completed in the most ways, whether or not these cards are still there.
fn by_ways(view: &View) -> Move {
    let aim = Aim::of(view);
    play(view, aim, |hand| aim.outs(hand).ways(), |_| false)
}

/// Keeps the hand from which the unseen cards promise the most points.
fn by_expectation(view: &View) -> Move {
    let aim = Aim::of(view);
    let unseen = rungs_in(view.unseen());
    by_worth(view, aim, |hand| aim.outs(hand).sums(&unseen))
}

/// Keeps the hand of most worth, and takes an open card that makes it more.
fn by_worth(view: &View, aim: Aim, worth: impl Fn(&Hand) -> u32) -> Move {
    let now = view.known_hand(view.to_play);
    play(view, aim, &worth, |six| six.kinds().any(|card| worth(&six.without(card)) > worth(&now)))
}

/// Lays down a valid ladder, takes an open card that completes one or is wanted, and keeps the hand of most
/// worth; of equal ones, that with the larger sum.
fn play<W: Ord>(
    view: &View,
    aim: Aim,
    worth: impl Fn(&Hand) -> W,
    wants: impl Fn(&Hand) -> bool,
) -> Move {
    let hand = view.known_hand(view.to_play);
    if view.must_discard {
        let worth = |five: &Hand| (aim.is_reached_by(five), worth(five), plain_sum(five));
        let best = hand.kinds().max_by_key(|&card| worth(&hand.without(card)));
        return Move::Discard(best.expect("a hand of six has a card"));
    }
    if aim.is_reached_by(&hand) {
        return Move::Lay;
    }
    match view.discard.first() {
        Some(&open) if aim.is_completed_by(&hand, open) || wants(&hand.with(open)) => {
            Move::TakeDiscard
        }
        _ => Move::TakeStock,
    }
}
