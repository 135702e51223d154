//! Querying and moving the keyboard focus.

use leptos::prelude::*;

/// Focuses the heading of a new page, once it is drawn.
pub(crate) fn focus_heading() {
    request_animation_frame(|| focus_first("h1"));
}

/// Focuses the first focusable element that matches a selector, in the order of the selectors. Does nothing if an
/// element of the page has the focus.
pub(crate) fn focus_if_lost(selectors: &[&str]) {
    for selector in selectors {
        if is_nowhere() {
            focus_first(selector);
        }
    }
}

/// Focuses the first element that matches the selector, if there is one.
pub(crate) fn focus_first(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(IntoHtmlElement::dyn_into_element) {
        // An element that is not focusable leaves the focus where it was.
        let _ = element.focus();
    }
}

/// Removes the focus from the focused element.
pub(crate) fn blur() {
    let active = document().active_element().and_then(IntoHtmlElement::dyn_into_element);
    if let Some(active) = active {
        // An element that refuses stays focused.
        let _ = active.blur();
    }
}

/// Whether no element of the page has the focus.
pub(crate) fn is_nowhere() -> bool {
    document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Casts an element from the page to the type that has `focus`.
pub(crate) trait IntoHtmlElement {
    fn dyn_into_element(self) -> Option<web_sys::HtmlElement>;
}

impl IntoHtmlElement for web_sys::Element {
    fn dyn_into_element(self) -> Option<web_sys::HtmlElement> {
        wasm_bindgen::JsCast::dyn_into(self).ok()
    }
}
