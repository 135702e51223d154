//! The second part of the program: all but what the home page needs. A release is split (`scripts/split.mjs`), and
//! `public/boot.js` fetches that part after the first, or beside it where it is needed at once. Until it is there, only
//! the home page is drawn, and only to a first visitor who reads English; other pages wait, and the start script holds
//! back what is pressed.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::bind::{Part, part_while};
use super::header::PageHeader;
use super::route::Route;
use super::texts;

/// What is known of the second part.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Rest {
    /// It is being fetched.
    #[default]
    Coming,
    /// It is there.
    Here,
    /// It could not be had.
    Missing,
}

/// What is told when something is known of it.
type Hears = Box<dyn FnOnce(Rest)>;

thread_local! {
    static REST: RefCell<(Rest, Vec<Hears>)> = RefCell::default();
}

/// The start script has fetched the second part, or has given up.
#[wasm_bindgen]
pub fn arrived(is_here: bool) {
    let rest = if is_here { Rest::Here } else { Rest::Missing };
    let waiting = REST.with_borrow_mut(|(known, waiting)| {
        *known = rest;
        std::mem::take(waiting)
    });
    for hear in waiting {
        hear(rest);
    }
}

/// Whether the start script has found that the first part is enough to begin with: the home page as it was painted.
pub(super) fn is_first_visit() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-painted"))
}

/// Tells what becomes of the second part: now, if it is known.
pub(super) fn when_known(hear: impl FnOnce(Rest) + 'static) {
    match REST.with_borrow(|(known, _)| *known) {
        Rest::Coming => REST.with_borrow_mut(|(_, waiting)| waiting.push(Box::new(hear))),
        known => hear(known),
    }
}

/// What stands in the place of a page until the second part is there.
pub(super) fn waiting(route: &Route) -> AnyView {
    let coming = expect_context::<RwSignal<Rest>>();
    view! {
        <PageHeader/>
        <main class="page">
            <h1 tabindex="-1">{route.name()}</h1>
            {part_while(move || coming.get() == Rest::Coming, || view! {
                <p class="quiet" role="status">{texts::LOADING.say()}</p>
            })}
        </main>
    }
    .into_any()
}

/// What is said when the second part could not be had. The start script goes on from the button: what the program does
/// when something is pressed lies in that part.
pub(super) fn missing() -> Part {
    let rest = expect_context::<RwSignal<Rest>>();
    part_while(
        move || rest.get() == Rest::Missing,
        || {
            view! {
                <p class="notice trouble" role="alert">
                    {texts::REST_MISSING.say()} " "
                    <button class="button again">{texts::TRY_AGAIN.say()}</button>
                </p>
            }
        },
    )
}
