//! Puzzles: the highest answer of a display.

use crate::engine::seat::Seat;
use crate::puzzles::{Proved, PuzzleKind, Puzzles};

use super::call::Call;
use super::moves::Move;
use super::rules::OneUp;
use super::view::View;
use super::{solver, texts};

const HIGHEST: &str = "highest";
const NONE: &str = "none";
/// Fewest cards of a display that is a puzzle.
const CARDS: usize = 3;

impl Puzzles for OneUp {
    const PUZZLES: &'static [PuzzleKind] = &[
        PuzzleKind { id: NONE, question: texts::PUZZLE_NONE },
        PuzzleKind { id: HIGHEST, question: texts::PUZZLE_HIGHEST },
    ];

    /// The solver tries every answer, so nothing is hidden from the proof.
    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        let is_asked = view.options.is_sealed()
            && view.display.len() >= CARDS
            && !view.locked.contains(&seat)
            && !view.is_over;
        if !is_asked {
            return Vec::new();
        }
        let (kind, right) = match solver::best(&view.display, view.options.joker_reading) {
            Some((_, expression)) => (HIGHEST, Move::Call(Call::from(expression))),
            None => (NONE, Move::OneOff),
        };
        vec![Proved { kind, solution: vec![vec![right]] }]
    }
}
