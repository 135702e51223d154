//! The deals of a day: one of each game, with the results of the first tries, and the calendar.

mod calendar;
mod deal_row;
mod share;
pub(crate) mod texts;

use std::cmp::Ordering;

use leptos::prelude::*;

use crate::games;
use crate::saves::daily::date::Date;
use crate::ui::components::day::Day;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{CollectAny, part, text};
use crate::ui::platform::files::{DayForm, calendar_day};
use crate::ui::storage::daily_store::load;
use crate::ui::texts::TODAY;

use calendar::Calendar;
use deal_row::{daily_puzzle_row, deal_row};
use share::ShareDay;

/// The page of a day; of today without one.
#[component]
pub(in crate::ui) fn DailyPage(date: Option<Date>) -> impl IntoView {
    let day = Day::follow();
    part(move || {
        let today = day.today.get();
        page(date.unwrap_or(today), day)
    })
}

fn page(date: Date, day: Day) -> AnyView {
    let today = untrack(|| day.today.get());
    let about = match date.cmp(&today) {
        Ordering::Equal => texts::WHY,
        Ordering::Less => texts::PAST,
        Ordering::Greater => texts::FUTURE,
    };
    let title = if date == today { TODAY } else { texts::DAILY };
    view! {
        <PageHeader/>
        <main class="page daily">
            <header>
                <h1 tabindex="-1">{title.as_str()}</h1>
                <p class="lead">{calendar_day(date, DayForm::Long)}</p>
            </header>
            <p class="quiet">{about.as_str()} " " {(date == today).then(|| view! {
                <span class="day-left">{text(move || time_left(day.left.get()))}</span>
            })}</p>
            {(date != today).then(|| view! {
                <p class="actions"><a class="button" href="#/daily">{texts::TO_TODAY.as_str()}</a></p>
            })}
            {part(move || {
                day.news.track();
                standing(date, day)
            })}
        </main>
    }
    .into_any()
}

/// What follows from the results so far.
fn standing(date: Date, day: Day) -> AnyView {
    let (log, today) = (load(), untrack(|| day.today.get()));
    let all = games::with_daily_deals();
    let rows = (date <= today).then(|| {
        let rows = all.iter().filter_map(|game| deal_row(&**game, date, day, &log));
        view! { <ul class="deals" role="list">{daily_puzzle_row(date, today, &log)} {rows.collect_any()}</ul> }
    });
    let row_of_days = match log.streak(today) {
        0 => texts::NO_STREAK.into(),
        days => texts::streak(days),
    };
    view! {
        {rows}
        <ShareDay date/>
        <section class="streak">
            <p><b>{row_of_days}</b></p>
            <p class="quiet">{texts::STREAK_WHY.as_str()}</p>
            <Calendar date today/>
        </section>
    }
    .into_any()
}

/// How long it takes until the next day begins.
fn time_left(minutes: u32) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => texts::minutes_left(minutes),
        (hours, _) => texts::hours_left(hours),
    }
}
