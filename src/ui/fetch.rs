//! Texts that are loaded when they are wanted.

use js_sys::futures::{JsFuture, spawn_local};
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use web_sys::Response;

use super::of_page;

/// Loads a text that lies beside the page (`scripts/texts.mjs`); `then` is given nothing if that fails.
pub(super) fn fetch_text(name: &str, then: impl FnOnce(Option<String>) + 'static) {
    let address = format!("{}/{name}", of_page("data-texts"));
    spawn_local(async move { then(text_at(&address).await) });
}

async fn text_at(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: Response = answer.dyn_into().ok().filter(Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
