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

/// The text that was kept under this name.
pub(super) fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()
}

/// Keeps a text. False if this browser keeps nothing.
pub(super) fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|kept| kept.set_item(&format!("{PREFIX}{name}"), text).is_ok())
}

/// What was kept under this name, if it can be read.
pub(super) fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    T::deserialize(Reader(JSON::parse(&read(name)?).ok()?)).ok()
}

/// Keeps something. False if this browser keeps nothing.
pub(super) fn save<T: Serialize>(name: &str, value: &T) -> bool {
    let value = value.serialize(&Serializer::json_compatible()).ok();
    let text = value.and_then(|value| JSON::stringify(&value).ok());
    text.is_some_and(|text| write(name, &String::from(text)))
}
