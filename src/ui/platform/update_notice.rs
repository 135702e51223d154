//! Texts for `public/assets/update.js`, which still runs when the program has stopped. That script has no texts of
//! its own, so they are hidden in the page before they are needed.

use leptos::prelude::*;

use crate::ui::texts;

/// Notice of a newer build, for all pages except the table.
pub(crate) fn update() -> AnyView {
    view! {
        <p class="update" role="status">
            {texts::UPDATE.as_str()} " "
            <button class="button" data-anew=texts::LOADING_ANEW.as_str()>{texts::UPDATE_NOW.as_str()}</button>
        </p>
    }
    .into_any()
}

/// Dialog for a stopped program.
pub(crate) fn stopped() -> AnyView {
    view! {
        <dialog class="stopped" aria-labelledby="stopped">
            <h2 id="stopped">{texts::STOPPED.as_str()}</h2>
            <p>{texts::STOPPED_WHY.as_str()}</p>
            <p class="actions">
                <button class="button primary">{texts::LOAD_AGAIN.as_str()}</button>
                <a class="button" href="#/">{texts::TO_ALL_GAMES.as_str()}</a>
            </p>
        </dialog>
    }
    .into_any()
}
