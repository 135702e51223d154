//! What a number means, beside the number.

use leptos::prelude::*;

use crate::i18n::Text;
use crate::ui::erased::CollectAny;

use super::texts;

/// "What is this?", and the answer once it is opened.
pub(super) fn what_is_this(answer: &[Text]) -> AnyView {
    let paragraph = |words: &Text| view! { <p>{words.as_str()}</p> };
    view! {
        <details class="explanation">
            <summary>{texts::WHAT_IS_THIS.as_str()}</summary>
            {answer.iter().map(paragraph).collect_any()}
        </details>
    }
    .into_any()
}
