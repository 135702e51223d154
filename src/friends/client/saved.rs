//! What a device saves of a match.

use serde::{Deserialize, Serialize};

use super::super::locked_pack::Bytes;
use super::super::message::{Entry, Setup, TimedMove};
use super::Client;

/// Everything that a device must save of a match. It never leaves the device.
#[derive(Serialize, Deserialize)]
struct Saved {
    setup: Setup,
    me: u8,
    master: [u8; 32],
    entries: Vec<Entry>,
    unseal: Option<(Bytes, Vec<TimedMove>)>,
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
        let saved: Saved = postcard::from_bytes(bytes).map_err(|_| damaged)?;
        let mut client = Client::new(saved.setup, saved.me, saved.master)?;
        client.unseal = saved.unseal;
        for entry in saved.entries {
            client.logs.add(entry);
        }
        Ok(client)
    }
}
