//! The language of the page: which one it is, where its texts come from, and what the browser knows of it.

use std::cell::OnceCell;

use js_sys::{Array, Function, Intl, JsString, Object, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};

use super::fetch::fetch_text;
use crate::i18n::{LANGUAGES, Language, Platform, language, speak};

/// The browser's rules for numbers.
const BROWSER: Platform = Platform { form, number };

thread_local! {
    /// They are made once: with another language the page is loaded anew.
    static NUMBERS: OnceCell<Numbers> = const { OnceCell::new() };
}

/// How a language writes and counts numbers.
struct Numbers {
    plural: Intl::PluralRules,
    format: Function,
}

/// Speaks the language that was set (nothing: that of the browser). `then` is told whether its texts could be had;
/// if not, English is spoken.
pub(crate) fn load(setting: &str, then: impl FnOnce(bool) + 'static) {
    let wanted = wanted(setting);
    if wanted.is_pseudo || wanted == &LANGUAGES[0] {
        return then(begin_with(wanted, ""));
    }
    fetch_text(&format!("{}.txt", wanted.tag), move |catalogue| {
        let spoken = catalogue.is_some_and(|catalogue| begin_with(wanted, &catalogue));
        if !spoken {
            begin_with(&LANGUAGES[0], "");
        }
        then(spoken);
    });
}

/// The language that was set, or else that of the browser.
pub(crate) fn wanted(setting: &str) -> &'static Language {
    let of_browser = || {
        let navigator = Reflect::get(&window(), &"navigator".into()).ok();
        let tags = navigator.and_then(|it| Reflect::get(&it, &"languages".into()).ok());
        let tags: Array = tags.and_then(|tags| tags.dyn_into().ok()).unwrap_or_default();
        let known =
            |tag: JsValue| Language::find(&tag.as_string()?).filter(|found| !found.is_pseudo);
        tags.iter().find_map(known)
    };
    Language::find(setting).or_else(of_browser).unwrap_or(&LANGUAGES[0])
}

/// Speaks a language from now on. False if its catalogue cannot be read.
fn begin_with(language: &'static Language, catalogue: &str) -> bool {
    if speak(language, catalogue, BROWSER).is_err() {
        return false;
    }
    if let Some(root) = document().document_element() {
        // Names and values are plain words, which cannot be refused.
        let _ = root.set_attribute("lang", language.tag);
        let _ = root.set_attribute("dir", if language.is_rtl { "rtl" } else { "ltr" });
    }
    true
}

/// What comes behind a file's name in the language that is spoken: `.ru`, nothing for English.
pub(crate) fn ending() -> String {
    match language() {
        english if english.is_pseudo || english == &LANGUAGES[0] => String::new(),
        other => format!(".{}", other.tag),
    }
}

fn with_numbers<T>(language: &Language, ask: impl FnOnce(&Numbers) -> T) -> T {
    NUMBERS.with(|numbers| {
        ask(numbers.get_or_init(|| {
            // Nobody counts in a pseudo-language.
            let tag = if language.is_pseudo { LANGUAGES[0].tag } else { language.tag };
            let (tags, options) = (Array::of1(&tag.into()), Object::new());
            Numbers {
                plural: Intl::PluralRules::new(&tags, &options),
                format: Intl::NumberFormat::new(&tags, &options).format(),
            }
        }))
    })
}

fn form(language: &Language, number: i64) -> usize {
    let category = |numbers: &Numbers| String::from(numbers.plural.select(number as f64));
    language.form(&with_numbers(language, category))
}

fn number(language: &Language, number: i64) -> String {
    let write = |numbers: &Numbers| {
        let written = numbers.format.call1(&JsValue::UNDEFINED, &JsValue::from_f64(number as f64));
        written.ok().map(JsString::from).map(String::from)
    };
    with_numbers(language, write).unwrap_or_else(|| number.to_string())
}
