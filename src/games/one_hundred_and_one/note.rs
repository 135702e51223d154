//! Events without a visible card movement.

use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::engine::event::{self, NoteData};
use crate::engine::seat::Seat;

/// An event without a visible card movement. Each is about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Note {
    /// A seat orders this suit.
    Orders(Seat, Suit),
    /// A seat is skipped.
    Skipped(Seat),
    /// A seat may pass on a hit of this number of cards.
    Asked(Seat, u8),
    /// A seat must play the card it has drawn.
    MustPlay(Seat),
    /// A seat has drawn a card that fits, and may play.
    MayPlay(Seat),
    /// A seat has drawn a card, and no card fits.
    NothingFits(Seat),
    /// A seat passes.
    Passes(Seat),
    /// A seat finds no card to draw.
    FindsNothing(Seat),
    /// A card that must be covered counts as covered.
    Covered(Seat),
    /// A seat is out of the round.
    Out(Seat),
    /// A seat's total was exactly the goal, and is 0 now.
    Wiped(Seat),
    /// A seat is out of the match.
    KnockedOut(Seat),
    /// The round is blocked: everybody passed.
    BlockedByPasses(Seat),
    /// The round is blocked: it had too many turns.
    BlockedByTurns(Seat),
    /// The round is blocked: the stock was rebuilt too often.
    BlockedByRebuilds(Seat),
}

impl event::Note for Note {
    fn data(&self) -> NoteData {
        let (what, seat) = match *self {
            Note::Orders(seat, suit) => return NoteData::of("orders", seat, suit),
            Note::Asked(seat, cards) => return NoteData::of("asked", seat, u32::from(cards)),
            Note::Skipped(seat) => ("skipped", seat),
            Note::MustPlay(seat) => ("must play", seat),
            Note::MayPlay(seat) => ("may play", seat),
            Note::NothingFits(seat) => ("nothing fits", seat),
            Note::Passes(seat) => ("passes", seat),
            Note::FindsNothing(seat) => ("finds nothing", seat),
            Note::Covered(seat) => ("covered", seat),
            Note::Out(seat) => ("out", seat),
            Note::Wiped(seat) => ("wiped", seat),
            Note::KnockedOut(seat) => ("knocked out", seat),
            Note::BlockedByPasses(seat) => ("blocked by passes", seat),
            Note::BlockedByTurns(seat) => ("blocked by turns", seat),
            Note::BlockedByRebuilds(seat) => ("blocked by rebuilds", seat),
        };
        NoteData::of(what, seat, ())
    }
}
