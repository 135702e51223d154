//! What is kept in this browser's small storage: settings, and what was chosen last.
//!
//! Everything may fail: storage can be blocked, full or broken, and a whole match must be playable without
//! it. So reading gives nothing and writing does nothing where it fails.

use js_sys::JSON;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

use super::json::Json;

/// Other projects may live on the same origin.
const PREFIX: &str = "spot-on/";

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// The text that was kept under this name.
pub(crate) fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()
}

/// Keeps a text. False if this browser keeps nothing.
pub(crate) fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|kept| kept.set_item(&format!("{PREFIX}{name}"), text).is_ok())
}

/// What was kept under this name; if it is no JSON, nothing can be found in it.
pub(crate) fn load(name: &str) -> Json {
    Json(read(name).and_then(|text| JSON::parse(&text).ok()).unwrap_or_default())
}

/// Keeps something. False if this browser keeps nothing.
pub(crate) fn save(name: &str, value: &JsValue) -> bool {
    JSON::stringify(value).is_ok_and(|text| write(name, &String::from(text)))
}
