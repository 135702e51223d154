//! The moves and their notation.

use std::fmt;
use std::str::FromStr;

use crate::cards::Card;
use crate::engine::game::ParseMoveError;

use super::meld::Meld;

/// A move of Shootout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Take the top card of the stock.
    TakeStock,
    /// Take the top card of the discard pile.
    TakeDiscard,
    /// Put a card of the hand on the discard pile.
    Discard(Meld),
    /// End the turn without a shot.
    Pass,
    /// Lead a card or a set.
    Shoot(Meld),
    /// Answer the lead.
    Follow(Meld),
    /// Score these cards of the trick.
    Score(Meld, Points),
    /// Score nothing, because a two was lost.
    Miss,
    /// Score nothing for a sum that would pass the target, or subtract it.
    ScoreSum(Points),
}

/// The number of a `score` move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// The change of the total, written with its sign.
    Change(i32),
    /// A value that is added to a sum, written without a sign; never 0.
    Named(i32),
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Points::Change(change) if *change > 0 => write!(f, "+{change}"),
            Points::Change(points) | Points::Named(points) => write!(f, "{points}"),
        }
    }
}

impl Points {
    /// Reads `0`, or digits without leading zeros, with or without a sign. A number that is too large for any card is
    /// always illegal. It is read as a smaller number that is also illegal.
    fn read(text: &str) -> Option<Points> {
        const TOO_LARGE: i32 = 1_000_000;
        if text == "0" {
            return Some(Points::Change(0));
        }
        let sign = text.chars().next().filter(|sign| matches!(sign, '+' | '-'));
        let digits = &text[sign.map_or(0, char::len_utf8)..];
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || digits.starts_with('0') {
            return None;
        }
        let number = digits.parse().unwrap_or(TOO_LARGE).min(TOO_LARGE);
        Some(match sign {
            Some('-') => Points::Change(-number),
            Some(_) => Points::Change(number),
            None => Points::Named(number),
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::TakeStock => f.write_str("take stock"),
            Move::TakeDiscard => f.write_str("take discard"),
            Move::Discard(cards) => write!(f, "discard {cards}"),
            Move::Pass => f.write_str("pass"),
            Move::Shoot(cards) => write!(f, "shoot {cards}"),
            Move::Follow(cards) => write!(f, "follow {cards}"),
            Move::Score(cards, points) => write!(f, "score {cards} {points}"),
            Move::Miss => f.write_str("score miss 0"),
            Move::ScoreSum(points) => write!(f, "score sum {points}"),
        }
    }
}

/// The expected forms of a move, for the error about other strings.
const FORMS: &str = "`take stock`, `take discard`, `pass`, one to three cards after `discard`, `shoot` or \
    `follow`, `score` with one to three cards or `sum` and a number, or `score miss 0`";

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        read(text).ok_or_else(|| ParseMoveError::expected(text, FORMS))
    }
}

fn read(text: &str) -> Option<Move> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match (word, rest) {
        ("take", "stock") => Some(Move::TakeStock),
        ("take", "discard") => Some(Move::TakeDiscard),
        ("pass", "") if word == text => Some(Move::Pass),
        ("discard", cards) => read_cards(cards).map(Move::Discard),
        ("shoot", cards) => read_cards(cards).map(Move::Shoot),
        ("follow", cards) => read_cards(cards).map(Move::Follow),
        ("score", "miss 0") => Some(Move::Miss),
        ("score", what) => {
            let (cards, points) = what.rsplit_once(' ')?;
            let points = Points::read(points)?;
            match cards {
                "sum" => Some(Move::ScoreSum(points)),
                cards => read_cards(cards).map(|cards| Move::Score(cards, points)),
            }
        }
        _ => None,
    }
}

/// One to three cards of the pack.
fn read_cards(text: &str) -> Option<Meld> {
    let cards: Option<Vec<Card>> = text.split(' ').take(4).map(|name| name.parse().ok()).collect();
    cards.filter(|cards| cards.iter().all(|card| card.tens().is_none())).and_then(Meld::of)
}
