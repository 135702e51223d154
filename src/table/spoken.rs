//! Texts as they are read aloud. Screen readers spell symbols in their own way ("black spade suit", "right arrow"), or
//! leave them out, so a spoken text has words instead.

use crate::cards::corner::rank_of;
use crate::cards::{Card, Suit, rank_name};
use crate::i18n::common;

/// Selects the text form of the symbol before it, or its emoji form.
const FORMS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];
/// What stands beside a rank in a calculation.
const SIGNS: &str = "×÷−+=():：（）";
/// What ends a calculation in a sentence.
const ENDS: &str = ".,;。，、；";
/// What stands between characters without a meaning of its own: blanks, and marks of direction.
const NOTHING: [char; 5] = [' ', '\u{a0}', '\u{202f}', '\u{2066}', '\u{2069}'];

/// The text with every card, suit and arrow in words: "3♦ +3 → 3" becomes "three of diamonds +3 leads to 3".
pub fn spoken(text: &str) -> String {
    let chars: Vec<char> = text.chars().filter(|it| !FORMS.contains(it)).collect();
    let mut words = String::new();
    let mut at = 0;
    while at < chars.len() {
        let (word, length) = card(&chars, at)
            .or_else(|| suit(&chars, at))
            .or_else(|| arrow(&chars, at))
            .or_else(|| rank_in_calculation(&chars, at))
            .unwrap_or_else(|| (chars[at].into(), 1));
        words.push_str(&word);
        at += length;
    }
    words
}

/// A word for the characters from a position, and their number.
type Word = Option<(String, usize)>;

/// A rank with the symbol of its suit: "10♥".
fn card(chars: &[char], at: usize) -> Word {
    // Chinese has no blanks between words.
    if at > 0 && chars[at - 1].is_alphanumeric() && !is_ideograph(chars[at - 1]) {
        return None;
    }
    let (rank, length) = match chars[at..] {
        ['1', '0', ..] => (10, 2),
        [rank, ..] => (rank_of(rank)?, 1),
        [] => return None,
    };
    let suit = Suit::from_symbol(*chars.get(at + length)?)?;
    Some((Card::suited(rank, suit).name(), length + 1))
}

/// The symbol of a suit. Its name may follow.
fn suit(chars: &[char], at: usize) -> Word {
    let name = Suit::from_symbol(chars[at])?.name();
    let is_named = chars[at + 1..].iter().copied().take(1 + name.chars().count());
    match is_named.eq([' '].into_iter().chain(name.chars())) {
        true => Some((String::new(), 2)),
        false => Some((name.into(), 1)),
    }
}

/// Whether a character is one of the Chinese ones.
fn is_ideograph(it: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&it)
}

fn arrow(chars: &[char], at: usize) -> Word {
    let space = if chars.get(at + 1) == Some(&' ') { "" } else { " " };
    (chars[at] == '→').then(|| (format!("{}{space}", common::LEADS_TO), 1))
}

/// A rank without a suit between signs: the K in "3 × K(10)".
fn rank_in_calculation(chars: &[char], at: usize) -> Word {
    let rank = rank_of(chars[at]).filter(|rank| *rank == 1 || *rank > 10)?;
    let before = chars[..at].iter().rev().find(|it| !NOTHING.contains(it));
    let after = chars[at + 1..].iter().find(|it| !NOTHING.contains(it));
    let is_apart = chars.get(at + 1).is_none_or(|next| !next.is_alphanumeric());
    let is_sign = |it: Option<&char>| it.is_some_and(|it| SIGNS.contains(*it));
    let is_end = after.is_none_or(|it| ENDS.contains(*it));
    let is_meant =
        is_sign(before) && (is_sign(after) || is_end) || before.is_none() && is_sign(after);
    (is_apart && is_meant).then(|| (rank_name(rank).into(), 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Platform, set_english, set_translation};

    #[test]
    fn cards_suits_and_arrows_become_words() {
        for (text, words) in [
            ("3♦ +3 → 3, 98 to go", "three of diamonds +3 leads to 3, 98 to go"),
            ("10♥\u{fe0e} 10♠\u{fe0f}", "ten of hearts ten of spades"),
            ("Shoot J♦ and A♣", "Shoot jack of diamonds and ace of clubs"),
            ("♠ spades", "spades"),
            ("♦\u{fe0e} diamonds", "diamonds"),
            ("trumps: ♥", "trumps: hearts"),
            ("→28", "leads to 28"),
            ("Joker as K♥ = 10", "Joker as king of hearts = 10"),
        ] {
            assert_eq!(spoken(text), words);
        }
    }

    #[test]
    fn ranks_in_a_calculation_become_words() {
        for (text, words) in [
            ("You call 291: 10 × K(10) × 3 − 9.", "You call 291: 10 × king(10) × 3 − 9."),
            ("Mina calls 1: A.", "Mina calls 1: ace."),
            ("(A + Q(1)) − J(10)", "(ace + queen(1)) − jack(10)"),
        ] {
            assert_eq!(spoken(text), words);
        }
        for text in ["A card is drawn.", "J. draws a card.", "Hint: A pair", "You and K play.", "A"]
        {
            assert_eq!(spoken(text), text);
        }
    }

    #[test]
    fn formulas_are_spoken_with_the_punctuation_of_other_languages() {
        for (tag, before, after) in [("he", "\u{2066}", "\u{2069}."), ("zh", "10：", "。")] {
            set_translation(tag);
            let words = format!("{before}{} × 3 + {}{after}", rank_name(13), rank_name(1));
            assert_eq!(spoken(&format!("{before}K × 3 + A{after}")), words, "{tag}");
        }
        set_english(Platform::PLAIN);
    }

    #[test]
    fn every_card_is_spoken_by_its_name() {
        for suit in Suit::ALL {
            for rank in "A23456789TJQK".chars() {
                let card: Card = format!("{rank}{}", suit.letter()).parse().expect("a card");
                let rank = if rank == 'T' { "10".into() } else { rank.to_string() };
                assert_eq!(spoken(&format!("{rank}{}", suit.symbol())), card.name());
            }
        }
    }

    #[test]
    fn no_text_keeps_a_symbol() {
        arbtest::arbtest(|u| {
            let mut text = String::new();
            for _ in 0..u.int_in_range(0..=12)? {
                text.push(*u.choose(&[
                    '1', '0', 'A', 'K', '♠', '♥', '♦', '♣', '→', ' ', '×', '\u{fe0e}',
                ])?);
            }
            let words = spoken(&text);
            assert!(!words.contains(['♠', '♥', '♦', '♣', '→', '\u{fe0e}']), "{text}");
            assert_eq!(spoken(&words), words);
            Ok(())
        });
    }
}
