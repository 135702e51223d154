//! Sets of different cards, in eight bytes.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::cards::Card;
use crate::cards::rng::Rng;

/// A set of cards, for packs in which no card occurs twice. `|` is the union, `&` the intersection and `-` the
/// difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// Every card.
    pub const ALL: CardSet = CardSet((1 << Card::KINDS) - 1);

    /// Just this card.
    #[inline]
    pub const fn singleton(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// The set of these cards.
    pub const fn of(cards: &[Card]) -> CardSet {
        let mut set = CardSet::EMPTY;
        let mut i = 0;
        while i < cards.len() {
            set = set.with(cards[i]);
            i += 1;
        }
        set
    }

    /// The set with this card added.
    #[inline]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.index())
    }

    /// The set with this card removed.
    #[inline]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.index()))
    }

    /// Adds a card. False if the set already contained it.
    #[inline]
    pub fn insert(&mut self, card: Card) -> bool {
        let is_new = !self.contains(card);
        *self = self.with(card);
        is_new
    }

    /// Removes a card. False if the set did not contain it.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let was_there = self.contains(card);
        *self = self.without(card);
        was_there
    }

    /// Whether the card belongs to the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// Whether all cards of this set belong to the other.
    #[inline]
    pub const fn is_subset(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two sets have a card in common.
    #[inline]
    pub const fn intersects(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Number of cards in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if no card is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::of_index(self.0.trailing_zeros() as u8)) }
    }

    /// The cards in ascending order of their indices.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// Draws `count` cards of the set. Every choice is equally likely.
    ///
    /// # Panics
    /// If the set has fewer cards.
    #[inline]
    pub fn sample(self, count: usize, rng: &mut Rng) -> CardSet {
        // The complement is drawn instead if it is smaller.
        if 2 * count > self.len() {
            let others = self.len().checked_sub(count).expect("there are so many cards");
            return self - self.drawn(others, rng);
        }
        self.drawn(count, rng)
    }

    fn drawn(self, count: usize, rng: &mut Rng) -> CardSet {
        let mut drawn = CardSet::EMPTY;
        if count == 0 {
            return drawn;
        }
        let mut cards = [Card::BIG_JOKER; Card::KINDS as usize];
        cards.iter_mut().zip(self).for_each(|(place, card)| *place = card);
        for left in (self.len() - count + 1..=self.len()).rev() {
            let at = rng.below(left as u32) as usize;
            drawn = drawn.with(cards[at]);
            cards[at] = cards[left - 1];
        }
        drawn
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: CardSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for CardSet {
    #[inline]
    fn bitand_assign(&mut self, other: CardSet) {
        *self = *self & other;
    }
}

impl SubAssign for CardSet {
    #[inline]
    fn sub_assign(&mut self, other: CardSet) {
        *self = *self - other;
    }
}

impl FromIterator<Card> for CardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl Extend<Card> for CardSet {
    #[inline]
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        *self |= cards.into_iter().collect();
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let set = CardSet(u64::deserialize(deserializer)?);
        let is_known = set.is_subset(CardSet::ALL);
        if is_known { Ok(set) } else { Err(D::Error::custom("there are no such cards")) }
    }
}

/// The cards of a set, in ascending order of their indices.
#[derive(Clone, Debug)]
pub struct Iter(CardSet);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Iter {
    #[inline]
    fn next_back(&mut self) -> Option<Card> {
        let last = self.0.0.checked_ilog2()?;
        let card = Card::of_index(last as u8);
        self.0 = self.0.without(card);
        Some(card)
    }
}

impl ExactSizeIterator for Iter {}

impl FusedIterator for Iter {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Suit;
    use crate::cards::rng::Seed;

    const TEN: Card = Card::suited(10, Suit::Hearts);
    const JOKERS: CardSet = CardSet::of(&[Card::LITTLE_JOKER, Card::BIG_JOKER]);

    #[test]
    fn cards_go_in_and_out() {
        let mut set = JOKERS;
        assert!(set.insert(TEN) && !set.insert(TEN));
        assert!(set.remove(Card::BIG_JOKER) && !set.remove(Card::BIG_JOKER));
        assert_eq!((set.len(), set.first()), (2, Some(TEN)));
        assert!(set.contains(TEN) && !set.contains(Card::BIG_JOKER));
    }

    #[test]
    fn sets_are_united_cut_and_taken_out() {
        let (one, two) = (JOKERS, CardSet::of(&[TEN, Card::BIG_JOKER]));
        assert_eq!(one | two, JOKERS.with(TEN));
        assert_eq!(one & two, CardSet::singleton(Card::BIG_JOKER));
        assert_eq!(one - two, CardSet::singleton(Card::LITTLE_JOKER));
        assert!(one.intersects(two) && !(one - two).intersects(two));
        assert!((one & two).is_subset(one) && !two.is_subset(one));
    }

    #[test]
    fn cards_are_listed_in_order_from_both_ends() {
        let cards = [TEN, Card::BIG_JOKER, Card::LITTLE_JOKER, Card::number(50)];
        let set: CardSet = cards.into_iter().rev().collect();
        assert!(set.iter().eq(cards));
        assert!(set.iter().rev().eq(cards.into_iter().rev()));
        assert_eq!(CardSet::ALL.iter().len(), CardSet::ALL.iter().count());
    }

    #[test]
    fn sets_read_back_and_unknown_cards_are_refused() {
        let bytes = postcard::to_allocvec(&JOKERS).expect("a set can be written");
        assert_eq!(postcard::from_bytes(&bytes), Ok(JOKERS));
        let bytes = postcard::to_allocvec(&u64::MAX).expect("a number can be written");
        assert!(postcard::from_bytes::<CardSet>(&bytes).is_err());
    }

    #[test]
    fn every_choice_is_equally_likely() {
        let mut rng = Rng::new(Seed::from_number(1), 0);
        let cards = CardSet::of(&[TEN]) | JOKERS | Card::NUMBER_CARDS.into_iter().take(2).collect();
        for count in [2, 3] {
            let mut counts = std::collections::BTreeMap::new();
            for _ in 0..10_000 {
                *counts.entry(cards.sample(count, &mut rng)).or_insert(0) += 1;
            }
            assert!(counts.len() == 10 && counts.keys().all(|set| set.len() == count));
            // Five standard deviations of a count around 1000.
            assert!(counts.values().all(|&count: &i32| (count - 1000).abs() < 150), "{counts:?}");
        }
        assert_eq!(cards.sample(5, &mut rng), cards);
        assert_eq!(cards.sample(0, &mut rng), CardSet::EMPTY);
    }
}
