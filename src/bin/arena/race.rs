//! Races: everybody takes their time, and the clock runs. Time is only counted, not waited for.

use spot_on::bots::Bot;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::seat::Seat;

/// A race at one moment.
pub(crate) struct Race {
    /// What is raced for.
    number: Option<u32>,
    /// Milliseconds for which that has been seen.
    now: u32,
    /// The chance of what is thought about it.
    chance: Seed,
    /// Which clock runs, and since when.
    clock: (u32, u32),
}

impl Race {
    /// Nobody races yet.
    pub(crate) fn new() -> Race {
        Race { number: None, now: 0, chance: Seed::from_number(0), clock: (0, 0) }
    }

    /// Who says something first, and what; nothing if the clock runs out before. `think` asks a seat, with its chance, what
    /// it would say after how many milliseconds; of several it is the one who is named first.
    pub(crate) fn first<G: Bot>(
        &mut self,
        game: &G,
        seats: &[Seat],
        mut think: impl FnMut(Seat, &mut Rng) -> Option<(G::Move, u32)>,
        rng: &mut Rng,
    ) -> Option<(Seat, G::Move)> {
        if game.race() != self.number {
            *self = Race { number: game.race(), chance: rng.seed(), ..Race::new() };
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
