//! What is kept in this browser.
//!
//! Everything may fail: storage can be blocked, full or broken, and a whole match must be playable without
//! it. So reading gives nothing and writing does nothing where it fails.

use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Other projects may live on the same origin.
const PREFIX: &str = "spot-on/";

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under this name, if it can be read.
pub(super) fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Keeps something. False if this browser keeps nothing.
pub(super) fn save<T: Serialize>(name: &str, value: &T) -> bool {
    let text = serde_json::to_string(value);
    let saved = storage()
        .zip(text.ok())
        .and_then(|(storage, text)| storage.set_item(&format!("{PREFIX}{name}"), &text).ok());
    saved.is_some()
}
