//! What changes on the page, as values of a few types.
//!
//! Leptos compiles every closure in a view anew, with all that belongs to it. Behind one of these types a
//! closure costs a few bytes instead of a few hundred, which is a quarter of the page.

use std::sync::{Arc, Mutex};

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::ui::focus::focus_heading;

/// A text that changes.
pub(super) fn text<T: Into<String>>(
    compute: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<String> {
    Signal::derive(move || compute().into())
}

/// A text that changes, once it has been the same for so many milliseconds.
pub(super) fn after_a_pause(
    milliseconds: u32,
    compute: impl Fn() -> String + 'static,
) -> Signal<String> {
    let settled = RwSignal::new(String::new());
    Effect::new(move |_| {
        let text = compute();
        // A newer one takes its place.
        StoredValue::new_local(Timeout::new(milliseconds, move || {
            settled.try_set(text);
        }))
    });
    settled.into()
}

/// Something that is so or not.
pub(super) fn flag(compute: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(compute)
}

/// A part of the page that changes as a whole.
pub(super) type Part = Box<dyn FnMut() -> AnyView + Send>;

/// A part of the page that changes as a whole.
pub(super) fn part<V: IntoView + 'static>(mut compute: impl FnMut() -> V + Send + 'static) -> Part {
    Box::new(move || compute().into_any())
}

/// A part of the page that is there while something is so.
pub(super) fn part_while<V: IntoView + 'static>(
    shown: impl Fn() -> bool + Send + Sync + 'static,
    mut compute: impl FnMut() -> V + Send + 'static,
) -> Part {
    let shown = Memo::new(move |_| shown());
    Box::new(move || match shown.get() {
        true => compute().into_any(),
        false => ().into_any(),
    })
}

/// A part of the page that is there once something has been found; until then there are a few words.
pub(super) fn part_later<T: Send + 'static>(
    words: AnyView,
    find: impl FnOnce(Box<dyn FnOnce(T)>),
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> Part {
    let known = RwSignal::new(false);
    let (place, mut words) = (Arc::new(Mutex::new(None)), Some(words));
    let found = place.clone();
    find(Box::new(move |value| {
        if let Ok(mut found) = found.lock() {
            *found = Some(value);
        }
        known.try_set(true);
    }));
    Box::new(move || {
        known.track();
        let value = place.lock().ok().and_then(|mut place| place.take());
        if value.is_some() {
            focus_heading();
        }
        value.map(&show).or_else(|| words.take()).into_any()
    })
}

/// The views of several things, as values of one type.
pub(super) trait CollectAny {
    /// Collects them.
    fn collect_any(self) -> Vec<AnyView>;
}

impl<V: IntoView + 'static, I: Iterator<Item = V>> CollectAny for I {
    fn collect_any(self) -> Vec<AnyView> {
        self.map(IntoAny::into_any).collect()
    }
}

/// What is done when something happens.
pub(super) fn on<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}

/// Does something when the next frame has been drawn. Nothing has to be laid out for what is measured then.
pub(super) fn after_frame(does: impl FnOnce() + 'static) {
    let does: Box<dyn FnOnce()> = Box::new(does);
    request_animation_frame(|| drop(Timeout::new(0, does).forget()));
}
