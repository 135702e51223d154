//! A hand of cards.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::pile::Pile;

use super::pack::Counts;

/// Five cards, or six between taking one and discarding one. They are sorted by kind, because the order in which they
/// were drawn has no meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand(Pile<6>);

impl Hand {
    /// A hand of these cards.
    pub(super) fn of(cards: impl IntoIterator<Item = Card>) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }

    /// Adds a card.
    ///
    /// # Panics
    /// If there are six already.
    #[inline]
    pub(super) fn insert(&mut self, card: Card) {
        self.0.push(card);
        let mut at = self.0.len() - 1;
        while at > 0 && self.0[at - 1] > card {
            self.0.swap(at - 1, at);
            at -= 1;
        }
    }

    /// Removes a card.
    ///
    /// # Panics
    /// If it is not there.
    #[inline]
    pub(super) fn remove(&mut self, card: Card) {
        let at = self.0.iter().position(|&other| other == card);
        self.0[at.expect("the card is in the hand")..].rotate_left(1);
        self.0.pop();
    }

    /// This hand with one more card.
    pub(super) fn with(mut self, card: Card) -> Hand {
        self.insert(card);
        self
    }

    /// This hand with one card fewer.
    pub(super) fn without(mut self, card: Card) -> Hand {
        self.remove(card);
        self
    }

    /// The distinct cards.
    #[inline]
    pub(super) fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let is_new = |at: usize| at == 0 || self.0[at - 1] != self.0[at];
        (0..self.0.len()).filter(move |&at| is_new(at)).map(|at| self.0[at])
    }

    /// The number of cards of each kind.
    pub(super) fn counts(&self) -> Counts {
        Counts::of(self.0.iter().copied())
    }
}

impl Deref for Hand {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stay_in_order() {
        let card = |name: &str| name.parse::<Card>().expect("a card");
        let mut hand = Hand::of(["KC", "AS", "5H", "AS"].map(card));
        assert_eq!(format!("{:?}", &*hand), "[AS, AS, 5H, KC]");
        assert!(hand.kinds().eq(["AS", "5H", "KC"].map(card)));
        hand.remove(card("AS"));
        assert_eq!(hand, Hand::of(["KC", "5H", "AS"].map(card)));
        assert_eq!(hand.without(card("KC")).with(card("2D")).counts().len(), 3);
    }
}
