//! The bots. They differ in what they see:
//!
//! - *Novice* adds up, and multiplies once. Face cards are tens to it, and all Jokers copy the highest card.
//! - *Casual* reckons from left to right, and does not look at every reading of the cards.
//! - *Skilled* sees all that goes from left to right, and most of what does not.
//! - *Master* sees everything.
//!
//! Whoever sees an answer that beats what stands calls it at once. In a race, the others wait.

use crate::bots::{Choice, Level, Patience, Thinks};
use crate::rng::Rng;

use super::answer::Answer;
use super::chain::{Sight, best_chain};
use super::expression::Expression;
use super::moves::Move;
use super::rules::OneUp;
use super::solver;
use super::view::View;

/// Displays of at most so many cards are small enough to believe that they have no answer.
const SMALL: usize = 3;

/// The best answer that somebody sees.
type Found = Option<(Answer, Expression)>;

impl Thinks for OneUp {
    fn choose(view: &View, level: Level, _: &mut Patience, rng: &mut Rng) -> Choice<Move> {
        let (found, is_sure) = look(view, level, rng);
        Choice { mv: speak(view, found, is_sure), iterations: 0 }
    }

    /// The best chain from left to right.
    fn greedy(view: &View) -> Option<Move> {
        speak(view, chain(view, usize::MAX, true), view.display.len() <= SMALL)
    }
}

/// What a bot finds, and whether it is sure that there is nothing if it finds nothing.
fn look(view: &View, level: Level, rng: &mut Rng) -> (Found, bool) {
    let is_small = view.display.len() <= SMALL;
    let found = match level {
        Level::Novice => chain(view, 1, false),
        Level::Casual => chain(view, usize::MAX, rng.one_in(2)),
        Level::Skilled if rng.one_in(2) => chain(view, usize::MAX, true),
        Level::Skilled => solver::best(&view.display, view.options.joker_reading),
        Level::Master => {
            return (solver::best(&view.display, view.options.joker_reading), true);
        }
    };
    (found, is_small)
}

fn chain(view: &View, products: usize, sees_readings: bool) -> Found {
    let sight = Sight { products, sees_readings };
    best_chain(&view.display, view.options.joker_reading, sight)
}

/// What is said by somebody who has found this; nothing if they wait.
fn speak(view: &View, found: Found, is_sure: bool) -> Option<Move> {
    let game = view.known();
    let sees_none = found.is_none() && is_sure;
    if let Some((_, expression)) = found.filter(|(answer, _)| game.is_better(*answer)) {
        return Some(Move::Call(expression.into()));
    }
    let may = |mv: &Move| game.objection(mv).is_none();
    if sees_none && may(&Move::OneOff) {
        return Some(Move::OneOff);
    }
    if may(&Move::Nothing) {
        return Some(Move::Nothing);
    }
    // Nobody else will say anything.
    (!game.is_sealed() && game.is_anybody_alone()).then_some(Move::OneOff)
}
