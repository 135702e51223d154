//! The second part of the program: all but what the home page needs. A release is split (`scripts/split.mjs`), and
//! `public/boot.js` fetches that part after the first, or beside it where it is needed at once. Until it is there, only
//! the home page is drawn, and only to a first visitor who reads English; the start script holds back what is asked of
//! it, and says so, also when the part cannot be had.

use std::cell::RefCell;

use leptos::prelude::document;
use wasm_bindgen::prelude::*;

/// What waits for the second part, as long as that is not there.
struct Waiting(Option<Vec<Box<dyn FnOnce()>>>);

thread_local! {
    static WAITING: RefCell<Waiting> = const { RefCell::new(Waiting(Some(Vec::new()))) };
}

/// The start script has fetched the second part.
#[wasm_bindgen]
pub fn arrived() {
    for act in WAITING.with_borrow_mut(|waiting| waiting.0.take()).into_iter().flatten() {
        act();
    }
}

/// Whether the start script has found that the first part is enough to begin with: the home page as it was painted.
pub(super) fn is_first_visit() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-painted"))
}

/// Does what needs the second part, now or when that is there.
pub(super) fn when_here(act: impl FnOnce() + 'static) {
    let now = WAITING.with_borrow_mut(|waiting| match &mut waiting.0 {
        Some(waiting) => {
            waiting.push(Box::new(act));
            None
        }
        None => Some(act),
    });
    if let Some(act) = now {
        act();
    }
}
