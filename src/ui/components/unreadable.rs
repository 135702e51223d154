//! The notice that saved data cannot be read. It never says that there is none.

use leptos::prelude::*;

use crate::ui::erased::on;
use crate::ui::texts;

/// The notice, and a button that tries again.
pub(crate) fn unreadable(again: impl Fn() + 'static) -> AnyView {
    view! {
        <p class="notice" role="alert">
            {texts::CANNOT_READ.as_str()} " "
            <button class="button" on:click=on(move |_| again())>{texts::TRY_AGAIN.as_str()}</button>
        </p>
    }
    .into_any()
}
