//! The page of a shared link. It starts nothing by itself.

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::games::AnyMatch;
use crate::saves::history::HistoryEntry;
use crate::saves::link;
use crate::saves::saved_match::Assists;
use crate::saves::seen_deals::mark;
use crate::saves::standing::Practice;
use crate::ui::active_match::{ActiveMatch, strangers};
use crate::ui::components::header::PageHeader;
use crate::ui::components::options_in_force::options_in_force;
use crate::ui::components::start_button::{Begin, at_once};
use crate::ui::erased::{flag, on, part, part_later};
use crate::ui::finished_match::{Opened, open_slowly};
use crate::ui::history_texts as texts;
use crate::ui::setup_form::SetupForm;
use crate::ui::storage::history_store::{self, HistoryRow};
use crate::ui::storage::match_store::SaveOutcome;
use crate::ui::storage::seen_deals_store;

use super::home::game_head;

/// The page of a shared link.
#[component]
pub(crate) fn SharedLink(link: String) -> impl IntoView {
    let link = link::find(&link).unwrap_or(link);
    let name = link.clone();
    let show = move |opened: Opened| match opened {
        Ok(game) => view! { <PageHeader/> <main class="page setup">{about(&*game, &link)}</main> }
            .into_any(),
        Err(why) => bad_link(&why.to_string()),
    };
    let opened = async move {
        // Records of earlier versions tell which deals were seen.
        history_store::all().await;
        open_slowly(&name).await
    };
    part_later(opening(), opened, show)
}

/// Shown if a link cannot be used.
pub(crate) fn bad_link(why: &str) -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{texts::BAD_LINK.as_str()}</h1>
            <p role="alert">{why.to_owned()}</p>
            <p class="actions"><a class="button" href="#/">{crate::ui::texts::TO_ALL_GAMES.as_str()}</a></p>
        </main>
    }
    .into_any()
}

/// Shown while a link is being opened.
pub(crate) fn opening() -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose"><h1 tabindex="-1">{texts::OPENING.as_str()}</h1></main>
    }
    .into_any()
}

fn about(game: &dyn AnyMatch, link: &str) -> AnyView {
    let (info, steps, setup) = (game.info(), game.step_count(), game.steps().setup());
    let deals = steps == 0;
    let is_seen = deals && seen_deals_store::is_seen(&game.record());
    let make = at_once(move || {
        let players = SetupForm::players_of(info.id, setup.seats);
        let mut active = ActiveMatch::of_deal(info.id, setup.clone(), players)?;
        // Whoever plays a match that can be watched may have watched it.
        if !deals {
            active.assists.practice.get_or_insert(Practice::SeenBefore);
        }
        Some(active)
    });
    let what = if deals { texts::LINKED_DEAL.into() } else { texts::linked_match(steps) };
    let is_over = matches!(game.turn(), Turn::Over(_));
    let kept = is_over
        .then(|| HistoryEntry::of(game, &strangers(game.seats()), Assists::default(), None, now()));
    view! {
        {game_head(&info)}
        <p class="lead">{what}</p>
        <div class="actions">
            <Begin id=info.id title=texts::PLAY_DEAL off=flag(|| false) make primary=deals deal=deals.then(|| mark(&game.record())).flatten()/>
            {(!deals).then(|| view! {
                <a class="button primary" href=format!("#/replay/{link}")>{texts::WATCH_IT.as_str()}</a>
            })}
            {kept.flatten().map(|finished| view! { <KeepIt finished/> })}
        </div>
        {(!deals).then(|| view! { <p class="quiet">{texts::LINKED_PRACTICE.as_str()}</p> })}
        {is_seen.then(|| view! { <p class="quiet">{texts::LINKED_SEEN.as_str()}</p> })}
        {options_in_force(game)}
    }
    .into_any()
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A button that saves a finished match in the history.
#[component]
fn KeepIt(finished: HistoryEntry) -> impl IntoView {
    let says = RwSignal::new(String::new());
    let keep = move || {
        let record = HistoryRow { key: finished.key(), line: finished.line() };
        spawn_local(async move {
            let saved = history_store::add(vec![record]).await;
            let words =
                if saved == SaveOutcome::Kept { texts::KEPT_IT } else { texts::KEEP_FAILED };
            says.try_set(words.into());
        });
    };
    let button = view! { <button class="button" on:click=on(move |_| keep())>{texts::KEEP_IT.as_str()}</button> };
    view! {
        {button}
        <p role="status">{part(move || says.with(|says| (!says.is_empty()).then(|| view! {
            {says.clone()} " " <a href="#/history">{texts::HISTORY.as_str()}</a>
        })))}</p>
    }
}
