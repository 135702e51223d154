//! Reactive values and event handlers with their types erased.
//!
//! Leptos compiles each closure type in a view separately, with all generic code around it. A closure behind one of
//! these types costs a few bytes instead of a few hundred. That saves a quarter of the page's code size.

use std::sync::{Arc, Mutex};

use gloo_timers::callback::Timeout;
use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::ui::focus::focus_heading;

/// A reactive string.
pub(super) fn text<T: Into<String>>(
    compute: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<String> {
    Signal::derive(move || compute().into())
}

/// A reactive string that follows a change only after `milliseconds` without another change.
pub(super) fn after_a_pause(
    milliseconds: u32,
    compute: impl Fn() -> String + 'static,
) -> Signal<String> {
    let settled = RwSignal::new(String::new());
    Effect::new(move |_| {
        let text = compute();
        // A newer timeout drops, and so cancels, the previous one.
        StoredValue::new_local(Timeout::new(milliseconds, move || {
            settled.try_set(text);
        }))
    });
    settled.into()
}

/// A reactive flag.
pub(super) fn flag(compute: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(compute)
}

/// A part of the page that is replaced as a whole when it changes.
pub(super) type Part = Box<dyn FnMut() -> AnyView + Send>;

/// Creates a [`Part`].
pub(super) fn part<V: IntoView + 'static>(mut compute: impl FnMut() -> V + Send + 'static) -> Part {
    Box::new(move || compute().into_any())
}

/// A part of the page that exists while `shown` is true.
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

/// A part of the page whose elements are all new for each number. A [`part`] keeps elements of the same kind, and so
/// what was added to them by hand.
pub(super) fn part_anew(
    number: impl Fn() -> u32 + Send + Sync + 'static,
    compute: impl Fn(u32) -> AnyView + Send + 'static,
) -> AnyView {
    let compute: Arc<Mutex<dyn Fn(u32) -> AnyView + Send>> = Arc::new(Mutex::new(compute));
    let number = Signal::derive(number);
    let built = move |number| compute.lock().map(|compute| untrack(|| compute(number))).ok();
    view! {
        <For each=move || [number.get()] key=|number| *number let:number>
            {built(number)}
        </For>
    }
    .into_any()
}

/// A part of the page that exists once `find` has delivered a value. Until then `words` is shown.
pub(super) fn part_later<T: Send + 'static>(
    words: AnyView,
    find: impl Future<Output = T> + 'static,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> Part {
    let known = RwSignal::new(false);
    let (place, mut words) = (Arc::new(Mutex::new(None)), Some(words));
    let found = place.clone();
    spawn_local(async move {
        let value = find.await;
        if let Ok(mut found) = found.lock() {
            *found = Some(value);
        }
        known.try_set(true);
    });
    Box::new(move || {
        known.track();
        let value = place.lock().ok().and_then(|mut place| place.take());
        if value.is_some() {
            focus_heading();
        }
        value.map(&show).or_else(|| words.take()).into_any()
    })
}

/// Collects views of different types as values of one type.
pub(super) trait CollectAny {
    /// Collects the views.
    fn collect_any(self) -> Vec<AnyView>;
}

impl<V: IntoView + 'static, I: Iterator<Item = V>> CollectAny for I {
    fn collect_any(self) -> Vec<AnyView> {
        self.map(IntoAny::into_any).collect()
    }
}

/// An event handler.
pub(super) fn on<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}

/// Runs a function after the next frame has been drawn. Measuring then forces no extra layout.
pub(super) fn after_frame(does: impl FnOnce() + 'static) {
    let does: Box<dyn FnOnce()> = Box::new(does);
    request_animation_frame(|| drop(Timeout::new(0, does).forget()));
}
