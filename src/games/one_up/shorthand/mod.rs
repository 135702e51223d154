//! The short notation that people type for an expression: `7*(K+1)`, `k10 x q + 7`, `10*?-9`.
//!
//! A number stands for any card with that value, and a rank without a suit for any card of that rank. A face card
//! without a value may have either value, and `?` is a Joker that copies any card. A string means the best answer of
//! all its possible meanings. An expression in the notation of the rules means itself.
//!
//! A line is normalized, split into tokens and parsed. Each error names what was typed and its position.

mod alike;
mod line;
mod search;
mod tokens;
mod wanted;

pub(super) mod normalize;

use thiserror::Error;

use crate::cards::Card;

use super::{Answer, Expression, JokerReading, NoAnswer, ParseExpressionError, illegal_texts};

pub(super) use line::Line;
pub(super) use tokens::{Token, TokenKind};

/// The reason why a string means no answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadShorthand {
    /// It has a part that does not parse.
    #[error(transparent)]
    Unreadable(#[from] ParseExpressionError),
    /// It needs a card that is not on display.
    #[error("{}", illegal_texts::no_card(.text, *.at))]
    NoCard {
        /// The typed card.
        text: String,
        /// Its position, from 1.
        at: usize,
    },
    /// Its value is not the one behind its sign of equality.
    #[error("{}", illegal_texts::other_total(*.value, *.total, *.at))]
    OtherTotal {
        /// Its value.
        value: i64,
        /// The typed value.
        total: i64,
        /// Its position, from 1.
        at: usize,
    },
    /// None of its meanings is an answer.
    #[error(transparent)]
    NoAnswer(#[from] NoAnswer),
}

/// The best answer that a string may mean, in the notation of the rules.
///
/// # Errors
/// If the string does not parse, needs cards that are not on display, or means no answer.
pub fn read(
    text: &str,
    display: &[Card],
    reading: JokerReading,
) -> Result<Expression, BadShorthand> {
    let line = Line::read(text);
    let (expression, answer) = line.meaning(display, reading)?;
    line.check_total(answer?)?;
    Ok(expression)
}

/// An expression, and its answer or the reason why it is not an answer.
pub(super) type Meaning = (Expression, Result<Answer, NoAnswer>);
