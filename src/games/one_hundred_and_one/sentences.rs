//! What no card shows, in words.

use crate::event::Note;
use crate::fact::Fact;
use crate::words::Names;

pub(super) fn sentence(note: &Note, names: &Names) -> String {
    let Some(seat) = note.seat else { return String::new() };
    let does = |verb: &str| format!("{}.", names.does(seat, verb));
    let is = |what: &str| format!("{}.", names.is(seat, what));
    match (note.what, &note.with) {
        ("orders", Fact::Suit(suit)) => does(&format!("order {}", suit.name())),
        ("skipped", _) => is("skipped"),
        ("asked", Fact::Number(cards)) => {
            let cards = if *cards == 1 { "1 card".into() } else { format!("{cards} cards") };
            format!("{} can pass {cards} on.", names.of(seat))
        }
        ("must play", _) => "The drawn card fits.".into(),
        ("may play", _) => "A card fits.".into(),
        ("nothing fits", _) => "Nothing fits.".into(),
        ("passes", _) => does("pass"),
        ("finds nothing", _) => format!("There is nothing to draw. {}", does("pass")),
        ("covered", _) => "There is nothing to draw, so the eight counts as covered.".into(),
        ("out", _) => is("out"),
        ("wiped", _) => format!("Exactly 101: {} again from 0.", names.does(seat, "begin")),
        ("knocked out", _) => is("knocked out"),
        ("blocked by passes", _) => "Nobody can play or draw: the round is blocked.".into(),
        ("blocked by turns", _) => "After 300 turns the round is blocked.".into(),
        ("blocked by rebuilds", _) => {
            "The stock has been rebuilt eleven times: the round is blocked.".into()
        }
        _ => String::new(),
    }
}
