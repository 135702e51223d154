//! Bots in a race, where the earliest of equal answers wins.
//!
//! A bot answers after as long as a person would need. This time starts when the task is on the table, and passes
//! only while somebody can see it. After a change in the match the bots think again. They use the same random
//! numbers, so they need the same time. If no person is to move any more and no clock runs, time passes faster.

use std::cell::Cell;

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::cards::rng::Seed;
use crate::engine::seat::{Seat, SeatSet};
use crate::ui::active_match::{ActiveMatch, random_seed};

use super::bot_turns::BotDecision;
use super::clock::is_seen;
use super::state::TableState;

/// Interval in milliseconds between two checks for a due answer. Browser tests identify races by this value.
const TICK: u32 = 200;
/// Factor by which time passes faster when only bots are left to answer.
const HURRY: u32 = 20;

/// State of the current race. It survives a visit to another page.
#[derive(Clone, Copy)]
struct ThinkTimes {
    /// Seed of the match, and number of the race.
    of: Option<(Seed, u32)>,
    /// Milliseconds for which the task was visible while bots were thinking.
    seen: u32,
    /// Seed of the bots' random numbers in this race.
    chance: Seed,
}

thread_local! {
    static THOUGHTS: Cell<ThinkTimes> =
        const { Cell::new(ThinkTimes { of: None, seen: 0, chance: Seed([0; 32]) }) };
}

/// The answers that the bots at a table have ready.
#[derive(Clone, Copy)]
pub(super) struct BotTiming(StoredValue<State, LocalStorage>);

#[derive(Default)]
struct State {
    /// Answers, each with the milliseconds after which it is due.
    about_to: Vec<(u32, BotDecision)>,
    /// Timer that counts the time while there are answers.
    time: Option<Interval>,
}

impl BotTiming {
    pub(super) fn new() -> BotTiming {
        let race = StoredValue::new_local(State::default());
        on_cleanup(move || race.set_value(State::default()));
        BotTiming(race)
    }

    /// Drops all answers after a change in the match, because the bots think again. In a new race the time starts at
    /// zero.
    pub(super) fn schedule_due(self, table: TableState) {
        let of = table
            .game
            .active
            .with_untracked(|active| active.game.race().map(|number| (active.game.seed(), number)));
        if of != THOUGHTS.get().of {
            THOUGHTS.set(ThinkTimes { of, seen: 0, chance: random_seed() });
        }
        self.0.set_value(State::default());
    }

    /// Seed of the random numbers of the bot at a seat.
    pub(super) fn chance(seat: Seat) -> Seed {
        let mut chance = THOUGHTS.get().chance;
        chance.0[0] ^= seat.0;
        chance
    }

    /// Stores an answer that is due after `takes` milliseconds.
    pub(super) fn note(self, table: TableState, takes: u32, said: BotDecision) {
        let _ = self.0.try_update_value(|state| {
            state.about_to.push((takes, said));
            state.time.get_or_insert_with(|| Interval::new(TICK, move || self.tick(table)));
        });
    }

    fn tick(self, table: TableState) {
        if !is_seen(table) {
            return;
        }
        let waits =
            table.game.active.try_with_untracked(|s| is_for_people(s) || s.game.clock().is_some());
        let mut thoughts = THOUGHTS.get();
        thoughts.seen += if waits == Some(false) { TICK * HURRY } else { TICK };
        THOUGHTS.set(thoughts);
        let said = self.0.try_update_value(|state| {
            // The earliest answer is played. The others are dropped, because the bots think again.
            state.about_to.sort_by_key(|(takes, _)| *takes);
            let is_due = state.about_to.first().is_some_and(|(takes, _)| *takes <= thoughts.seen);
            is_due.then(|| std::mem::take(&mut state.about_to).swap_remove(0).1)
        });
        if let Some(said) = said.flatten() {
            said.play(table);
        }
    }
}

/// Whether a person is to move, perhaps among others.
pub(super) fn is_for_people(active: &ActiveMatch) -> bool {
    let seats: SeatSet = active.game.turn().seats();
    seats.iter().any(|seat| active.bot(seat).is_none())
}
