//! Bots in a race, where the earliest of equal answers wins.
//!
//! A bot answers after as long as a person would need. This time starts when the task is on the table, and passes
//! only while somebody can see it ([`super::table_time`]). After a change in the match, and after a reload, the bots
//! think again. They use the same random numbers, so they need the same time. If no person is to move any more and no
//! clock runs, time passes faster.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::bot_turns::BotDecision;
use super::state::TableState;
use super::table_time::is_seen;
use crate::cards::small_sort::sort_by_key;

/// Interval in milliseconds between two checks for a due answer. Browser tests identify races by this value.
const TICK: u32 = 200;

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
        table.follow_time();
        self.0.set_value(State::default());
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
        table.pass_time();
        let seen = table.game.time.thinking().map_or(0, |thinking| thinking.seen);
        let said = self.0.try_update_value(|state| {
            // The earliest answer is played. The others are dropped, because the bots think again.
            sort_by_key(&mut state.about_to, |(takes, _)| *takes);
            let is_due = state.about_to.first().is_some_and(|(takes, _)| *takes <= seen);
            is_due.then(|| std::mem::take(&mut state.about_to).swap_remove(0).1)
        });
        if let Some(said) = said.flatten() {
            said.play(table);
        }
    }
}
