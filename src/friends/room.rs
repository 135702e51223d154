//! A room: one device's side of an invitation, from the first message to the last match.
//!
//! It has no connection and no clock of its own. Bytes from the others and the time go in; bytes for all others, what to
//! save and what to show come out. Whatever is sent must be saved before.

mod lobby;
pub mod message;
pub mod port;
mod refusal;
mod saved;
mod show;
mod wishes;

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::client::Client;
use super::keys::{DeviceKey, DeviceSecrets, digest};
use super::locked_pack::Bytes;
use super::message::{Entry, Frame, decode_frame};

use message::{Envelope, Hello, Here, Message, MessageError, Start, Table, tidy_name};
pub use refusal::Refusal;
pub use saved::Unsaved;
pub use show::{
    Awaited, Ending, MatchShown, PersonShown, Presence, Proposal, RoomShown, SeatShown, Stage,
    Version,
};
pub use wishes::Wish;

/// Milliseconds between two signs of life.
const BEAT: u64 = 15_000;
/// Milliseconds after which a device that sends nothing counts as gone.
const SILENCE: u64 = 40_000;
/// The least number of milliseconds between two requests for entries that are missing.
const PATIENCE: u64 = 400;
/// The largest number of devices that are listened to.
const MOST_PEOPLE: usize = 16;
/// Number of messages of a device that count once only.
const MOST_NUMBERS: usize = 64;
/// Number of phrases that are shown.
const MOST_SAID: usize = 6;
/// Number of phrases to choose from.
pub const PHRASES: u8 = 12;

/// An invitation, as a link carries it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invitation {
    /// The secret of the room.
    pub secret: [u8; 16],
    /// The first bytes of the hash of the inviting device's signing key.
    pub host: [u8; 8],
}

/// Another device in the room.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Person {
    key: DeviceKey,
    names: Vec<String>,
    is_ready: bool,
    is_away: bool,
    has_left: bool,
    /// When it was heard last.
    heard: u64,
    /// Numbers of its last messages, which count once.
    numbers: VecDeque<u64>,
}

/// Something said in the room.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Said {
    number: u32,
    key: Bytes,
    phrase: Option<u8>,
}

/// One device's side of an invitation.
pub struct Room {
    invitation: Invitation,
    secrets: DeviceSecrets,
    names: Vec<String>,
    is_ready: bool,
    is_away: bool,
    has_left: bool,
    people: Vec<Person>,
    table: Table,
    /// The start of the present match, and the message that brought it, for those who have missed it.
    start: Option<(Start, Vec<u8>)>,
    client: Option<Client>,
    /// Why the match cannot be played here.
    refusal: Option<Refusal>,
    /// Number of entries of this device that were sent.
    told: u32,
    said: VecDeque<Said>,
    said_count: u32,
    last_number: u64,
    last_beat: u64,
    last_request: u64,
    outgoing: Vec<Vec<u8>>,
    /// Number of entries of each device that were saved.
    saved: Vec<u32>,
    saved_head: Vec<u8>,
}

impl Room {
    /// The room of the device that invites to a table.
    pub fn invite(secret: [u8; 16], master: [u8; 32], names: &[String], table: Table) -> Room {
        let secrets = DeviceSecrets::of(master);
        let host = host_of(&secrets.public().sign);
        let mut room = Room::new(Invitation { secret, host }, secrets, names);
        (room.table, room.is_ready) = (table, true);
        room.seat_people();
        room
    }

    /// The room of a device that opens an invitation.
    pub fn join(invitation: Invitation, master: [u8; 32], names: &[String]) -> Room {
        Room::new(invitation, DeviceSecrets::of(master), names)
    }

    fn new(invitation: Invitation, secrets: DeviceSecrets, names: &[String]) -> Room {
        Room {
            invitation,
            secrets,
            names: names.iter().map(|name| tidy_name(name, "?")).collect(),
            is_ready: false,
            is_away: false,
            has_left: false,
            people: Vec::new(),
            table: Table::default(),
            start: None,
            client: None,
            refusal: None,
            told: 0,
            said: VecDeque::new(),
            said_count: 0,
            last_number: 0,
            last_beat: 0,
            last_request: 0,
            outgoing: Vec::new(),
            saved: Vec::new(),
            saved_head: Vec::new(),
        }
    }

    /// The invitation to the room.
    pub fn invitation(&self) -> Invitation {
        self.invitation
    }

    fn key(&self) -> Bytes {
        self.secrets.public().sign
    }

    /// Whether this device has invited the others.
    pub fn is_host(&self) -> bool {
        host_of(&self.key()) == self.invitation.host
    }

    fn say(&mut self, message: &Message, now: u64) -> Vec<u8> {
        self.last_number = now.max(self.last_number + 1);
        let envelope =
            Envelope::sign(&self.invitation.secret, self.last_number, message, &self.secrets);
        let bytes = envelope.write();
        self.outgoing.push(bytes.clone());
        bytes
    }

    /// The connection is there, perhaps again: says who this is, and what it has.
    pub fn connected(&mut self, now: u64) {
        for person in self.people.iter_mut().filter(|person| person.heard == 0) {
            // Whoever was there before gets time to answer.
            person.heard = now;
        }
        if !self.has_left {
            self.say_hello(now);
            self.beat(now);
        }
    }

    fn say_hello(&mut self, now: u64) {
        let (names, is_ready) = (self.names.clone(), self.is_ready);
        let hello = Hello { key: self.secrets.public(), names, is_ready };
        self.say(&Message::Hello(hello), now);
        if self.is_host() {
            self.say(&Message::Table(self.table.clone()), now);
        }
    }

    fn beat(&mut self, now: u64) {
        self.last_beat = now;
        let have = self.client.as_ref().map(|client| client.logs().lengths()).unwrap_or_default();
        let here = Here { is_away: self.is_away, playing: self.playing(), have };
        self.say(&Message::Here(here), now);
    }

    /// The name of the present match.
    fn playing(&self) -> Option<Bytes> {
        self.start.as_ref().map(|(start, _)| start.setup.match_id())
    }

    /// Time passes.
    pub fn tick(&mut self, now: u64) {
        if !self.has_left && now.saturating_sub(self.last_beat) >= BEAT {
            self.beat(now);
        }
    }

    /// Reads a message from the connection.
    ///
    /// # Errors
    /// [`MessageError`]. Nothing has changed then.
    pub fn receive(&mut self, bytes: &[u8], now: u64) -> Result<(), MessageError> {
        let (envelope, message) = Envelope::read(&self.invitation.secret, bytes)?;
        if envelope.author == self.key() || self.has_left {
            return Ok(());
        }
        if let Message::Hello(hello) = message {
            return if hello.key.sign == envelope.author {
                self.greet(hello, now);
                Ok(())
            } else {
                Err(MessageError::Forged)
            };
        }
        let Some(person) = self.people.iter_mut().find(|it| it.key.sign == envelope.author) else {
            // It is told who is here, and says then who it is.
            if now.saturating_sub(self.last_beat) >= PATIENCE {
                self.connected(now);
            }
            return Ok(());
        };
        if person.numbers.contains(&envelope.number) {
            return Ok(());
        }
        person.numbers.push_back(envelope.number);
        if person.numbers.len() > MOST_NUMBERS {
            person.numbers.pop_front();
        }
        person.heard = now;
        let is_of_host = host_of(&envelope.author) == self.invitation.host;
        match message {
            Message::Hello(_) => {}
            Message::Table(table) if is_of_host => self.take_table(table),
            Message::Start(start) if is_of_host => self.take_start(start, bytes.to_vec(), now),
            Message::Table(_) | Message::Start(_) => return Err(MessageError::Forged),
            Message::Frame(frame) => self.take_frame(&frame, now),
            Message::Here(here) => self.answer(envelope.author, &here, now),
            Message::Phrase(phrase) => self.hear(envelope.author, Some(phrase)),
            Message::Nudge(device) => {
                if self.client.as_ref().is_some_and(|client| client.me() == device) {
                    self.hear(envelope.author, None);
                }
            }
            Message::Bye => self.part_from(envelope.author),
        }
        self.tell(now);
        Ok(())
    }

    fn hear(&mut self, key: Bytes, phrase: Option<u8>) {
        if phrase.is_none_or(|phrase| phrase < PHRASES) {
            self.said_count += 1;
            self.said.push_back(Said { number: self.said_count, key, phrase });
            let excess = self.said.len().saturating_sub(MOST_SAID);
            self.said.drain(..excess);
        }
    }

    fn take_frame(&mut self, frame: &[u8], now: u64) {
        let Some(client) = &mut self.client else { return };
        // A frame of an earlier match, or a damaged one, changes nothing.
        let Ok(answer) = client.receive(frame) else { return };
        if let Some(answer) = answer {
            self.say(&Message::Frame(answer), now);
        }
        if self.has_gap(frame) && now.saturating_sub(self.last_request) >= PATIENCE {
            self.last_request = now;
            self.beat(now);
        }
    }

    /// Whether entries before those of a frame are missing.
    fn has_gap(&self, frame: &[u8]) -> bool {
        let Some((client, id)) = self.client.as_ref().zip(self.playing()) else { return false };
        let lengths = client.logs().lengths();
        let is_early = |entry: &Entry| {
            lengths.get(usize::from(entry.author)).is_some_and(|length| entry.number > *length)
        };
        matches!(decode_frame(&id, frame), Ok(Frame::Entries(entries)) if entries.iter().any(is_early))
    }

    /// Answers a sign of life: with the start of the match, or with entries that the other lacks.
    fn answer(&mut self, from: Bytes, here: &Here, now: u64) {
        if let Some(person) = self.people.iter_mut().find(|person| person.key.sign == from) {
            person.is_away = here.is_away;
        }
        let (Some(client), Some((_, start))) = (&self.client, &self.start) else { return };
        if here.playing != self.playing() {
            self.outgoing.push(start.clone());
            return;
        }
        let mine = usize::from(client.me());
        let lengths = client.logs().lengths();
        let lacks = |at: usize| here.have.get(at).zip(lengths.get(at)).is_some_and(|(a, b)| a < b);
        if here.have.len() == lengths.len()
            && (lacks(mine) || self.is_first_beside(&from))
            && let Some(frame) = client.news(&mut here.have.clone())
        {
            self.say(&Message::Frame(frame), now);
        }
    }

    /// Whether this device is the first of those that are there beside another one, which answers for those who are gone.
    fn is_first_beside(&self, from: &Bytes) -> bool {
        let Some((start, _)) = &self.start else { return false };
        let is_there = |key: &&DeviceKey| {
            let mut people = self.people.iter();
            key.sign == self.key()
                || people.any(|it| it.key.sign == key.sign && !it.has_left && key.sign != *from)
        };
        start.setup.devices.iter().find(is_there).is_some_and(|key| key.sign == self.key())
    }

    /// Sends the entries of this device that were not sent yet.
    fn tell(&mut self, now: u64) {
        let Some(client) = &self.client else { return };
        let mut their = client.logs().lengths();
        let mine = usize::from(client.me());
        their[mine] = self.told.min(their[mine]);
        while let Some(frame) = self.client.as_ref().and_then(|client| client.news(&mut their)) {
            self.say(&Message::Frame(frame), now);
            if their[mine] <= self.told {
                // A proof that somebody cheated is the same again and again.
                break;
            }
            self.told = their[mine];
        }
    }

    /// Messages for everybody in the room. What [`Room::unsaved`] gives must be saved before they are sent.
    pub fn outgoing(&mut self) -> Vec<Vec<u8>> {
        std::mem::take(&mut self.outgoing)
    }
}

/// The first bytes of the hash of a signing key.
fn host_of(key: &Bytes) -> [u8; 8] {
    let mut host = [0; 8];
    host.copy_from_slice(&digest("Spot On host 1", &[key])[..8]);
    host
}
