//! A judge who knows all secrets: what every device should see, and what none may know.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::chance::{CardOrder, MOST_ROUNDS, SeedRange};
use crate::engine::event::{Event, NoteData};
use crate::engine::record::{Step, step_of};
use crate::engine::seat::Seat;
use crate::friends::client::Client;
use crate::friends::keys::DeviceSecrets;
use crate::friends::locked_pack::{Bytes, RoundSecrets};
use crate::friends::message::{Body, Setup};
use crate::friends::slots::{Slot, Slots};
use crate::games::{AnyMatch, ConfigText, find_game};

/// What a seat sees after a step: its events, its view and its moves.
type Sight = (Vec<Event<NoteData>>, Vec<u8>, Vec<String>);

/// The locks that a device has got from each of the others, with the number of steps at that time.
type Locks = BTreeMap<u8, BTreeMap<Bytes, usize>>;

/// The true match, as far as some device has come.
pub(super) struct Judge {
    setup: Setup,
    id: Bytes,
    secrets: Vec<DeviceSecrets>,
    truth: Option<Box<dyn AnyMatch>>,
    /// For each step what each seat sees.
    sights: Vec<Vec<Sight>>,
    /// For each device the number of steps that were compared.
    compared: Vec<usize>,
    /// For each device the slots of the round that it may know.
    allowed: Vec<BTreeSet<Slot>>,
    slots: Slots,
    round: u32,
    /// Number of cards of a pack.
    pack: usize,
    /// For each device the number of entries of each author that were read, and the locks that it has got from each.
    read: Vec<Vec<usize>>,
    locks: Vec<Locks>,
    /// The lock of each device for each place of each round.
    true_locks: BTreeMap<(u8, u32, Slot), Bytes>,
    /// For each device the number of steps at its last check.
    checked: Vec<usize>,
    is_off: bool,
}

impl Judge {
    pub(super) fn new(setup: &Setup, masters: &[[u8; 32]]) -> Judge {
        let devices = masters.len();
        Judge {
            id: setup.match_id(),
            secrets: masters.iter().map(|master| DeviceSecrets::of(*master)).collect(),
            truth: None,
            sights: Vec::new(),
            compared: vec![0; devices],
            allowed: vec![BTreeSet::new(); devices],
            slots: Slots::default(),
            round: 0,
            pack: game_pack(setup),
            read: vec![vec![0; devices]; devices],
            locks: vec![BTreeMap::new(); devices],
            checked: vec![0; devices],
            true_locks: BTreeMap::new(),
            is_off: false,
            setup: setup.clone(),
        }
    }

    /// Compares what devices see with the true match.
    ///
    /// # Panics
    /// If a device sees something else.
    pub(super) fn check(&mut self, clients: &[Option<Client>]) {
        // With a cheat, or after a round was dealt anew, there is no single true match.
        self.is_off |=
            clients.iter().flatten().any(|client| client.is_tampered() || client.chain() > 0);
        if self.is_off {
            return;
        }
        for client in clients.iter().flatten() {
            self.follow(client);
        }
        for client in clients.iter().flatten() {
            self.compare(client);
            self.read_locks(client);
        }
    }

    /// The true match takes the steps that a device has taken.
    fn follow(&mut self, client: &Client) {
        if client.game().turn().is_none() {
            return;
        }
        if self.truth.is_none() {
            self.begin(client);
        }
        while let Some(text) = client.game().step(self.sights.len()) {
            let truth = self.truth.as_mut().expect("it has begun");
            match step_of(&text).expect("a step") {
                Step::Play(seat, mv) => truth.play(seat, mv).expect("a legal move"),
                Step::Deal(_) => truth.deal(None).expect("the next round"),
                Step::Timeout => truth.time_out().expect("a clock"),
            }
            self.look();
        }
    }

    fn begin(&mut self, client: &Client) {
        let seeds = self.secrets.iter().map(|secrets| secrets.round_seed(&self.id, 0, MOST_ROUNDS));
        let range = SeedRange { last: MOST_ROUNDS, seeds: seeds.collect() };
        let setup = ConfigText {
            seats: self.setup.seats.len() as u8,
            options: self.setup.options.clone(),
            dealer: client.game().dealer(),
            order: CardOrder::of_devices(vec![range]).expect("some devices"),
            deck: None,
        };
        let game = find_game(&self.setup.game).expect("a game");
        self.truth = Some(game.start(setup).expect("a setup that was checked"));
        self.look();
    }

    fn look(&mut self) {
        let truth = self.truth.as_ref().expect("it has begun");
        let events = truth.events(self.sights.len()).into_iter();
        let events: Vec<Event<NoteData>> =
            events.map(|event| event.map_note(|note| note.data().clone())).collect();
        let sight = |seat: Seat| {
            let seen = events.iter().map(|event| event.clone().seen_by(seat)).collect();
            (seen, truth.view(seat), truth.legal(seat))
        };
        self.sights.push(Seat::all(truth.seats()).map(sight).collect());
        for event in &events {
            if let Event::Deal { round, .. } = event {
                (self.slots, self.round) = (Slots::of_pack(self.pack), *round);
                self.allowed.iter_mut().for_each(BTreeSet::clear);
                let recent = self.sights.len().saturating_sub(2);
                let all = self.locks.iter_mut().flat_map(BTreeMap::values_mut);
                all.for_each(|locks| locks.retain(|_, at| *at >= recent));
            }
            if let Some(opening) = self.slots.follow(event) {
                for (seat, device) in (0..).zip(&self.setup.seats) {
                    if opening.is_for(Seat(seat)) {
                        self.allowed[usize::from(*device)].insert(opening.slot);
                    }
                }
            }
        }
    }

    fn compare(&mut self, client: &Client) {
        let device = usize::from(client.me());
        if client.game().turn().is_none() {
            return;
        }
        let steps = client.game().step_count();
        if self.compared[device] > steps {
            return;
        }
        for step in self.compared[device]..=steps {
            let is_now = step == steps;
            for seat in client.my_seats().iter() {
                let (events, view, legal) = &self.sights[step][usize::from(seat.0)];
                assert_eq!(&client.game().events(seat, step), events, "{seat:?} at step {step}");
                if is_now {
                    assert!(
                        client.game().view(seat) == *view,
                        "{seat:?} sees another view at step {step}"
                    );
                    assert_eq!(&client.game().legal(seat), legal, "{seat:?} at step {step}");
                }
            }
        }
        self.compared[device] = steps + 1;
    }

    /// Reads every lock that a device can read, and checks that it can open no card that it may not know.
    fn read_locks(&mut self, client: &Client) {
        let device = usize::from(client.me());
        let slots = self.all_slots();
        for author in 0..self.setup.devices.len() {
            while let Some(body) = client.logs().body(author, self.read[device][author]) {
                self.read[device][author] += 1;
                let Body::Locks(open, sealed) = body else { continue };
                let steps = self.sights.len();
                let locks = self.locks[device].entry(author as u8).or_default();
                locks.extend(open.iter().map(|lock| (*lock, steps)));
                for sealed in sealed.iter().filter(|sealed| usize::from(sealed.to) == device) {
                    let readings = sealed.readings(&self.secrets[device], &slots);
                    locks.extend(readings.into_iter().map(|lock| (lock, steps)));
                }
            }
        }
        if self.checked[device] < self.sights.len() {
            self.checked[device] = self.sights.len();
            self.check_secrets(device);
        }
    }

    /// All places of the round, and those of the next stock.
    fn all_slots(&self) -> Vec<Slot> {
        let cards = self.pack;
        let of = |shuffle| (0..cards).map(move |index| Slot { shuffle, index });
        (0..=self.slots.shuffles() + 1).flat_map(of).collect()
    }

    fn check_secrets(&mut self, device: usize) {
        let others: Vec<u8> = (0..self.setup.devices.len() as u8)
            .filter(|other| usize::from(*other) != device)
            .collect();
        if self.round == 0 {
            return;
        }
        let last = Slot { shuffle: self.slots.shuffles() + 1, index: self.pack - 1 };
        for other in &others {
            if self.true_locks.contains_key(&(*other, self.round, last)) {
                continue;
            }
            let seed = self.secrets[usize::from(*other)].round_seed(&self.id, 0, self.round);
            let secrets = RoundSecrets::new(seed, self.round);
            for slot in self.all_slots() {
                let key = (*other, self.round, slot);
                self.true_locks.entry(key).or_insert_with(|| secrets.lock(slot).to_bytes());
            }
        }
        for slot in self.all_slots() {
            let has = |other: &u8| {
                let lock = &self.true_locks[&(*other, self.round, slot)];
                // The locks of the last step may be for the step that is going on.
                let at = self.locks[device].get(other).and_then(|locks| locks.get(lock));
                at.is_some_and(|at| *at < self.sights.len())
            };
            let knows = others.iter().all(has);
            assert!(
                !knows || self.allowed[device].contains(&slot),
                "device {device} can open {slot:?}"
            );
        }
    }
}

fn game_pack(setup: &Setup) -> usize {
    let game = find_game(&setup.game).expect("a game");
    game.pack(setup.seats.len() as u8, &setup.options).expect("a setup that was checked").len()
}
