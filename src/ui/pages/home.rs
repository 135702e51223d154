//! The home page: five games.

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::cards::{Card, Suit};
use crate::engine::game::Info;
use crate::games::{self, AnyGame};
use crate::i18n::{Text, printed};
use crate::saves::daily::date::Date;
use crate::ui::active_match::is_learned;
use crate::ui::card::Picture;
use crate::ui::components::day::Day;
use crate::ui::components::header::PageHeader;
use crate::ui::components::languages::language_links;
use crate::ui::erased::{CollectAny, on, part};
use crate::ui::friends::LAST_ROOM;
use crate::ui::platform::files::{DayForm, calendar_day};
use crate::ui::route::go;
use crate::ui::setup_form::SetupForm;
use crate::ui::storage::daily_store;
use crate::ui::storage::local;
use crate::ui::storage::save_status::SaveStatus;
use crate::ui::storage::save_status::{is_unused, status_of};
use crate::ui::texts;

use super::daily::texts as daily_texts;

/// Tiles for the five games, below the matches in progress.
#[component]
pub(crate) fn Home(lost: bool) -> impl IntoView {
    let all = games::all();
    let kept: Vec<SaveStatus> = all.iter().map(|game| status_of(game.info().id)).collect();
    let day = Day::follow();
    let both = || all.iter().zip(&kept);
    let continued: Vec<AnyView> =
        both().filter_map(|(game, kept)| continue_tile(&**game, kept)).collect();
    let is_new = continued.is_empty() && all.iter().all(|game| !is_learned(game.info().id));
    view! {
        <PageHeader/>
        <main class="page home">
            {lost.then(|| view! { <p class="notice" role="status">{texts::LOST.as_str()}</p> })}
            {part(move || {
                day.news.track();
                today_line(day.today.get())
            })}
            <div class="hero">
                <h1 tabindex="-1">{texts::HERO.as_str()}</h1>
                <p>{texts::HERO_MORE.as_str()}</p>
                <Cards class="hand-of-hero" cards=&HERO/>
                {is_new.then(first_game)}
            </div>
            {last_room()}
            {goes_on(continued)}
            <ul class="tiles" role="list">
                {both().map(|(game, kept)| tile(&**game, kept)).collect_any()}
            </ul>
            {language_links()}
        </main>
    }
}

/// The way back to a table with friends.
fn last_room() -> Option<AnyView> {
    let route = local::read(LAST_ROOM).filter(|route| !route.is_empty())?;
    let way = view! {
        <p class="last-room"><a class="button" href=format!("#/{route}")>{texts::BACK_TO_TABLE.as_str()}</a></p>
    };
    Some(way.into_any())
}

/// What a newcomer presses.
fn first_game() -> Option<AnyView> {
    let game = games::find_game(games::FIRST)?;
    let Info { id, title, tagline, .. } = game.info();
    Some(
        view! {
            <div class="first-game">
                <p>{texts::first_game(title)} " " {tagline.as_str()}</p>
                <div class="actions">
                    <button class="button primary" aria-label=texts::play_game(title) on:click=on(move |_| play(id))>
                        {texts::PLAY.as_str()}
                    </button>
                    <a class="button" href=format!("#/tutorial/{id}")>{texts::TUTORIAL.as_str()}</a>
                </div>
            </div>
        }
        .into_any(),
    )
}

/// The way to the deals of today, with what is left to play.
fn today_line(today: Date) -> AnyView {
    let log = daily_store::load();
    // The puzzle of the day counts, too.
    let (streak, all) = (log.streak(today), games::with_daily_deals().len() + 1);
    let played = log.count_on(today);
    let standing = match played {
        0 => view! { <b class="new-today">{daily_texts::NOT_PLAYED.as_str()}</b> }.into_any(),
        n => view! { <span>{daily_texts::played(n, all)}</span> }.into_any(),
    };
    let row = (streak > 1).then(|| view! { <span>{daily_texts::streak(streak)}</span> });
    view! {
        <nav class="ways" aria-label=texts::TODAY.as_str()>
            <a class="today" href="#/daily">
                <span class="way-name today-date">{daily_texts::today_is(&*calendar_day(today, DayForm::Long))}</span>
                {standing}
                {row}
            </a>
            <a class="today" href="#/puzzles"><span class="way-name">{texts::PUZZLES.as_str()}</span></a>
        </nav>
    }
    .into_any()
}

/// Maximum number of matches in progress that are visible at once. Any others are one tap away: on a phone, they
/// would push the games out of view.
const SEEN: usize = 3;

/// The list of matches in progress. It never hides a single match, because the button that shows it would need as
/// much room.
fn goes_on(mut tiles: Vec<AnyView>) -> Option<AnyView> {
    if tiles.is_empty() {
        return None;
    }
    let others = tiles.split_off(if tiles.len() > SEEN { SEEN - 1 } else { tiles.len() });
    let more = (!others.is_empty()).then(|| {
        view! {
            <details>
                <summary>{texts::more_matches(others.len())}</summary>
                <ul role="list">{others}</ul>
            </details>
        }
    });
    Some(view! { <div class="continued"><ul role="list">{tiles}</ul>{more}</div> }.into_any())
}

/// The link to continue a game's match, if it is in progress.
fn continue_tile(game: &dyn AnyGame, kept: &SaveStatus) -> Option<AnyView> {
    let Info { id, title, .. } = game.info();
    let SaveStatus::GoesOn(kept) = kept else { return None };
    let standing: Vec<String> =
        kept.points.iter().map(|(name, points)| format!("{name} {}", printed(*points))).collect();
    let tile = view! {
        <li>
            <a class="continue" href=format!("#/play/{id}")>
                <span class="continue-verb">{texts::CONTINUE.as_str()}</span>
                <span class="continue-game">{title.as_str()}</span>
                <span class="continue-score">{standing.join(" · ")}</span>
            </a>
        </li>
    };
    Some(tile.into_any())
}

/// Goes to the table: with the match in progress, or with a new one as it was set up last.
fn play(id: &'static str) {
    let Some(game) = games::find_game(id) else { return };
    // The table handles a saved match that is unreadable or incomplete.
    if status_of(id) != SaveStatus::Nothing {
        return go(&format!("#/play/{id}"));
    }
    let chosen = SetupForm::last(&*game);
    // A table without a saved match begins a new one by itself.
    if chosen.committed || is_unused(id) {
        return go(&chosen.begins_at(id));
    }
    spawn_local(async move {
        // Without the rules, the page of the table says what is missing.
        if games::parts::fetch(id).await.is_ok() {
            // `SetupForm::last` returns a possible setup, so the match starts.
            let _ = chosen.start(&*game, true);
        }
        go(&chosen.begins_at(id));
    });
}

fn tile(game: &dyn AnyGame, kept: &SaveStatus) -> impl IntoView + use<> {
    let info = game.info();
    let id = info.id;
    let goes_on = matches!(kept, SaveStatus::GoesOn(_));
    let (least, most) = info.seats;
    let (verb, named) = match goes_on {
        true => (texts::CONTINUE, texts::continue_game as fn(Text) -> String),
        false => (texts::PLAY, texts::play_game as fn(Text) -> String),
    };
    view! {
        <li class=format!("tile tile-{id}")>
            <Cards class="scene" cards=info.cards/>
            <h2>{info.title.as_str()}</h2>
            <p>{info.tagline.as_str()}</p>
            <p class="quiet">{texts::players_and_length(least, most, info.length)}</p>
            <div class="actions">
                <button class="button primary" on:click=on(move |_| play(id))
                    aria-label=named(info.title)>
                    {verb.as_str()}
                </button>
                <a class="button" href=format!("#/setup/{id}")
                    aria-label=texts::set_up_game(info.title)>{texts::SET_UP.as_str()}</a>
                <a class="button plain" href=format!("#/rules/{id}")
                    aria-label=texts::rules_of(info.title)>{texts::RULES.as_str()}</a>
            </div>
        </li>
    }
}

/// Cards of all kinds, for the headline.
const HERO: [Card; 5] = [
    Card::suited(11, Suit::Hearts),
    Card::number(50),
    Card::suited(1, Suit::Spades),
    Card::suited(12, Suit::Clubs),
    Card::suited(13, Suit::Diamonds),
];

/// Head of a page about one game: its name and its scene.
pub(crate) fn game_head(info: &Info) -> AnyView {
    view! {
        <div class=format!("head tile-{}", info.id)>
            <h1 tabindex="-1">{info.title.as_str()}</h1>
            <p class="lead">{info.tagline.as_str()}</p>
            <Cards class="scene" cards=info.cards/>
        </div>
    }
    .into_any()
}

/// A few cards. The general style sheet arranges them. The style sheet of a game may rearrange them and add their
/// result, such as a total.
#[component]
fn Cards(class: &'static str, cards: &'static [Card]) -> impl IntoView {
    view! {
        <div class=class aria-hidden="true">
            {cards.iter().map(|card| view! { <span><Picture card=*card/></span> }).collect_any()}
        </div>
    }
}
