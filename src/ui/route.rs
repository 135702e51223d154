//! Routes. They are in the fragment of the URL (`#…`), so that any static host will do.

use leptos::prelude::window;

use crate::games;

use super::history_texts as records;
use super::texts;

/// A route, which shows one page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Route {
    /// The home page. True for an unknown address.
    Home(bool),
    /// The setup of a match.
    Setup(String),
    /// The committed deal, in which both sides fix their shares of the seed.
    Deal(String),
    /// The table.
    Play(String),
    /// The tutorial, a guided first round.
    Learn(String),
    /// A game's rules.
    Rules(String),
    /// The history of finished matches.
    Records,
    /// Replay of a record or of a link.
    Replay(String),
    /// A shared link to a deal or a match.
    Match(String),
    /// The settings.
    Settings,
    /// The statistics of finished matches.
    Statistics,
    /// Credits and licence.
    About,
    /// All cards and controls, for designers and tests.
    Gallery,
}

impl Route {
    /// The route of the current address.
    pub(super) fn current() -> Route {
        Route::parse(&window().location().hash().unwrap_or_default())
    }

    fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        let game = |id: &str| games::find_game(id).map(|_| id.to_owned());
        let route = match parts.as_slice() {
            [""] => Some(Route::Home(false)),
            ["setup", id] => game(id).map(Route::Setup),
            ["deal", id] => game(id).map(Route::Deal),
            ["play", id] => game(id).map(Route::Play),
            ["learn", id] => game(id).map(Route::Learn),
            ["rules", id] => game(id).map(Route::Rules),
            ["records"] => Some(Route::Records),
            ["replay", name] => Some(Route::Replay((*name).to_owned())),
            // A link may be any string that somebody received.
            ["match", ..] => Some(Route::Match(path["match".len()..].trim_matches('/').to_owned())),
            ["settings"] => Some(Route::Settings),
            ["statistics"] => Some(Route::Statistics),
            ["about"] => Some(Route::About),
            ["gallery"] => Some(Route::Gallery),
            _ => None,
        };
        route.unwrap_or(Route::Home(true))
    }

    /// Title of the browser tab.
    pub(super) fn title(&self) -> String {
        match self {
            Route::Home(_) => texts::SITE.into(),
            _ => texts::title(&self.name()),
        }
    }

    /// Title of the page.
    fn name(&self) -> String {
        let of = |id: &str| games::find_game(id).map_or("", |game| game.info().title.as_str());
        match self {
            Route::Home(_) => texts::SITE.into(),
            Route::Setup(id) => texts::set_up_game(of(id)),
            Route::Deal(id) | Route::Play(id) => of(id).into(),
            Route::Learn(id) => texts::learn_game(of(id)),
            Route::Rules(id) => texts::rules_of(of(id)),
            Route::Records => records::RECORDS.into(),
            Route::Replay(_) => records::REPLAY.into(),
            Route::Match(_) => records::LINKED.into(),
            Route::Settings => texts::SETTINGS.into(),
            Route::Statistics => texts::STATISTICS.into(),
            Route::About => texts::ABOUT.into(),
            Route::Gallery => "Gallery".into(),
        }
    }
}

/// Goes to a fragment such as `#/settings`.
pub(super) fn go(hash: &str) {
    // Only a detached document refuses, and then there is no page.
    let _ = window().location().set_hash(hash);
}

/// Goes to a fragment and replaces the current history entry, so that nobody navigates back to it.
pub(super) fn instead(hash: &str) {
    // As above.
    let _ = window().location().replace(hash);
}
