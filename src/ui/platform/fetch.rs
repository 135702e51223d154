//! Texts that are loaded on demand.

use js_sys::futures::JsFuture;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use web_sys::Response;

use crate::ui::platform::build::asset;

use super::promise::within;

/// Milliseconds after which a file counts as not to be had.
const PATIENCE: u32 = 20_000;

/// Loads a text file of this build (see `scripts/gather.mjs`). `None` on failure.
pub(crate) async fn fetch_text(name: &str) -> Option<String> {
    text_at(&asset(&format!("texts/{name}"))).await
}

async fn text_at(address: &str) -> Option<String> {
    let text = async {
        let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
        let response: Response = answer.dyn_into().ok().filter(Response::ok)?;
        JsFuture::from(response.text().ok()?).await.ok()?.as_string()
    };
    within(PATIENCE, text).await.flatten()
}

/// Loads the puzzles of a game, a line for each (see `arena puzzles`). `None` on failure.
pub(crate) async fn fetch_puzzles(game: &str) -> Option<String> {
    text_at(&asset(&format!("puzzles/{game}.txt"))).await
}
