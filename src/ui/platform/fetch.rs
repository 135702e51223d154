//! Texts that are loaded on demand.

use js_sys::futures::{JsFuture, spawn_local};
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use web_sys::Response;

use super::language;
use crate::ui::platform::build::asset;

/// Loads a text file of this build (see `scripts/gather.mjs`). `then` gets `None` on failure.
pub(crate) fn fetch_text(name: &str, then: impl FnOnce(Option<String>) + 'static) {
    fetch(asset(&format!("texts/{name}")), Box::new(then));
}

fn fetch(address: String, then: Box<dyn FnOnce(Option<String>)>) {
    spawn_local(async move { then(text_at(&address).await) });
}

/// Loads a longer text in the current language, or in English if there is no translation. For `poker.help` that is
/// the file `poker.help.ru.md` or `poker.help.md`.
pub(crate) fn fetch_translated(stem: &str, then: impl FnOnce(Option<String>) + 'static) {
    let english = format!("{stem}.md");
    match language::ending() {
        none if none.is_empty() => fetch_text(&english, then),
        ending => fetch_text(&format!("{stem}{ending}.md"), move |text| match text {
            None => fetch_text(&english, then),
            some => then(some),
        }),
    }
}

async fn text_at(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: Response = answer.dyn_into().ok().filter(Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
