//! The bots.
//!
//! - *Novice* lays any card that fits.
//! - *Casual* lays its highest card.
//! - *Skilled* leaves as few unseen cards as possible that hit the goal.
//! - *Master* does the same, and keeps cards with which it can hit the goal itself.

use crate::bots::strength::Strength;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::cards::Card;
use crate::cards::rng::Rng;

use super::eval::completing;
use super::explain::{self, Reason};
use super::moves::Move;
use super::pack::pack;
use super::position::Template;
use super::public::value;
use super::rules::moves;
use super::view::View;

impl Bot for Template {
    type Reason = Reason;

    /// Not measured yet. `make strength GAME=template-id` writes `strength/`; then parse its `strength.txt` here, as
    /// other games do.
    const STRENGTH: Option<Strength> = None;

    fn decide(view: &View, level: Level, _: &mut Budget, rng: &mut Rng) -> Decision<Move> {
        let moves = moves_of(view);
        let goal = view.public.options.goal.number();
        let hits = |mv: &&Move| sum_after(view, **mv) == goal;
        let mv = match (level, moves.iter().find(hits)) {
            (Level::Novice, _) => *rng.pick(&moves),
            (_, Some(mv)) => *mv,
            (Level::Casual, None) => best(&moves, |mv| sum_after(view, mv) as i32),
            (Level::Skilled, None) => best(&moves, |mv| -danger(view, mv)),
            (Level::Master, None) => best(&moves, |mv| -4 * danger(view, mv) + chances(view, mv)),
        };
        Decision::at_once(Some(mv))
    }

    /// Lays the highest card.
    fn greedy(view: &View) -> Option<Move> {
        Some(best(&moves_of(view), |mv| sum_after(view, mv) as i32))
    }

    fn reason(view: &View, mv: &Move) -> Option<Reason> {
        explain::reason(view, *mv)
    }

    fn explain(reason: &Reason) -> String {
        explain::sentence(reason)
    }
}

/// The legal moves in this view. They depend on known cards only.
fn moves_of(view: &View) -> Vec<Move> {
    moves(&view.public, &view.hand(view.public.to_play))
}

/// The first of the best moves.
fn best(moves: &[Move], worth: impl Fn(Move) -> i32) -> Move {
    let mut best = moves[0];
    for &mv in moves {
        if worth(mv) > worth(best) {
            best = mv;
        }
    }
    best
}

fn sum_after(view: &View, mv: Move) -> u32 {
    match mv {
        Move::Lay(card) => view.public.sum() + value(card),
        Move::Pass => view.public.sum(),
    }
}

/// Number of unseen cards that hit the goal after a move.
fn danger(view: &View, mv: Move) -> i32 {
    completing(view, sum_after(view, mv)).0 as i32
}

/// Number of cards kept that hit the goal after a move and one more card.
fn chances(view: &View, mv: Move) -> i32 {
    let Move::Lay(laid) = mv else { return 0 };
    let left = view.public.options.goal.number() - sum_after(view, mv);
    let kept = view.hand(view.public.to_play).into_iter().filter(|card| *card != laid);
    let reaches = |card: Card| {
        let rest = left.checked_sub(value(card));
        rest.is_some_and(|rest| pack(1).into_iter().any(|c| value(c) == rest))
    };
    kept.filter(|card| reaches(*card)).count() as i32
}
