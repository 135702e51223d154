//! The bots.
//!
//! - *Novice* adds up: it keeps the five cards that lead nearest to the Head. It does not look at the discard pile.
//! - *Casual* adds up as well, and takes an open card that completes its ladder.
//! - *Skilled* counts the unseen cards that complete its ladder, weighted by the sum of the ladder. It takes an open
//!   card that makes its hand much better.
//! - *Master* looks two turns ahead, over all cards that it has not seen. So it knows when to draw rather than to take,
//!   and the final value of large cards. In the last round it knows when a ladder is too small to win.
//!
//! All but Master lay down a valid ladder at once.

use crate::bots::strength::Strength;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::cards::rng::Rng;
use crate::engine::seat::Seat;

use super::BrokenLadder;
use super::eval::{Expectation, RIVAL, Start};
use super::explain;
use super::explain::Reason;
use super::hand::Hand;
use super::ladder::plain_sum;
use super::moves::Move;
use super::outs::{Aim, rungs_in};
use super::view::View;

impl Bot for BrokenLadder {
    type Reason = Reason;

    const STRENGTH: Option<Strength> = Some(Strength(include_str!("strength/strength.txt")));

    const REVIEW_PLAYOUTS: u32 = 16000;

    fn decide(view: &View, level: Level, _: &mut Budget, _: &mut Rng) -> Decision<Move> {
        let mv = match level {
            Level::Novice => by_distance(view, false),
            Level::Casual => by_distance(view, true),
            Level::Skilled => by_sums(view),
            Level::Master => by_expectation(view),
        };
        Decision::at_once(Some(mv))
    }

    /// Keeps the hand that most unseen cards complete, and lays down at once. Takes an open card that increases the
    /// number of these cards.
    fn greedy(view: &View) -> Option<Move> {
        let aim = Aim::of(view);
        let unseen = rungs_in(view.unseen());
        let finishes = |hand: &Hand| aim.outs(hand).cards(&unseen);
        let now = finishes(&view.known_hand(view.public.to_play));
        Some(play(view, aim, finishes, |six| {
            six.kinds().any(|card| finishes(&six.without(card)) > now)
        }))
    }

    fn points(&self, seat: Seat) -> Option<i32> {
        Some(self.public.totals[seat])
    }

    fn explain(reason: &Reason) -> String {
        explain::sentence(reason)
    }

    fn reason(view: &View, mv: &Move) -> Option<Reason> {
        Some(explain::reason(view, mv))
    }
}

/// Keeps the five cards that lead nearest to the Head.
fn by_distance(view: &View, looks_at_discards: bool) -> Move {
    let aim = Aim::of(view);
    match play(view, aim, |hand| -aim.distance(hand).abs(), |_| false) {
        Move::TakeDiscard if !looks_at_discards => Move::TakeStock,
        mv => mv,
    }
}

/// Keeps the hand with the highest expectation from unseen cards. Each ladder counts its sum, plus that of a ladder
/// that a rival then does not complete.
fn by_sums(view: &View) -> Move {
    let aim = Aim::of(view);
    let unseen = rungs_in(view.unseen());
    let worth = |hand: &Hand| -> u32 {
        let ways = aim.outs(hand).sums_among(&unseen);
        ways.map(|(sum, cards)| (sum + RIVAL as i32) as u32 * u32::from(cards)).sum()
    };
    let now = worth(&view.known_hand(view.public.to_play));
    // A card from the stock may complete the ladder, so an open card must make the hand better by half.
    let is_much_better = |five: &Hand| 2 * worth(five) > 3 * now;
    play(view, aim, worth, |six| six.kinds().any(|card| is_much_better(&six.without(card))))
}

/// Chooses the move with the highest expectation.
fn by_expectation(view: &View) -> Move {
    let (hand, expectation) = (view.known_hand(view.public.to_play), Expectation::of(view));
    if view.must_discard() {
        return Move::Discard(expectation.best_discard(&hand));
    }
    match expectation.best_start(&hand, view.public.discard.top()) {
        Start::Lay => Move::Lay,
        Start::TakeOpen => Move::TakeDiscard,
        Start::Draw => Move::TakeStock,
    }
}

/// Lays down a valid ladder, and takes an open card that completes one or that `wants` accepts. Keeps the hand with the
/// highest worth; of equal hands the one with the larger sum.
fn play<W: Ord>(
    view: &View,
    aim: Aim,
    worth: impl Fn(&Hand) -> W,
    wants: impl Fn(&Hand) -> bool,
) -> Move {
    let hand = view.known_hand(view.public.to_play);
    if view.must_discard() {
        let worth = |five: &Hand| (aim.is_reached_by(five), worth(five), plain_sum(five));
        let best = hand.kinds().max_by_key(|&card| worth(&hand.without(card)));
        return Move::Discard(best.expect("a hand of six has a card"));
    }
    if aim.is_reached_by(&hand) {
        return Move::Lay;
    }
    match view.public.discard.top() {
        Some(open) if aim.is_completed_by(&hand, open) || wants(&hand.with(open)) => {
            Move::TakeDiscard
        }
        _ => Move::TakeStock,
    }
}
