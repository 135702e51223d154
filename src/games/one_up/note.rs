//! Events without a visible card movement.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::event::{self, NoteData};
use crate::engine::seat::Seat;
use crate::engine::value::Value;

use super::call::Call;
use super::value::Answer;

/// An event without a visible card movement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Note {
    /// A new display begins with these cards.
    Display(Vec<Card>),
    /// A seat turns up a card.
    Turns(Seat, Option<Card>),
    /// No card is left to turn up.
    Dead,
    /// A seat locks in its answer.
    Locks(Seat),
    /// A seat calls an answer.
    Call(Seat, Call, Answer),
    /// A seat says "one off".
    OneOff(Seat),
    /// A seat says "nothing".
    Nothing(Seat),
    /// A seat is barred from this display.
    Barred {
        /// The seat.
        seat: Seat,
        /// Its call; empty if it made none.
        call: String,
        /// The reason.
        why: String,
    },
    /// A seat wins the display.
    Wins(Seat),
}

impl event::Note for Note {
    fn data(&self) -> NoteData {
        match self {
            Note::Display(cards) => NoteData::of_all("display", Value::list(cards.iter().copied())),
            Note::Turns(seat, card) => NoteData::of("turns", *seat, *card),
            Note::Dead => NoteData::of_all("dead", ()),
            Note::Locks(seat) => NoteData::of("locks", *seat, ()),
            Note::Call(seat, call, answer) => {
                let parts = answer.fields(call.to_string());
                NoteData::of("call", *seat, Value::Named(parts))
            }
            Note::OneOff(seat) => NoteData::of("one off", *seat, ()),
            Note::Nothing(seat) => NoteData::of("nothing", *seat, ()),
            Note::Barred { seat, call, why } => {
                let parts = [("text", call), ("why", why)];
                let parts = parts.map(|(name, text)| (name, Value::from(text.clone())));
                NoteData::of("barred", *seat, Value::Named(parts.into()))
            }
            Note::Wins(seat) => NoteData::of("wins", *seat, ()),
        }
    }
}
