//! The calendar of a month: how much was played on each day, and the way to it.

use leptos::prelude::*;

use crate::games;
use crate::saves::daily::date::Date;
use crate::ui::erased::{CollectAny, on, part};
use crate::ui::platform::files::{DayForm, calendar_day};
use crate::ui::storage::daily_store::load;

use super::texts;

/// Days of a week.
const WEEK: u32 = 7;

/// A month, with buttons to the months before and after.
#[component]
pub(super) fn Calendar(date: Date, today: Date) -> impl IntoView {
    let first = RwSignal::new(date.first_of_month());
    let earlier = on(move |_| {
        first.update(|first| *first = Date(first.0.saturating_sub(1)).first_of_month());
    });
    let later = on(move |_| first.update(|first| *first = Date(first.0 + 31).first_of_month()));
    let weekdays = (0..WEEK).map(|day| {
        // Day 4 of 1970 was a Monday.
        view! { <span>{calendar_day(Date(4 + day), DayForm::Weekday)}</span> }
    });
    view! {
        <section class="calendar" aria-label=texts::CALENDAR.as_str()>
            <div class="calendar-head">
                <button class="button plain" on:click=earlier aria-label=texts::EARLIER.as_str()>"‹"</button>
                <h2 aria-live="polite">{part(move || calendar_day(first.get(), DayForm::Month))}</h2>
                <button class="button plain" on:click=later aria-label=texts::LATER.as_str()>"›"</button>
            </div>
            <div class="weekdays" aria-hidden="true">{weekdays.collect_any()}</div>
            {part(move || month(first.get(), date, today))}
        </section>
    }
}

fn month(first: Date, shown: Date, today: Date) -> AnyView {
    let log = load();
    // The puzzle of the day is one more.
    let all = games::with_daily_deals().len() + 1;
    let day = |number: u32| {
        let date = Date(first.0 + number);
        let count = log.count_on(date);
        let label = texts::day_with(&*calendar_day(date, DayForm::Long), count, all);
        let column = (number == 0).then(|| (first.weekday() + 1).to_string());
        let dots = (0..count.min(all)).map(|_| view! { <i></i> });
        let inside = view! { {number + 1} <span class="dots" aria-hidden="true">{dots.collect_any()}</span> };
        let inside = match date <= today {
            true => view! {
                <a href=format!("#/daily/{date}") aria-label=label
                    aria-current=(date == shown).then_some("date") class:today=date == today>{inside}</a>
            }
            .into_any(),
            false => view! { <span>{inside}</span> }.into_any(),
        };
        view! { <li style:grid-column=column>{inside}</li> }
    };
    let days = (0..first.days_of_month()).map(day);
    view! { <ol class="days" role="list">{days.collect_any()}</ol> }.into_any()
}
