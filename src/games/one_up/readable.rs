//! Expressions as people read them.

use crate::cards::Card;
use crate::cards::corner::corner_of;
use crate::i18n::common;
use crate::i18n::direction::left_to_right;

/// An expression as people write it: `K(10) × 7 + Joker(7)`.
pub(super) fn readable(expression: &str) -> String {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == ':' || c == '~';
    let mut readable = String::new();
    let mut rest = expression;
    while let Some(next) = rest.chars().next() {
        let length = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        if length > 0 {
            readable.push_str(&readable_term(&rest[..length]));
            rest = &rest[length..];
            continue;
        }
        readable.push(match next {
            '*' => '×',
            '/' => '÷',
            '-' => '−',
            other => other,
        });
        rest = &rest[next.len_utf8()..];
    }
    left_to_right(readable)
}

fn readable_term(term: &str) -> String {
    let (card, value) = term.split_once(':').map_or((term, None), |(card, v)| (card, Some(v)));
    match card.split_once('~') {
        Some((_, copied)) => format!("{}({})", common::JOKER, value.unwrap_or(&rank(copied))),
        None => value.map_or_else(|| rank(card), |value| format!("{}({value})", rank(card))),
    }
}

/// The index in a card's corner.
pub(super) fn rank(card: &str) -> String {
    match card {
        "JB" | "JL" => common::JOKER.into(),
        _ if card.starts_with('T') => "10".into(),
        _ => {
            let rank = card.parse().ok().and_then(Card::rank);
            rank.map_or_else(|| card.chars().take(1).collect(), |rank| corner_of(rank).to_owned())
        }
    }
}
