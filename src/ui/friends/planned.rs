//! The table to which somebody is about to invite. The set-up leaves it here for the page of the room.

use std::cell::RefCell;

use crate::friends::room::message::Table;

/// A planned invitation.
pub(crate) struct Planned {
    /// The table.
    pub(crate) table: Table,
    /// The people at this device.
    pub(crate) people: Vec<String>,
    /// Relays of the invitation, separated by spaces. Empty for the usual ones.
    pub(crate) relays: String,
}

thread_local! {
    static PLANNED: RefCell<Option<Planned>> = const { RefCell::new(None) };
}

/// In an address, the code of a room that is about to be opened.
pub(crate) const NEW: &str = "new";

/// Plans an invitation, and returns the address that opens the room.
pub(crate) fn plan(planned: Planned) -> String {
    let address = format!("#/room/{NEW}/{}", planned.table.game);
    PLANNED.set(Some(planned));
    address
}

/// Takes the planned invitation. `None` if the page was loaded again since.
pub(crate) fn take() -> Option<Planned> {
    PLANNED.take()
}
