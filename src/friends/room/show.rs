//! What a page shows of a room.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::observation::Observation;
use crate::engine::seat::SeatSet;
use crate::friends::Fault;
use crate::friends::client::End;
use crate::friends::keys::digest;
use crate::friends::locked_pack::Bytes;
use crate::friends::message::Choice;

use super::message::{Seated, Start, Table};
use super::refusal::Refusal;
use super::{Person, Room, SILENCE, Said};

/// How far a room has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Nobody who has invited has answered yet.
    Looking,
    /// The table is known, and no match goes on.
    Waiting,
    /// A match goes on, or its result is shown.
    Playing,
}

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Presence {
    /// It was heard lately.
    Here,
    /// Its page is hidden.
    Away,
    /// It was not heard for a while.
    Silent,
    /// It has left for good.
    Left,
}

/// A device, as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonShown {
    /// The names of its people.
    pub names: Vec<String>,
    /// Whether it is there.
    pub presence: Presence,
    /// Whether it is this device.
    pub is_me: bool,
}

/// A seat of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatShown {
    /// Who sits there.
    pub seated: Seated,
    /// Whether it is at this device.
    pub is_mine: bool,
    /// Whether its device is there. Bots are there with theirs.
    pub presence: Presence,
}

/// What the others must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Awaited {
    /// Shuffle, lock or open cards.
    Cards,
    /// Make a move.
    Move,
    /// Be ready for the next round.
    Ready,
    /// Show their seeds, so that the round can be checked.
    Check,
}

/// A proposal to go on without somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    /// The device that proposes it.
    pub by: u8,
    /// The devices that are gone.
    pub gone: Vec<u8>,
    /// Whether the match ends. Otherwise the round is dealt anew, with bots.
    pub ends: bool,
}

/// How a match ended before its end by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// By the rules, and all of it was checked.
    Finished,
    /// Those who are there have ended it.
    Ended,
    /// The others went on without this device.
    LeftOut,
    /// A device cheated: its index, the number of the step, and what it did.
    Cheated(u8, u32, Fault),
    /// Something cannot be true, and nobody can be named: the step, and what.
    Unexplained(u32, Fault),
}

/// A match between devices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchShown {
    /// The name of each seat, and the level of a bot.
    pub players: Vec<(String, Option<String>)>,
    /// The device of each seat.
    pub holders: Vec<u8>,
    /// The index of this device.
    pub me: u8,
    /// The devices, in the order of their indices.
    pub devices: Vec<PersonShown>,
    /// The seats at this device that can make a move now.
    pub to_move: SeatSet,
    /// Whether the next round can be dealt.
    pub is_between_rounds: bool,
    /// Whether this device is ready for it.
    pub is_ready: bool,
    /// On whom it waits, and for what.
    pub waits: Option<(Vec<u8>, Awaited)>,
    /// The devices that may be left behind.
    pub gone: Vec<u8>,
    /// A proposal to go on without them.
    pub proposal: Option<Proposal>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The record of the rounds that were checked, once the match has ended.
    pub record: Option<String>,
    /// Number of rounds that were checked.
    pub rounds: u32,
    /// Four cards that are the same on all devices, unless somebody stands in between.
    pub cards: Vec<Card>,
}

/// A room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoomShown {
    /// How far it has come.
    pub stage: Stage,
    /// Whether this device has invited the others.
    pub is_host: bool,
    /// The names of the people at this device.
    pub names: Vec<String>,
    /// Whether they are ready.
    pub is_ready: bool,
    /// The game, its options and who sits where.
    pub table: Table,
    /// The seats of the table.
    pub seats: Vec<SeatShown>,
    /// The match, if there is one.
    pub game: Option<MatchShown>,
    /// Why the match cannot be played here.
    pub refusal: Option<Refusal>,
    /// What was said last.
    pub said: Vec<SaidShown>,
}

/// Something that somebody has said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaidShown {
    /// A number that grows.
    pub number: u32,
    /// The names of the people at the device.
    pub names: Vec<String>,
    /// The index of the device in the match.
    pub device: Option<u8>,
    /// The number of the phrase. Without one it is a reminder.
    pub phrase: Option<u8>,
}

/// The name of a match, the number of its chains, and the number of rounds that were checked. With another one, steps that
/// were told before must be told again.
pub type Version = (Bytes, u32, u32);

impl Person {
    /// Whether it was not heard for too long. Browsers wake hidden pages once a minute only.
    pub(super) fn is_silent(&self, now: u64) -> bool {
        let patience = if self.is_away { 3 * SILENCE } else { SILENCE };
        now.saturating_sub(self.heard) >= patience
    }

    fn presence(&self, now: u64) -> Presence {
        match self {
            Person { has_left: true, .. } => Presence::Left,
            _ if self.is_silent(now) => Presence::Silent,
            Person { is_away: true, .. } => Presence::Away,
            _ => Presence::Here,
        }
    }
}

impl Room {
    /// What the page shows now.
    pub fn shown(&mut self, now: u64) -> RoomShown {
        let seats = self.table.seats.clone().into_iter();
        let seats = seats.map(|seated| self.seat_shown(seated, now)).collect();
        let said = self.said.iter();
        RoomShown {
            stage: self.stage(),
            is_host: self.is_host(),
            names: self.names.clone(),
            is_ready: self.is_ready,
            table: self.table.clone(),
            seats,
            said: said.map(|said| self.said_shown(said)).collect(),
            refusal: self.refusal.clone(),
            game: self.match_shown(now),
        }
    }

    fn stage(&self) -> Stage {
        match (&self.client, self.table.seats.is_empty()) {
            (Some(_), _) => Stage::Playing,
            (None, true) => Stage::Looking,
            (None, false) => Stage::Waiting,
        }
    }

    fn seat_shown(&self, seated: Seated, now: u64) -> SeatShown {
        let key = match &seated {
            Seated::Person { key, .. } => Some(*key),
            Seated::Bot { .. } | Seated::Open => None,
        };
        let is_mine = key == Some(self.key());
        let presence = key.map_or(Presence::Here, |key| self.presence_of(&key, now));
        SeatShown { seated, is_mine, presence }
    }

    fn presence_of(&self, key: &Bytes, now: u64) -> Presence {
        let person = self.people.iter().find(|person| person.key.sign == *key);
        match person {
            _ if *key == self.key() => Presence::Here,
            Some(person) => person.presence(now),
            None => Presence::Silent,
        }
    }

    fn names_of(&self, key: &Bytes) -> Vec<String> {
        let person = self.people.iter().find(|person| person.key.sign == *key);
        match person {
            _ if *key == self.key() => self.names.clone(),
            Some(person) => person.names.clone(),
            None => Vec::new(),
        }
    }

    fn said_shown(&self, said: &Said) -> SaidShown {
        let devices = self.start.iter().flat_map(|(start, _)| &start.setup.devices);
        SaidShown {
            number: said.number,
            names: self.names_of(&said.key),
            device: (0..).zip(devices).find(|(_, key)| key.sign == said.key).map(|(at, _)| at),
            phrase: said.phrase,
        }
    }

    fn match_shown(&mut self, now: u64) -> Option<MatchShown> {
        let gone = self.gone(now);
        let (start, _) = self.start.as_ref()?;
        let Start { setup, players } = start.clone();
        let devices = setup.devices.iter().map(|key| PersonShown {
            names: self.names_of(&key.sign),
            presence: self.presence_of(&key.sign, now),
            is_me: key.sign == self.key(),
        });
        let devices = devices.collect();
        let cards = four_cards(&setup.match_id());
        let is_ready = self.client.as_ref()?.is_ready();
        let client = self.client.as_mut()?;
        let to_move = client.to_move();
        let waits = client.waiting().map(|wait| (wait.devices, awaited(wait.what)));
        let is_over = client.end().is_some();
        let holders = client.holders().to_vec();
        // Bots have taken the seats of devices that are gone.
        let bot = |seat: usize, level: Option<String>| {
            let is_taken_over = holders[seat] != setup.seats[seat];
            level.or_else(|| is_taken_over.then(|| "skilled".to_owned()))
        };
        let players = players.into_iter().enumerate();
        let players = players.map(|(seat, (name, level))| (name, bot(seat, level))).collect();
        Some(MatchShown {
            players,
            me: client.me(),
            devices,
            to_move,
            is_between_rounds: client.is_between_rounds(),
            is_ready,
            waits,
            gone: if is_over { Vec::new() } else { gone },
            proposal: client.proposal().map(|(by, vote)| Proposal {
                by,
                gone: vote.gone,
                ends: vote.choice == Choice::End,
            }),
            ending: client.end().map(ending),
            record: client.end().and_then(|_| client.game().record()),
            rounds: client.rounds_checked(),
            cards,
            holders,
        })
    }

    /// The steps of the match from this one on. `None` before the first deal.
    pub fn news(&self, from: usize) -> Option<Observation> {
        let news = self.client.as_ref()?.game().news(from);
        (!news.positions.is_empty()).then_some(news)
    }

    /// Number of steps of the match with the first deal. 0 without a match.
    pub fn step_count(&self) -> usize {
        self.client.as_ref().map_or(0, |client| client.game().step_count() + 1)
    }

    /// The version of the match.
    pub fn version(&self) -> Option<Version> {
        let client = self.client.as_ref()?;
        Some((self.playing()?, client.chain(), client.rounds_checked()))
    }
}

fn awaited(what: &str) -> Awaited {
    match what {
        "move" | "opened move" => Awaited::Move,
        "ready for the next round" => Awaited::Ready,
        "seed of the round" => Awaited::Check,
        _ => Awaited::Cards,
    }
}

fn ending(end: &End) -> Ending {
    match end {
        End::Finished => Ending::Finished,
        End::Ended => Ending::Ended,
        End::LeftOut => Ending::LeftOut,
        End::Cheated(verdict) => {
            Ending::Cheated(verdict.device, verdict.step as u32, verdict.what.clone())
        }
        End::Unexplained(fault) => Ending::Unexplained(fault.step as u32, fault.what.clone()),
    }
}

/// Four cards that follow from the name of a match.
fn four_cards(id: &Bytes) -> Vec<Card> {
    let hash = digest("Spot On four cards 1", &[id]);
    hash.iter().take(4).map(|byte| Card::of_index(byte % 52)).collect()
}
