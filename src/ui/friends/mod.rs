//! Matches with friends at other devices: the page's side of a room. All secrets are in the worker of the room.

mod connection;
pub(super) mod contacts;
pub(super) mod invitation;
pub(super) mod room;
mod room_store;
pub(super) mod texts;
mod worker;

pub(super) use connection::{own_relays, relays};

/// Name under which the address of the last room is saved, until its people leave it.
pub(super) const LAST_ROOM: &str = "room";
