//! Friends at other devices, as the table sees them.
//!
//! The table is in the first part of the program; what is behind [`OtherDevices`] is in the part with the room, which only
//! those fetch who play with friends.

use std::rc::Rc;

use leptos::prelude::*;

use crate::engine::seat::Seat;

use super::mode::Mode;
use super::state::TableState;

mod notices;
mod phrases;
mod room_table;

pub(in crate::ui) use room_table::FriendsTable;

/// The people and bots at other devices, and what the table shows of them.
pub(super) trait OtherDevices {
    /// Whether a seat at this device can make a move now. It cannot while its last move is on the way or sealed.
    fn can_move(&self, seat: Seat) -> bool;
    /// Makes a move.
    fn play(&self, seat: Seat, text: &str);
    /// Says that the clock of a seat at this device has run out.
    fn time_out(&self);
    /// On whom the match waits, in words. `None` if the table says it already.
    fn waits_for(&self) -> Option<String>;
    /// Whether the device of a seat is there, in words. Empty if it is, or if the seat is at this device.
    fn presence(&self, seat: Seat) -> String;
    /// What interrupts the match: somebody is gone, a proposal, the end, or a reason why something failed.
    fn notices(&self) -> AnyView;
    /// The menu of phrases.
    fn phrases(&self, table: TableState) -> AnyView;
    /// What the device of a seat has said last, beside the name of its first seat.
    fn speech_bubble(&self, seat: Seat) -> AnyView;
    /// What the end of a round offers, or that of the match.
    fn ways_on(&self, is_over: bool) -> AnyView;
}

/// The other devices of a table. The handle is copied into closures.
#[derive(Clone, Copy)]
pub(super) struct Friends(StoredValue<Rc<dyn OtherDevices>, LocalStorage>);

impl Friends {
    fn new(devices: Rc<dyn OtherDevices>) -> Friends {
        Friends(StoredValue::new_local(devices))
    }

    /// Asks the other devices.
    pub(super) fn with<T>(self, ask: impl FnOnce(&dyn OtherDevices) -> T) -> T {
        self.0.with_value(|devices| ask(&**devices))
    }
}

impl TableState {
    /// The other devices, if the table is one with friends.
    pub(super) fn friends(self) -> Option<Friends> {
        match self.game.mode {
            Mode::Friends(friends) => Some(friends),
            _ => None,
        }
    }
}
