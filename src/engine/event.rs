//! Events: everything that happens on the table, in order.
//!
//! The log, the sounds, the spoken announcements and the replies of the referee are made of events. A search plays
//! without an event sink, and then events cost nothing.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::value::Value;

/// An event of a game with notes of type `N`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event<N> {
    /// A new round was shuffled and is dealt.
    Deal {
        /// Number of the round, from 1.
        round: u32,
        /// Dealer of the round.
        dealer: Seat,
    },
    /// A card went from one place to another.
    Move {
        /// The card. `None` for a viewer who did not see it.
        card: Option<Card>,
        /// Old place of the card.
        from: Place,
        /// New place of the card.
        to: Place,
        /// Seats that saw the face of the card.
        #[serde(skip)]
        seen: SeatSet,
    },
    /// A player looked at a card that stays in its place. The others saw that, but not the card.
    Look {
        /// Seat of the player.
        seat: Seat,
        /// The card. `None` for other viewers.
        card: Option<Card>,
        /// Place of the card, which is on top.
        at: Place,
    },
    /// Cards were shuffled and became the stock.
    Rebuild {
        /// Number of shuffled cards.
        cards: u16,
        /// Old place of the cards.
        #[serde(skip)]
        from: Place,
    },
    /// A note: an event that no card shows. A suit was ordered, somebody was skipped, a call was made.
    Note(N),
    /// A player's points changed.
    Score {
        /// Seat of the player.
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

/// A game's notes: events that no card shows. Everybody learns them.
pub trait Note: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The note as other programs get it.
    fn data(&self) -> NoteData;
}

/// A note as other programs get it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NoteData {
    /// Its name in the game: `orders`, `skipped`.
    pub what: &'static str,
    /// The seat that it is about.
    pub seat: Option<Seat>,
    /// Its content.
    pub with: Value,
}

impl NoteData {
    /// A note about a seat.
    pub fn of(what: &'static str, seat: Seat, with: impl Into<Value>) -> NoteData {
        NoteData { what, seat: Some(seat), with: with.into() }
    }

    /// A note about no seat in particular.
    pub fn of_all(what: &'static str, with: impl Into<Value>) -> NoteData {
        NoteData { what, seat: None, with: with.into() }
    }
}

/// The notes of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoNote {}

impl Note for NoNote {
    fn data(&self) -> NoteData {
        match *self {}
    }
}

impl<N> Event<N> {
    /// A card that moved face up for everybody.
    #[inline]
    pub fn open_move(card: Card, from: Place, to: Place) -> Event<N> {
        Event::Move { card: Some(card), from, to, seen: SeatSet::EVERYBODY }
    }

    /// A card that moved face up for one player only.
    #[inline]
    pub fn secret_move(card: Card, from: Place, to: Place, viewer: Seat) -> Event<N> {
        Event::Move { card: Some(card), from, to, seen: SeatSet::singleton(viewer) }
    }

    /// The same event with another form of note.
    pub fn map_note<M>(self, note: impl FnOnce(N) -> M) -> Event<M> {
        match self {
            Event::Deal { round, dealer } => Event::Deal { round, dealer },
            Event::Move { card, from, to, seen } => Event::Move { card, from, to, seen },
            Event::Look { seat, card, at } => Event::Look { seat, card, at },
            Event::Rebuild { cards, from } => Event::Rebuild { cards, from },
            Event::Note(old) => Event::Note(note(old)),
            Event::Score { seat, points, total } => Event::Score { seat, points, total },
            Event::RoundOver => Event::RoundOver,
            Event::Over => Event::Over,
        }
    }

    /// The event with the card that another viewer saw.
    #[must_use]
    pub fn or_seen(mut self, other: &Event<N>) -> Event<N> {
        match (&mut self, other) {
            (Event::Move { card, .. }, Event::Move { card: seen, .. })
            | (Event::Look { card, .. }, Event::Look { card: seen, .. }) => *card = card.or(*seen),
            _ => {}
        }
        self
    }

    /// The event as this seat sees it.
    #[must_use]
    pub fn seen_by(self, viewer: Seat) -> Event<N> {
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

/// Receives events.
pub trait EventSink<N> {
    /// Receives one event.
    fn emit(&mut self, event: Event<N>);
}

/// Ignores all events.
pub struct NoEvents;

impl<N> EventSink<N> for NoEvents {
    #[inline]
    fn emit(&mut self, _: Event<N>) {}
}

impl<N> EventSink<N> for Vec<Event<N>> {
    fn emit(&mut self, event: Event<N>) {
        self.push(event);
    }
}
