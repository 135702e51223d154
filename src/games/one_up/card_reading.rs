//! The value of a card.

use crate::cards::Card;

/// The kind of a card of the pack, which decides its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// Ace to ten: its rank.
    Number(u8),
    /// Jack, queen or king: 1 or 10.
    Face,
    /// The value of another card.
    Joker,
}

impl CardKind {
    /// The kind of this card; `None` for a card of another game.
    pub const fn of(card: Card) -> Option<CardKind> {
        match card.rank() {
            Some(rank @ 1..=10) => Some(CardKind::Number(rank)),
            Some(_) => Some(CardKind::Face),
            None if card.tens().is_none() => Some(CardKind::Joker),
            None => None,
        }
    }
}
