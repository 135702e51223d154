//! The results of a day as a short text to share. It says nothing about the cards.

use leptos::html::Textarea;
use leptos::prelude::*;

use crate::games;
use crate::saves::daily::date::Date;
use crate::saves::daily::log::PUZZLE;
use crate::ui::components::share_link::{address, copy_and_say};
use crate::ui::erased::{on, text};
use crate::ui::history_texts as words;
use crate::ui::platform::files::{DayForm, calendar_day};
use crate::ui::storage::daily_store::load;

use super::deal_row::{in_words, puzzle_in_words};
use super::texts;
use crate::ui::texts::DAILY_PUZZLE;

/// The text and a button that copies it. Nothing before the first result of the day.
#[component]
pub(super) fn ShareDay(date: Date) -> impl IntoView {
    let Some(shared) = summary(date) else { return ().into_any() };
    let field = NodeRef::<Textarea>::new();
    let says = RwSignal::new(String::new());
    let copy = on(move |_| copy_and_say(field.get_untracked(), says));
    let rows = shared.lines().count().to_string();
    view! {
        <section class="share-day">
            <h2>{texts::SHARE.as_str()}</h2>
            <textarea readonly=true rows=rows node_ref=field aria-label=texts::SHARE.as_str()
                prop:value=shared></textarea>
            <button class="button" on:click=copy>{words::COPY.as_str()}</button>
            <p class="quiet" role="status">{text(move || says.get())}</p>
        </section>
    }
    .into_any()
}

fn summary(date: Date) -> Option<String> {
    let log = load();
    let line = |game: Box<dyn games::AnyGame>| {
        let result = log.result(date, game.info().id)?;
        Some(texts::shared_game(game.info().title, &*in_words(result)))
    };
    let puzzle = log.result(date, PUZZLE);
    let puzzle = puzzle.map(|result| texts::shared_game(DAILY_PUZZLE, &*puzzle_in_words(result)));
    let results: Vec<String> =
        puzzle.into_iter().chain(games::with_daily_deals().into_iter().filter_map(line)).collect();
    if results.is_empty() {
        return None;
    }
    let head = texts::shared(&*calendar_day(date, DayForm::Short));
    let link = address(&format!("daily/{date}"));
    Some(std::iter::once(head).chain(results).chain([link]).collect::<Vec<String>>().join("\n"))
}
