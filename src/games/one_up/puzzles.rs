//! Puzzles: the highest answer of a display, also under a condition; several ways to make it; and the only way to make 101.

use crate::cards::Card;
use crate::engine::seat::Seat;
use crate::puzzles::{Proved, PuzzleKind, Puzzles, Refutation, only};

use super::call::Call;
use super::expression::{Expression, Step};
use super::moves::Move;
use super::position::OneUp;
use super::readable::readable;
use super::view::View;
use super::{signs, solver, texts, ways};

const HIGHEST: &str = "highest";
const WAYS: &str = "ways";
const ALL: &str = "all";
const EACH: &str = "each";
const EXACT: &str = "exact";
/// The number to make exactly.
const NUMBER: i64 = 101;
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
        PuzzleKind::new(HIGHEST, texts::PUZZLE_HIGHEST, texts::TRAINS_HIGHEST),
        PuzzleKind::new(ALL, texts::PUZZLE_ALL, texts::TRAINS_ALL),
        PuzzleKind::new(EXACT, texts::PUZZLE_EXACT, texts::TRAINS_EXACT),
        PuzzleKind { ways: COUNT, ..PuzzleKind::new(WAYS, texts::PUZZLE_WAYS, texts::TRAINS_WAYS) },
        PuzzleKind::new(EACH, texts::PUZZLE_EACH, texts::TRAINS_EACH),
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
            return vec![Proved::new(HIGHEST, vec![vec![Move::OneOff]])];
        };
        let solution = vec![vec![Move::Call(Call::from(expression))]];
        let highest = Proved::new(HIGHEST, solution);
        let display = &view.public.display;
        let (every, each) = (ways::highest_of_all(display), signs::highest_with_each(display));
        // A puzzle whose condition changes nothing is no other puzzle.
        let other = |kind, found: Option<(i64, Expression)>| {
            let (_, way) = found.filter(|(value, _)| *value < best.value)?;
            Some(Proved::new(kind, vec![vec![Move::Call(Call::from(way))]]))
        };
        let conditioned = [other(ALL, every), other(EACH, each), exact(display)];
        let all = [Some(highest), in_ways(view, best.value)].into_iter().chain(conditioned);
        all.flatten().collect()
    }

    fn fits(view: &View, kind: &str, answer: &Move) -> bool {
        let Move::Call(call) = answer else { return true };
        let expression = call.expression();
        match kind {
            ALL => signs::count_cards(&expression) == view.public.display.len(),
            EACH => signs::has_each_once(&expression),
            _ => true,
        }
    }

    fn results(view: &View, kind: &str) -> Option<usize> {
        let display = &view.public.display;
        match kind {
            // Bots know at once that there is no answer.
            HIGHEST if solver::best(display, view.public.options.joker_reading).is_none() => {
                ways::count_results(display)
            }
            ALL => ways::count_results_of_all(display),
            EACH => signs::count_results(display),
            EXACT => ways::count_results(display),
            _ => None,
        }
    }

    fn is_same_way(_: &View, one: &Move, other: &Move) -> bool {
        let formula = |mv: &Move| match mv {
            Move::Call(call) => ways::formula(&call.expression()),
            Move::OneOff | Move::Nothing => None,
        };
        one == other || formula(one).is_some_and(|it| Some(it) == formula(other))
    }

    fn refute(view: &View, _: Seat, kind: &str, wrong: &Move) -> Option<Refutation<OneUp>> {
        if let Some(words) = misses(view, kind, wrong) {
            return Some(Refutation::in_words(words));
        }
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

/// What a call misses of what its kind asks for beside the highest answer.
///
/// It does not say what the highest one is: the search for it would make the part of the program larger that every table
/// waits for, and the answer is named anyway.
fn misses(view: &View, kind: &str, wrong: &Move) -> Option<String> {
    let Move::Call(call) = wrong else { return None };
    let made = || call.answer(&view.public.display, view.public.options.joker_reading).ok();
    match kind {
        ALL if !OneUp::fits(view, kind, wrong) => Some(texts::NOT_EVERY_CARD.into()),
        EACH if !OneUp::fits(view, kind, wrong) => Some(texts::NOT_EACH_SIGN.into()),
        ALL | EACH => Some(texts::more_there_is(made()?.value)),
        EXACT => Some(texts::not_exact(made()?.value, NUMBER)),
        _ => None,
    }
}

/// The only way to make 101.
fn exact(display: &[Card]) -> Option<Proved<Move>> {
    if display.len() > MOST_CARDS {
        return None;
    }
    let way = only(ways::ways(display, NUMBER)?)?;
    Some(Proved::new(EXACT, vec![vec![Move::Call(Call::from(way))]]))
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
