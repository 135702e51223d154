//! The day of the daily deals, which is the same for everybody: it begins at midnight in UTC.

use gloo_timers::callback::Interval;
use leptos::ev;
use leptos::prelude::*;

use crate::saves::daily::date::Date;
use crate::ui::storage::daily_store::{NAME, today};
use crate::ui::storage::local;

/// Milliseconds between two looks at the clock.
const PAUSE: u32 = 1000;

/// The day, as an open page follows it.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Day {
    /// Today's date.
    pub(in crate::ui) today: RwSignal<Date>,
    /// Minutes until tomorrow.
    pub(in crate::ui) left: RwSignal<u32>,
    /// Changes when another tab has changed the results, and when the page is seen again.
    pub(in crate::ui) news: RwSignal<u32>,
}

impl Day {
    /// Follows the day as long as the component lives.
    pub(in crate::ui) fn follow() -> Day {
        let day = Day {
            today: RwSignal::new(today()),
            left: RwSignal::new(minutes_left()),
            news: RwSignal::new(0),
        };
        let timer = StoredValue::new_local(Interval::new(PAUSE, move || day.look()));
        let seen = window_event_listener(ev::focus, move |_| {
            day.look();
            day.news.try_update(|news| *news += 1);
        });
        let changed = window_event_listener(ev::storage, move |ev| {
            if ev.key().is_none_or(|key| local::is_key(&key, NAME)) {
                day.news.try_update(|news| *news += 1);
            }
        });
        on_cleanup(move || {
            timer.dispose();
            seen.remove();
            changed.remove();
        });
        day
    }

    fn look(self) {
        put(self.today, today());
        put(self.left, minutes_left());
    }
}

/// Sets a signal that may be gone, if the value is new.
fn put<T: PartialEq + Clone + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_with_untracked(|old| *old != value) == Some(true) {
        signal.set(value);
    }
}

/// Minutes until the next day begins, rounded up.
fn minutes_left() -> u32 {
    let tomorrow = Date(today().0.saturating_add(1)).timestamp();
    ((tomorrow - js_sys::Date::now()) / 60_000.0).clamp(0.0, 1440.0).ceil() as u32
}
