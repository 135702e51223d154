//! A handful of the game's cards, as a number of each value.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// Number of different cards: 10, 20, 30, 40, 50.
pub(super) const VALUES: usize = 5;

/// How many cards there are of each value. Equal cards are not told apart, so this is all there is to
/// know of a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Counts(pub [u8; VALUES]);

impl Counts {
    /// No card.
    pub const NONE: Counts = Counts([0; VALUES]);
    /// The set of 24 cards that every seat adds to the pack.
    pub const SET: Counts = Counts([7, 4, 7, 4, 2]);

    /// So many sets shuffled together.
    pub const fn sets(sets: u8) -> Counts {
        let mut counts = Counts::SET;
        let mut value = 0;
        while value < VALUES {
            counts.0[value] *= sets;
            value += 1;
        }
        counts
    }

    /// Counts these cards.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Counts {
        let mut counts = Counts::NONE;
        cards.into_iter().for_each(|card| counts[card] += 1);
        counts
    }

    /// Number of cards.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// True if there is no card.
    pub fn is_empty(self) -> bool {
        self == Counts::NONE
    }

    /// Sum of the cards' points.
    #[inline]
    pub fn points(self) -> u32 {
        self.0.iter().zip(1u32..).map(|(&count, tens)| u32::from(count) * tens * 10).sum()
    }

    /// Whether these are four cards that make exactly 100.
    #[inline]
    pub fn is_hundred(self) -> bool {
        self.len() == 4 && self.points() == 100
    }

    /// The different cards, from the 10 up.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = Card> {
        Card::HUNDREDS.into_iter().filter(move |&card| self[card] > 0)
    }

    /// All cards, from the 10 up, which is also the order of their texts.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> {
        Card::HUNDREDS
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, self[card] as usize))
    }

    /// These without those; a value never falls below zero.
    pub fn saturating_sub(mut self, other: Counts) -> Counts {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(less);
        }
        self
    }
}

impl Index<Card> for Counts {
    type Output = u8;

    #[inline]
    fn index(&self, card: Card) -> &u8 {
        &self.0[index(card)]
    }
}

impl IndexMut<Card> for Counts {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[index(card)]
    }
}

#[inline]
fn index(card: Card) -> usize {
    card.tens().expect("only cards from 10 to 50 are in this pack") as usize - 1
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

impl SubAssign for Counts {
    fn sub_assign(&mut self, other: Counts) {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count -= less;
        }
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
