//! Events without a visible card movement.

use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::engine::event::{self, NoteData};
use crate::engine::seat::Seat;
use crate::engine::value::Value;

use super::meld::Meld;

/// An event without a visible card movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Note {
    /// This suit is trumps.
    Trumps(Suit),
    /// A seat ends its turn.
    Pass(Seat),
    /// A seat misses: the trick counts nothing.
    Miss(Seat),
    /// A seat scores cards of the trick, and its total changes by this number.
    Scores(Seat, Meld, i32),
    /// A seat names the value of the cards that it scores.
    Names(Seat, Meld, i32),
    /// A seat hits a target that is not its last: the target hit, and the next one.
    Target(Seat, i32, i32),
    /// A seat wins the game.
    Win(Seat),
    /// Nobody wins the game.
    Drawn,
}

impl event::Note for Note {
    fn data(&self) -> NoteData {
        let scored = |cards: Meld, number: i32| {
            Value::List(vec![Value::list(cards.iter().copied()), number.into()])
        };
        match *self {
            Note::Trumps(suit) => NoteData::of_all("trumps", suit),
            Note::Pass(seat) => NoteData::of("pass", seat, ()),
            Note::Miss(seat) => NoteData::of("miss", seat, ()),
            Note::Scores(seat, cards, change) => {
                NoteData::of("scores", seat, scored(cards, change))
            }
            Note::Names(seat, cards, value) => NoteData::of("names", seat, scored(cards, value)),
            Note::Target(seat, hit, next) => NoteData::of("target", seat, Value::list([hit, next])),
            Note::Win(seat) => NoteData::of("win", seat, ()),
            Note::Drawn => NoteData::of_all("drawn", ()),
        }
    }
}
