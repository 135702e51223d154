//! The clock of games that have one.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::desk::Desk;
use super::{lines, texts};
use crate::arrange::per_mille;
use crate::ui::bind::{part_while, text};

/// How often the clock is looked at, in milliseconds.
pub(super) const TICK: u32 = 200;
/// With so many milliseconds left it is said how many there are, once.
const WORD: u32 = 10_000;

/// The seconds that are left, as a number in a ring that empties. It starts when the cards can be seen, and stands
/// still while the page is not.
#[component]
pub(super) fn ClockFace(desk: Desk) -> impl IntoView {
    let clock = Memo::new(move |_| desk.sitting.with(|sitting| sitting.game.clock()));
    let whole = move || clock.get().map_or(1, |clock| u32::from(clock.seconds) * 1000);
    let left = RwSignal::new(0_u32);
    Effect::new(move |_| left.set(whole()));
    let tick = move || {
        if !is_seen(desk) || clock.try_get_untracked().flatten().is_none() {
            return;
        }
        let Some(before) = left.try_get_untracked() else { return };
        left.set(before.saturating_sub(TICK));
        if before > WORD && before <= WORD + TICK {
            desk.say([lines::ten_left(WORD / 1000)]);
        }
        if before > 0 && before <= TICK {
            desk.time();
        }
    };
    let interval = StoredValue::new_local(Some(Interval::new(TICK, tick)));
    on_cleanup(move || interval.set_value(None));
    let share = move || per_mille(f64::from(left.get()) / f64::from(whole()));
    view! {
        {part_while(move || clock.get().is_some(), move || view! {
            <span class="clock" role="timer" aria-label=texts::SECONDS_LEFT.say() style=("--left", text(share))>
                {text(move || left.get().div_ceil(1000).to_string())}
            </span>
        })}
    }
}

/// Whether somebody can see the table.
pub(super) fn is_seen(desk: Desk) -> bool {
    !document().hidden() && desk.lifted.try_get_untracked() == Some(true)
}
