//! The bots. They differ in the answers that they find:
//!
//! - *Novice* calculates from left to right with two or three products. It reads face cards as tens, and all Jokers as
//!   copies of the highest card. It usually overlooks a card.
//! - *Casual* makes more products, and overlooks a card less often.
//! - *Skilled* finds the best calculation from left to right with any reading of the cards, unless it overlooks a card.
//! - *Master* finds the best answer.
//!
//! A bot with an answer that beats the standing one calls it or locks it in, after its think time (`think_time`). In a
//! race, the other bots wait.

use crate::bots::strength::Strength;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::cards::rng::Rng;
use crate::engine::seat::Seat;

use super::determinize;
use super::explain;
use super::explain::Reason;
use super::expression::Expression;
use super::left_to_right::{Sight, best_chain};
use super::moves::Move;
use super::position::OneUp;
use super::solver;
use super::think_time;
use super::value::Answer;
use super::view::View;

/// Maximum number of cards of a display for which every bot trusts that there is no answer if it finds none.
const SMALL: usize = 3;

/// The best answer that a bot finds.
type Found = Option<(Answer, Expression)>;

impl Bot for OneUp {
    type Reason = Reason;

    const STRENGTH: Option<Strength> = Some(Strength(include_str!("strength/strength.txt")));

    const REVIEW_PLAYOUTS: u32 = 6000;

    fn decide(view: &View, level: Level, _: &mut Budget, rng: &mut Rng) -> Decision<Move> {
        let (found, is_sure) = look(view, level, rng);
        let takes = think_time::takes(view, level, found.as_ref().map(|(answer, _)| answer), rng);
        Decision { think_time_ms: takes, ..Decision::at_once(speak(view, found, is_sure)) }
    }

    /// The best chain from left to right.
    fn greedy(view: &View) -> Option<Move> {
        let sight = Sight { products: usize::MAX, sees_readings: true };
        let found = best_chain(&view.public.display, view.public.options.joker_reading, sight);
        speak(view, found, view.public.display.len() <= SMALL)
    }

    /// The best answer, and what can be said without one.
    fn candidates(view: &View, _: Seat) -> Vec<Move> {
        let best = solver::best(&view.public.display, view.public.options.joker_reading);
        let game = view.known();
        let better = best.filter(|(answer, _)| game.public.window.is_better(*answer));
        let mut moves: Vec<Move> =
            better.map(|(_, expression)| Move::Call(expression.into())).into_iter().collect();
        game.public.add_words(&mut moves);
        moves
    }

    /// The others have locked in what a skilled player would.
    fn imagine(view: &View, rng: &mut Rng) -> OneUp {
        let mut game = determinize::sample_cards(view, rng);
        for seat in determinize::hidden_answers(&game) {
            let (found, is_sure) = look(view, Level::Skilled, rng);
            game.answers[seat] = speak(view, found, is_sure).or(Some(Move::Nothing));
        }
        game
    }

    fn explain(reason: &Reason) -> String {
        explain::sentence(reason)
    }

    fn reason(view: &View, mv: &Move) -> Option<Reason> {
        explain::reason(view, mv)
    }
}

/// The answer that a bot finds, and whether it is sure that there is no answer if it finds none.
fn look(view: &View, level: Level, rng: &mut Rng) -> (Found, bool) {
    let mut display = view.public.display.to_vec();
    // Times in twelve that the bot overlooks a card.
    let overlooks = match level {
        Level::Novice => 9,
        Level::Casual => 5,
        Level::Skilled => 2,
        Level::Master => 0,
    };
    if rng.below(12) < overlooks && display.len() > 1 {
        display.remove(rng.below(display.len() as u32) as usize);
    }
    let reading = view.public.options.joker_reading;
    let sight = |products, sees_readings| Sight { products, sees_readings };
    let found = match level {
        Level::Novice => {
            best_chain(&display, reading, sight(view.public.display.len().div_ceil(2), false))
        }
        Level::Casual => best_chain(&display, reading, sight(usize::MAX, false)),
        Level::Skilled => best_chain(&display, reading, sight(usize::MAX, true)),
        Level::Master => solver::best(&display, reading),
    };
    (found, level == Level::Master || view.public.display.len() <= SMALL)
}

/// The move of a bot with this answer; `None` if it waits.
fn speak(view: &View, found: Found, is_sure: bool) -> Option<Move> {
    let (public, window) = (&view.public, &view.public.window);
    let sees_none = found.is_none() && is_sure;
    if let Some((_, expression)) = found.filter(|(answer, _)| window.is_better(*answer)) {
        return Some(Move::Call(expression.into()));
    }
    let may = |mv: &Move| public.illegal_call(mv).is_none();
    if sees_none && may(&Move::OneOff) {
        return Some(Move::OneOff);
    }
    if may(&Move::Nothing) {
        return Some(Move::Nothing);
    }
    // Nobody else can say anything.
    (!public.options.is_sealed() && public.is_anybody_alone()).then_some(Move::OneOff)
}
