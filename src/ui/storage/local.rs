//! The browser's local storage: settings and set-ups, and without a database also matches, records and results.
//!
//! Every access may fail: the storage may be blocked, full or broken. A whole match must be playable without it. So a
//! failed read returns nothing, and a failed write does nothing.

use js_sys::JSON;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

use super::json::Json;

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

/// Deletes a string.
pub(crate) fn remove(name: &str) {
    // A storage that refuses keeps it, which does no harm.
    let _ = storage().map(|kept| kept.remove_item(&format!("{PREFIX}{name}")));
}

/// Changes a value as it is saved now: another tab may have changed it, too. False if this browser cannot save it.
pub(crate) fn change<T>(
    name: &str,
    parse: fn(&str) -> T,
    to_text: fn(&T) -> String,
    change: impl FnOnce(&mut T),
) -> bool {
    let mut value = parse(&read(name).unwrap_or_default());
    change(&mut value);
    write(name, &to_text(&value))
}

/// The JSON value under this key. Undefined if there is none or it is invalid.
pub(crate) fn load(name: &str) -> Json {
    Json(read(name).and_then(|text| JSON::parse(&text).ok()).unwrap_or_default())
}

/// Saves a JSON value. False if this browser does not allow that.
pub(crate) fn save(name: &str, value: &JsValue) -> bool {
    JSON::stringify(value).is_ok_and(|text| write(name, &String::from(text)))
}
