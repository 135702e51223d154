//! The language of the page: its selection, its texts, and the browser's rules for it.

use std::cell::OnceCell;

use js_sys::{Array, Function, Intl, JsString, Object, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};

use crate::i18n::{LANGUAGES, Language, Platform, language, set_language};

use super::build::of_page;
use super::fetch::fetch_text;

/// The number formats of the browser.
const BROWSER: Platform = Platform { form, number };

thread_local! {
    /// The plural rules of the language. Created once, because another language reloads the page.
    static PLURAL: OnceCell<Intl::PluralRules> = const { OnceCell::new() };
    /// The number format of the language.
    static FORMAT: OnceCell<Function> = const { OnceCell::new() };
}

/// Activates the language of the page. If its texts cannot be loaded, activates English and returns false.
pub(crate) async fn load() -> bool {
    let wanted = wanted();
    if wanted.is_pseudo || wanted == &LANGUAGES[0] {
        return begin_with(wanted, "");
    }
    let catalogue = fetch_text(&format!("{}.txt", wanted.tag)).await;
    let spoken = catalogue.is_some_and(|catalogue| begin_with(wanted, &catalogue));
    if !spoken {
        begin_with(&LANGUAGES[0], "");
    }
    spoken
}

/// The language that the address of the page asks for (`?lang=uk`). boot.js has read it.
pub(crate) fn of_address() -> Option<&'static Language> {
    let search = window().location().search().ok()?;
    let asks = parts(&search).any(|part| asks_for_language(&part));
    Some(wanted()).filter(|found| asks && !found.is_pseudo)
}

/// Removes the language from the address of the page, so that a choice in the settings is not overruled.
pub(crate) fn clean_address() {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let others: Vec<&str> = parts(&search).filter(|part| !asks_for_language(part)).collect();
    let search = if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
    let path = location.pathname().unwrap_or_default();
    let address = path + &search + &location.hash().unwrap_or_default();
    let history = window().history();
    // A document without a history keeps its address.
    let _ = history.and_then(|it| it.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
}

/// The parts of the query of an address.
fn parts(search: &str) -> impl Iterator<Item = &str> {
    search.trim_start_matches('?').split('&').filter(|part| !part.is_empty())
}

fn asks_for_language(part: &&str) -> bool {
    part.starts_with("lang=")
}

/// The languages of the browser, the preferred one first.
fn of_browser() -> Vec<String> {
    let navigator = Reflect::get(&window(), &"navigator".into()).ok();
    let tags = navigator.and_then(|it| Reflect::get(&it, &"languages".into()).ok());
    let tags: Array = tags.and_then(|tags| tags.dyn_into().ok()).unwrap_or_default();
    tags.iter().filter_map(|tag| tag.as_string()).collect()
}

/// The language of the page with the browser's region, which decides how dates are written: `en-GB`. A browser in another
/// language gives its region only.
pub(crate) fn regional_tag() -> String {
    let language = language();
    let language = if language.is_pseudo { LANGUAGES[0].tag } else { language.tag };
    let tags = of_browser();
    if let Some(same) = tags.iter().find(|tag| Language::is_same(tag, language)) {
        return same.clone();
    }
    // Brazilian Portuguese has its region.
    if language.contains('-') {
        return language.to_owned();
    }
    let is_region = |part: &&str| {
        part.len() == 2 && part.bytes().all(|it| it.is_ascii_alphabetic())
            || part.len() == 3 && part.bytes().all(|it| it.is_ascii_digit())
    };
    let region = tags.first().and_then(|tag| tag.split('-').skip(1).find(is_region));
    region.map_or_else(|| language.to_owned(), |region| format!("{language}-{region}"))
}

/// The language of the page, as boot.js has found it: that of the address, the chosen one, or the browser's.
pub(crate) fn wanted() -> &'static Language {
    Language::find(&of_page("data-language")).unwrap_or(&LANGUAGES[0])
}

/// Activates a language. Returns false if its catalogue is invalid.
fn begin_with(language: &'static Language, catalogue: &str) -> bool {
    if set_language(language, catalogue, BROWSER).is_err() {
        return false;
    }
    if let Some(root) = document().document_element() {
        // These names and values are always valid.
        let _ = root.set_attribute("lang", language.tag);
        let _ = root.set_attribute("dir", if language.is_rtl { "rtl" } else { "ltr" });
    }
    true
}

/// Loads a longer text in the current language, or in English if there is no translation. For `poker.help` that is
/// the file `poker.help.ru.md` or `poker.help.md`.
pub(crate) async fn fetch_translated(stem: &str) -> Option<String> {
    let ending = ending();
    if !ending.is_empty() {
        let translated = fetch_text(&format!("{stem}{ending}.md")).await;
        if translated.is_some() {
            return translated;
        }
    }
    fetch_text(&format!("{stem}.md")).await
}

/// Suffix of a file name in the current language, such as `.ru`. Empty for English.
fn ending() -> String {
    translated().map_or_else(String::new, |other| format!(".{}", other.tag))
}

/// The part of an address that asks a static page for the current language: `?lang=ru`. Empty for English.
pub(crate) fn query() -> String {
    translated().map_or_else(String::new, |other| format!("?lang={}", other.tag))
}

/// The current language, unless it is English.
fn translated() -> Option<&'static Language> {
    Some(language()).filter(|it| !it.is_pseudo && *it != &LANGUAGES[0])
}

/// The languages for the browser's rules. A pseudo-language has no rules of its own.
fn tags(language: &Language) -> Array {
    let tag = if language.is_pseudo { LANGUAGES[0].tag } else { language.tag };
    Array::of1(&tag.into())
}

fn form(language: &Language, number: i64) -> usize {
    let new = || Intl::PluralRules::new(&tags(language), &Object::new());
    let category = PLURAL.with(|plural| plural.get_or_init(new).select(number as f64));
    language.form(&String::from(category))
}

fn number(language: &Language, number: i64) -> String {
    // Below a thousand there is nothing to group, and only languages from right to left may have digits of their own.
    // The first number format takes the browser a tenth of a second, before the first table stands.
    if number.abs() < 1000 && !language.is_rtl {
        return number.to_string();
    }
    let region = || Array::of1(&regional_tag().into());
    let new = || Intl::NumberFormat::new(&region(), &Object::new()).format();
    let written = FORMAT.with(|format| {
        let format = format.get_or_init(new);
        format.call1(&JsValue::UNDEFINED, &JsValue::from_f64(number as f64))
    });
    written.map_or_else(|_| number.to_string(), |written| String::from(JsString::from(written)))
}
