//! The value of a card.

use crate::cards::Card;

/// The kind of a card of the pack, which decides its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Ace to ten: its rank.
    Number(u8),
    /// Jack, queen or king: 1 or 10.
    Face,
    /// The value of another card.
    Joker,
}

impl Kind {
    /// The kind of this card; `None` for a card of another game.
    pub const fn of(card: Card) -> Option<Kind> {
        match card.rank() {
            Some(rank @ 1..=10) => Some(Kind::Number(rank)),
            Some(_) => Some(Kind::Face),
            None if card.tens().is_none() => Some(Kind::Joker),
            None => None,
        }
    }
}
