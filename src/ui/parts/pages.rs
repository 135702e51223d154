//! Groups of pages. In the release (feature `split`) all but the first are files of their own.

use std::sync::OnceLock;

use leptos::prelude::*;

use crate::games::parts::NotFetched;
use crate::ui::pages::{home, settings};
use crate::ui::play;
use crate::ui::route::Route;

use super::{later_pages, room_pages, setup_pages};

/// A group of pages that are fetched together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pages {
    /// The home page, the table and the settings, which belong to the first file.
    First,
    /// The pages on which a match is prepared.
    Setup,
    /// The room of friends.
    Room,
    /// All other pages.
    Later,
}

/// Shows the page of a route.
pub(super) type Show = fn(&Route) -> AnyView;

impl Pages {
    /// The group of a route's page.
    pub(super) fn of(route: &Route) -> Pages {
        match route {
            Route::Home(_) | Route::Play(_) | Route::Settings => Pages::First,
            Route::Setup(_) | Route::Deal(_) | Route::Tutorial(_) | Route::Match(_) => Pages::Setup,
            Route::Room(_) => Pages::Room,
            _ => Pages::Later,
        }
    }

    /// What shows its pages. `None` before they have been fetched.
    pub(super) fn show(self) -> Option<Show> {
        match self {
            Pages::First => Some(first),
            Pages::Setup => SETUP.get().copied(),
            Pages::Room => ROOM.get().copied(),
            Pages::Later => LATER.get().copied(),
        }
    }

    /// Fetches the pages, unless they are there.
    pub(super) async fn fetch(self) -> Result<(), NotFetched> {
        let (place, show) = match self {
            Pages::First => return Ok(()),
            Pages::Setup => (&SETUP, code::setup().await?),
            Pages::Room => (&ROOM, code::room().await?),
            Pages::Later => (&LATER, code::later().await?),
        };
        place.get_or_init(|| show);
        Ok(())
    }
}

static SETUP: OnceLock<Show> = OnceLock::new();
static ROOM: OnceLock<Show> = OnceLock::new();
static LATER: OnceLock<Show> = OnceLock::new();

fn first(route: &Route) -> AnyView {
    match route {
        Route::Home(lost) => view! { <home::Home lost=*lost/> }.into_any(),
        Route::Play(id) => view! { <play::Play id=id.clone()/> }.into_any(),
        Route::Settings => view! { <settings::Settings/> }.into_any(),
        _ => ().into_any(),
    }
}

#[cfg(feature = "split")]
mod code {
    #![allow(
        clippy::unnecessary_wraps,
        reason = "the result also tells that a part could not be fetched"
    )]

    use wasm_split_helpers::wasm_split;

    use super::{NotFetched, Show, later_pages, room_pages, setup_pages};

    // The macro makes these functions async: they fetch their part first.
    #[wasm_split(setup_pages, fallible)]
    pub(super) fn setup() -> Result<Show, NotFetched> {
        Ok(setup_pages::show)
    }

    #[wasm_split(room_pages, fallible)]
    pub(super) fn room() -> Result<Show, NotFetched> {
        Ok(room_pages::show)
    }

    #[wasm_split(later_pages, fallible)]
    pub(super) fn later() -> Result<Show, NotFetched> {
        Ok(later_pages::show)
    }
}

#[cfg(not(feature = "split"))]
mod code {
    use std::future::{Ready, ready};

    use super::{NotFetched, Show, later_pages, room_pages, setup_pages};

    pub(super) fn setup() -> Ready<Result<Show, NotFetched>> {
        ready(Ok(setup_pages::show))
    }

    pub(super) fn room() -> Ready<Result<Show, NotFetched>> {
        ready(Ok(room_pages::show))
    }

    pub(super) fn later() -> Ready<Result<Show, NotFetched>> {
        ready(Ok(later_pages::show))
    }
}
