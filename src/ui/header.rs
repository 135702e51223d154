//! The bar above every page but the table, and what went wrong when the page began.

use leptos::prelude::*;

use super::bind::{CollectAny, on};
use super::home::Wordmark;
use super::language;
use super::porter;
use super::prefs::Prefs;
use super::texts;
use crate::texts::Language;

/// What went wrong when the page began.
#[derive(Clone, Copy)]
pub(super) struct Troubles {
    /// The texts of the language could not be had.
    pub(super) language: bool,
    /// What was kept of the settings could not be read.
    pub(super) settings: bool,
}

/// The name of the house, the ways to its pages, and what went wrong.
#[component]
pub(super) fn PageHeader() -> impl IntoView {
    let pages = [
        ("#/statistics", texts::STATISTICS),
        ("#/settings", texts::SETTINGS),
        ("#/about", texts::ABOUT),
    ];
    let troubles = expect_context::<Troubles>();
    view! {
        <header class="bar">
            <a class="home-link" href="#/"><Wordmark/></a>
            <nav aria-label=texts::PAGES.say()>
                {pages.iter().map(|(href, title)| view! { <a href=*href>{title.say()}</a> }).collect_any()}
            </nav>
        </header>
        {porter::update()}
        {troubles.language.then(wanted_language).map(|language| view! {
            <p class="notice trouble" role="alert">
                <span lang=language.tag>{language.missing}</span> " "
                <button class="button" on:click=on(|_| super::reload())>{texts::TRY_AGAIN.say()}</button>
            </p>
        })}
        {troubles.settings.then(|| view! {
            <p class="notice trouble" role="alert">{texts::SETTINGS_UNREADABLE.say()}</p>
        })}
    }
}

/// The language that is wanted and not spoken, which says so itself.
fn wanted_language() -> &'static Language {
    let prefs = expect_context::<RwSignal<Prefs>>();
    prefs.with_untracked(|prefs| language::wanted(&prefs.language))
}
