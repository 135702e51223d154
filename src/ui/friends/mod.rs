//! Matches with friends at other devices: the page's side of a room. All secrets are in the worker of the room.

use crate::friends::room::message::Seated;
use crate::friends::room::{Presence, RoomShown, SeatShown};
use crate::i18n::Text;

use super::platform::names::normal;

pub(super) mod by_codes;
mod connection;
pub(super) mod contacts;
pub(super) mod invitation;
pub(super) mod invite_texts;
pub(super) mod link_to_send;
pub(super) mod planned;
pub(super) mod room;
mod room_store;
pub(super) mod texts;
pub(super) mod words;
mod worker;

pub(super) use connection::{hand_over, own_relays};

/// Name under which the address of the last room is saved, until its people leave it.
pub(super) const LAST_ROOM: &str = "room";

/// Why a device is not there, in words. `None` if it is.
pub(super) fn absence(presence: Presence) -> Option<Text> {
    match presence {
        Presence::Here => None,
        Presence::Away => Some(texts::AWAY),
        Presence::Silent => Some(texts::SILENT),
        Presence::Left => Some(texts::LEFT),
    }
}

/// The names of those who are not ready for a match.
pub(super) fn not_ready(shown: &RoomShown) -> Vec<String> {
    let name = |seat: &SeatShown| match &seat.seated {
        Seated::Person { name, is_ready: false, .. } => Some(normal(name)),
        _ => None,
    };
    shown.seats.iter().filter_map(name).collect()
}
