//! Races: whoever sees an answer says it. Bots say theirs after as long as people would take, counted from when what is
//! raced for lies there, and only while it can be seen. Whatever is done meanwhile they think over with the same chance,
//! and so they take as long all the same.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::clock::{TICK, is_seen};
use super::desk::Desk;
use super::turns::Said;
use crate::rng::Seed;
use crate::seat::Seat;
use crate::ui::launch::random_seed;

/// The race at a table, if there is one.
#[derive(Clone, Copy)]
pub(super) struct Race(StoredValue<State, LocalStorage>);

struct State {
    /// What is raced for.
    number: Option<u32>,
    /// For how many milliseconds that could be seen.
    seen: u32,
    /// The chance of all that bots think about it.
    chance: Seed,
    /// What bots are about to say, each with the milliseconds after which it does.
    about_to: Vec<(u32, Said)>,
    ticks: Option<Interval>,
}

impl Race {
    /// Nobody races yet.
    pub(super) fn begin() -> Race {
        let state = State {
            number: None,
            seen: 0,
            chance: random_seed(),
            about_to: Vec::new(),
            ticks: None,
        };
        let race = StoredValue::new_local(state);
        on_cleanup(move || race.update_value(|state| state.ticks = None));
        Race(race)
    }

    /// Something has changed, and bots have to think again about what they were about to say.
    pub(super) fn go_on(self, desk: Desk) {
        let number = desk.sitting.with_untracked(|sitting| sitting.game.race());
        self.0.update_value(|state| {
            state.about_to.clear();
            if number != state.number {
                (state.number, state.seen, state.chance) = (number, 0, random_seed());
            }
            if number.is_some() && state.ticks.is_none() {
                state.ticks = Some(Interval::new(TICK, move || self.tick(desk)));
            }
        });
    }

    /// The chance of a bot's thoughts.
    pub(super) fn chance(self, seat: Seat) -> Seed {
        let mut chance = self.0.with_value(|state| state.chance);
        chance.0[0] ^= seat.0;
        chance
    }

    /// Notes what a bot says after so many milliseconds.
    pub(super) fn note(self, takes: u32, said: Said) {
        let _ = self.0.try_update_value(|state| state.about_to.push((takes, said)));
    }

    fn tick(self, desk: Desk) {
        if !is_seen(desk) {
            return;
        }
        let said = self.0.try_update_value(|state| {
            state.seen += TICK;
            // Whoever is first is heard, and the others think again.
            state.about_to.sort_by_key(|(takes, _)| *takes);
            let is_due = state.about_to.first().is_some_and(|(takes, _)| *takes <= state.seen);
            is_due.then(|| std::mem::take(&mut state.about_to).swap_remove(0).1)
        });
        if let Some(said) = said.flatten() {
            said.play(desk);
        }
    }
}
