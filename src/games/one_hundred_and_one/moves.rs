//! The moves and their notation.

use std::fmt;
use std::str::FromStr;

use crate::cards::pile::Pile;
use crate::cards::{Card, Suit};
use crate::engine::game::ParseMoveError;

use super::pack::PACK;

/// Cards that are played together, in the order of the move. At most four cards have the same rank. A longer list
/// parses but is never legal, so only its first five cards are kept.
pub type Laid = Pile<5>;

/// A move of One Hundred and One.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Play these cards, and order a suit with a queen.
    Play(Laid, Option<Suit>),
    /// Order a suit for the queen that was dealt to the table.
    Order(Suit),
    /// Draw from the stock.
    Draw,
    /// Play nothing after drawing by choice.
    Pass,
}

impl Move {
    /// One card, played without an order.
    #[inline]
    pub fn card(card: Card) -> Move {
        Move::Play(one(card), None)
    }

    /// The cards that the move lays down.
    pub fn cards(&self) -> &[Card] {
        match self {
            Move::Play(laid, _) => laid,
            Move::Order(_) | Move::Draw | Move::Pass => &[],
        }
    }
}

/// A single card.
#[inline]
pub(super) fn one(card: Card) -> Laid {
    let mut laid = Laid::new();
    laid.push(card);
    laid
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(cards, order) => {
                f.write_str("play")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))?;
                order.map_or(Ok(()), |suit| write!(f, " order {}", suit.letter()))
            }
            Move::Order(suit) => write!(f, "order {}", suit.letter()),
            Move::Draw => f.write_str("draw"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        read(text).ok_or_else(|| {
            let forms =
                "`play` with cards from 6 to A, after a queen `order` and a suit, `draw` or `pass`";
            ParseMoveError::expected(text, forms)
        })
    }
}

fn read(text: &str) -> Option<Move> {
    match text {
        "draw" => return Some(Move::Draw),
        "pass" => return Some(Move::Pass),
        _ => {}
    }
    if let Some(letter) = text.strip_prefix("order ") {
        return suit(letter).map(Move::Order);
    }
    let rest = text.strip_prefix("play ")?;
    let (cards, order) = match rest.split_once(" order ") {
        Some((cards, letter)) => (cards, Some(suit(letter)?)),
        None => (rest, None),
    };
    let mut laid = Laid::new();
    for name in cards.split(' ') {
        let card: Card = name.parse().ok().filter(|&card| PACK.contains(card))?;
        if laid.len() < 5 {
            laid.push(card);
        }
    }
    Some(Move::Play(laid, order))
}

fn suit(letter: &str) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| letter.chars().eq([suit.letter()]))
}
