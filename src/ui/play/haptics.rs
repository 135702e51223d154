//! Short vibrations, on devices that have them. Browsers allow them only after a person has touched the page.

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::ui::prefs::Prefs;

use super::sound::call;
use super::state::TableState;

/// Milliseconds of vibration, pause, vibration and so on.
type Pattern = &'static [u32];

/// A card is lifted.
pub(super) const LIFT: Pattern = &[8];
/// A card is put down, or the turn has come.
pub(super) const DROP: Pattern = &[14];
/// The person has won.
pub(super) const WIN: Pattern = &[30, 60, 30, 60, 80];

/// Whether a person has touched the page. Until then, browsers warn about vibrations.
fn is_touched() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let touched = activation.and_then(|it| Reflect::get(&it, &"hasBeenActive".into()));
    touched.is_ok_and(|touched| touched.is_truthy())
}

/// Vibrates, if the device can and the settings allow it.
pub(super) fn vibrate(table: TableState, pattern: Pattern) {
    if table.game.prefs.with_untracked(Prefs::vibrates) && is_touched() {
        let pattern: Array = pattern.iter().map(|time| JsValue::from(*time)).collect();
        // Without vibration nothing is missing.
        let _ = call(&window().navigator(), "vibrate", &[pattern.into()]);
    }
}
