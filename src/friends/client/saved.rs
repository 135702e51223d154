//! What a device saves of a match.

use serde::{Deserialize, Serialize};

use super::super::locked_pack::Bytes;
use super::super::message::{Entry, Setup, TimedMove};
use super::Client;

/// Moves that a device has sealed, with the number that makes their hash unpredictable.
pub type Sealed = (Bytes, Vec<TimedMove>);

/// Everything that a device must save of a match. It never leaves the device.
#[derive(Serialize, Deserialize)]
struct Saved {
    setup: Setup,
    me: u8,
    master: [u8; 32],
    entries: Vec<Entry>,
    unseal: Option<Sealed>,
}

impl Client {
    /// The state to save. It must be saved before anything that [`Client::news`] gives is sent.
    ///
    /// # Panics
    /// Never: every state can be written.
    pub fn save(&self) -> Vec<u8> {
        let saved = Saved {
            setup: self.setup.clone(),
            me: self.me,
            master: self.secrets.master(),
            entries: self.logs.entries().cloned().collect(),
            unseal: self.unseal.clone(),
        };
        postcard::to_allocvec(&saved).expect("a state can be written")
    }

    /// The client with this saved state.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub fn restore(bytes: &[u8]) -> Result<Client, String> {
        let damaged = "these bytes are no saved match between devices";
        let Saved { setup, me, master, entries, unseal } =
            postcard::from_bytes(bytes).map_err(|_| damaged)?;
        Client::again(setup, (me, master), unseal, entries)
    }

    /// The client of a device that has saved these entries, and the moves that it has sealed last.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn again(
        setup: Setup,
        (me, master): (u8, [u8; 32]),
        sealed: Option<Sealed>,
        entries: Vec<Entry>,
    ) -> Result<Client, String> {
        let mut client = Client::new(setup, me, master)?;
        client.unseal = sealed;
        for entry in entries {
            client.logs.add(entry);
        }
        Ok(client)
    }

    /// The moves that this device has sealed last.
    pub fn sealed(&self) -> Option<&Sealed> {
        self.unseal.as_ref()
    }
}
