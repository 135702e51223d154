//! Trumps, suits and the ranking of cards.

use serde::{Deserialize, Serialize};

use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};

/// The suit that beats the others. Both Jokers belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trumps(pub Suit);

/// Both Jokers.
pub(super) const JOKERS: CardSet = CardSet::of(&[Card::BIG_JOKER, Card::LITTLE_JOKER]);
/// Number of cards in the pack.
pub(super) const PACK_SIZE: usize = 54;
/// The pack: 52 cards and two Jokers.
pub(super) const PACK: CardSet =
    suited(1, 13, &Suit::ALL).with(Card::BIG_JOKER).with(Card::LITTLE_JOKER);

impl Trumps {
    /// Whether a card is a trump.
    #[inline]
    pub fn contain(self, card: Card) -> bool {
        self.suit(card) == self.0
    }

    /// The suit that a card counts as.
    #[inline]
    pub fn suit(self, card: Card) -> Suit {
        card.suit().unwrap_or(self.0)
    }

    /// All cards that count as this suit.
    #[inline]
    pub fn cards_of(self, suit: Suit) -> CardSet {
        let suited = SUITED[suit as usize];
        if suit == self.0 { suited | JOKERS } else { suited }
    }

    /// All trumps.
    #[inline]
    pub fn cards(self) -> CardSet {
        self.cards_of(self.0)
    }
}

/// Rank of a card in tricks: the big Joker is highest, then the little Joker, then ace to two.
#[inline]
pub(super) fn height(card: Card) -> u8 {
    match card.rank() {
        Some(1) => 14,
        Some(rank) => rank,
        None if card == Card::BIG_JOKER => 16,
        None => 15,
    }
}

/// The 13 cards of each suit.
const SUITED: [CardSet; 4] = {
    let mut suits = [CardSet::EMPTY; 4];
    let mut suit = 0;
    while suit < 4 {
        suits[suit] = suited(1, 13, &[Suit::ALL[suit]]);
        suit += 1;
    }
    suits
};

/// The cards of each rank, from the ace to the king, and the Jokers.
pub(super) const RANKS: [CardSet; 14] = {
    let mut ranks = [JOKERS; 14];
    let mut rank = 1;
    while rank <= 13 {
        ranks[rank as usize - 1] = suited(rank, rank, &Suit::ALL);
        rank += 1;
    }
    ranks
};

const fn suited(lowest: u8, highest: u8, suits: &[Suit]) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let mut suit = 0;
    while suit < suits.len() {
        let mut rank = lowest;
        while rank <= highest {
            cards = cards.with(Card::suited(rank, suits[suit]));
            rank += 1;
        }
        suit += 1;
    }
    cards
}
