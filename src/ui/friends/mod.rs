//! Matches with friends at other devices: the page's side of a room. All secrets are in the worker of the room.

use crate::friends::room::Presence;
use crate::i18n::Text;

mod connection;
pub(super) mod contacts;
pub(super) mod invitation;
pub(super) mod planned;
pub(super) mod room;
mod room_store;
pub(super) mod texts;
mod worker;

pub(super) use connection::{own_relays, relays};

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
