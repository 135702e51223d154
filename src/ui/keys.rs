//! Which key presses are the page's: not those of an input method, of a field, of an open dialog, or of a held key.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// `keyCode` of a key that an input method has taken, in browsers without `isComposing`.
const TAKEN_BY_INPUT_METHOD: u32 = 229;
/// What Enter and Space press.
const PRESSABLE: &str = "a, button, summary, select, input, [role=button]";

/// Makes one press one action on every page: a held Enter or Space presses nothing a second time.
pub(super) fn listen() {
    let stop = window_event_listener(ev::keydown, |ev| {
        let target = ev.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_pressable =
            target.is_some_and(|it| it.closest(PRESSABLE).is_ok_and(|it| it.is_some()));
        let presses = matches!(ev.key().as_str(), "Enter" | " ") && is_pressable;
        if ev.repeat() && presses && !writes() {
            ev.prevent_default();
        }
    });
    on_cleanup(move || stop.remove());
}

/// Whether a key press is free for the page, also while it is held. Nobody else uses it: no input method, no
/// browser shortcut, no modal dialog, and no handler before this one.
pub(super) fn is_free(ev: &KeyboardEvent) -> bool {
    let composes = ev.is_composing() || ev.key_code() == TAKEN_BY_INPUT_METHOD;
    let browsers = ev.ctrl_key() || ev.alt_key() || ev.meta_key();
    !composes && !browsers && !ev.default_prevented() && !is_modal_open()
}

/// Whether a key press may act on the page: it is free, it is the first of a held key, and no field has the focus.
pub(super) fn is_action(ev: &KeyboardEvent) -> bool {
    is_free(ev) && !ev.repeat() && !writes() && !chooses()
}

/// The letter of a key, in lower case. If the keyboard has another script, it is the Latin letter on the same key.
pub(super) fn letter(ev: &KeyboardEvent) -> String {
    let (key, code) = (ev.key(), ev.code());
    let printed = code.strip_prefix("Key").filter(|_| !key.is_ascii());
    printed.unwrap_or(&key).to_ascii_lowercase()
}

/// Whether keys write into a field.
fn writes() -> bool {
    is_focused(
        "input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, [contenteditable]",
    )
}

/// Whether letters choose in a list.
fn chooses() -> bool {
    is_focused("select")
}

fn is_focused(selector: &str) -> bool {
    document().active_element().is_some_and(|it| it.matches(selector) == Ok(true))
}

fn is_modal_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|dialog| dialog.is_some())
}
