//! The moves and their notation.

use std::fmt;
use std::str::FromStr;

use crate::cards::Card;
use crate::engine::game::ParseMoveError;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Lay a card of the hand on the pile.
    Lay(Card),
    /// Pass, because no card fits.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(card) => write!(f, "lay {card}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        text.strip_prefix("lay ")
            .and_then(|card| card.parse().ok())
            .filter(|card: &Card| card.tens().is_some())
            .map(Move::Lay)
            .ok_or_else(|| {
                ParseMoveError::expected(text, "`lay` with a card from 10 to 50, or `pass`")
            })
    }
}
