//! Races on simulated time: each seat has a thinking time, and the clock runs. Nothing waits for real time.

use crate::cards::rng::{Rng, Seed};
use crate::engine::game::Game;
use crate::engine::seat::Seat;

/// The state of a race.
#[derive(Clone, Debug)]
pub struct Race {
    /// The number of the race ([`Game::race`]).
    number: Option<u32>,
    /// Milliseconds since the start of the race.
    now: u32,
    /// Seed of the bots' random numbers in this race.
    chance: Seed,
    /// The running clock: its `start`, and the time in this race at which it started, in milliseconds.
    clock: (u32, u32),
}

impl Default for Race {
    /// No race yet.
    fn default() -> Race {
        Race { number: None, now: 0, chance: Seed::from_number(0), clock: (0, 0) }
    }
}

impl Race {
    /// The first seat to move, and its move; `None` if the clock expires first. `think` returns a seat's move and its
    /// time in milliseconds. Of several seats with the same time, the first in `seats` moves.
    pub fn first<G: Game>(
        &mut self,
        game: &G,
        seats: &[Seat],
        mut think: impl FnMut(Seat, &mut Rng) -> Option<(G::Move, u32)>,
        rng: &mut Rng,
    ) -> Option<(Seat, G::Move)> {
        if game.race() != self.number {
            *self = Race { number: game.race(), chance: rng.seed(), ..Race::default() };
        }
        let clock = game.clock();
        if let Some(clock) = clock
            && clock.start != self.clock.0
        {
            self.clock = (clock.start, self.now);
        }
        let chance = self.chance;
        let mut said = |&seat: &Seat| {
            let (mv, takes) = think(seat, &mut Rng::new(chance, seat.0.into()))?;
            Some((takes.max(self.now), seat, mv))
        };
        let (at, seat, mv) = seats.iter().filter_map(&mut said).min_by_key(|(at, ..)| *at)?;
        let ends = clock.map(|clock| self.clock.1 + u32::from(clock.seconds) * 1000);
        if ends.is_some_and(|ends| at > ends) {
            return None;
        }
        self.now = at;
        Some((seat, mv))
    }
}
