//! One Up: cards are turned face up, and whoever makes the highest number ending in 1 out of them wins them.
//!
//! The game is by David Parlett. This is its arithmetic: how an answer is written and read
//! ([`Expression`]), whether it is one ([`Expression::check`]), what can be made at all ([`solver`]), and
//! what people type ([`shorthand`]).

mod answer;
mod check;
mod expression;
mod kind;
mod parse;

pub mod shorthand;
pub mod solver;

#[cfg(test)]
mod tests;

pub use answer::{Answer, JokerReading};
pub use check::NoAnswer;
pub use expression::{Copied, Expression, Sign, Step, Term};
pub use kind::Kind;
pub use parse::BadExpression;
