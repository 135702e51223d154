//! What no card shows, in words.

use crate::engine::event::Note;
use crate::engine::value::Value;
use crate::table::narration::Names;

use super::texts;

pub(super) fn sentence(note: &Note, names: &Names) -> String {
    let Some(seat) = note.seat else { return String::new() };
    let who = names.person(seat);
    match (note.what, &note.with) {
        ("orders", Value::Suit(suit)) => texts::orders(who, suit.name()),
        ("skipped", _) => texts::is_skipped(who),
        ("asked", Value::Number(cards)) => texts::can_pass_on(who, *cards),
        ("must play", _) => texts::DRAWN_CARD_FITS.into(),
        ("may play", _) => texts::A_CARD_FITS.into(),
        ("nothing fits", _) => texts::NOTHING_FITS.into(),
        ("passes", _) => texts::passes(who),
        ("finds nothing", _) => texts::finds_nothing(who),
        ("covered", _) => texts::COUNTS_AS_COVERED.into(),
        ("out", _) => texts::is_out(who),
        ("wiped", _) => texts::is_wiped(who),
        ("knocked out", _) => texts::is_knocked_out(who),
        ("blocked by passes", _) => texts::BLOCKED_BY_PASSES.into(),
        ("blocked by turns", _) => texts::BLOCKED_BY_TURNS.into(),
        ("blocked by rebuilds", _) => texts::BLOCKED_BY_REBUILDS.into(),
        _ => String::new(),
    }
}
