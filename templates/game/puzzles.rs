//! Puzzles: which card leaves the others the fewest chances.

use crate::engine::seat::Seat;
use crate::puzzles::{Proved, PuzzleKind, Puzzles, Refutation, clear_best};

use super::eval::completing;
use super::moves::Move;
use super::position::Template;
use super::public::value;
use super::rules::moves;
use super::texts;
use super::view::View;

const SAFEST: &str = "safest";

/// The least number of cards by which the best card leaves fewer.
const CARDS: f64 = 2.0;

impl Puzzles for Template {
    const PUZZLES: &'static [PuzzleKind] =
        &[PuzzleKind::new(SAFEST, texts::PUZZLE_SAFEST, texts::TRAINS_SAFEST)];
    /// Not yet: `make puzzles GAME=template-id` writes them. Then remove this line.
    const HAS_FILE: bool = false;

    fn puzzles(view: &View, seat: Seat) -> Vec<Proved<Move>> {
        let safest = safest(view, seat).map(|mv| Proved::new(SAFEST, vec![vec![mv]]));
        safest.into_iter().collect()
    }

    fn refute(view: &View, seat: Seat, _: &str, wrong: &Move) -> Option<Refutation<Self>> {
        let right = safest(view, seat)?;
        let words = texts::leaves_more(left_by(view, *wrong)?, left_by(view, right)?);
        Some(Refutation::in_words(words))
    }
}

/// The card after which clearly the fewest unseen cards hit the goal, if no card hits it now.
fn safest(view: &View, seat: Seat) -> Option<Move> {
    let all = moves(&view.public, &view.hand(seat));
    let goal = view.public.options.goal.number();
    let hits =
        |mv: &Move| matches!(mv, Move::Lay(card) if view.public.sum() + value(*card) == goal);
    if all.iter().any(hits) {
        return None;
    }
    let worths = all.into_iter().filter_map(|mv| Some((mv, -f64::from(left_by(view, mv)?))));
    clear_best(worths, CARDS)
}

/// Number of unseen cards that hit the goal after this move.
fn left_by(view: &View, mv: Move) -> Option<u32> {
    let Move::Lay(card) = mv else { return None };
    Some(completing(view, view.public.sum() + value(card)).0)
}
