//! A match that is played elsewhere, as somebody gets it who does not see all cards.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::place::Place;
use crate::engine::record::ParseRecordError;
use crate::engine::seat::{Seat, SeatSet};

/// The news of a match: its steps from one of them on, and its position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Observation {
    /// The record without steps.
    pub start: String,
    /// Number of the first of the steps. The first deal has number 0.
    pub from: u32,
    /// Each step as in a record, with its events. The first deal has no text.
    pub steps: Vec<(String, Vec<u8>)>,
    /// For each seat that the receiver may see: a position with its view.
    pub positions: Vec<(Seat, Vec<u8>)>,
}

/// Events in bytes.
///
/// # Panics
/// Never: every event can be written.
pub fn write_events<N: Serialize + Clone>(events: &[Event<N>]) -> Vec<u8> {
    let events: Vec<Wrapped<N>> = events.iter().cloned().map(Wrapped).collect();
    postcard::to_allocvec(&events).expect("events can be written")
}

/// Events from bytes.
///
/// # Errors
/// If the bytes are no events.
pub fn read_events<N: DeserializeOwned>(bytes: &[u8]) -> Result<Vec<Event<N>>, ParseRecordError> {
    let events: Vec<Wrapped<N>> = read(bytes)?;
    Ok(events.into_iter().map(|Wrapped(event)| event).collect())
}

/// A position from bytes.
///
/// # Errors
/// If the bytes are no position.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ParseRecordError> {
    postcard::from_bytes(bytes).map_err(|_| ParseRecordError("the match cannot be read".into()))
}

#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "N: Serialize", deserialize = "N: Deserialize<'de>"))]
struct Wrapped<N>(#[serde(with = "Form::<N>")] Event<N>);

/// The form of an event in bytes. [`Event`] itself has the form of other programs, in which parts are left out.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Event")]
enum Form<N> {
    Deal {
        round: u32,
        dealer: Seat,
    },
    Move {
        card: Option<Card>,
        #[serde(with = "place")]
        from: Place,
        #[serde(with = "place")]
        to: Place,
        seen: SeatSet,
    },
    Look {
        seat: Seat,
        card: Option<Card>,
        #[serde(with = "place")]
        at: Place,
    },
    Rebuild {
        cards: u16,
        #[serde(with = "place")]
        from: Place,
    },
    Note(N),
    Score {
        seat: Seat,
        points: i32,
        total: i32,
    },
    RoundOver,
    Over,
}

/// A place in bytes.
mod place {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Place, Seat};

    pub(super) fn serialize<S: Serializer>(
        place: &Place,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        (place.kind(), place.owner(), place.is_sorted()).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Place, D::Error> {
        let (kind, seat, is_heap) = <(&str, Option<Seat>, bool)>::deserialize(deserializer)?;
        Place::named(kind, seat, is_heap).ok_or_else(|| D::Error::custom("too many places"))
    }
}
