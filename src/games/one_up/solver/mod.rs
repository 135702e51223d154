//! The solver finds every answer of a display with the most cards that can make it, the best answer, and an expression
//! for each. It is exact and has no limit.
//!
//! Some cards of a display have several possible values. So the display is first turned into the *largest multisets* of
//! numbers that it may be read as (`numbers`). These multisets and all multisets within them form one lattice
//! (`lattice`). Every multiset occurs in it once, however many readings and cards lead to it. The values of a multiset
//! are those of its splits into two, joined in every way (`reach`).
//!
//! Two facts make this fast, and both are exact:
//!
//! - *Negative values are not needed.* A calculation with negative intermediate values can be replaced by one without
//!   them, up to the sign of the result: `-a + b = b - a`, `-a * b = -(a * b)`, and so on.
//! - *The best answer needs only large parts.* Each part of an expression with a required value must be large enough
//!   for the other cards to make up the difference, even if all of them were added and multiplied. So [`best`] first
//!   requires three quarters of the greatest number of all. If no such value ends in 1, it requires less, and so on.
//!   Usually a handful of values remains for each multiset.

mod gather;
mod lattice;
mod memo;
mod numbers;
mod reach;
mod solution;
mod way;
mod write;

use crate::cards::Card;

use super::expression::Expression;
use super::value::{Answer, JokerReading};
pub use memo::solved;
pub use solution::Solution;

/// Maximum number of cards in a display.
pub const MOST_CARDS: usize = 8;

/// The best answer of a display, if it has one, and an expression for it.
///
/// # Panics
/// If the display has more than [`MOST_CARDS`], or cards of another game.
pub fn best(display: &[Card], reading: JokerReading) -> Option<(Answer, Expression)> {
    let mut solution = Solution::new(display, reading);
    let greatest = solution.greatest();
    let mut least = greatest - greatest / 4;
    loop {
        solution.find_from(least);
        if let Some(best) = solution.best() {
            return Some((best, solution.expression_for(best.value)?));
        }
        if least <= 1 {
            return None;
        }
        least = (least / 3).max(1);
    }
}

/// All answers of a display.
///
/// # Panics
/// If the display has more than [`MOST_CARDS`], or cards of another game.
pub fn solve(display: &[Card], reading: JokerReading) -> Solution {
    let mut solution = Solution::new(display, reading);
    solution.find_from(1);
    solution
}
