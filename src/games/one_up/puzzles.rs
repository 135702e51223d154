//! Puzzles: the highest answer of a display, and several ways to make it.

use crate::engine::seat::Seat;
use crate::puzzles::{Proved, PuzzleKind, Puzzles, Refutation};

use super::call::Call;
use super::expression::Step;
use super::moves::Move;
use super::position::OneUp;
use super::readable::readable;
use super::view::View;
use super::{solver, texts, ways};

const HIGHEST: &str = "highest";
const NONE: &str = "none";
const WAYS: &str = "ways";
/// In how many ways to find the highest answer.
const COUNT: usize = 3;
/// The least number whose ways are searched: 1 is too easy.
const LEAST: i64 = 11;
/// Most cards of a display whose ways are searched.
const MOST_CARDS: usize = 5;
/// Fewest cards of a display that is a puzzle.
const CARDS: usize = 3;

impl Puzzles for OneUp {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind::new(NONE, texts::PUZZLE_NONE),
        PuzzleKind::new(HIGHEST, texts::PUZZLE_HIGHEST),
        PuzzleKind { ways: COUNT, ..PuzzleKind::new(WAYS, texts::PUZZLE_WAYS) },
    ];

    /// The solver tries every answer, so nothing is hidden from the proof.
    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        let is_asked = view.public.options.is_sealed()
            && view.public.display.len() >= CARDS
            && !view.public.window.locked.contains(&seat)
            && !view.public.is_over;
        if !is_asked {
            return Vec::new();
        }
        let Some((best, expression)) =
            solver::best(&view.public.display, view.public.options.joker_reading)
        else {
            return vec![Proved::new(NONE, vec![vec![Move::OneOff]])];
        };
        let solution = vec![vec![Move::Call(Call::from(expression))]];
        let highest = Proved::new(HIGHEST, solution);
        [Some(highest), in_ways(view, best.value)].into_iter().flatten().collect()
    }

    fn is_same_way(_: &View, one: &Move, other: &Move) -> bool {
        let formula = |mv: &Move| match mv {
            Move::Call(call) => ways::formula(&call.expression()),
            Move::OneOff | Move::Nothing => None,
        };
        one == other || formula(one).is_some_and(|it| Some(it) == formula(other))
    }

    fn refute(view: &View, _: Seat, _: &str, wrong: &Move) -> Option<Refutation<OneUp>> {
        let Some((best, _)) = solver::best(&view.public.display, view.public.options.joker_reading)
        else {
            return Some(Refutation::in_words(texts::NOTHING_SAYS_LESS.into()));
        };
        let words = match wrong {
            Move::Call(call) => {
                let made =
                    call.answer(&view.public.display, view.public.options.joker_reading).ok()?;
                texts::higher_there_is(made.value, best.value)
            }
            Move::OneOff | Move::Nothing => texts::answer_there_is(best.value),
        };
        Some(Refutation::in_words(words))
    }

    fn operations(answer: &Move) -> Vec<String> {
        let Move::Call(call) = answer else { return Vec::new() };
        let expression = call.expression();
        let mut signs: Vec<String> = expression
            .steps()
            .iter()
            .filter_map(|step| match step {
                Step::Take(_) => None,
                Step::Join(sign) => Some(readable(&sign.letter().to_string())),
            })
            .collect();
        signs.sort_unstable();
        signs.dedup();
        signs
    }
}

/// Three ways to make the highest answer, if there are as many.
fn in_ways(view: &View, highest: i64) -> Option<Proved<Move>> {
    if view.public.display.len() > MOST_CARDS || highest < LEAST {
        return None;
    }
    let found = ways::ways(&view.public.display, highest)?;
    let first = found.get(..COUNT)?;
    let solution = first.iter().map(|way| vec![Move::Call(Call::from(way.clone()))]).collect();
    Some(Proved::new(WAYS, solution))
}
