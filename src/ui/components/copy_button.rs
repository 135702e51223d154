//! Long hashes that people compare by eye, and a button that copies a text.

use js_sys::futures::spawn_local;
use leptos::prelude::*;

use crate::ui::erased::{CollectAny, on, text};
use crate::ui::platform::files::copy_field;
use crate::ui::texts;

/// Number of digits in a group, few enough to compare at a glance.
const GROUP: usize = 8;

/// The digits of a hash in groups. A selection of them has no gaps. Any other string is split into the same groups.
#[component]
pub(crate) fn Digits(id: &'static str, digits: String) -> impl IntoView {
    let groups = digits.as_bytes().chunks(GROUP).map(|group| {
        let group = String::from_utf8_lossy(group).into_owned();
        view! { <span>{group}</span> }
    });
    view! { <code class="digits" id=id translate="no">{groups.collect_any()}</code> }
}

/// A button that copies the text of the element with this id.
#[component]
pub(crate) fn Copy(id: &'static str) -> impl IntoView {
    let is_copied = RwSignal::new(false);
    let take = on(move |_| {
        if let Some(element) = document().get_element_by_id(id) {
            let copied = copy_field(&element);
            spawn_local(async move {
                let _ = is_copied.try_set(copied.await);
            });
        }
    });
    let says = move || if is_copied.get() { texts::COPIED } else { texts::COPY };
    view! {
        <button class="button" type="button" on:click=take>
            <span aria-live="polite">{text(says)}</span>
        </button>
    }
}
