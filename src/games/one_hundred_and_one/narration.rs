//! Sentences about events without a visible card movement.

use crate::table::narration::Names;

use super::note::Note;
use super::texts;

/// A note as a sentence.
pub(super) fn sentence(note: &Note, names: &Names) -> String {
    let who = |seat| names.person(seat);
    match *note {
        Note::Orders(seat, suit) => texts::orders(who(seat), suit.name()),
        Note::Skipped(seat) => texts::is_skipped(who(seat)),
        Note::Asked(seat, cards) => texts::can_pass_on(who(seat), cards),
        Note::MustPlay(_) => texts::DRAWN_CARD_FITS.into(),
        Note::MayPlay(_) => texts::A_CARD_FITS.into(),
        Note::NothingFits(_) => texts::NOTHING_FITS.into(),
        Note::Passes(seat) => texts::passes(who(seat)),
        Note::FindsNothing(seat) => texts::finds_nothing(who(seat)),
        Note::Covered(_) => texts::COUNTS_AS_COVERED.into(),
        Note::Out(seat) => texts::is_out(who(seat)),
        Note::Wiped(seat) => texts::is_wiped(who(seat)),
        Note::KnockedOut(seat) => texts::is_knocked_out(who(seat)),
        Note::BlockedByPasses(_) => texts::BLOCKED_BY_PASSES.into(),
        Note::BlockedByTurns(_) => texts::BLOCKED_BY_TURNS.into(),
        Note::BlockedByRebuilds(_) => texts::BLOCKED_BY_REBUILDS.into(),
    }
}
