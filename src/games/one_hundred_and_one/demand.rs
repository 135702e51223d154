//! The demand: the cards that may be played next.

use serde::{Deserialize, Serialize};

use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};

use super::pack::{PACK, QUEENS, SEVEN, SIX, both, rank_of, rank_set, suit_set};

/// The cards that may be played next, in one byte: the index of a table card whose suit or rank must be followed, or
/// one of the numbers below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Demand(u8);

/// First of the four numbers for an ordered suit.
const ORDERED: u8 = 52;
/// A six must be answered with a six.
const SIXES: u8 = ORDERED + 4;
/// A seven must be answered with a seven.
const SEVENS: u8 = SIXES + 1;

impl Demand {
    /// A card of the same suit or rank as this one, or a queen.
    #[inline]
    pub const fn on(card: Card) -> Demand {
        Demand(card.index())
    }

    /// A card of this suit, or a queen.
    pub const fn ordered(suit: Suit) -> Demand {
        Demand(ORDERED + suit as u8)
    }

    /// A card of the same rank as this six or seven, and no other.
    pub const fn another(card: Card) -> Demand {
        Demand(if rank_of(card) == SIX { SIXES } else { SEVENS })
    }

    /// The cards that fit.
    #[inline]
    pub const fn cards(self) -> CardSet {
        FITTING[self.0 as usize]
    }

    /// The ordered suit, if there is one.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 {
            ORDERED..SIXES => Some(Suit::ALL[(self.0 - ORDERED) as usize]),
            _ => None,
        }
    }
}

impl From<Demand> for u8 {
    fn from(wanted: Demand) -> u8 {
        wanted.0
    }
}

impl TryFrom<u8> for Demand {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Demand, &'static str> {
        let is_known = number <= SEVENS && !Demand(number).cards().is_empty();
        if is_known { Ok(Demand(number)) } else { Err("nothing of this number is ever wanted") }
    }
}

/// The cards that fit, for each number; empty for table cards that the pack does not have.
const FITTING: [CardSet; SEVENS as usize + 1] = {
    let mut fitting = [CardSet::EMPTY; SEVENS as usize + 1];
    let mut rest = PACK;
    while let Some(card) = rest.first() {
        rest = rest.without(card);
        if let (Some(suit), Some(rank)) = (card.suit(), card.rank()) {
            let follows = both(suit_set(suit), QUEENS);
            fitting[(ORDERED + suit as u8) as usize] = follows;
            fitting[card.index() as usize] = both(follows, rank_set(rank));
        }
    }
    fitting[SIXES as usize] = rank_set(SIX);
    fitting[SEVENS as usize] = rank_set(SEVEN);
    fitting
};

#[cfg(test)]
mod tests {
    use super::*;

    fn names(wanted: Demand) -> String {
        let names: Vec<String> = wanted.cards().iter().map(|card| card.to_string()).collect();
        names.join(" ")
    }

    #[test]
    fn suit_rank_and_queens_fit() {
        let on = |card: &str| names(Demand::on(card.parse().expect("a card")));
        assert_eq!(on("7H"), "7S QS AH 6H 7H 8H 9H TH JH QH KH 7D QD 7C QC");
        assert_eq!(names(Demand::ordered(Suit::Clubs)), "QS QH QD AC 6C 7C 8C 9C TC JC QC KC");
        assert_eq!(names(Demand::another(Card::suited(SIX, Suit::Hearts))), "6S 6H 6D 6C");
    }

    #[test]
    fn only_valid_numbers_are_accepted() {
        let known = (0..=u8::MAX).filter(|&number| Demand::try_from(number).is_ok());
        assert_eq!(known.count(), 36 + 4 + 2);
    }
}
