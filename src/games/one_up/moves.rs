//! The moves and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::game::ParseMoveError;

use super::call::Call;
use super::expression::Expression;
use super::grammar::ParseExpressionError;

/// A move of One Up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Call an answer, or lock it in.
    Call(Call),
    /// Say that nobody can make an answer.
    OneOff,
    /// Say that this seat has no better answer.
    Nothing,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Call(call) => write!(f, "call {call}"),
            Move::OneOff => f.write_str("one off"),
            Move::Nothing => f.write_str("nothing"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Parses a move of a record. A call that is not an answer parses, too, and keeps its string.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        Move::parse(text, Expression::recorded)
    }
}

impl Move {
    /// Parses a move that somebody writes now.
    ///
    /// # Errors
    /// [`ParseMoveError`] if the text is no move.
    pub fn read(text: &str) -> Result<Move, ParseMoveError> {
        Move::parse(text, Expression::from_str)
    }

    fn parse(
        text: &str,
        expression: fn(&str) -> Result<Expression, ParseExpressionError>,
    ) -> Result<Move, ParseMoveError> {
        match text {
            "one off" => return Ok(Move::OneOff),
            "nothing" => return Ok(Move::Nothing),
            _ => {}
        }
        let call = text.strip_prefix("call ").ok_or_else(|| {
            ParseMoveError::expected(text, "`call` with an expression, `one off`, or `nothing`")
        })?;
        let call = expression(call).map_err(|why| ParseMoveError(why.to_string()))?;
        Ok(Move::Call(call.into()))
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
