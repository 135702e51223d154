//! Addresses: what stands behind the `#`, so that any static host will do.

use leptos::prelude::window;

use super::pages::history::texts as records;
use super::texts;
use crate::games;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Route {
    /// The home page, also for those who followed a wrong address.
    Home(bool),
    /// Who plays, and how.
    Setup(String),
    /// Both sides tie their hands before the deal.
    Deal(String),
    /// The table.
    Play(String),
    /// A guided first round.
    Learn(String),
    /// A game's rules.
    Rules(String),
    /// Finished matches.
    Records,
    /// One of them, or that of a link, played again.
    Replay(String),
    /// What a link holds.
    Match(String),
    /// What can be set.
    Settings,
    /// What became of the matches that were played.
    Statistics,
    /// Credits and the like.
    About,
    /// All cards and controls, for designers and tests.
    Gallery,
}

impl Route {
    /// The page that the address names.
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
            // Any text that somebody was given as a link.
            ["match", ..] => Some(Route::Match(path["match".len()..].trim_matches('/').to_owned())),
            ["settings"] => Some(Route::Settings),
            ["statistics"] => Some(Route::Statistics),
            ["about"] => Some(Route::About),
            ["gallery"] => Some(Route::Gallery),
            _ => None,
        };
        route.unwrap_or(Route::Home(true))
    }

    /// What the browser's tab says.
    pub(super) fn title(&self) -> String {
        match self {
            Route::Home(_) => texts::SITE.into(),
            _ => texts::title(&self.name()),
        }
    }

    /// What the page is called.
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

/// Goes to an address such as `#/settings`.
pub(super) fn go(hash: &str) {
    // Only a detached document refuses, and then there is no page to lead anywhere.
    let _ = window().location().set_hash(hash);
}

/// Goes to an address in place of the one that is left, to which nobody comes back.
pub(super) fn instead(hash: &str) {
    // As above.
    let _ = window().location().replace(hash);
}
