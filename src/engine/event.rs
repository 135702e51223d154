//! What happens on the table, told as it happens.
//!
//! The log, the sounds, the spoken announcements and the replies of the referee are made of events. A
//! search plays without a listener, and then they cost nothing.

use serde::Serialize;

use crate::cards::Card;
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::value::Value;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A new round was shuffled and is dealt.
    Deal {
        /// Number of the round, from 1.
        round: u32,
        /// Who deals it.
        dealer: Seat,
    },
    /// A card went from one place to another.
    Move {
        /// The card, or nothing for somebody who did not see it.
        card: Option<Card>,
        /// Where it lay.
        from: Place,
        /// Where it lies now.
        to: Place,
        /// Who saw its face.
        #[serde(skip)]
        seen: SeatSet,
    },
    /// A player looked at a card that stays where it is; the others saw that, but not the card.
    Look {
        /// Who looked.
        seat: Seat,
        /// The card, or nothing for somebody else.
        card: Option<Card>,
        /// Where it lies, on top.
        at: Place,
    },
    /// Cards were shuffled and became the stock.
    Rebuild {
        /// How many cards were shuffled.
        cards: u16,
        /// Where they lay.
        #[serde(skip)]
        from: Place,
    },
    /// Something that no card shows: a suit was ordered, somebody was skipped, a call was made.
    Note(Note),
    /// A player's points changed.
    Score {
        /// Whose points.
        seat: Seat,
        /// The change.
        points: i32,
        /// The player's total in this round or match, as the game counts.
        total: i32,
    },
    /// The round is over.
    RoundOver,
    /// The match is over.
    Over,
}

/// Something that no card shows, in the words of its game. Everybody learns it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// What it is, in the game's own words: `orders`, `skipped`.
    pub what: &'static str,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// What else belongs to it.
    pub with: Value,
}

impl Event {
    /// A card that all saw going from one place to another.
    #[inline]
    pub fn open_move(card: Card, from: Place, to: Place) -> Event {
        Event::Move { card: Some(card), from, to, seen: SeatSet::EVERYBODY }
    }

    /// A card that went from one place to another, face up for one player only.
    #[inline]
    pub fn secret_move(card: Card, from: Place, to: Place, viewer: Seat) -> Event {
        Event::Move { card: Some(card), from, to, seen: SeatSet::singleton(viewer) }
    }

    /// Something about a player that no card shows.
    #[inline]
    pub fn note(what: &'static str, seat: Seat, with: impl Into<Value>) -> Event {
        Event::Note(Note { what, seat: Some(seat), with: with.into() })
    }

    /// The event as this seat learns it.
    #[must_use]
    pub fn seen_by(self, viewer: Seat) -> Event {
        match self {
            Event::Move { card, from, to, seen } => {
                let card = card.filter(|_| seen.contains(viewer));
                Event::Move { card, from, to, seen }
            }
            Event::Look { seat, card, at } => {
                Event::Look { seat, card: card.filter(|_| seat == viewer), at }
            }
            other => other,
        }
    }
}

/// Listens to events.
pub trait EventSink {
    /// Takes note of one event.
    fn emit(&mut self, event: Event);
}

/// Listens to nothing.
pub struct NoEvents;

impl EventSink for NoEvents {
    #[inline]
    fn emit(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    fn emit(&mut self, event: Event) {
        self.push(event);
    }
}
