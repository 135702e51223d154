//! Routes. They are in the fragment of the URL (`#…`), so that any static host will do.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

use crate::games;
use crate::saves::daily::date::{Date, ParseDateError};
use crate::saves::link;
use crate::saves::three_deals::has_three_deals;

use super::history_texts;
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
    /// The tutorial, a first round with explanations.
    Tutorial(String),
    /// A game's rules, and the number of a section, from 1. 0 is the top.
    Rules(String, usize),
    /// The history of finished matches.
    History,
    /// Replay of a record or of a link.
    Replay(String),
    /// Review of a record or of a link.
    Review(String),
    /// The deals of a day; of today without one.
    Daily(Option<Date>),
    /// A finished match, played again with Master in the person's seat.
    CompareWithMaster(String),
    /// A friend's match, to be played and compared.
    Challenge(String),
    /// Three deals of a game, and what follows in the address.
    ThreeDeals(String, String),
    /// The puzzles of all games.
    PuzzleList,
    /// Puzzles of a game.
    Puzzles(String),
    /// Puzzles of a game against the clock.
    Rush(String),
    /// Problems of a game with all cards open.
    Problems(String),
    /// The course of a game, and what follows in its address.
    Course(String, String),
    /// Ten puzzles of a game and a level against the clock.
    Sprint(String, String),
    /// Sums of a game and a level.
    Sums(String, String),
    /// Puzzles of a game on paper.
    PrintPuzzles(String),
    /// The puzzle of a day; of today without one.
    DailyPuzzle(Option<Date>),
    /// Mistakes to find again.
    Exercises,
    /// A shared link to a deal or a match.
    Match(String),
    /// An invitation, the waiting room and the table of friends: its code, and what follows in the address.
    Room(String),
    /// How nobody can peek in a match with friends.
    NoPeeking,
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
        let location = window().location();
        let hash = location.hash().unwrap_or_default();
        // Some programs encode the `#`, so that the route becomes a part of the query.
        let query = location.search().unwrap_or_default();
        let routed = || Route::find(query.trim_start_matches('?')).filter(|_| hash.is_empty());
        routed().unwrap_or_else(|| Route::parse(&hash))
    }

    fn parse(hash: &str) -> Route {
        Route::find(hash).unwrap_or_else(|| Route::Home(!link::words(hash).is_empty()))
    }

    /// The first route in a text. Links travel through programs that put other words before or behind them.
    fn find(text: &str) -> Option<Route> {
        let words = link::words(text);
        let next = |at: usize| words.get(at + 1).map_or("", |(word, _)| word);
        words.iter().enumerate().find_map(|(at, (word, rest))| Route::of(word, next(at), rest))
    }

    /// The route of a word and the next one. `rest` is all that follows the first.
    fn of(word: &str, next: &str, rest: &str) -> Option<Route> {
        let game = || games::find_game(next).map(|_| next.to_owned());
        match word {
            "setup" => game().map(Route::Setup),
            "deal" => game().map(Route::Deal),
            "play" => game().map(Route::Play),
            "tutorial" | "learn" => game().map(Route::Tutorial),
            "rules" => game().map(|id| Route::Rules(id, section(rest))),
            "history" | "records" => Some(Route::History),
            "replay" => Some(Route::Replay(rest.to_owned())),
            "review" => Some(Route::Review(rest.to_owned())),
            "daily" => day(next).ok().map(Route::Daily),
            "compare" | "duplicate" => Some(Route::CompareWithMaster(rest.to_owned())),
            "challenge" => Some(Route::Challenge(rest.to_owned())),
            "three-deals" | "boards" => {
                let game = games::find_game(next).filter(|game| has_three_deals(&game.info()))?;
                let rest = rest.split_once('/').map_or("", |(_, rest)| rest).to_owned();
                Some(Route::ThreeDeals(game.info().id.to_owned(), rest))
            }
            "puzzles" => Some(game().map_or(Route::PuzzleList, Route::Puzzles)),
            "rush" => game().map(Route::Rush),
            "problems" => game().map(Route::Problems),
            "course" => game().map(|id| Route::Course(id, second(rest))),
            "sprint" => game().map(|id| Route::Sprint(id, second(rest))),
            "sums" => game().map(|id| Route::Sums(id, second(rest))),
            "print" => game().map(Route::PrintPuzzles),
            "daily-puzzle" | "spot" => day(next).ok().map(Route::DailyPuzzle),
            "exercises" => Some(Route::Exercises),
            // A link may be any string that somebody received.
            "match" => Some(Route::Match(rest.to_owned())),
            "room" => Some(Route::Room(rest.to_owned())),
            "no-peeking" => Some(Route::NoPeeking),
            "settings" => Some(Route::Settings),
            "statistics" => Some(Route::Statistics),
            "about" => Some(Route::About),
            "gallery" => Some(Route::Gallery),
            _ => None,
        }
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
            Route::Deal(id) | Route::Play(id) | Route::ThreeDeals(id, _) => of(id).into(),
            Route::Tutorial(id) => texts::learn_game(of(id)),
            Route::Rules(id, _) => texts::rules_of(of(id)),
            Route::History => history_texts::HISTORY.into(),
            Route::Replay(_) => history_texts::REPLAY.into(),
            Route::Review(_) => history_texts::REVIEW.into(),
            Route::Daily(_) => texts::TODAY.into(),
            Route::Sprint(..) | Route::Sums(..) => texts::SPRINT.into(),
            Route::PuzzleList
            | Route::Puzzles(_)
            | Route::PrintPuzzles(_)
            | Route::Rush(_)
            | Route::Problems(_)
            | Route::Course(..)
            | Route::DailyPuzzle(_) => texts::PUZZLES.into(),
            Route::Exercises => history_texts::EXERCISES.into(),
            Route::CompareWithMaster(_) => history_texts::COMPARE_WITH_MASTER.into(),
            Route::Match(_) | Route::Challenge(_) => history_texts::LINKED.into(),
            Route::NoPeeking => texts::NO_PEEKING_TITLE.into(),
            Route::Room(_) => texts::WITH_FRIENDS.into(),
            Route::Settings => texts::SETTINGS.into(),
            Route::Statistics => texts::STATISTICS.into(),
            Route::About => texts::ABOUT.into(),
            Route::Gallery => "Gallery".into(),
        }
    }
}

/// The day of a word. Without a word it is today, which has no date here.
///
/// # Errors
/// For a day that does not exist.
fn day(word: &str) -> Result<Option<Date>, ParseDateError> {
    if word.is_empty() { Ok(None) } else { word.parse().map(Some) }
}

/// The second word in the rest of an address, such as `poker/easy`. Empty if there is none.
fn second(rest: &str) -> String {
    rest.split('/').nth(1).unwrap_or_default().to_owned()
}

/// The section in the rest of an address of rules, such as `poker/3`. 0 if there is none.
fn section(rest: &str) -> usize {
    second(rest).parse().unwrap_or(0)
}

/// Goes to a fragment such as `#/settings`.
pub(super) fn go(hash: &str) {
    // Only a detached document refuses, and then there is no page.
    let _ = window().location().set_hash(hash);
}

/// Changes the fragment of the current address, and stays on the page.
pub(super) fn rename(hash: &str) {
    // A page may do that only so often. The address then stays as it is.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(hash)));
}

/// Goes to a fragment and replaces the current history entry, so that nobody navigates back to it.
pub(super) fn instead(hash: &str) {
    // As above.
    let _ = window().location().replace(hash);
}
