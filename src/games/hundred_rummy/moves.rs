//! The moves and their notation.

use std::fmt;
use std::str::FromStr;

use crate::cards::Card;
use crate::engine::game::ParseMoveError;

/// A move of 100 Points Rummy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Take the top card of the stock.
    TakeStock,
    /// Take the top card of the discard pile.
    TakeDiscard,
    /// Put a card of the hand on the discard pile.
    Discard(Card),
    /// Score the four cards in hand and draw four new ones.
    Score,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::TakeStock => f.write_str("take stock"),
            Move::TakeDiscard => f.write_str("take discard"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Score => f.write_str("score"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        match text {
            "take stock" => return Ok(Move::TakeStock),
            "take discard" => return Ok(Move::TakeDiscard),
            "score" => return Ok(Move::Score),
            _ => {}
        }
        text.strip_prefix("discard ")
            .and_then(|card| card.parse().ok())
            .filter(|card: &Card| card.tens().is_some())
            .map(Move::Discard)
            .ok_or_else(|| {
                let forms =
                    "`take stock`, `take discard`, `discard` with a card from 10 to 50, or `score`";
                ParseMoveError::expected(text, forms)
            })
    }
}
