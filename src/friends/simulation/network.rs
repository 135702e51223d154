//! A network between devices.

use std::collections::VecDeque;

use crate::cards::rng::Rng;
use crate::friends::message::Frame;

/// How bad a network is. Each number is one frame in so many; 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Weather {
    /// Lost frames.
    pub lost: u32,
    /// Frames that arrive twice.
    pub doubled: u32,
    /// The longest delay in ticks. Frames overtake each other.
    pub delay: u32,
}

impl Weather {
    /// A network on which much goes wrong.
    pub const STORM: Weather = Weather { lost: 4, doubled: 4, delay: 6 };
}

/// Sender and receiver.
type Way = (usize, usize);

/// The frames on their way.
pub(super) struct Network {
    devices: usize,
    weather: Weather,
    rng: Rng,
    time: u64,
    on_the_way: VecDeque<(u64, Way, Vec<u8>)>,
    /// For each way, what the sender believes that the receiver has.
    known: Vec<Vec<u32>>,
    pub(super) frames: usize,
    pub(super) bytes: usize,
}

/// Ticks after which devices ask each other again what they have.
const EVERY: u64 = 20;

impl Network {
    pub(super) fn new(devices: usize, weather: Weather, rng: Rng) -> Network {
        let known = vec![Vec::new(); devices * devices];
        Network {
            devices,
            weather,
            rng,
            time: 0,
            on_the_way: VecDeque::new(),
            known,
            frames: 0,
            bytes: 0,
        }
    }

    pub(super) fn known(&mut self, (from, to): Way) -> &mut Vec<u32> {
        &mut self.known[from * self.devices + to]
    }

    /// A device has lost everything that it had in memory.
    pub(super) fn forget(&mut self, device: usize) {
        for other in 0..self.devices {
            self.known((device, other)).clear();
            self.known((other, device)).clear();
        }
    }

    /// The receiver of a frame learns what its sender has.
    pub(super) fn told(&mut self, (from, to): Way, bytes: &[u8]) {
        if let Some(Frame::Have(have)) =
            bytes.get(9..).and_then(|rest| postcard::from_bytes(rest).ok())
        {
            *self.known((to, from)) = have;
        }
    }

    pub(super) fn is_time_to_ask(&self) -> bool {
        self.time.is_multiple_of(EVERY)
    }

    pub(super) fn send(&mut self, way: Way, bytes: &[u8]) {
        self.frames += 1;
        self.bytes += bytes.len();
        let chance = |rng: &mut Rng, times: u32| times > 0 && rng.one_in(times);
        let copies = 1 + usize::from(chance(&mut self.rng, self.weather.doubled));
        for _ in 0..copies {
            if !chance(&mut self.rng, self.weather.lost) {
                let delay = 1 + u64::from(self.rng.below(self.weather.delay + 1));
                self.on_the_way.push_back((self.time + delay, way, bytes.to_vec()));
            }
        }
    }

    /// The frames that arrive now.
    pub(super) fn arriving(&mut self) -> Vec<(Way, Vec<u8>)> {
        self.time += 1;
        let (now, later): (VecDeque<_>, VecDeque<_>) =
            self.on_the_way.drain(..).partition(|(time, _, _)| *time <= self.time);
        self.on_the_way = later;
        now.into_iter().map(|(_, way, bytes)| (way, bytes)).collect()
    }
}
