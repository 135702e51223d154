//! How the game speaks of what happens in it.

use super::texts;
use crate::engine::event::Note;
use crate::engine::value::Value;
use crate::i18n::common;
use crate::table::narration::{Names, list};

/// A note as a sentence.
pub(super) fn sentence(note: &Note, names: &Names) -> String {
    if note.what == "display" {
        return texts::on_display(&named(&note.with));
    }
    let Some(seat) = note.seat else { return texts::DEAD.into() };
    let who = names.person(seat);
    match note.what {
        "turns" => texts::turns(who, &named(&note.with)),
        "locks" => texts::locks_in(who),
        "call" => texts::calls(who, &call(&note.with)),
        "one off" => texts::says_one_off(who),
        "nothing" => texts::says_nothing(who),
        "barred" => {
            let why = text(&note.with, "why");
            match readable(text(&note.with, "text")) {
                none if none.is_empty() => texts::is_barred(who, why),
                call => texts::is_barred(who, &format!("{call} — {why}")),
            }
        }
        _ => texts::wins(who),
    }
}

fn named(cards: &Value) -> String {
    let card = |fact: &Value| match fact {
        Value::Card(card) => Some(*card),
        _ => None,
    };
    match cards {
        Value::List(cards) => list(&cards.iter().map(card).collect::<Vec<_>>()),
        one => list(&[card(one)]),
    }
}

/// "71: K(10) × 7 + Q(1)"
fn call(fact: &Value) -> String {
    let value = match part(fact, "value") {
        Some(Value::Number(value)) => value.to_string(),
        _ => String::new(),
    };
    format!("{value}: {}", readable(text(fact, "text")))
}

fn text<'a>(fact: &'a Value, name: &str) -> &'a str {
    match part(fact, name) {
        Some(Value::Text(text)) => text,
        _ => "",
    }
}

fn part<'a>(fact: &'a Value, name: &str) -> Option<&'a Value> {
    let Value::Named(parts) = fact else { return None };
    parts.iter().find(|(other, _)| *other == name).map(|(_, part)| part)
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

/// What stands in a card's corner.
pub(super) fn rank(card: &str) -> String {
    match card {
        "JB" | "JL" => common::JOKER.into(),
        _ if card.starts_with('T') => "10".into(),
        _ => card.chars().take(1).collect(),
    }
}
