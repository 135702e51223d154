//! The clock of games that have one.

use std::cell::Cell;

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::cards::rng::Seed;
use crate::svg::number::fixed3;
use crate::ui::erased::{part_while, text};

use super::state::TableState;
use super::{expression_texts, texts};

/// Interval in milliseconds between two updates of the clock.
const TICK: u32 = 250;
/// Remaining milliseconds at which the clock is announced, once.
const WORD: u32 = 10_000;

/// The clock at its last update. After a visit to another page, or behind the curtain, it continues from there.
#[derive(Clone, Copy)]
struct ClockState {
    /// Seed of the match, and number of the clock start.
    of: Option<(Seed, u32)>,
    left: u32,
}

thread_local! {
    static LAST: Cell<ClockState> = const { Cell::new(ClockState { of: None, left: 0 }) };
}

/// The remaining seconds, as a number in a ring that empties. The clock runs only while a person can see the cards.
#[component]
pub(super) fn ClockFace(table: TableState) -> impl IntoView {
    let clock = Memo::new(move |_| table.game.active.with(|active| active.game.clock()));
    let whole = move || clock.get().map_or(1, |clock| u32::from(clock.seconds) * 1000);
    let left = RwSignal::new(0_u32);
    let seed = table.game.active.with_untracked(|active| active.game.seed());
    Effect::new(move |_| {
        let of = clock.get().map(|clock| (seed, clock.start));
        let last = LAST.get();
        left.set(if of.is_some() && last.of == of { last.left } else { whole() });
    });
    let tick = move || {
        let Some(running) = clock.try_get_untracked().flatten().filter(|_| is_seen(table)) else {
            return;
        };
        let Some(before) = left.try_get_untracked() else { return };
        let after = before.saturating_sub(TICK);
        left.set(after);
        LAST.set(ClockState { of: Some((seed, running.start)), left: after });
        if before > WORD && after <= WORD {
            table.say([expression_texts::ten_left(WORD / 1000)]);
        }
        if before > 0 && after == 0 {
            table.time_out(running.start);
        }
    };
    let interval = StoredValue::new_local(Some(Interval::new(TICK, tick)));
    on_cleanup(move || interval.set_value(None));
    let share = move || fixed3(f64::from(left.get()) / f64::from(whole()));
    view! {
        {part_while(move || clock.get().is_some(), move || view! {
            <span class="clock" role="timer" aria-label=texts::SECONDS_LEFT.as_str() style=("--left", text(share))>
                {text(move || left.get().div_ceil(1000).to_string())}
            </span>
        })}
    }
}

/// Whether a person can see the table.
pub(super) fn is_seen(table: TableState) -> bool {
    !document().hidden() && table.game.curtain_up.try_get_untracked() == Some(true)
}
