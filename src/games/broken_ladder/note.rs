//! Events without a visible card movement.

use serde::{Deserialize, Serialize};

use crate::engine::event::{self, NoteData};
use crate::engine::seat::Seat;
use crate::engine::value::Value;

use super::hand::Hand;

/// An event without a visible card movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Note {
    /// A seat completes its ladder with these cards.
    Completes(Seat, Hand),
    /// A seat's ladder leads to this height instead of the Head.
    Misses(Seat, i32),
    /// A seat's ladder has too many cards of this rank.
    Repeats(Seat, u8),
    /// A seat is out of the round, and this number is added to its points.
    Out(Seat, i32),
    /// Nobody reaches the Head.
    Stalls,
}

impl event::Note for Note {
    fn data(&self) -> NoteData {
        match *self {
            Note::Completes(seat, hand) => {
                NoteData::of("completes", seat, Value::list(hand.iter().copied()))
            }
            Note::Misses(seat, height) => NoteData::of("misses", seat, height),
            Note::Repeats(seat, rank) => NoteData::of("repeats", seat, i32::from(rank)),
            Note::Out(seat, points) => NoteData::of("out", seat, points),
            Note::Stalls => NoteData::of_all("stalls", ()),
        }
    }
}
