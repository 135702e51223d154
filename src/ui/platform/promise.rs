//! Promises of the browser.

use js_sys::Promise;
use js_sys::futures::JsFuture;
use wasm_bindgen::JsValue;

/// The result of a promise, or undefined if it fails.
pub(crate) async fn answered(promise: Promise) -> JsValue {
    JsFuture::from(promise).await.unwrap_or_default()
}
