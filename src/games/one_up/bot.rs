//! The bots. They differ in what they see:
//!
//! - *Novice* reckons from left to right and multiplies twice or thrice. To it face cards are tens, and all
//!   Jokers copy the highest card. Mostly it overlooks a card.
//! - *Casual* multiplies more often, and overlooks less.
//! - *Skilled* sees every reading of the cards, and whatever goes from left to right, unless it overlooks a
//!   card.
//! - *Master* sees everything.
//!
//! Whoever sees an answer that beats what stands calls it or locks it in, and takes its time for that (`pace`). In a race,
//! the others wait.

use super::explain::Reason;
use crate::bots::strength::Strength;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::cards::rng::Rng;

use super::explain;
use super::expression::Expression;
use super::left_to_right::{Sight, best_chain};
use super::moves::Move;
use super::rules::OneUp;
use super::solver;
use super::think_time;
use super::value::Answer;
use super::view::View;

/// Displays of at most so many cards are small enough to believe that they have no answer.
const SMALL: usize = 3;

/// The best answer that somebody sees.
type Found = Option<(Answer, Expression)>;

impl Bot for OneUp {
    type Reason = Reason;

    const STRENGTH: Option<Strength> = Some(Strength::parse(include_str!("strength/strength.txt")));

    fn decide(view: &View, level: Level, _: &mut Budget, rng: &mut Rng) -> Decision<Move> {
        let (found, is_sure) = look(view, level, rng);
        let takes = think_time::takes(view, level, found.as_ref().map(|(answer, _)| answer), rng);
        Decision { think_time_ms: takes, ..Decision::at_once(speak(view, found, is_sure)) }
    }

    /// The best chain from left to right.
    fn greedy(view: &View) -> Option<Move> {
        let sight = Sight { products: usize::MAX, sees_readings: true };
        let found = best_chain(&view.display, view.options.joker_reading, sight);
        speak(view, found, view.display.len() <= SMALL)
    }

    fn explain(reason: &Reason) -> String {
        explain::sentence(reason)
    }

    fn reason(view: &View, mv: &Move) -> Option<Reason> {
        explain::reason(view, mv)
    }
}

/// What a bot finds, and whether it is sure that there is nothing if it finds nothing.
fn look(view: &View, level: Level, rng: &mut Rng) -> (Found, bool) {
    let mut display = view.display.clone();
    // How many times in twelve a card is overlooked.
    let overlooks = match level {
        Level::Novice => 9,
        Level::Casual => 5,
        Level::Skilled => 2,
        Level::Master => 0,
    };
    if rng.below(12) < overlooks && display.len() > 1 {
        display.remove(rng.below(display.len() as u32) as usize);
    }
    let reading = view.options.joker_reading;
    let sight = |products, sees_readings| Sight { products, sees_readings };
    let found = match level {
        Level::Novice => {
            best_chain(&display, reading, sight(view.display.len().div_ceil(2), false))
        }
        Level::Casual => best_chain(&display, reading, sight(usize::MAX, false)),
        Level::Skilled => best_chain(&display, reading, sight(usize::MAX, true)),
        Level::Master => solver::best(&display, reading),
    };
    (found, level == Level::Master || view.display.len() <= SMALL)
}

/// What is said by somebody who has found this; nothing if they wait.
fn speak(view: &View, found: Found, is_sure: bool) -> Option<Move> {
    let game = view.known();
    let sees_none = found.is_none() && is_sure;
    if let Some((_, expression)) = found.filter(|(answer, _)| game.is_better(*answer)) {
        return Some(Move::Call(expression.into()));
    }
    let may = |mv: &Move| game.illegal_call(mv).is_none();
    if sees_none && may(&Move::OneOff) {
        return Some(Move::OneOff);
    }
    if may(&Move::Nothing) {
        return Some(Move::Nothing);
    }
    // Nobody else will say anything.
    (!game.options.is_sealed() && game.is_anybody_alone()).then_some(Move::OneOff)
}
