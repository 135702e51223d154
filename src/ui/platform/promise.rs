//! Promises of the browser.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;

use gloo_timers::future::TimeoutFuture;
use js_sys::Promise;
use js_sys::futures::JsFuture;
use wasm_bindgen::JsValue;

/// The result of a promise, or undefined if it fails.
pub(crate) async fn answered(promise: Promise) -> JsValue {
    JsFuture::from(promise).await.unwrap_or_default()
}

/// The result of `work`, or `None` if it takes longer than these milliseconds.
pub(crate) async fn within<T>(milliseconds: u32, work: impl Future<Output = T>) -> Option<T> {
    let (mut work, mut limit) = (pin!(work), pin!(TimeoutFuture::new(milliseconds)));
    poll_fn(|context| match work.as_mut().poll(context) {
        Poll::Ready(result) => Poll::Ready(Some(result)),
        Poll::Pending => limit.as_mut().poll(context).map(|()| None),
    })
    .await
}
