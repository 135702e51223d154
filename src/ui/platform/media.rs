//! Media queries.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::MediaQueryList;

/// Whether the window matches a media query, now and after every change. False if the query is invalid.
pub(in crate::ui) fn window_matches(query: &str) -> ReadSignal<bool> {
    let list = window().match_media(query).ok().flatten();
    let (is_so, set) = signal(list.as_ref().is_some_and(MediaQueryList::matches));
    if let Some(list) = list {
        let changed = {
            let list = list.clone();
            Closure::<dyn Fn()>::new(move || {
                let _ = set.try_set(list.matches());
            })
        };
        list.set_onchange(Some(changed.into_js_value().unchecked_ref()));
        let list = StoredValue::new_local(list);
        on_cleanup(move || list.with_value(|list| list.set_onchange(None)));
    }
    is_so
}
