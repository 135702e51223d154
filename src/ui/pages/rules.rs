//! The rules of a game, with pictures of cards.

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::cards::Card;
use crate::games::{self, AnyGame};
use crate::ui::card::Picture;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{CollectAny, on, part};
use crate::ui::platform::fetch::fetch_translated;
use crate::ui::texts;

use super::home::game_head;

/// The rules, which are loaded separately.
#[derive(Clone)]
enum Help {
    Loading,
    Loaded(String),
    Missing,
}

/// The rules page of a game.
#[component]
pub(crate) fn Rules(id: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else {
        return ().into_any();
    };
    let info = game.info();
    let help = RwSignal::new(Help::Loading);
    load(info.id, help);
    view! {
        <PageHeader/>
        <main class="page prose">
            {game_head(&info)}
            {part(move || match help.get() {
                // The options appear together with the text, so that they do not jump.
                Help::Loading => ().into_any(),
                Help::Loaded(text) => {
                    (view! { <div class="help">{blocks(&text)}</div> }, options(&*game)).into_any()
                },
                Help::Missing => (missing(info.id, help), options(&*game)).into_any(),
            })}
        </main>
    }
    .into_any()
}

/// Loads the rules of a game.
fn load(id: &'static str, help: RwSignal<Help>) {
    // The page may be gone by then.
    spawn_local(async move {
        let text = fetch_translated(&format!("{id}.help")).await;
        help.try_set(text.map_or(Help::Missing, Help::Loaded));
    });
}

/// Shown if the rules could not be loaded.
fn missing(id: &'static str, help: RwSignal<Help>) -> AnyView {
    let again = on(move |_| {
        help.set(Help::Loading);
        load(id, help);
    });
    view! {
        <p role="alert">{texts::RULES_MISSING.as_str()}</p>
        <div class="actions">
            <button class="button" type="button" on:click=again>{texts::TRY_AGAIN.as_str()}</button>
        </div>
    }
    .into_any()
}

/// The options of a game, and the end of the page.
fn options(game: &dyn AnyGame) -> AnyView {
    let info = game.info();
    view! {
        <h2>{texts::OPTIONS.as_str()}</h2>
        <dl>
            {game.options_info().into_iter().map(|choice| view! {
                <dt>{choice.title.as_str()}</dt>
                <dd>{choice.explanation.as_str()}</dd>
            }).collect_any()}
        </dl>
        <p class="quiet">{info.credit.as_str()} " " {texts::NOT_AFFILIATED.as_str()}</p>
        <div class="actions">
            <a class="button primary" href=format!("#/setup/{}", info.id)>{texts::SET_UP_A_MATCH.as_str()}</a>
            <a class="button" href=format!("#/learn/{}", info.id)>{texts::GUIDED_ROUND.as_str()}</a>
        </div>
    }
    .into_any()
}

/// The rules in the markup of `help.md`. Lines that begin with `## ` are headings, lines that begin with `- ` are
/// list items. A line of card names in square brackets is shown as pictures.
fn blocks(help: &str) -> AnyView {
    let lines: Vec<&str> = help.lines().filter(|line| !line.trim().is_empty()).collect();
    let alike = |a: &&str, b: &&str| a.starts_with("- ") && b.starts_with("- ");
    // Consecutive items form one list.
    lines.chunk_by(alike).map(block).collect_any().into_any()
}

fn block(lines: &[&str]) -> AnyView {
    let line = lines[0];
    if let Some(title) = line.strip_prefix("## ") {
        return view! { <h2>{title.to_owned()}</h2> }.into_any();
    }
    if line.starts_with("- ") {
        let items =
            lines.iter().map(|line| view! { <li>{line.trim_start_matches("- ").to_owned()}</li> });
        return view! { <ul>{items.collect_any()}</ul> }.into_any();
    }
    if let Some(cards) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let cards = cards.split(' ').filter_map(|name| name.parse::<Card>().ok());
        let pictures = cards.map(|card| view! { <Picture card/> }).collect_any();
        return view! { <div class="row-of-cards">{pictures}</div> }.into_any();
    }
    view! { <p>{line.to_owned()}</p> }.into_any()
}
