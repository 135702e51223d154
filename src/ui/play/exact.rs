//! The moment in which a number comes out exactly.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::ui::erased::part;

use super::state::TableState;

/// Milliseconds for which the number is shown. The style sheet knows them, too.
const SHOWN: u32 = 1600;

impl TableState {
    /// Shows the number that came out exactly in the last step. True if there is one.
    pub(super) fn show_exact_hit(self) -> bool {
        let hit = self.game.active.with_untracked(|active| active.game.steps().exact_hit());
        let Some((_, number)) = hit else { return false };
        self.status.exact.set(Some(number));
        let exact = self.status.exact;
        let hide = move || {
            exact.try_set(None);
        };
        Timeout::new(SHOWN, hide).forget();
        true
    }
}

/// The number in large. Screen readers hear the event itself.
#[component]
pub(super) fn ExactHit(table: TableState) -> impl IntoView {
    part(move || {
        table.status.exact.get().map(|number| {
            view! { <div class="exact-hit" aria-hidden="true"><b>{number}</b></div> }
        })
    })
}
