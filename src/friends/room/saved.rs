//! What a device saves of a room.

use serde::{Deserialize, Serialize};

use crate::friends::client::{Client, Sealed};
use crate::friends::keys::{DeviceKey, DeviceSecrets};
use crate::friends::message::Entry;

use super::message::{Envelope, Message, Table};
use super::refusal::Refusal;
use super::{Invitation, Person, Room};

/// Version of what is saved.
const VERSION: u8 = 1;

/// Everything but the entries of the match. It never leaves the device.
#[derive(Serialize, Deserialize)]
struct Head {
    version: u8,
    invitation: Invitation,
    master: [u8; 32],
    names: Vec<String>,
    is_ready: bool,
    table: Table,
    people: Vec<(DeviceKey, Vec<String>)>,
    /// The message that began the match.
    start: Option<Vec<u8>>,
    sealed: Option<Sealed>,
}

/// What must be saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unsaved {
    /// The head, which replaces the one before.
    pub head: Vec<u8>,
    /// Whether entries that were saved before are of an earlier match.
    pub begins: bool,
    /// Further entries of the match. Empty if there are none.
    pub entries: Vec<u8>,
}

impl Room {
    /// What has changed since the last call.
    ///
    /// # Panics
    /// Never: every state can be written.
    pub fn unsaved(&mut self) -> Option<Unsaved> {
        let head = postcard::to_allocvec(&self.head()).expect("a room can be written");
        let (mut entries, mut begins) = (Vec::new(), false);
        if let Some(client) = &self.client {
            begins = self.saved.iter().all(|number| *number == 0);
            let is_new = |entry: &&Entry| entry.number >= self.saved[usize::from(entry.author)];
            let new: Vec<&Entry> = client.logs().entries().filter(is_new).collect();
            if !new.is_empty() {
                entries = postcard::to_allocvec(&new).expect("entries can be written");
            }
            self.saved = client.logs().lengths();
        }
        let is_same = head == self.saved_head && entries.is_empty();
        self.saved_head.clone_from(&head);
        (!is_same).then_some(Unsaved { head, begins, entries })
    }

    fn head(&self) -> Head {
        Head {
            version: VERSION,
            invitation: self.invitation,
            master: self.secrets.master(),
            names: self.names.clone(),
            is_ready: self.is_ready,
            table: self.table.clone(),
            people: self.people.iter().map(|it| (it.key, it.names.clone())).collect(),
            start: self.start.as_ref().map(|(_, bytes)| bytes.clone()),
            sealed: self.client.as_ref().and_then(|client| client.sealed().cloned()),
        }
    }

    /// The room with this saved state.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub fn restore(head: &[u8], chunks: &[Vec<u8>]) -> Result<Room, Refusal> {
        if head.first() > Some(&VERSION) {
            return Err(Refusal::Newer);
        }
        let damaged = |why: postcard::Error| Refusal::Damaged(why.to_string());
        let head: Head = postcard::from_bytes(head).map_err(damaged)?;
        let secrets = DeviceSecrets::of(head.master);
        let mut room = Room::new(head.invitation, secrets, &head.names);
        (room.is_ready, room.table) = (head.is_ready, head.table);
        room.people = head.people.into_iter().map(|(key, names)| Person::new(key, names)).collect();
        if let Some(bytes) = head.start {
            let mut entries: Vec<Entry> = Vec::new();
            for chunk in chunks {
                entries.extend(postcard::from_bytes::<Vec<Entry>>(chunk).map_err(damaged)?);
            }
            room.resume(bytes, head.sealed, entries, head.master).map_err(Refusal::Damaged)?;
        }
        Ok(room)
    }

    fn resume(
        &mut self,
        bytes: Vec<u8>,
        sealed: Option<Sealed>,
        entries: Vec<Entry>,
        master: [u8; 32],
    ) -> Result<(), String> {
        let read =
            Envelope::read(&self.invitation.secret, &bytes).map_err(|why| why.to_string())?;
        let (_, Message::Start(start)) = read else {
            return Err("these bytes do not begin a match".into());
        };
        let key = self.secrets.public();
        let me = start.setup.devices.iter().position(|device| *device == key);
        let me = me.ok_or("the match has begun without this device")? as u8;
        let mut client = Client::again(start.setup.clone(), (me, master), sealed, entries)?;
        client.advance();
        self.saved = client.logs().lengths();
        self.told = self.saved[usize::from(me)];
        (self.client, self.start) = (Some(client), Some((start, bytes)));
        Ok(())
    }
}
