//! Who comes, who sits where, and the beginning of a match.

use crate::friends::client::Client;
use crate::friends::keys::{DeviceKey, digest};
use crate::friends::locked_pack::Bytes;
use crate::friends::message::Setup;
use crate::friends::rules_digest;

use super::message::{Hello, Message, Seated, Start, Table, tidy_name};
use super::refusal::Refusal;
use super::{MOST_PEOPLE, Person, Room};

/// The largest number of people at one device.
const MOST_NAMES: usize = 5;

impl Person {
    /// A device that was not heard yet.
    pub(super) fn new(key: DeviceKey, names: Vec<String>) -> Person {
        Person {
            key,
            names,
            is_ready: false,
            is_away: false,
            has_left: false,
            heard: 0,
            numbers: [].into(),
        }
    }
}

impl Room {
    /// Somebody has come, or has changed something.
    pub(super) fn greet(&mut self, hello: Hello, now: u64) {
        let Hello { key, names, is_ready } = hello;
        let names: Vec<String> =
            names.iter().take(MOST_NAMES).map(|name| tidy_name(name, "?")).collect();
        let has_room = self.people.len() < MOST_PEOPLE;
        let known = self.people.iter_mut().find(|person| person.key.sign == key.sign);
        let is_new = known.is_none();
        match known {
            Some(person) => {
                (person.names, person.is_ready, person.has_left) = (names, is_ready, false);
                person.heard = now;
            }
            None if has_room => {
                let person = Person::new(key, names);
                self.people.push(Person { is_ready, heard: now, ..person });
            }
            None => return,
        }
        if self.is_host() {
            self.seat_people();
            self.say(&Message::Table(self.table.clone()), now);
        }
        if is_new {
            self.connected(now);
        }
    }

    /// This device has changed something about itself.
    pub(super) fn show_up(&mut self, now: u64) {
        if self.is_host() {
            self.seat_people();
        }
        self.say_hello(now);
    }

    /// The device that invites gives each of the people a seat, in the order in which they came, as long as there are
    /// seats.
    pub(super) fn seat_people(&mut self) {
        let host = self.key();
        let mut present: Vec<(Bytes, &[String], bool)> = vec![(host, &self.names, true)];
        for person in self.people.iter().filter(|person| !person.has_left) {
            present.push((person.key.sign, &person.names, person.is_ready));
        }
        // A seat keeps its person as long as he is there.
        let mut left: Vec<(Bytes, String, bool)> = Vec::new();
        for (key, names, is_ready) in present {
            left.extend(names.iter().map(|name| (key, name.clone(), is_ready)));
        }
        for seat in &mut self.table.seats {
            if let Seated::Person { key, .. } = seat {
                let at = left.iter().position(|(other, ..)| other == key);
                *seat = at.map_or(Seated::Open, |at| seated(left.remove(at)));
            }
        }
        for seat in self.table.seats.iter_mut().filter(|seat| **seat == Seated::Open) {
            if left.is_empty() {
                break;
            }
            *seat = seated(left.remove(0));
        }
    }

    pub(super) fn take_table(&mut self, table: Table) {
        if table.seats.len() <= crate::engine::seat::MAX_SEATS {
            self.table = table;
        }
    }

    /// Somebody has left for good.
    pub(super) fn part_from(&mut self, key: Bytes) {
        if let Some(person) = self.people.iter_mut().find(|person| person.key.sign == key) {
            (person.has_left, person.is_ready) = (true, false);
        }
        if self.is_host() && self.start.is_none() {
            self.seat_people();
        }
    }

    /// The devices of the match that have left, or have not been heard for a while.
    pub(super) fn gone(&self, now: u64) -> Vec<u8> {
        let Some((start, _)) = &self.start else { return Vec::new() };
        let is_gone = |key: &DeviceKey| {
            let person = self.people.iter().find(|person| person.key.sign == key.sign);
            let is_silent = |person: &Person| person.has_left || person.is_silent(now);
            key.sign != self.key() && person.is_none_or(is_silent)
        };
        let devices = (0..).zip(&start.setup.devices);
        devices.filter(|(_, key)| is_gone(key)).map(|(device, _)| device).collect()
    }

    /// Begins a match, or the next one with the seats turned by one.
    pub(super) fn start_match(&mut self, now: u64) -> Result<(), Refusal> {
        if !self.is_host() {
            return Err(Refusal::NotHost);
        }
        let is_over = |client: &Client| client.end().is_some();
        if self.client.as_ref().is_some_and(|client| !is_over(client)) {
            return Err(Refusal::NotNow("a match is going on".into()));
        }
        let mut seats = self.table.seats.clone();
        if self.client.is_some() {
            seats.rotate_right(1);
        }
        let start = self.start_of(&seats, now)?;
        self.table.seats = seats;
        let message = Message::Start(start.clone());
        let bytes = self.say(&message, now);
        self.take_start(start, bytes, now);
        self.show_up(now);
        self.refusal.clone().map_or(Ok(()), Err)
    }

    fn start_of(&self, seats: &[Seated], now: u64) -> Result<Start, Refusal> {
        let mut devices: Vec<DeviceKey> = vec![self.secrets.public()];
        let (mut holders, mut players) = (Vec::new(), Vec::new());
        for seat in seats {
            let (key, name, level) = match seat {
                Seated::Open => return Err(Refusal::FreeSeat),
                Seated::Person { is_ready: false, name, .. } => {
                    return Err(Refusal::NotReady(name.clone()));
                }
                Seated::Person { key, name, .. } => (*key, name, None),
                Seated::Bot { level, name } => (self.key(), name, Some(level.clone())),
            };
            let known = |person: &&Person| person.key.sign == key;
            if devices.iter().all(|device| device.sign != key) {
                devices.extend(self.people.iter().find(known).map(|person| person.key));
            }
            let holder = devices.iter().position(|device| device.sign == key);
            holders.push(holder.ok_or(Refusal::FreeSeat)? as u8);
            players.push((name.clone(), level));
        }
        let fresh = digest(
            "Spot On room of match 1",
            &[&self.secrets.master(), &self.invitation.secret, &now.to_le_bytes()],
        );
        let mut room = [0; 16];
        room.copy_from_slice(&fresh[..16]);
        let Table { game, options, .. } = self.table.clone();
        let mut setup = Setup { room, game, options, devices, seats: holders, rules: [0; 32] };
        setup.rules = rules_digest(&setup).map_err(Refusal::OtherRules)?;
        Ok(Start { setup, players })
    }

    /// A match begins.
    pub(super) fn take_start(&mut self, start: Start, bytes: Vec<u8>, now: u64) {
        let is_going_on = self.client.as_ref().is_some_and(|client| client.end().is_none());
        // The next match waits until this device knows the end of the present one.
        if is_going_on || self.playing() == Some(start.setup.match_id()) {
            return;
        }
        let key = self.secrets.public();
        let me = start.setup.devices.iter().position(|device| *device == key);
        let Some(me) = me else {
            self.refusal = Some(Refusal::WithoutThisDevice);
            return;
        };
        if start.players.len() != start.setup.seats.len() {
            let why = "the match has another number of players than of seats";
            self.refusal = Some(Refusal::OtherRules(why.into()));
            return;
        }
        match Client::new(start.setup.clone(), me as u8, self.secrets.master()) {
            Ok(mut client) => {
                client.advance();
                self.saved = vec![0; start.setup.devices.len()];
                (self.told, self.refusal) = (0, None);
                (self.client, self.start) = (Some(client), Some((start, bytes)));
                self.is_ready = self.is_host();
                for person in &mut self.people {
                    person.is_ready = false;
                }
                self.tell(now);
            }
            Err(why) => self.refusal = Some(Refusal::OtherRules(why)),
        }
    }
}

fn seated((key, name, is_ready): (Bytes, String, bool)) -> Seated {
    Seated::Person { key, name, is_ready }
}
