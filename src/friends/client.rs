//! One device's side of a match between devices, without any connection: bytes in, bytes out.
//!
//! The logs of all devices determine everything. The client reads them in the order that the rules and the protocol
//! prescribe, and waits where an entry is missing. So all clients come to the same state, whatever way and in whatever
//! order entries reach them, and a client that starts again reads its way to where it was.

mod asides;
mod audit;
mod beginning;
mod moves;
mod reading;
mod round;
mod saved;

use std::collections::VecDeque;

pub use saved::Sealed;

use crate::cards::rng::Seed;
use crate::engine::chance::SeedRange;
use crate::engine::seat::{Seat, SeatSet};

use super::any_known_match::{AnyKnownMatch, RulesFault};
use super::deal::{Deal, Openings};
use super::fault::Fault;
use super::keys::DeviceSecrets;
use super::locked_pack::Bytes;
use super::logs::{Added, Logs};
use super::message::{
    Body, Entry, Frame, FrameError, Setup, TimedMove, Vote, decode_frame, encode_frame,
};
use super::seat_match::Act;

/// What a client waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wait {
    /// Indices of the devices whose entries are missing.
    pub devices: Vec<u8>,
    /// What they must send.
    pub what: &'static str,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// It was played to its end, and everything was checked.
    Finished,
    /// The others decided to end it without those who are gone.
    Ended,
    /// The others went on without this device.
    LeftOut,
    /// Somebody cheated.
    Cheated(Verdict),
    /// Something cannot be true, and it shows nobody at fault.
    Unexplained(RulesFault),
}

/// Who broke the rules or the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Index of the device.
    pub device: u8,
    /// Number of the step in which it happened, as in a record, or in which it was noticed.
    pub step: usize,
    /// What it did.
    pub what: Fault,
}

/// The state of a match.
enum Stage {
    /// Every device commits to its chain of seeds.
    Commit,
    /// Every device shows the start of its chain.
    Reveal(Vec<Bytes>),
    /// Every device is ready for the next round.
    Ready,
    /// A round is going on.
    Round(Task),
    /// Somebody stopped the round, and all show their seeds.
    Stopped(Box<Task>),
    /// It is over.
    Over(End),
}

/// What is to be done next in a round.
#[derive(Clone)]
enum Task {
    /// Somebody makes a move.
    Choose,
    /// All sealed moves are opened.
    Unseal(Vec<Bytes>),
    /// The step at the head of the queue is taken.
    Take,
    /// The pack is masked and shuffled by the devices from this one on.
    Mask(usize),
    /// The places are locked by the devices from this one on.
    Lock(usize),
    /// Cards are opened.
    Open(Openings),
    /// A seat answers a question.
    Ask(Seat, bool),
    /// The round is over, and all show their seeds.
    Audit,
}

/// Why the client cannot go on now.
enum Stop {
    /// Entries are missing.
    Wait(Wait),
    /// The match is over.
    Over,
}

type Step<T = ()> = Result<T, Stop>;

/// Changes what a device writes, in simulations of cheats.
pub type Tamper = Box<dyn FnMut(&dyn AnyKnownMatch, Body) -> Body + Send>;

/// One device's side of a match.
pub struct Client {
    setup: Setup,
    id: Bytes,
    me: u8,
    secrets: DeviceSecrets,
    logs: Logs,
    /// For each device the number of entries that were read.
    cursors: Vec<usize>,
    /// For each device that is gone the number of entries that count.
    limits: Vec<Option<u32>>,
    fork: Option<(Entry, Entry)>,
    game: Box<dyn AnyKnownMatch>,
    /// The devices that play on, in the order of their shuffles.
    devices: Vec<u8>,
    /// The device of each seat.
    holders: Vec<u8>,
    /// Number of decisions to go on without somebody.
    chain: u32,
    /// For each device that plays on the last seed that it has shown.
    shown: Vec<Seed>,
    /// Number of rounds dealt with the present chains.
    dealt: u32,
    /// Number of rounds dealt in the match, including those dealt anew.
    deals: u32,
    /// Number of rounds that were checked.
    round: u32,
    ranges: Vec<SeedRange>,
    stage: Stage,
    deal: Option<Deal>,
    queue: VecDeque<Act<String>>,
    asked: Vec<Seat>,
    /// What the player has chosen, until it is written into the log.
    wishes: Vec<TimedMove>,
    has_timed_out: bool,
    is_ready: bool,
    /// The moves that this device sealed last. They outlast their opening, because a device that starts again reads its
    /// way through earlier ones.
    unseal: Option<Sealed>,
    decision: Option<Vote>,
    decisions: u32,
    tamper: Option<Tamper>,
}

impl Client {
    /// The side of a device at the beginning of a match.
    ///
    /// # Errors
    /// What is wrong with the setup, in words.
    pub fn new(setup: Setup, me: u8, master: [u8; 32]) -> Result<Client, String> {
        let secrets = DeviceSecrets::of(master);
        beginning::check(&setup, me, &secrets)?;
        let mine = seats_of(&setup.seats, me);
        let game = beginning::known(&setup, Seat(0), mine, &secrets)?;
        let devices = setup.devices.len();
        Ok(Client {
            id: setup.match_id(),
            me,
            secrets,
            logs: Logs::new(setup.clone()),
            cursors: vec![0; devices],
            limits: vec![None; devices],
            fork: None,
            game,
            devices: (0..devices as u8).collect(),
            holders: setup.seats.clone(),
            chain: 0,
            shown: Vec::new(),
            dealt: 0,
            deals: 0,
            round: 0,
            ranges: Vec::new(),
            stage: Stage::Commit,
            deal: None,
            queue: VecDeque::new(),
            asked: Vec::new(),
            wishes: Vec::new(),
            has_timed_out: false,
            is_ready: false,
            unseal: None,
            decision: None,
            decisions: 0,
            tamper: None,
            setup,
        })
    }

    /// Reads a frame of another device. Returns the answer to it.
    ///
    /// # Errors
    /// [`FrameError`]. Nothing has changed then.
    pub fn receive(&mut self, bytes: &[u8]) -> Result<Option<Vec<u8>>, FrameError> {
        let answer = match decode_frame(&self.id, bytes)? {
            Frame::Have(have) if have.len() == self.setup.devices.len() => self.missing(&have),
            Frame::Have(_) => return Err(FrameError::Damaged),
            Frame::Entries(entries) => {
                for entry in entries {
                    if let Added::Fork(known) = self.logs.add(entry.clone()) {
                        self.fork.get_or_insert((known, entry));
                    }
                }
                None
            }
            Frame::Fork(one, other) => {
                if self.logs.is_fork(&one, &other) {
                    self.fork.get_or_insert((one, other));
                }
                None
            }
        };
        self.advance();
        Ok(answer.map(|frame| encode_frame(&self.id, &frame)))
    }

    fn missing(&self, have: &[u32]) -> Option<Frame> {
        match &self.fork {
            Some((one, other)) => Some(Frame::Fork(one.clone(), other.clone())),
            None => self.logs.missing(have),
        }
    }

    /// What this device has, for another one to answer.
    pub fn have(&self) -> Vec<u8> {
        encode_frame(&self.id, &Frame::Have(self.logs.lengths()))
    }

    /// Goes on as far as possible.
    pub fn advance(&mut self) {
        self.judge_fork();
        while self.step().is_ok() {}
        self.settle_votes();
        while self.step().is_ok() {}
    }

    /// What the client waits for. `None` if the match is over.
    pub fn waiting(&mut self) -> Option<Wait> {
        match self.step() {
            Err(Stop::Wait(wait)) => Some(wait),
            Ok(()) | Err(Stop::Over) => None,
        }
    }

    /// How the match ended, if it is over.
    pub fn end(&self) -> Option<&End> {
        match &self.stage {
            Stage::Over(end) => Some(end),
            _ => None,
        }
    }

    /// Changes everything that this device writes from now on, and takes its own moves unchecked: for simulations of
    /// cheats.
    pub fn cheat(&mut self, tamper: Tamper) {
        self.game.trust_own_moves();
        self.tamper = Some(tamper);
    }

    /// Whether it cheats.
    pub fn is_tampered(&self) -> bool {
        self.tamper.is_some()
    }

    /// Number of times that new chains of seeds have begun, because a round was dealt anew without somebody.
    pub fn chain(&self) -> u32 {
        self.chain
    }

    /// Entries that another device lacks, as far as this device knows. `their` are the numbers of entries that it had last;
    /// they become those that it will have.
    pub fn news(&self, their: &mut Vec<u32>) -> Option<Vec<u8>> {
        their.resize(self.setup.devices.len(), 0);
        let frame = self.missing(their)?;
        if let Frame::Entries(entries) = &frame {
            for entry in entries {
                their[usize::from(entry.author)] = entry.number + 1;
            }
        }
        Some(encode_frame(&self.id, &frame))
    }

    /// The match as this device knows it.
    pub fn game(&self) -> &dyn AnyKnownMatch {
        &*self.game
    }

    /// The index of this device.
    pub fn me(&self) -> u8 {
        self.me
    }

    /// The seats at this device.
    pub fn my_seats(&self) -> SeatSet {
        seats_of(&self.holders, self.me)
    }

    /// The device of each seat.
    pub fn holders(&self) -> &[u8] {
        &self.holders
    }

    /// The logs of all devices.
    pub fn logs(&self) -> &Logs {
        &self.logs
    }

    /// Number of rounds that were checked.
    pub fn rounds_checked(&self) -> u32 {
        self.round
    }

    fn step(&mut self) -> Step {
        match &self.stage {
            Stage::Commit => self.commit(),
            Stage::Reveal(_) => self.reveal(),
            Stage::Ready => self.ready(),
            Stage::Round(_) => self.play_on(),
            Stage::Stopped(_) => self.show_all(),
            Stage::Over(_) => Err(Stop::Over),
        }
    }

    /// The seats at this device that can make a move now.
    pub fn to_move(&mut self) -> SeatSet {
        match self.stage {
            Stage::Round(Task::Choose) => {
                self.my_seats().iter().filter(|&seat| self.can_move(seat)).collect()
            }
            _ => SeatSet::NONE,
        }
    }

    /// Whether this device has said that it is ready for the next round, and others have not.
    pub fn is_ready(&self) -> bool {
        let me = usize::from(self.me);
        let next = self.logs.body(me, self.cursors[me]);
        self.is_between_rounds() && (self.is_ready || next == Some(&Body::Ready))
    }

    /// Whether the next round can be dealt, as soon as all are ready.
    pub fn is_between_rounds(&self) -> bool {
        matches!(self.stage, Stage::Ready)
    }
}

/// The seats of a device.
fn seats_of(holders: &[u8], device: u8) -> SeatSet {
    (0..)
        .zip(holders)
        .filter(|(_, holder)| **holder == device)
        .map(|(seat, _)| Seat(seat))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::Rng;
    use crate::engine::chance::MOST_ROUNDS;
    use crate::friends::simulation::{Simulation, Weather, any_plan};

    #[test]
    fn chains_that_have_come_to_their_end_are_followed_by_new_ones() {
        for game in crate::games::all() {
            let mut rng = Rng::new(Seed::from_number(7), 0);
            let mut plan = any_plan(game.info().id, None, Weather::default(), &mut rng);
            plan.rounds = 3;
            let devices = plan.devices();
            let mut simulation = Simulation::new(plan).expect("a plan");
            let report = simulation.run(&mut |simulation| {
                for device in 0..devices {
                    let client = simulation.client(device).expect("it is there");
                    if client.chain == 0 && client.dealt == 1 {
                        client.dealt = MOST_ROUNDS;
                    }
                }
            });
            assert!(report.ends.iter().flatten().all(|end| *end == End::Finished), "{report:?}");
            assert!(simulation.records().iter().all(|record| !record.is_empty()));
        }
    }
}
