//! The parts of the program that are fetched when a page needs them: the rules of each game, and the pages that a first
//! visitor does not open. Outside the release the program has no parts, and everything is there from the start.

use gloo_timers::future::TimeoutFuture;
use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::games;
use crate::games::parts::NotFetched;
use crate::saves::link;

use super::components::header::PageHeader;
use super::erased::{on, part, part_later};
use super::platform::build::reload;
use super::platform::promise::within;
use super::route::Route;
use super::texts;

mod later_pages;
mod pages;
mod room_pages;
mod setup_pages;

use pages::{Pages, Show};

/// Milliseconds after the first page until parts are fetched that no page has asked for.
const LATER: u32 = 3000;

/// Milliseconds after which a part counts as not to be had.
const PATIENCE: u32 = 20_000;

/// The parts that a page needs.
struct Parts {
    pages: Pages,
    games: Vec<&'static str>,
}

impl Parts {
    fn of(route: &Route) -> Parts {
        let game = |id: &str| games::find_game(id).map(|game| game.info().id).into_iter().collect();
        let games = match route {
            Route::Home(_)
            | Route::Settings
            | Route::About
            | Route::NoPeeking
            | Route::Gallery
            | Route::Rules(..) => Vec::new(),
            Route::Setup(id) | Route::Play(id) | Route::Tutorial(id) | Route::Deal(id) => game(id),
            Route::Room(rest) => match game_of_room(rest) {
                Some(id) => vec![id],
                None => all_games(),
            },
            Route::Match(text) => {
                let link = link::find(text);
                let id = link::game_of(link.as_ref().unwrap_or(text));
                id.into_iter().collect()
            }
            _ => all_games(),
        };
        Parts { pages: Pages::of(route), games }
    }

    fn show(&self) -> Option<Show> {
        let have_rules = self.games.iter().all(|id| games::parts::is_fetched(id));
        self.pages.show().filter(|_| have_rules)
    }

    async fn fetch(self) -> Result<Show, NotFetched> {
        // All requests begin before the first answer.
        for id in self.games.clone() {
            spawn_local(async move {
                let _ = games::parts::fetch(id).await;
            });
        }
        self.pages.fetch().await?;
        for id in &self.games {
            games::parts::fetch(id).await?;
        }
        self.show().ok_or(NotFetched)
    }
}

/// The game in the address of a room.
fn game_of_room(rest: &str) -> Option<&'static str> {
    games::find_game(rest.split('/').nth(1)?).map(|game| game.info().id)
}

fn all_games() -> Vec<&'static str> {
    games::all().iter().map(|game| game.info().id).collect()
}

/// Shows a page once all its parts are there.
pub(super) fn page(route: Route) -> AnyView {
    if let Some(show) = Parts::of(&route).show() {
        return show(&route);
    }
    let tries = RwSignal::new(0);
    part(move || {
        tries.track();
        let route = route.clone();
        let fetched = within(PATIENCE, Parts::of(&route).fetch());
        part_later(loading(), fetched, move |fetched| match fetched {
            Some(Ok(show)) => show(&route),
            Some(Err(NotFetched)) | None => not_fetched(tries),
        })
    })
    .into_any()
}

/// Begins to fetch the parts of a page, before anything else has been read.
pub(super) fn fetch_for(route: &Route) {
    let parts = Parts::of(route);
    spawn_local(async {
        // The page asks again, and says what is missing.
        let _ = parts.fetch().await;
    });
}

/// Shown while parts are being fetched. The words appear after a moment, so that they do not flash.
fn loading() -> AnyView {
    view! {
        <PageHeader/>
        <main class="page prose" aria-busy="true"><h1 tabindex="-1" class="late">{texts::LOADING.as_str()}</h1></main>
    }
    .into_any()
}

/// Shown if a part cannot be fetched. A host that has a newer build by now no longer has the part, so after another
/// failure the page offers to be loaded anew.
fn not_fetched(tries: RwSignal<u32>) -> AnyView {
    let failed_again = tries.get_untracked() > 0;
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{texts::NOT_FETCHED.as_str()}</h1>
            <p role="alert">{texts::NOT_FETCHED_WHY.as_str()}</p>
            <p class="actions">
                <button class="button primary" on:click=on(move |_| tries.update(|tries| *tries += 1))>
                    {texts::TRY_AGAIN.as_str()}
                </button>
                {failed_again.then(|| view! {
                    <button class="button" on:click=on(|_| reload())>{texts::LOAD_AGAIN.as_str()}</button>
                })}
            </p>
        </main>
    }
    .into_any()
}

/// Fetches all parts once the first page has been drawn, so that later pages come without a wait.
pub(super) fn fetch_all_later() {
    spawn_local(async {
        TimeoutFuture::new(LATER).await;
        for id in all_games() {
            // A page that needs a missing part asks again.
            let _ = games::parts::fetch(id).await;
        }
        // The room of friends is useless without a network.
        for pages in [Pages::Setup, Pages::Later] {
            let _ = pages.fetch().await;
        }
    });
}
