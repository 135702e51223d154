//! Claims a saved match for this page. Only one page at a time may continue a match.

use js_sys::Promise;
use wasm_bindgen::prelude::*;

use crate::saves::save_log::{SaveLogError, read};
use crate::saves::saved_match::SavedMatch;
use crate::ui::active_match::ActiveMatch;
use crate::ui::platform::promise::answered;

use super::match_store::{STORE, Slot, can_read, has_database, is_newer, quarantine, understood};
use super::save_status::{load_match, note};

#[wasm_bindgen(module = "/src/ui/storage/store.js")]
extern "C" {
    fn older(slot: &str) -> Promise;
    fn hold(slot: &str, forced: bool, lost: JsValue) -> Promise;
    /// Releases the match that this page has claimed.
    pub(crate) fn leave();
}

/// Result of claiming a match.
pub(crate) enum ClaimResult {
    /// The match may be continued. `None` if the slot has no match.
    Free(Option<ActiveMatch>),
    /// Only a part of the match could be read and replayed. The whole text was set aside.
    Part(Option<ActiveMatch>),
    /// A newer version saved the match.
    Newer,
    /// The database does not answer, so it is not known whether there is a match.
    Unreadable,
    /// Another page has claimed the match.
    Elsewhere,
}

/// Claims a match for this page, with `forced` even if another page has claimed it. `lost` is called when another
/// page takes it away.
pub(crate) async fn take(slot: &str, forced: bool, lost: impl FnMut() + 'static) -> ClaimResult {
    let lost = Closure::<dyn FnMut()>::new(lost).into_js_value();
    let lines = answered(hold(slot, forced, lost)).await;
    if lines.is_null() {
        return ClaimResult::Elsewhere;
    }
    if is_newer() {
        return ClaimResult::Newer;
    }
    if !can_read().await {
        return ClaimResult::Unreadable;
    }
    let text = newest_lines(slot, &lines);
    let (kept, is_torn) = match understood(&text) {
        Ok(None) => return ClaimResult::Free(None),
        Err(SaveLogError::Newer) => return ClaimResult::Newer,
        Ok(kept) => (kept, false),
        Err(SaveLogError::Damaged(_, part)) => (part, true),
    };
    let found = match load_match(slot, kept).await {
        Some((active, true)) if !is_torn => {
            note(slot, &text, &active);
            return ClaimResult::Free(Some(active));
        }
        found => found,
    };
    answered(quarantine(slot, &text)).await;
    let part = match found {
        None => load_match(slot, before(slot).await).await,
        found => found,
    };
    ClaimResult::Part(part.map(|(active, _)| active))
}

/// The lines of a slot: those that the database has just given, if there is one.
fn newest_lines(slot: &str, lines: &JsValue) -> String {
    let kept = has_database();
    STORE.with_borrow_mut(|store| {
        let lines = lines.as_string().filter(|lines| kept && !lines.is_empty());
        let here = store.slot(slot);
        if let Some(lines) = lines.filter(|lines| *lines != here.lines) {
            *here = Slot::new(slot.to_owned(), lines);
        }
        here.lines.clone()
    })
}

/// The match that was saved in a slot before the present one, as far as it can be read.
async fn before(slot: &str) -> Option<SavedMatch> {
    match read(&answered(older(slot)).await.as_string().unwrap_or_default()) {
        Ok(kept) => Some(kept),
        Err(SaveLogError::Damaged(_, part)) => part,
        Err(SaveLogError::Newer) => None,
    }
}
