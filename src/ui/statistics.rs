//! What became of the matches that were played to their end.

use leptos::prelude::*;

use super::bind::{CollectAny, on, part};
use super::header::PageHeader;
use super::{levels, texts};
use crate::games;
use crate::texts::Text;

mod figures;

pub(super) use figures::note;
use figures::{Figures, MIXED};

/// The page of statistics: for each game and level.
#[component]
pub(super) fn Statistics() -> impl IntoView {
    let all = RwSignal::new(Figures::all());
    view! {
        <PageHeader/>
        <main class="page setup statistics">
            <h1 tabindex="-1">{texts::STATISTICS.say()}</h1>
            <p><a href="#/records">{super::records::texts::RECORDS.say()}</a></p>
            {part(move || match all.with(Vec::is_empty) {
                true => view! {
                    <p class="lead">{texts::NOTHING_YET.say()}</p>
                    <p class="actions"><a class="button primary" href="#/">{texts::PLAY.say()}</a></p>
                }
                .into_any(),
                false => all.with(|all| games_of(all)),
            })}
            <p class="quiet">{texts::COUNTED.say()}</p>
            <Reset all/>
        </main>
    }
}

/// A section for each game of which there is something to tell.
fn games_of(all: &[Figures]) -> AnyView {
    let section = |game: Box<dyn games::AnyGame>| {
        let info = game.info();
        let of_game: Vec<&Figures> = all.iter().filter(|figures| figures.game == info.id).collect();
        let levels = of_game.into_iter().map(of_level).collect_any();
        (!levels.is_empty())
            .then(|| view! { <section><h2>{info.title.say()}</h2>{levels}</section> })
    };
    games::all().into_iter().filter_map(section).collect_any().into_any()
}

fn of_level(figures: &Figures) -> AnyView {
    let number = |number: u32| texts::number(number);
    let points = |points: i32| texts::number(points);
    let won = texts::percent(100 * figures.won / figures.played.max(1));
    let rows: [(Text, String); 8] = [
        (texts::PLAYED, number(figures.played)),
        (texts::WON, format!("{} · {won}", number(figures.won))),
        (texts::BEST, points(figures.best)),
        (texts::AVERAGE, points(figures.average())),
        (texts::STREAK, number(figures.streak)),
        (texts::LONGEST_STREAK, number(figures.longest)),
        (texts::HINTS, number(figures.hints)),
        (texts::UNDOS, number(figures.undos)),
    ];
    let row = |(title, value): (Text, String)| {
        view! { <div><dt>{title.say()}</dt><dd>{value}</dd></div> }
    };
    view! {
        <h3>{level_title(&figures.level)}</h3>
        <dl class="figures">{rows.into_iter().map(row).collect_any()}</dl>
    }
    .into_any()
}

/// The level of the bots, in words.
fn level_title(level: &str) -> &'static str {
    let title = match level {
        "" => texts::SOLITAIRE,
        MIXED => texts::MIXED_LEVELS,
        level => level.parse().map_or(texts::MIXED_LEVELS, levels::title),
    };
    title.say()
}

/// A button that asks first.
#[component]
fn Reset(all: RwSignal<Vec<Figures>>) -> impl IntoView {
    let asks = RwSignal::new(false);
    let forgotten = RwSignal::new(false);
    let question = move || {
        let (forget, keep) =
            (on(move |_| forget_all(all, forgotten)), on(move |_| asks.set(false)));
        view! {
            <p role="alert">{texts::RESET_QUESTION.say()}</p>
            <div class="actions">
                <button class="button primary" on:click=keep>{texts::KEEP.say()}</button>
                <button class="button" on:click=forget>{texts::FORGET.say()}</button>
            </div>
        }
    };
    part(move || {
        match (all.with(Vec::is_empty), asks.get()) {
        (true, _) if forgotten.get() => view! { <p role="status">{texts::FORGOTTEN.say()}</p> }.into_any(),
        (true, _) => ().into_any(),
        (false, true) => question().into_any(),
        (false, false) => view! {
            <div class="actions">
                <button class="button" on:click=on(move |_| asks.set(true))>{texts::RESET.say()}</button>
            </div>
        }
        .into_any(),
    }
    })
}

fn forget_all(all: RwSignal<Vec<Figures>>, forgotten: RwSignal<bool>) {
    Figures::forget();
    forgotten.set(true);
    all.set(Vec::new());
}
