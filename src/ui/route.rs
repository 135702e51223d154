//! Addresses: what stands behind the `#`, so that any static host will do.

use leptos::prelude::window;

use crate::games;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Route {
    /// The home page, with a sentence for those who followed a wrong address.
    Home(Option<String>),
    /// Who plays, and how.
    Setup(String),
    /// The table.
    Play(String),
    /// A game's rules.
    Rules(String),
    /// What can be set.
    Settings,
    /// Credits and the like.
    About,
    /// All cards and controls, for designers and tests.
    Gallery,
}

impl Route {
    /// The page that the address names.
    pub(super) fn current() -> Route {
        Route::read(&window().location().hash().unwrap_or_default())
    }

    fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        let game = |id: &str| games::find(id).map(|_| id.to_owned());
        let route = match parts.as_slice() {
            [""] => Some(Route::Home(None)),
            ["setup", id] => game(id).map(Route::Setup),
            ["play", id] => game(id).map(Route::Play),
            ["rules", id] => game(id).map(Route::Rules),
            ["settings"] => Some(Route::Settings),
            ["about"] => Some(Route::About),
            ["gallery"] => Some(Route::Gallery),
            _ => None,
        };
        let lost = "There is no such page, so here is the way to all games.";
        route.unwrap_or_else(|| Route::Home(Some(lost.into())))
    }

    /// What the browser's tab says.
    pub(super) fn title(&self) -> String {
        let of = |id: &str| games::find(id).map_or("", |game| game.info().title.say());
        match self {
            Route::Home(_) => "Spot On: five card games in which only the exact number wins".into(),
            Route::Setup(id) => format!("Set up {} · Spot On", of(id)),
            Route::Play(id) => format!("{} · Spot On", of(id)),
            Route::Rules(id) => format!("Rules of {} · Spot On", of(id)),
            Route::Settings => "Settings · Spot On".into(),
            Route::About => "About · Spot On".into(),
            Route::Gallery => "Gallery · Spot On".into(),
        }
    }
}

/// Goes to an address such as `#/settings`.
pub(super) fn go(hash: &str) {
    // Only a detached document refuses, and then there is no page to lead anywhere.
    let _ = window().location().set_hash(hash);
}
