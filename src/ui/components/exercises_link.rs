//! The way to the exercises, while there are some.

use leptos::prelude::*;

use crate::ui::history_texts as texts;
use crate::ui::storage::exercise_store::{load, today};

/// A link to the exercises, with the number of those that are due. Nothing if there are no exercises.
pub(crate) fn exercises_link() -> AnyView {
    let exercises = load();
    if exercises.is_empty() {
        return ().into_any();
    }
    let due = exercises.due(today()).len();
    view! {
        <p class="actions">
            <a class="button" href="#/exercises">{texts::EXERCISES.as_str()}</a>
            <span class="quiet">{(due > 0).then(|| texts::exercises_due(due))}</span>
        </p>
    }
    .into_any()
}
