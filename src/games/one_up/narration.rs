//! Events in words.

use crate::engine::seat::Seat;
use crate::i18n::common;
use crate::table::narration::{Names, list};

use super::note::Note;
use super::readable::readable;
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
            let call = common::labelled(answer.value, &*readable(&call.to_string()));
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
