//! The bar above every page except the table, with the startup errors.

use leptos::prelude::*;

use crate::ui::erased::{CollectAny, on};
use crate::ui::platform::language;
use crate::ui::platform::translation;
use crate::ui::platform::update_notice;
use crate::ui::storage::match_store::is_silent;
use crate::ui::texts;

use super::unreadable::unreadable;

/// Errors at startup.
#[derive(Clone, Copy)]
pub(crate) struct StartErrors {
    /// The texts of the language could not be loaded.
    pub(crate) language: bool,
    /// The saved settings could not be read.
    pub(crate) settings: bool,
}

/// The wordmark, the links to the main pages, and the startup errors.
#[component]
pub(crate) fn PageHeader() -> impl IntoView {
    let pages = [
        ("#/statistics", texts::STATISTICS),
        ("#/settings", texts::SETTINGS),
        ("#/about", texts::ABOUT),
    ];
    let troubles = expect_context::<StartErrors>();
    view! {
        <header class="bar">
            <a class="home-link" href="#/"><Wordmark/></a>
            <nav aria-label=texts::PAGES.as_str()>
                {pages.iter().map(|(href, title)| view! { <a href=*href>{title.as_str()}</a> }).collect_any()}
            </nav>
        </header>
        {update_notice::update()}
        {translation::notice()}
        {troubles.language.then(language::wanted).map(|language| view! {
            <p class="notice trouble" role="alert">
                {texts::language_missing(language.name)} " "
                <button class="button" on:click=on(|_| crate::ui::platform::build::reload())>{texts::TRY_AGAIN.as_str()}</button>
            </p>
        })}
        {is_silent().then(|| unreadable(crate::ui::platform::build::reload))}
        {troubles.settings.then(|| view! {
            <p class="notice trouble" role="alert">{texts::SETTINGS_UNREADABLE.as_str()}</p>
        })}
    }
}

/// The wordmark. A target replaces the first of its two letters "o".
#[component]
fn Wordmark() -> impl IntoView {
    view! {
        <span class="wordmark" translate="no">
            "Sp"
            <span class="target-letter">
                "o"
                <svg viewBox="0 0 40 40" aria-hidden="true">
                    <circle class="mark-ring" cx="20" cy="20" r="16"/>
                    <circle class="mark-spot" cx="20" cy="20" r="6.5"/>
                </svg>
            </span>
            "t On"
        </span>
    }
}
