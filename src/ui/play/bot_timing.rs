//! Races: of equal answers the earliest one wins. Bots give theirs after as long as people would take, counted from when
//! what is raced for lies there, and only while it can be seen. Whatever is done meanwhile they think over with the same
//! chance, and so they take as long all the same. Once no person is to answer any more, and no clock runs, nobody waits.

use std::cell::Cell;

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::bot_turns::Said;
use super::clock::is_seen;
use super::state::Desk;
use crate::cards::rng::Seed;
use crate::engine::seat::{Seat, SeatSet};
use crate::ui::active_match::{Sitting, random_seed};

/// How often it is looked whether a bot is done, in milliseconds. Tests know races by it.
const TICK: u32 = 200;
/// So many times as fast time passes when nobody but bots is to answer.
const HURRY: u32 = 20;

/// The race that goes on, which is the same after another page was looked at.
#[derive(Clone, Copy)]
struct Thoughts {
    /// The match, and what is raced for.
    of: Option<(Seed, u32)>,
    /// For how many milliseconds that was seen while bots thought.
    seen: u32,
    /// The chance of all that they think about it.
    chance: Seed,
}

thread_local! {
    static THOUGHTS: Cell<Thoughts> =
        const { Cell::new(Thoughts { of: None, seen: 0, chance: Seed([0; 32]) }) };
}

/// What bots at a table are about to say.
#[derive(Clone, Copy)]
pub(super) struct Race(StoredValue<State, LocalStorage>);

#[derive(Default)]
struct State {
    /// Each with the milliseconds after which it is said.
    about_to: Vec<(u32, Said)>,
    /// Time passes as long as somebody thinks.
    time: Option<Interval>,
}

impl Race {
    pub(super) fn begin() -> Race {
        let race = StoredValue::new_local(State::default());
        on_cleanup(move || race.set_value(State::default()));
        Race(race)
    }

    /// Something has changed, and bots think again about what they were about to say.
    pub(super) fn go_on(self, desk: Desk) {
        let of = desk.sitting.with_untracked(|sitting| {
            sitting.game.race().map(|number| (sitting.game.seed(), number))
        });
        if of != THOUGHTS.get().of {
            THOUGHTS.set(Thoughts { of, seen: 0, chance: random_seed() });
        }
        self.0.set_value(State::default());
    }

    /// The chance of a bot's thoughts.
    pub(super) fn chance(seat: Seat) -> Seed {
        let mut chance = THOUGHTS.get().chance;
        chance.0[0] ^= seat.0;
        chance
    }

    /// Notes what a bot says after so many milliseconds.
    pub(super) fn note(self, desk: Desk, takes: u32, said: Said) {
        let _ = self.0.try_update_value(|state| {
            state.about_to.push((takes, said));
            state.time.get_or_insert_with(|| Interval::new(TICK, move || self.tick(desk)));
        });
    }

    fn tick(self, desk: Desk) {
        if !is_seen(desk) {
            return;
        }
        let waits =
            desk.sitting.try_with_untracked(|s| is_for_people(s) || s.game.clock().is_some());
        let mut thoughts = THOUGHTS.get();
        thoughts.seen += if waits == Some(false) { TICK * HURRY } else { TICK };
        THOUGHTS.set(thoughts);
        let said = self.0.try_update_value(|state| {
            // Whoever is first is heard, and the others think again.
            state.about_to.sort_by_key(|(takes, _)| *takes);
            let is_due = state.about_to.first().is_some_and(|(takes, _)| *takes <= thoughts.seen);
            is_due.then(|| std::mem::take(&mut state.about_to).swap_remove(0).1)
        });
        if let Some(said) = said.flatten() {
            said.play(desk);
        }
    }
}

/// Whether a person is to move, too.
pub(super) fn is_for_people(sitting: &Sitting) -> bool {
    let seats: SeatSet = sitting.game.turn().seats();
    seats.iter().any(|seat| sitting.bot(seat).is_none())
}
