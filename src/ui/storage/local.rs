//! The browser's local storage: settings and set-ups, and without a database also matches, records and results.
//!
//! Every access may fail: the storage may be blocked, full or broken. A whole match must be playable without it. So a
//! failed read returns nothing, and what could not be written lasts as long as the page is open.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::JSON;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::saves::merge::Merge;

use super::json::Json;

thread_local! {
    /// What could not be saved, by its name.
    static UNSAVED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
    static HAS_UNSAVED: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Prefix of all keys, because other projects may share the origin.
const PREFIX: &str = "spot-on/";

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Whether `key` is the full key of this name.
pub(crate) fn is_key(key: &str, name: &str) -> bool {
    key.strip_prefix(PREFIX) == Some(name)
}

/// The string under this key.
pub(crate) fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()
}

/// Saves a string. False if this browser does not allow that.
pub(crate) fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|kept| kept.set_item(&format!("{PREFIX}{name}"), text).is_ok())
}

/// The string under this key, or the later one that could not be saved.
pub(crate) fn read_held(name: &str) -> Option<String> {
    unsaved(name).or_else(|| read(name))
}

/// The string of this name that could not be saved.
fn unsaved(name: &str) -> Option<String> {
    let held = |unsaved: &Vec<(String, String)>| {
        unsaved.iter().find(|(other, _)| other == name).map(|(_, text)| text.clone())
    };
    UNSAVED.with_borrow(held)
}

/// Saves a string. If this browser does not allow that, it lasts as long as the page is open, and the answer is false.
pub(crate) fn write_or_hold(name: &str, text: &str) -> bool {
    let saved = write(name, text);
    UNSAVED.with_borrow_mut(|unsaved| {
        unsaved.retain(|(other, _)| other != name);
        if !saved {
            unsaved.push((name.to_owned(), text.to_owned()));
        }
    });
    saved
}

/// Deletes a string.
pub(crate) fn remove(name: &str) {
    // A storage that refuses keeps it, which does no harm.
    let _ = storage().map(|kept| kept.remove_item(&format!("{PREFIX}{name}")));
}

/// A value that is kept under a key, as it was parsed last. Another tab may change it at any time.
pub(crate) struct Kept<T> {
    name: &'static str,
    /// The text, and the value in it.
    parsed: RefCell<Option<(String, Rc<T>)>>,
}

impl<T: Merge> Kept<T> {
    /// The value under this key.
    pub(crate) const fn new(name: &'static str) -> Kept<T> {
        Kept { name, parsed: RefCell::new(None) }
    }

    /// The value: what is saved, maybe by another tab, joined with what this visit could not save.
    pub(crate) fn load(&self) -> Rc<T> {
        let saved = read(self.name).unwrap_or_default();
        let unsaved = unsaved(self.name);
        let text = saved.clone() + unsaved.as_deref().unwrap_or_default();
        let mut parsed = self.parsed.borrow_mut();
        if let Some((_, value)) = parsed.as_ref().filter(|(known, _)| *known == text) {
            return value.clone();
        }
        let mut value = T::parse(&saved);
        if let Some(unsaved) = unsaved {
            value.merge(T::parse(&unsaved));
        }
        let value = Rc::new(value);
        *parsed = Some((text, value.clone()));
        value
    }

    /// Changes the value as it is saved now. Pages say if this browser cannot save it ([`has_unsaved`]).
    pub(crate) fn change(&self, change: impl FnOnce(&mut T)) {
        let mut value = (*self.load()).clone();
        change(&mut value);
        let text = value.to_text();
        note_unsaved(!write_or_hold(self.name, &text));
    }
}

/// Notes whether there are results that this browser cannot save.
pub(crate) fn note_unsaved(is_so: bool) {
    HAS_UNSAVED.with(|has| {
        if has.get_untracked() != is_so {
            has.set(is_so);
        }
    });
}

/// Whether results were won in this visit that this browser cannot save. Reactive.
pub(crate) fn has_unsaved() -> bool {
    HAS_UNSAVED.with(|has| has.get())
}

/// The JSON value under this key. Undefined if there is none or it is invalid.
pub(crate) fn load(name: &str) -> Json {
    Json(read(name).and_then(|text| JSON::parse(&text).ok()).unwrap_or_default())
}

/// Saves a JSON value. False if this browser does not allow that.
pub(crate) fn save(name: &str, value: &JsValue) -> bool {
    JSON::stringify(value).is_ok_and(|text| write(name, &String::from(text)))
}
