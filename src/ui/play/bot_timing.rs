//! Races: of equal answers the earliest one wins. Bots give theirs after as long as people would take, counted from when
//! what is raced for lies there, and only while it can be seen. Whatever is done meanwhile they think over with the same
//! chance, and so they take as long all the same. Once no person is to answer any more, and no clock runs, nobody waits.

use std::cell::Cell;

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::bot_turns::BotDecision;
use super::clock::is_seen;
use super::state::TableState;
use crate::cards::rng::Seed;
use crate::engine::seat::{Seat, SeatSet};
use crate::ui::active_match::{ActiveMatch, random_seed};

/// How often it is looked whether a bot is done, in milliseconds. Tests know races by it.
const TICK: u32 = 200;
/// So many times as fast time passes when nobody but bots is to answer.
const HURRY: u32 = 20;

/// The race that goes on, which is the same after another page was looked at.
#[derive(Clone, Copy)]
struct ThinkTimes {
    /// The match, and what is raced for.
    of: Option<(Seed, u32)>,
    /// For how many milliseconds that was seen while bots thought.
    seen: u32,
    /// The chance of all that they think about it.
    chance: Seed,
}

thread_local! {
    static THOUGHTS: Cell<ThinkTimes> =
        const { Cell::new(ThinkTimes { of: None, seen: 0, chance: Seed([0; 32]) }) };
}

/// What bots at a table are about to say.
#[derive(Clone, Copy)]
pub(super) struct BotTiming(StoredValue<State, LocalStorage>);

#[derive(Default)]
struct State {
    /// Each with the milliseconds after which it is said.
    about_to: Vec<(u32, BotDecision)>,
    /// Time passes as long as somebody thinks.
    time: Option<Interval>,
}

impl BotTiming {
    pub(super) fn new() -> BotTiming {
        let race = StoredValue::new_local(State::default());
        on_cleanup(move || race.set_value(State::default()));
        BotTiming(race)
    }

    /// Something has changed, and bots think again about what they were about to say.
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

    /// The chance of a bot's thoughts.
    pub(super) fn chance(seat: Seat) -> Seed {
        let mut chance = THOUGHTS.get().chance;
        chance.0[0] ^= seat.0;
        chance
    }

    /// Notes what a bot says after so many milliseconds.
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
            // Whoever is first is heard, and the others think again.
            state.about_to.sort_by_key(|(takes, _)| *takes);
            let is_due = state.about_to.first().is_some_and(|(takes, _)| *takes <= thoughts.seen);
            is_due.then(|| std::mem::take(&mut state.about_to).swap_remove(0).1)
        });
        if let Some(said) = said.flatten() {
            said.play(table);
        }
    }
}

/// Whether a person is to move, too.
pub(super) fn is_for_people(active: &ActiveMatch) -> bool {
    let seats: SeatSet = active.game.turn().seats();
    seats.iter().any(|seat| active.bot(seat).is_none())
}
