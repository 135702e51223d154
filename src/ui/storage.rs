//! What is kept in this browser.
//!
//! Everything may fail: storage can be blocked, full or broken, and a whole match must be playable without
//! it. So reading gives nothing and writing does nothing where it fails.

mod reader;

use js_sys::JSON;
use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;

use reader::Reader;

/// Other projects may live on the same origin.
const PREFIX: &str = "spot-on/";

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under this name, if it can be read.
pub(super) fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()?;
    T::deserialize(Reader(JSON::parse(&text).ok()?)).ok()
}

/// Keeps something. False if this browser keeps nothing.
pub(super) fn save<T: Serialize>(name: &str, value: &T) -> bool {
    try_to_save(name, value).is_some()
}

fn try_to_save<T: Serialize>(name: &str, value: &T) -> Option<()> {
    let value = value.serialize(&Serializer::json_compatible()).ok()?;
    let text = String::from(JSON::stringify(&value).ok()?);
    storage()?.set_item(&format!("{PREFIX}{name}"), &text).ok()
}
