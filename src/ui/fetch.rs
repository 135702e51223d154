//! Texts that are loaded when they are wanted.

use js_sys::futures::{JsFuture, spawn_local};
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use web_sys::Response;

/// Loads a text of this site; `then` is given nothing if that fails.
pub(super) fn fetch_text(address: String, then: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move { then(text_at(&address).await) });
}

async fn text_at(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: Response = answer.dyn_into().ok().filter(Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
