//! The clock of games that have one.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::svg::number::fixed3;
use crate::ui::erased::{part_while, text};

use super::state::TableState;
use super::table_time::is_seen;
use super::{expression_texts, texts};

/// Interval in milliseconds between two updates of the clock.
const TICK: u32 = 250;
/// Remaining milliseconds at which the clock is announced, once.
const WORD: u32 = 10_000;

/// The remaining seconds, as a number in a ring that empties. The clock runs only while a person can see the cards.
#[component]
pub(super) fn ClockFace(table: TableState) -> impl IntoView {
    let clock = Memo::new(move |_| table.game.active.with(|active| active.game.clock()));
    let whole = move || clock.get().map_or(1, |clock| u32::from(clock.seconds) * 1000);
    let left = RwSignal::new(0_u32);
    let seed = Memo::new(move |_| table.game.active.with(|active| active.game.seed()));
    Effect::new(move |_| {
        clock.track();
        seed.track();
        table.follow_time();
        left.set(table.game.time.clock().map_or(0, |clock| clock.left));
    });
    let tick = move || {
        table.pass_time();
        let Some(running) = table.game.time.clock().filter(|_| is_seen(table)) else { return };
        let Some(before) = left.try_get_untracked() else { return };
        left.set(running.left);
        if before > WORD && running.left <= WORD && running.left > 0 {
            table.say([expression_texts::ten_left(WORD / 1000)]);
        }
        if running.left == 0 {
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
