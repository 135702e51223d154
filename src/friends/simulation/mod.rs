//! Many devices in one process: a network that loses, doubles, delays and reorders frames; devices that go and come
//! back; cheats; and a judge who knows the true match.

pub mod cheats;
mod judge;
mod network;

use crate::cards::rng::{Rng, Seed};
use crate::engine::seat::Seat;
use crate::games::find_game;

use super::client::{Client, End};
use super::keys::DeviceSecrets;
use super::message::{Choice, Setup};
use super::rules_digest;

use judge::Judge;
use network::Network;
pub use network::Weather;

/// A match to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Identifier of the game.
    pub game: String,
    /// Options that differ from the default.
    pub options: Vec<(String, String)>,
    /// The device of each seat.
    pub holders: Vec<u8>,
    /// Seed of everything random in the simulation.
    pub seed: Seed,
    /// Number of rounds after which it ends.
    pub rounds: u32,
    /// The network.
    pub weather: Weather,
}

impl Plan {
    /// Number of devices.
    pub fn devices(&self) -> u8 {
        self.holders.iter().max().map_or(0, |last| last + 1)
    }
}

/// What happened in a simulated match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Number of steps of the match.
    pub steps: usize,
    /// Number of rounds that were checked.
    pub rounds: u32,
    /// Number of frames that were sent.
    pub frames: usize,
    /// Number of bytes that were sent.
    pub bytes: usize,
    /// How the match ended for each device that is still there. `None` where it was not over.
    pub ends: Vec<Option<End>>,
}

/// A match between devices in one process.
pub struct Simulation {
    plan: Plan,
    clients: Vec<Option<Client>>,
    saved: Vec<Vec<u8>>,
    network: Network,
    judge: Judge,
    rng: Rng,
}

/// Steps of simulated time after which a match that does not go on has failed.
const PATIENCE: usize = 4_000;

impl Simulation {
    /// Devices at the beginning of a match.
    ///
    /// # Errors
    /// What is wrong with the plan.
    pub fn new(plan: Plan) -> Result<Simulation, String> {
        let mut rng = Rng::new(plan.seed, 0);
        let devices = usize::from(plan.devices());
        let masters: Vec<[u8; 32]> = (0..devices).map(|_| rng.seed().0).collect();
        let mut room = [0; 16];
        room.copy_from_slice(&rng.seed().0[..16]);
        let setup = setup_of(&plan.game, &plan.options, &plan.holders, (room, &masters))?;
        let clients =
            (0..devices).map(|me| Client::new(setup.clone(), me as u8, masters[me]).map(Some));
        let clients: Vec<Option<Client>> = clients.collect::<Result<_, _>>()?;
        let saved = vec![Vec::new(); devices];
        let network = Network::new(devices, plan.weather, Rng::new(rng.seed(), 0));
        let judge = Judge::new(&setup, &masters);
        Ok(Simulation { plan, clients, saved, network, judge, rng })
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.plan.holders.len() as u8
    }

    /// The client of a device, if it is there.
    pub fn client(&mut self, device: u8) -> Option<&mut Client> {
        self.clients.get_mut(usize::from(device))?.as_mut()
    }

    /// A device is gone. It may come back.
    pub fn leave(&mut self, device: u8) {
        // Devices save after every change, so a device that is gone has all that it had sent.
        if let Some(client) = self.clients[usize::from(device)].take() {
            self.saved[usize::from(device)] = client.save();
        }
        self.network.forget(usize::from(device));
    }

    /// A device comes back with what it had saved.
    ///
    /// # Panics
    /// If what was saved does not read back.
    pub fn come_back(&mut self, device: u8) {
        let at = usize::from(device);
        let mut client = Client::restore(&self.saved[at]).expect("what was saved reads back");
        client.advance();
        self.clients[at] = Some(client);
    }

    /// Whether a device is there.
    pub fn is_there(&self, device: u8) -> bool {
        self.clients[usize::from(device)].is_some()
    }

    /// Plays to the end of the plan. After each tick `every` may do something.
    ///
    /// # Panics
    /// If a device does not know what the judge knows that it should, knows more, or nothing goes on any more.
    pub fn run(&mut self, every: &mut dyn FnMut(&mut Simulation)) -> Report {
        let mut idle = 0;
        while !self.is_finished() {
            idle = if self.tick() { 0 } else { idle + 1 };
            assert!(
                idle < PATIENCE,
                "nothing goes on: {:?}\n{:?}\n{:?}",
                self.waits(),
                self.report(),
                self.plan
            );
            every(self);
        }
        self.report()
    }

    /// What each device waits for.
    pub fn waits(&mut self) -> Vec<Option<super::client::Wait>> {
        self.clients.iter_mut().map(|client| client.as_mut().and_then(Client::waiting)).collect()
    }

    fn is_finished(&self) -> bool {
        self.clients.iter().flatten().all(|client| {
            client.end().is_some()
                || client.is_between_rounds() && client.rounds_checked() >= self.plan.rounds
        })
    }

    /// One step of time: frames arrive, players move, devices save and send. Returns whether a match went on.
    ///
    /// # Panics
    /// If a device refuses a frame or a move, or sees something else than it should.
    pub fn tick(&mut self) -> bool {
        let before = self.state();
        for (to, bytes) in self.network.arriving() {
            if let Some(client) = &mut self.clients[to.1] {
                let answer = client.receive(&bytes).expect("a frame of this match");
                self.network.told(to, &bytes);
                if let Some(answer) = answer {
                    self.network.send((to.1, to.0), &answer);
                }
            }
        }
        for device in 0..self.clients.len() {
            self.act(device);
        }
        self.send();
        self.judge.check(&self.clients);
        self.state() != before
    }

    fn state(&self) -> Vec<Option<Vec<u32>>> {
        self.clients
            .iter()
            .map(|client| client.as_ref().map(|client| client.logs().lengths()))
            .collect()
    }

    /// The players at a device do something.
    fn act(&mut self, device: usize) {
        let Some(client) = &mut self.clients[device] else { return };
        if client.is_between_rounds() && client.rounds_checked() < self.plan.rounds {
            client.be_ready();
        }
        let seats: Vec<Seat> = client.to_move().iter().collect();
        for seat in seats {
            // A move of another seat at this device may have changed whose turn it is.
            if !client.to_move().contains(seat) {
                continue;
            }
            let moves = client.game().legal(seat);
            let waits = client.game().clock().is_some() && self.rng.one_in(8);
            if waits || moves.is_empty() {
                client.time_out();
            } else {
                let text = self.rng.pick::<String>(&moves).clone();
                client.play(seat, &text, self.rng.below(5_000)).expect("a legal move");
            }
        }
    }

    fn send(&mut self) {
        for from in 0..self.clients.len() {
            let Some(client) = &self.clients[from] else { continue };
            for to in (0..self.clients.len()).filter(|to| *to != from) {
                if let Some(bytes) = client.news(self.network.known((from, to))) {
                    self.network.send((from, to), &bytes);
                }
                if self.network.is_time_to_ask() {
                    self.network.send((from, to), &client.have());
                }
            }
        }
    }

    /// Everybody who is there votes to go on without those who are not.
    pub fn vote(&mut self, choice: Choice) {
        let gone: Vec<u8> =
            (0..self.clients.len() as u8).filter(|device| !self.is_there(*device)).collect();
        for client in self.clients.iter_mut().flatten() {
            // It may be too late, or the device may have voted.
            let _ = client.vote(&gone, choice);
        }
    }

    /// What happened.
    pub fn report(&self) -> Report {
        let there = || self.clients.iter().flatten();
        Report {
            steps: there().map(|client| client.game().step_count()).max().unwrap_or(0),
            rounds: there().map(Client::rounds_checked).max().unwrap_or(0),
            frames: self.network.frames,
            bytes: self.network.bytes,
            ends: there().map(|client| client.end().cloned()).collect(),
        }
    }

    /// The records of the devices that are there, which replay by the full rules.
    ///
    /// # Panics
    /// If a record does not replay.
    pub fn records(&self) -> Vec<String> {
        let records = self.clients.iter().flatten().filter_map(|client| client.game().record());
        records
            .inspect(|record| drop(crate::games::load(record).expect("a record replays")))
            .collect()
    }
}

/// The setup of a match between devices with these master secrets.
///
/// # Errors
/// What is wrong with the game, its options or its number of seats.
pub fn setup_of(
    game: &str,
    options: &[(String, String)],
    holders: &[u8],
    (room, masters): ([u8; 16], &[[u8; 32]]),
) -> Result<Setup, String> {
    let mut setup = Setup {
        room,
        game: game.to_owned(),
        options: options.to_vec(),
        devices: masters.iter().map(|master| DeviceSecrets::of(*master).public()).collect(),
        seats: holders.to_vec(),
        rules: [0; 32],
    };
    setup.rules = rules_digest(&setup)?;
    Ok(setup)
}

/// Who sits where: a random number of devices, each with at least one of the seats.
pub fn any_holders(seats: u8, rng: &mut Rng) -> Vec<u8> {
    let devices = 2 + rng.below(u32::from(seats) - 1) as u8;
    let mut holders: Vec<u8> = (0..devices).collect();
    holders.extend((devices..seats).map(|_| rng.below(devices.into()) as u8));
    rng.shuffle(&mut holders);
    holders
}

/// A random plan for a game.
///
/// # Panics
/// If there is no such game.
pub fn any_plan(game: &str, seats: Option<u8>, weather: Weather, rng: &mut Rng) -> Plan {
    let kind = find_game(game).expect("a game");
    let (least, most) = kind.info().seats;
    let least = least.max(2);
    let seats = seats.unwrap_or_else(|| least + rng.below(u32::from(most - least) + 1) as u8);
    let mut options = Vec::new();
    for choice in kind.options_info() {
        options.push((choice.id.to_owned(), rng.pick(choice.values).id.to_owned()));
        if rng.one_in(2) || kind.check(seats, &options).is_err() {
            options.pop();
        }
    }
    Plan {
        game: game.to_owned(),
        options,
        holders: any_holders(seats, rng),
        seed: rng.seed(),
        rounds: 2,
        weather,
    }
}
