//! The deals of a day: one of each game, with the results of the first tries, and the calendar.

mod calendar;
mod deal_row;
mod share;
pub(crate) mod texts;

use leptos::prelude::*;

use crate::games;
use crate::saves::daily::date::Date;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{CollectAny, part};
use crate::ui::platform::files::{DayForm, calendar_day};
use crate::ui::storage::daily_store::{load, today};
use crate::ui::texts::TODAY;

use calendar::Calendar;
use deal_row::{deal_row, spot_row};
use share::ShareDay;

/// The page of a day; of today without one.
#[component]
pub(in crate::ui) fn DailyPage(date: Option<Date>) -> impl IntoView {
    let now = RwSignal::new(today());
    follow_midnight(now);
    part(move || {
        let today = now.get();
        page(date.unwrap_or(today), today)
    })
}

/// Goes on to the next day when it has begun and the page is seen again, or after a minute at most.
fn follow_midnight(now: RwSignal<Date>) {
    const MINUTE: u32 = 60_000;
    let look = move || {
        let date = today();
        if now.try_get_untracked().is_some_and(|shown| shown != date) {
            now.try_set(date);
        }
    };
    let timer = StoredValue::new_local(gloo_timers::callback::Interval::new(MINUTE, look));
    let seen = window_event_listener(leptos::ev::focus, move |_| look());
    on_cleanup(move || {
        timer.dispose();
        seen.remove();
    });
}

fn page(date: Date, today: Date) -> AnyView {
    let log = load();
    let all = games::all();
    let about = match date.cmp(&today) {
        std::cmp::Ordering::Equal => texts::WHY,
        std::cmp::Ordering::Less => texts::PAST,
        std::cmp::Ordering::Greater => texts::FUTURE,
    };
    let rows = (date <= today).then(|| {
        let rows = all.iter().map(|game| deal_row(&**game, date, today, &log));
        view! { <ul class="deals" role="list">{spot_row(date, today, &log)} {rows.collect_any()}</ul> }
    });
    let streak = log.streak(today);
    let row_of_days = match streak {
        0 => texts::NO_STREAK.into(),
        days => texts::streak(days),
    };
    let title = if date == today { TODAY } else { texts::DAILY };
    view! {
        <PageHeader/>
        <main class="page daily">
            <header>
                <h1 tabindex="-1">{title.as_str()}</h1>
                <p class="lead">{calendar_day(date, DayForm::Long)}</p>
            </header>
            <p class="quiet">{about.as_str()}</p>
            {rows}
            <ShareDay date/>
            <section class="streak">
                <p><b>{row_of_days}</b></p>
                <p class="quiet">{texts::STREAK_WHY.as_str()}</p>
                <Calendar date today/>
            </section>
        </main>
    }
    .into_any()
}
