//! Events in words.

use crate::engine::seat::Seat;
use crate::i18n::common;
use crate::table::narration::{Names, list};

use super::note::Note;
use super::texts;

/// A note as a sentence.
pub(super) fn sentence(note: &Note, names: &Names) -> String {
    let who = |seat: &Seat| names.person(*seat);
    match note {
        Note::Display(cards) => {
            texts::on_display(&list(&cards.iter().copied().map(Some).collect::<Vec<_>>()))
        }
        Note::Turns(seat, card) => texts::turns(who(seat), &list(&[*card])),
        Note::Dead => texts::DEAD.into(),
        Note::Locks(seat) => texts::locks_in(who(seat)),
        Note::Call(seat, call, answer) => {
            let call = format!("{}: {}", answer.value, readable(&call.to_string()));
            texts::calls(who(seat), &call)
        }
        Note::OneOff(seat) => texts::says_one_off(who(seat)),
        Note::Nothing(seat) => texts::says_nothing(who(seat)),
        Note::Barred { seat, call, why } if call.is_empty() => texts::is_barred(who(seat), why),
        Note::Barred { seat, call, why } => {
            texts::is_barred(who(seat), &format!("{} — {why}", readable(call)))
        }
        Note::Wins(seat) => texts::wins(who(seat)),
    }
}

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
    readable
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
        _ => card.chars().take(1).collect(),
    }
}
