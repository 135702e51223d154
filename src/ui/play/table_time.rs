//! Time at the table: the clock, and the bots' thinking in a race. It passes only while a person can see the cards.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::cards::rng::Seed;
use crate::engine::seat::{Seat, SeatSet};
use crate::saves::match_time::{MatchTime, RunningClock, Stopwatch, Thinking};
use crate::ui::active_match::{ActiveMatch, random_seed};
use crate::ui::storage::time_store;

use super::state::TableState;

/// Factor by which bots think faster when only they are left to answer.
const HURRY: u32 = 20;
/// Most milliseconds that pass before the time is saved again.
const UNSAVED: f64 = 1000.0;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page was loaded. A change of the system's time does not change them.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The time of a table.
#[derive(Clone, Copy)]
pub(super) struct TableTime(StoredValue<State, LocalStorage>);

struct State {
    watch: Stopwatch,
    time: Option<MatchTime>,
    /// Factor by which time passes for the bots.
    hurry: u32,
    /// When the time was saved last.
    saved: f64,
}

impl TableTime {
    pub(super) fn new() -> TableTime {
        let watch = Stopwatch::default();
        TableTime(StoredValue::new_local(State { watch, time: None, hurry: 1, saved: 0.0 }))
    }

    fn get(self) -> Option<MatchTime> {
        self.0.try_with_value(|state| state.time).flatten()
    }

    /// The running clock, if there is one.
    pub(super) fn clock(self) -> Option<RunningClock> {
        self.get()?.clock
    }

    /// The bots' thinking, if there is a race.
    pub(super) fn thinking(self) -> Option<Thinking> {
        self.get()?.thinking
    }
}

impl TableState {
    /// Takes up the time of the match, and keeps it until the table is left.
    pub(super) fn keep_time(self) {
        let (id, seed) =
            self.game.active.with_untracked(|active| (active.game.info().id, active.game.seed()));
        self.game.time.0.update_value(|state| state.time = time_store::load(id, seed));
        Effect::new(move |_| {
            self.game.curtain_up.track();
            self.pass_time();
        });
        let keep = move |_: web_sys::Event| {
            self.pass_time();
            self.save_time();
        };
        let hidden = window_event_listener_untyped("visibilitychange", keep);
        let left = window_event_listener_untyped("pagehide", keep);
        on_cleanup(move || {
            hidden.remove();
            left.remove();
            self.pass_time();
            self.save_time();
        });
    }

    /// Lets the time pass that the table was seen since the last call.
    pub(super) fn pass_time(self) {
        let (seen, now) = (is_seen(self), now());
        let is_due = self.game.time.0.try_update_value(|state| {
            let passed = state.watch.lap(now, seen);
            if let Some(time) = &mut state.time {
                time.pass(passed, state.hurry);
            }
            passed > 0 && (now - state.saved).abs() >= UNSAVED
        });
        if is_due == Some(true) {
            self.save_time();
        }
    }

    /// Takes over clock and race of the position that is on the table now.
    pub(super) fn follow_time(self) {
        self.pass_time();
        let of = |active: &ActiveMatch| {
            let waits = is_for_people(active) || active.game.clock().is_some();
            (active.game.seed(), active.game.clock(), active.game.race(), waits)
        };
        let Some((seed, clock, race, waits)) = self.game.active.try_with_untracked(of) else {
            return;
        };
        let is_new = self.game.time.0.try_update_value(|state| {
            let known = state.time.filter(|time| time.of == seed);
            let mut time = known.unwrap_or(MatchTime::new(seed));
            time.follow_clock(clock.map(|clock| (clock.start, u32::from(clock.seconds) * 1000)));
            time.follow_race(race, random_seed);
            state.hurry = if waits { 1 } else { HURRY };
            state.time.replace(time) != Some(time)
        });
        if is_new == Some(true) {
            self.save_time();
        }
    }

    /// Saves the time, unless another tab has the match.
    fn save_time(self) {
        let of = |active: &ActiveMatch| active.is_kept.then(|| active.game.info().id);
        let id = self.game.active.try_with_untracked(of).flatten();
        let is_elsewhere = self.status.elsewhere.try_get_untracked() != Some(false);
        let Some(id) = id.filter(|_| !is_elsewhere) else { return };
        self.game.time.0.try_update_value(|state| {
            let Some(time) = &mut state.time else { return };
            if time.clock.is_some() || time.thinking.is_some() {
                time_store::save(id, time);
                state.saved = now();
            }
        });
    }
}

/// Whether a person can see the table.
pub(super) fn is_seen(table: TableState) -> bool {
    !document().hidden() && table.game.curtain_up.try_get_untracked() == Some(true)
}

/// Whether a person is to move, perhaps among others.
pub(super) fn is_for_people(active: &ActiveMatch) -> bool {
    let seats: SeatSet = active.game.turn().seats();
    seats.iter().any(|seat| active.bot(seat).is_none())
}

/// Seed of the random numbers of a bot in a race, which each seat changes in its own way.
pub(super) fn chance_of(thinking: Thinking, seat: Seat) -> Seed {
    let mut chance = thinking.chance;
    chance.0[0] ^= seat.0;
    chance
}
