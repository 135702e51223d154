//! What a card counts.

use crate::cards::Card;

/// What a card of the pack counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Ace to ten: its rank.
    Number(u8),
    /// Jack, queen or king: 1 or 10.
    Face,
    /// What another card counts.
    Joker,
}

impl Kind {
    /// What this card counts; nothing for a card of another game.
    pub const fn of(card: Card) -> Option<Kind> {
        match card.rank() {
            Some(rank @ 1..=10) => Some(Kind::Number(rank)),
            Some(_) => Some(Kind::Face),
            None if card.tens().is_none() => Some(Kind::Joker),
            None => None,
        }
    }
}
