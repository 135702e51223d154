//! What the corner of a card shows. The letters of aces and face cards are those of the language (K D B in German for king,
//! queen and jack), or the international ones, as the person chooses. Records and links have international letters always;
//! typed answers may have either.

use std::cell::Cell;

use crate::i18n::common;
use crate::i18n::direction::left_to_right;

use super::Card;

thread_local! {
    static IS_INTERNATIONAL: Cell<bool> = const { Cell::new(false) };
}

/// What stands for each rank in international letters, the ace first.
const INTERNATIONAL: [&str; 13] =
    ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/// Chooses the international letters, or those of the language.
pub fn show_international_letters(is_chosen: bool) {
    IS_INTERNATIONAL.set(is_chosen);
}

/// Whether the letters of the language are other than the international ones.
pub fn has_own_letters() -> bool {
    let letters =
        [common::ACE_LETTER, common::KING_LETTER, common::QUEEN_LETTER, common::JACK_LETTER];
    letters.iter().any(|letter| letter.as_str() != letter.english())
}

/// What stands for a rank from 1 to 13: `10`, `K`.
pub fn corner_of(rank: u8) -> &'static str {
    let own = match rank {
        1 => common::ACE_LETTER,
        11 => common::JACK_LETTER,
        12 => common::QUEEN_LETTER,
        13 => common::KING_LETTER,
        _ => return INTERNATIONAL[usize::from(rank) - 1],
    };
    if IS_INTERNATIONAL.get() { own.english() } else { own.as_str() }
}

/// The rank for which a letter stands in the language, or else internationally.
pub fn rank_of(letter: char) -> Option<u8> {
    let is_own = |rank: &u8| is_letter(corner_of(*rank), letter);
    let own = [1, 11, 12, 13].into_iter().find(is_own);
    own.or_else(|| {
        (1..).zip(INTERNATIONAL).find(|(_, it)| is_letter(it, letter)).map(|(rank, _)| rank)
    })
}

fn is_letter(corner: &str, letter: char) -> bool {
    corner.chars().eq([letter])
}

impl Card {
    /// The card as its corner shows it: `10♥`. A card without a suit has its name.
    pub fn corner(self) -> String {
        match self.rank().zip(self.suit()) {
            Some((rank, suit)) => left_to_right(format!("{}{}", corner_of(rank), suit.symbol())),
            None => self.name(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Suit;
    use crate::i18n::{Platform, set_english, set_translation};

    #[test]
    fn letters_are_those_of_the_language_or_international() {
        let king = Card::suited(13, Suit::Hearts);
        assert_eq!((king.corner(), rank_of('Q')), ("K♥\u{fe0e}".into(), Some(12)));
        set_translation("de");
        assert_eq!(Card::suited(11, Suit::Spades).corner(), "B♠\u{fe0e}");
        assert_eq!([rank_of('D'), rank_of('Q'), rank_of('7')], [Some(12), Some(12), Some(7)]);
        show_international_letters(true);
        assert_eq!(Card::suited(11, Suit::Spades).corner(), "J♠\u{fe0e}");
        show_international_letters(false);
        set_english(Platform::PLAIN);
    }
}
