//! Cards and their notation.
//!
//! A suited card is written as its rank, then its suit: `TH` is the ten of hearts. The Jokers are `JB` (big) and
//! `JL` (little). Number cards are `10 20 30 40 50`. Equal cards are indistinguishable.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::cards::small_sort::sort_by_key;
use crate::i18n::{Text, common};

/// One of the four French suits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Suit {
    /// Spades.
    Spades,
    /// Hearts.
    Hearts,
    /// Diamonds.
    Diamonds,
    /// Clubs.
    Clubs,
}

impl Suit {
    /// All suits in the order `S H D C`.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// The letter that stands for this suit.
    pub const fn letter(self) -> char {
        match self {
            Suit::Spades => 'S',
            Suit::Hearts => 'H',
            Suit::Diamonds => 'D',
            Suit::Clubs => 'C',
        }
    }

    /// The symbol of this suit, as it is printed on cards. Without the selector (U+FE0E) some systems draw an emoji.
    pub const fn symbol(self) -> &'static str {
        match self {
            Suit::Spades => "♠\u{fe0e}",
            Suit::Hearts => "♥\u{fe0e}",
            Suit::Diamonds => "♦\u{fe0e}",
            Suit::Clubs => "♣\u{fe0e}",
        }
    }

    /// The suit with this symbol, with or without the selector behind it.
    pub fn from_symbol(symbol: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.symbol().starts_with(symbol))
    }

    /// The suit of a card in words: "of spades".
    fn of_name(self) -> Text {
        match self {
            Suit::Spades => common::OF_SPADES,
            Suit::Hearts => common::OF_HEARTS,
            Suit::Diamonds => common::OF_DIAMONDS,
            Suit::Clubs => common::OF_CLUBS,
        }
    }

    /// The suit in words: "spades".
    pub fn name(self) -> &'static str {
        let name = match self {
            Suit::Spades => common::SPADES,
            Suit::Hearts => common::HEARTS,
            Suit::Diamonds => common::DIAMONDS,
            Suit::Clubs => common::CLUBS,
        };
        name.as_str()
    }

    /// True for hearts and diamonds.
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Hearts | Suit::Diamonds)
    }
}

/// A card, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The ranks of the 52 suited cards, from the ace to the king.
const RANKS: &[u8; 13] = b"A23456789TJQK";
const BIG_JOKER: u8 = 52;
const FIRST_NUMBER: u8 = 54;

impl Card {
    /// Number of kinds of cards. All indices are below it.
    pub const KINDS: u8 = FIRST_NUMBER + 5;
    /// The big Joker, `JB`.
    pub const BIG_JOKER: Card = Card(BIG_JOKER);
    /// The little Joker, `JL`.
    pub const LITTLE_JOKER: Card = Card(BIG_JOKER + 1);

    /// The five number cards, from the 10 up.
    pub const NUMBER_CARDS: [Card; 5] =
        [Card::number(10), Card::number(20), Card::number(30), Card::number(40), Card::number(50)];

    /// The card of this rank (1 for the ace to 13 for the king) and suit.
    ///
    /// # Panics
    /// If the rank is not between 1 and 13.
    pub const fn suited(rank: u8, suit: Suit) -> Card {
        assert!(rank >= 1 && rank <= 13, "a rank is between 1 and 13");
        Card(suit as u8 * 13 + rank - 1)
    }

    /// The number card with these points, from 10 to 50.
    ///
    /// # Panics
    /// If there is no such card.
    pub const fn number(points: u8) -> Card {
        assert!(
            points.is_multiple_of(10) && points >= 10 && points <= 50,
            "the cards are 10 to 50"
        );
        Card(FIRST_NUMBER + points / 10 - 1)
    }

    /// Unique index of this card: suit by suit from the ace to the king, then the Jokers, then the number cards.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The card with this index. The caller must ensure that there is one.
    #[inline]
    pub(crate) const fn of_index(index: u8) -> Card {
        debug_assert!(index < Card::KINDS, "a card has this index");
        Card(index)
    }

    /// Rank from 1 (ace) to 13 (king), for the 52 suited cards.
    pub const fn rank(self) -> Option<u8> {
        if self.0 < BIG_JOKER { Some(self.0 % 13 + 1) } else { None }
    }

    /// The suit, for the 52 suited cards.
    pub const fn suit(self) -> Option<Suit> {
        if self.0 < BIG_JOKER { Some(Suit::ALL[self.0 as usize / 13]) } else { None }
    }

    /// Tens of a number card: 3 for the `30`.
    pub const fn tens(self) -> Option<u8> {
        if self.0 >= FIRST_NUMBER { Some(self.0 - FIRST_NUMBER + 1) } else { None }
    }

    /// The card in words: "queen of hearts", "big Joker", "30".
    pub fn name(self) -> String {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => common::suited(rank_name(rank), suit.of_name()),
            _ if self == Card::BIG_JOKER => common::BIG_JOKER.into(),
            _ if self == Card::LITTLE_JOKER => common::LITTLE_JOKER.into(),
            _ => self.to_string(),
        }
    }
}

/// The name of a rank from 1 (the ace) to 13 (the king), "seven".
pub fn rank_name(rank: u8) -> Text {
    const NAMES: [Text; 13] = [
        common::ACE,
        common::TWO,
        common::THREE,
        common::FOUR,
        common::FIVE,
        common::SIX,
        common::SEVEN,
        common::EIGHT,
        common::NINE,
        common::TEN,
        common::JACK,
        common::QUEEN,
        common::KING,
    ];
    NAMES[usize::from(rank) - 1]
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rank(), self.suit(), self.tens()) {
            (Some(rank), Some(suit), _) => {
                write!(f, "{}{}", RANKS[rank as usize - 1] as char, suit.letter())
            }
            (_, _, Some(tens)) => write!(f, "{tens}0"),
            _ if *self == Card::BIG_JOKER => f.write_str("JB"),
            _ => f.write_str("JL"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a string that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "`{0}` is not a card: expected a rank and a suit such as `TH`, a Joker `JB` or `JL`, or `10` to `50`"
)]
pub struct ParseCardError(pub String);

impl FromStr for Card {
    type Err = ParseCardError;

    /// Parses the notation that [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// [`ParseCardError`] for any other string.
    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let unknown = || ParseCardError(text.chars().take(12).collect());
        let &[first, second] = text.as_bytes() else {
            return Err(unknown());
        };
        match (first, second) {
            (b'J', b'B') => return Ok(Card::BIG_JOKER),
            (b'J', b'L') => return Ok(Card::LITTLE_JOKER),
            (b'1'..=b'5', b'0') => return Ok(Card::number(10 * (first - b'0'))),
            _ => {}
        }
        let rank = RANKS.iter().position(|&rank| rank == first);
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter() as u8 == second);
        match (rank, suit) {
            (Some(rank), Some(suit)) => Ok(Card::suited(rank as u8 + 1, suit)),
            _ => Err(unknown()),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Sorts cards by their notation, byte by byte. Hands are listed in this order everywhere.
pub fn sort_as_text(cards: &mut [Card]) {
    sort_by_key(cards, ToString::to_string);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back() {
        for index in 0..Card::KINDS {
            let card = Card::of_index(index);
            assert_eq!(card.index(), index);
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!("TH".parse(), Ok(Card::suited(10, Suit::Hearts)));
        assert_eq!("30".parse(), Ok(Card::number(30)));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "1H", "10H", "th", "60", "00", "J", "JBB", "♥A", "A♥"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }

    #[test]
    fn names_are_words() {
        assert_eq!(Card::suited(12, Suit::Hearts).name(), "queen of hearts");
        assert_eq!(Card::LITTLE_JOKER.name(), "little Joker");
        assert_eq!(Card::number(50).name(), "50");
    }
}
