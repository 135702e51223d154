//! How much of the review is done.

use leptos::prelude::*;

use crate::ui::erased::{after_a_pause, on, part_while, text};
use crate::ui::texts::TRY_AGAIN;

use super::state::ReviewState;
use super::texts;

/// Milliseconds without a change before progress is announced.
const PAUSE: u32 = 1500;

/// The progress bar, until all decisions are reviewed.
#[component]
pub(super) fn Progress(state: ReviewState) -> impl IntoView {
    let says = move || {
        let (done, all) = state.progress();
        if all > 0 && done == all {
            // The notice below says it if some failed.
            return if state.failed.get() { String::new() } else { texts::progress(done, all) };
        }
        let left = match state.minutes_left() {
            None => String::new(),
            Some(..=1) => texts::LESS_THAN_A_MINUTE.into(),
            Some(minutes) => texts::minutes_left(minutes),
        };
        format!("{} {left}", texts::progress(done, all))
    };
    let is_busy = move || {
        let (done, all) = state.progress();
        all == 0 || done < all
    };
    view! {
        <div class="review-progress">
            {part_while(is_busy, move || view! {
                <progress max=text(move || state.progress().1.max(1).to_string())
                    value=text(move || state.progress().0.to_string()) aria-label=text(says)></progress>
                <p class="quiet">{text(says)}</p>
            })}
            {part_while(move || state.failed.get() && !is_busy(), move || view! {
                <p class="notice" role="alert">
                    {texts::FAILED.as_str()} " "
                    <button class="button" on:click=on(move |_| state.start())>{TRY_AGAIN.as_str()}</button>
                </p>
            })}
            <p class="hidden-text" role="status">{after_a_pause(PAUSE, says)}</p>
        </div>
    }
}
