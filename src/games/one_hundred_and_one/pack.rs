//! The pack: 36 cards, from the six up, with the ace on top.

use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};

/// Number of cards.
pub(super) const PACK_SIZE: usize = 36;
/// All cards.
pub(super) const PACK: CardSet = pack();
/// All cards as an array.
pub(super) const CARDS: [Card; PACK_SIZE] = {
    let (mut cards, mut rest, mut i) = ([QUEEN_OF_SPADES; PACK_SIZE], PACK, 0);
    while let Some(card) = rest.first() {
        rest = rest.without(card);
        cards[i] = card;
        i += 1;
    }
    cards
};
/// The four queens, which fit on every card.
pub(super) const QUEENS: CardSet = rank_set(QUEEN);
/// The queen of spades, which counts double where queens have a special value.
pub(super) const QUEEN_OF_SPADES: Card = Card::suited(QUEEN, Suit::Spades);

pub(super) const ACE: u8 = 1;
pub(super) const SIX: u8 = 6;
pub(super) const SEVEN: u8 = 7;
pub(super) const EIGHT: u8 = 8;
pub(super) const QUEEN: u8 = 12;
pub(super) const KING_OF_SPADES: Card = Card::suited(13, Suit::Spades);

const fn pack() -> CardSet {
    let mut pack = rank_set(ACE);
    let mut rank = SIX;
    while rank <= 13 {
        pack = both(pack, rank_set(rank));
        rank += 1;
    }
    pack
}

/// The four cards of a rank.
pub(super) const fn rank_set(rank: u8) -> CardSet {
    CardSet::of(&[
        Card::suited(rank, Suit::Spades),
        Card::suited(rank, Suit::Hearts),
        Card::suited(rank, Suit::Diamonds),
        Card::suited(rank, Suit::Clubs),
    ])
}

/// The nine cards of a suit.
pub(super) const fn suit_set(suit: Suit) -> CardSet {
    let mut cards = CardSet::singleton(Card::suited(ACE, suit));
    let mut rank = SIX;
    while rank <= 13 {
        cards = cards.with(Card::suited(rank, suit));
        rank += 1;
    }
    cards
}

/// The union of two sets, for constants.
pub(super) const fn both(mut one: CardSet, mut other: CardSet) -> CardSet {
    while let Some(card) = other.first() {
        one = one.with(card);
        other = other.without(card);
    }
    one
}

/// The rank of a card of this pack, 1 for the ace.
#[inline]
pub(super) const fn rank_of(card: Card) -> u8 {
    TRAITS[card.index() as usize].rank
}

/// Penalty of a card left in a hand.
pub(super) fn cost(card: Card) -> i32 {
    i32::from(TRAITS[card.index() as usize].cost)
}

/// Number of cards that this card makes the next player draw.
#[inline]
pub(super) const fn strike(card: Card) -> u8 {
    TRAITS[card.index() as usize].strike
}

/// Properties of a card, in a table because every move needs them.
#[derive(Clone, Copy)]
struct Traits {
    rank: u8,
    cost: u8,
    strike: u8,
}

const TRAITS: [Traits; 52] = {
    let mut all = [Traits { rank: 0, cost: 0, strike: 0 }; 52];
    let mut index = 0;
    while index < 52 {
        let rank = index as u8 % 13 + 1;
        let cost = match rank {
            ACE => 11,
            SIX..=EIGHT | 10 => rank,
            11 => 2,
            QUEEN => 3,
            13 => 4,
            _ => 0,
        };
        let strike = match rank {
            SIX => 2,
            SEVEN => 1,
            _ if index as u8 == KING_OF_SPADES.index() => 5,
            _ => 0,
        };
        all[index] = Traits { rank, cost, strike };
        index += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pack_has_36_cards_that_cost_204() {
        assert_eq!(PACK.len(), PACK_SIZE);
        assert_eq!(PACK.iter().map(cost).sum::<i32>(), 4 * (6 + 7 + 8 + 10 + 2 + 3 + 4 + 11));
        assert!(PACK.iter().all(|card| card.rank() == Some(rank_of(card))));
    }
}
