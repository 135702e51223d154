//! What can be made of a display: every answer with the most cards it can be made of, the best one, and an
//! expression for each. Exact, without any limit.
//!
//! A display is a number of cards of which some may count one thing or another. So it is first turned into
//! the *largest multisets* of numbers that it may be read as (`numbers`). All of them and what they contain
//! form one lattice, in which every multiset occurs once, however many readings and cards lead to it
//! (`lattice`). The values of a multiset are those of its splits into two, joined in every way (`reach`).
//!
//! Two facts make this fast, and both are exact:
//!
//! - *Nothing negative is needed.* What can be made of some numbers with negative values on the way can be
//!   made without, up to the sign of the result: `-a + b = b - a`, `-a * b = -(a * b)`, and so on.
//! - *The best needs only large parts.* In an expression that reaches at least so much, every part is at
//!   least so large that the other cards can make the difference, even if everything else were added and
//!   multiplied. So [`best`] asks for at least three quarters of the greatest number of all, and if nothing
//!   that large ends in 1, for less, and so on. Usually a handful of values is left of each multiset.

mod gather;
mod lattice;
mod memo;
mod numbers;
mod reach;
mod solution;
mod way;
mod write;

use super::expression::Expression;
use super::value::{Answer, JokerReading};
use crate::cards::Card;
pub use memo::solved;
pub use solution::Solution;

/// The most cards of a display.
pub const MOST_CARDS: usize = 8;

/// The best answer of a display, if it has one, and how to make it.
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
