//! The settings page.

use leptos::ev::Event;
use leptos::prelude::*;

use crate::cards::corner::has_own_letters;
use crate::cards::{Card, Suit};
use crate::i18n::LANGUAGES;
use crate::ui::card::picture;
use crate::ui::components::header::PageHeader;
use crate::ui::components::radio_group::Pick;
use crate::ui::erased::{CollectAny, on};
use crate::ui::platform::build::reload;
use crate::ui::platform::language::clean_address;
use crate::ui::prefs::{LETTERS, Prefs, SETTINGS, Setting};
use crate::ui::texts;

/// The settings page. Every change applies immediately.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let prefs = expect_context::<RwSignal<Prefs>>();
    let named = on(move |ev: Event| prefs.update(|prefs| prefs.name = event_target_value(&ev)));
    view! {
        <PageHeader/>
        <main class="page setup settings">
            <h1 tabindex="-1">{texts::SETTINGS.as_str()}</h1>
            <LanguagePick prefs/>
            <label class="field">
                <b>{texts::YOUR_NAME.as_str()}</b>
                <span class="quiet">{texts::YOUR_NAME_WHY.as_str()}</span>
                <input type="text" name="name" maxlength="20" autocomplete="nickname"
                    prop:value=prefs.with_untracked(|prefs| prefs.name.clone())
                    on:change=named/>
            </label>
            {SETTINGS.iter().filter(|it| is_offered(it)).map(|it| pick(it, prefs)).collect_any()}
        </main>
    }
}

/// Whether a setting changes anything in this language.
fn is_offered(setting: &Setting) -> bool {
    setting.id != LETTERS || has_own_letters()
}

fn pick(setting: &'static Setting, prefs: RwSignal<Prefs>) -> AnyView {
    let values = setting.values.iter().map(|value| (value.id.to_owned(), value.title.into()));
    let values = values.collect();
    let chosen = Signal::derive(move || prefs.with(|prefs| prefs.value(setting.id).to_owned()));
    let choose = move |value: String| {
        let before = prefs.get_untracked();
        prefs.update(|prefs| prefs.set(setting.id, &value));
        // Pictures and texts that are drawn already have the other letters.
        if setting.id == LETTERS && prefs.with_untracked(|prefs| prefs.save(&before)) {
            reload();
        }
    };
    let forbidden = Signal::derive(Vec::new);
    let (name, title, explanation) =
        (setting.id, setting.title.as_str(), setting.explanation.as_str());
    let preview: Option<fn(&str) -> AnyView> = match setting.id {
        "theme" => Some(theme_preview),
        "deck" => Some(deck_preview),
        _ => None,
    };
    view! { <Pick name title explanation values chosen choose forbidden preview/> }.into_any()
}

/// A small table in the colours of a theme.
fn theme_preview(theme: &str) -> AnyView {
    view! {
        <span class="preview" data-theme=theme.to_owned()>
            {picture(Card::suited(13, Suit::Hearts), None)}
            {picture(Card::suited(9, Suit::Clubs), None)}
            <i></i>
        </span>
    }
    .into_any()
}

/// A card of each suit in a deck.
fn deck_preview(deck: &str) -> AnyView {
    let cards = [(12, Suit::Spades), (7, Suit::Diamonds), (3, Suit::Clubs)];
    let cards = cards.map(|(rank, suit)| picture(Card::suited(rank, suit), None));
    view! { <span class="preview" data-deck=deck.to_owned()>{cards.into_iter().collect_any()}</span> }.into_any()
}

/// Choice of the language. A change saves all settings and reloads the page in the new language.
#[component]
fn LanguagePick(prefs: RwSignal<Prefs>) -> impl IntoView {
    let spoken = LANGUAGES.iter().filter(|language| !language.is_pseudo);
    let mut values = vec![(String::new(), texts::AS_THE_BROWSER.into())];
    values.extend(spoken.map(|language| (language.tag.into(), language.name.into())));
    let choose = move |tag: String| {
        let before = prefs.get_untracked();
        prefs.update(|prefs| prefs.language = tag);
        // Without storage the page stays as it is, and says elsewhere that nothing is saved.
        if prefs.with_untracked(|prefs| prefs.save(&before)) {
            clean_address();
            reload();
        }
    };
    view! {
        <Pick name="language" title=texts::LANGUAGE.as_str() explanation=texts::LANGUAGE_WHY.as_str()
            values=values
            chosen=Signal::derive(move || prefs.with(|prefs| prefs.language.clone()))
            choose=choose
            forbidden=Signal::derive(Vec::new)
        />
    }
}
