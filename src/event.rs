//! What happens on the table, told as it happens.
//!
//! The log, the sounds, the spoken announcements and the replies of the referee are made of events. A
//! search plays without a listener, and then they cost nothing.

use serde::Serialize;

use crate::cards::Card;
use crate::place::Place;
use crate::seat::{Seat, SeatSet};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    /// The discard pile was shuffled and became the stock.
    Rebuild {
        /// How many cards were shuffled.
        cards: u8,
    },
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

impl Event {
    /// The event as this seat learns it.
    pub fn seen_by(self, eye: Seat) -> Event {
        match self {
            Event::Move { card, from, to, seen } => {
                let card = card.filter(|_| seen.contains(eye));
                Event::Move { card, from, to, seen }
            }
            other => other,
        }
    }
}

/// Listens to events.
pub trait Tell {
    /// Takes note of one event.
    fn tell(&mut self, event: Event);
}

/// Listens to nothing.
pub struct Silent;

impl Tell for Silent {
    #[inline]
    fn tell(&mut self, _: Event) {}
}

impl Tell for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}
