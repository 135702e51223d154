//! A pile of cards without allocation, so that a position is copied as plain bytes.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Card;

/// Up to `N` cards (at most 65,535), the last one on top.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize> {
    cards: [Card; N],
    len: u16,
}

impl<const N: usize> Pile<N> {
    /// A pile without cards.
    pub const fn new() -> Self {
        const { assert!(N <= 65_535, "the length is two bytes") };
        Pile { cards: [Card::BIG_JOKER; N], len: 0 }
    }

    /// Lays a card on top.
    ///
    /// # Panics
    /// If the pile is full.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.last().copied()
    }

    /// Removes all cards.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The cards as they leave the pile, the top card first.
    pub fn from_top(&self) -> impl Iterator<Item = Card> + '_ {
        self.iter().rev().copied()
    }

    /// The cards of a pile of which some are known, the top card first. The cards of this pile, from its top, take the
    /// places of the unknown ones.
    ///
    /// # Panics
    /// If this pile has fewer cards.
    #[must_use]
    pub fn filled_in(mut self, known: &[Option<Card>]) -> Self {
        let mut filled = Pile { len: known.len() as u16, ..Pile::new() };
        for (place, card) in filled.iter_mut().rev().zip(known) {
            *place = card.unwrap_or_else(|| self.pop().expect("a card for each unknown place"));
        }
        filled
    }

    /// Replaces the pile by these cards, the top card first.
    ///
    /// # Panics
    /// If they are too many.
    pub fn refill(&mut self, cards: &[Card]) {
        let places = &mut self.cards[..cards.len()];
        places.copy_from_slice(cards);
        places.reverse();
        self.len = cards.len() as u16;
    }

    /// A pile of these cards, the top card first.
    pub fn from_top_first(cards: impl DoubleEndedIterator<Item = Card>) -> Self {
        let mut pile = Pile::new();
        cards.rev().for_each(|card| pile.push(card));
        pile
    }
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<const N: usize> Deref for Pile<N> {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl<const N: usize> DerefMut for Pile<N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<const N: usize> Eq for Pile<N> {}

/// As a sequence, the bottom card first.
impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > N {
            return Err(D::Error::invalid_length(cards.len(), &"fewer cards"));
        }
        let mut pile = Pile::new();
        for card in cards {
            pile.push(card);
        }
        Ok(pile)
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_card_laid_leaves_first() {
        let cards = [10, 20, 30].map(Card::number);
        let mut pile = Pile::<4>::from_top_first(cards.into_iter());
        assert!(pile.from_top().eq(cards));
        assert_eq!(pile.pop(), Some(cards[0]));
        pile.push(cards[2]);
        assert!(pile.from_top().eq([cards[2], cards[1], cards[2]]));
        pile.refill(&cards[..2]);
        assert!(pile.from_top().eq([cards[0], cards[1]]));
    }

    #[test]
    fn equality_looks_at_the_cards_that_are_there() {
        let mut pile = Pile::<4>::new();
        pile.push(Card::number(10));
        assert_eq!(pile.pop(), Some(Card::number(10)));
        assert_eq!(pile.pop(), None);
        assert_eq!(pile, Pile::new());
    }
}
