//! Multisets of cards: the number of cards of each kind, where equal cards are indistinguishable.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cards::Card;

/// A multiset of cards: the number of cards of each kind in a pack. The pack has `KINDS` kinds with consecutive
/// indices, beginning with `FIRST`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub struct Counts<const FIRST: u8, const KINDS: usize>(pub [u8; KINDS]);

impl<const FIRST: u8, const KINDS: usize> Counts<FIRST, KINDS> {
    /// No card.
    pub const NONE: Self = Counts([0; KINDS]);

    /// The multiset with these numbers of cards of each kind, in order.
    pub const fn new(counts: [u8; KINDS]) -> Self {
        Counts(counts)
    }

    /// Counts these cards.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut counts = Self::NONE;
        cards.into_iter().for_each(|card| counts[card] += 1);
        counts
    }

    /// Number of cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// True if there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The different cards, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        (0..KINDS).filter(move |&kind| self.0[kind] > 0).map(card::<FIRST>)
    }

    /// All cards, in order.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> {
        (0..KINDS)
            .flat_map(move |kind| std::iter::repeat_n(card::<FIRST>(kind), self.0[kind] as usize))
    }

    /// Subtracts the other multiset kind by kind. No number falls below zero.
    pub fn saturating_sub(mut self, other: Self) -> Self {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(less);
        }
        self
    }
}

/// The card of a kind.
#[inline]
fn card<const FIRST: u8>(kind: usize) -> Card {
    Card::of_index(FIRST + kind as u8)
}

impl<const FIRST: u8, const KINDS: usize> Default for Counts<FIRST, KINDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<const FIRST: u8, const KINDS: usize> Index<Card> for Counts<FIRST, KINDS> {
    type Output = u8;

    #[inline]
    fn index(&self, card: Card) -> &u8 {
        &self.0[(card.index() - FIRST) as usize]
    }
}

impl<const FIRST: u8, const KINDS: usize> IndexMut<Card> for Counts<FIRST, KINDS> {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[(card.index() - FIRST) as usize]
    }
}

impl<const FIRST: u8, const KINDS: usize> AddAssign for Counts<FIRST, KINDS> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

impl<const FIRST: u8, const KINDS: usize> SubAssign for Counts<FIRST, KINDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count -= less;
        }
    }
}

impl<const FIRST: u8, const KINDS: usize> fmt::Debug for Counts<FIRST, KINDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// Serializes the kind of each card, because there are usually fewer cards than kinds.
impl<const FIRST: u8, const KINDS: usize> From<Counts<FIRST, KINDS>> for Vec<u8> {
    fn from(counts: Counts<FIRST, KINDS>) -> Vec<u8> {
        counts.cards().map(|card| card.index() - FIRST).collect()
    }
}

/// The error for a kind that the pack does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there are only {0} kinds of cards")]
pub struct UnknownKind(usize);

impl<const FIRST: u8, const KINDS: usize> TryFrom<Vec<u8>> for Counts<FIRST, KINDS> {
    type Error = UnknownKind;

    fn try_from(kinds: Vec<u8>) -> Result<Self, UnknownKind> {
        let mut counts = Self::NONE;
        for kind in kinds {
            let count = counts.0.get_mut(kind as usize).ok_or(UnknownKind(KINDS))?;
            *count = count.checked_add(1).ok_or(UnknownKind(KINDS))?;
        }
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Suit;

    type Suited = Counts<{ Card::suited(1, Suit::Spades).index() }, 52>;

    #[test]
    fn cards_are_counted_by_kind() {
        let cards = ["AS", "KC", "AS", "5H"].map(|name| name.parse::<Card>().expect("a card"));
        let mut counts = Suited::of(cards);
        assert_eq!((counts.len(), counts[cards[0]]), (4, 2));
        assert_eq!(format!("{counts:?}"), "[AS, AS, 5H, KC]");
        assert!(counts.kinds().eq([cards[0], cards[3], cards[1]]));
        counts -= Suited::of([cards[0], cards[1]]);
        assert_eq!(counts, Suited::of([cards[0], cards[3]]));
        assert_eq!(counts.saturating_sub(Suited::of([cards[1], cards[3]])), Suited::of([cards[0]]));
    }

    #[test]
    fn counts_read_back_and_other_kinds_are_refused() {
        let counts = Suited::of(["9D", "9D", "2S"].map(|name| name.parse().expect("a card")));
        let bytes = postcard::to_allocvec(&counts).expect("it can be written");
        assert_eq!(postcard::from_bytes(&bytes), Ok(counts));
        assert_eq!(Suited::try_from(vec![52]), Err(UnknownKind(52)));
    }
}
