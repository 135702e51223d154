//! What `public/update.js` shows: it goes on when the program has stopped, and has no words of its own. They are in
//! the page, hidden, before they are needed.

use leptos::prelude::*;

use crate::ui::texts;

/// A newer build waits. Shown where no match is on the table.
pub(crate) fn update() -> AnyView {
    view! {
        <p class="update" role="status">
            {texts::UPDATE.as_str()} " "
            <button class="button">{texts::UPDATE_NOW.as_str()}</button>
        </p>
    }
    .into_any()
}

/// The program has stopped.
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
