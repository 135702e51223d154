//! One, two or three cards that are played together.

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// Up to three cards, the top one first: a play to a trick, or the cards that are scored from a trick.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meld {
    /// Unused entries always hold the same card, so that equal melds compare equal.
    cards: [Card; 3],
    len: u8,
}

impl Meld {
    /// No card.
    pub const NONE: Meld = Meld { cards: [Card::BIG_JOKER; 3], len: 0 };

    /// A single card.
    #[inline]
    pub const fn only(card: Card) -> Meld {
        Meld { cards: [card, Card::BIG_JOKER, Card::BIG_JOKER], len: 1 }
    }

    /// These cards, or `None` if there are more than three.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Option<Meld> {
        let mut trio = Meld::NONE;
        for card in cards {
            *trio.cards.get_mut(trio.len as usize)? = card;
            trio.len += 1;
        }
        Some(trio)
    }

    /// Whether there are exactly two cards.
    pub const fn is_pair(&self) -> bool {
        self.len == 2
    }
}

impl Default for Meld {
    fn default() -> Meld {
        Meld::NONE
    }
}

impl Deref for Meld {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl fmt::Display for Meld {
    /// Writes the cards with spaces between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(index, card)| {
            let blank = if index == 0 { "" } else { " " };
            write!(f, "{blank}{card}")
        })
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
