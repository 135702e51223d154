//! Which element has the focus, and giving it to another.

use leptos::prelude::*;

/// Gives the focus to the heading of a page that is new, once it is drawn.
pub(crate) fn focus_heading() {
    request_animation_frame(|| focus_first("h1"));
}

/// Gives the focus to the first element there is of these kinds that can have it, unless something on the page has it.
pub(crate) fn focus_if_lost(selectors: &[&str]) {
    for selector in selectors {
        if is_nowhere() {
            focus_first(selector);
        }
    }
}

/// Gives the focus to the first element of this kind, if there is one.
pub(crate) fn focus_first(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(IntoHtmlElement::dyn_into_element) {
        // What cannot have the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Takes the focus from what has it.
pub(crate) fn blur() {
    let active = document().active_element().and_then(IntoHtmlElement::dyn_into_element);
    if let Some(active) = active {
        // What cannot lose it keeps it.
        let _ = active.blur();
    }
}

/// Whether nothing on the page has the focus.
pub(crate) fn is_nowhere() -> bool {
    document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Turns a node that was found in the page into an element with a `focus`.
pub(crate) trait IntoHtmlElement {
    fn dyn_into_element(self) -> Option<web_sys::HtmlElement>;
}

impl IntoHtmlElement for web_sys::Element {
    fn dyn_into_element(self) -> Option<web_sys::HtmlElement> {
        wasm_bindgen::JsCast::dyn_into(self).ok()
    }
}
