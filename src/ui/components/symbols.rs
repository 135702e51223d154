//! Visible texts with symbols of suits, which screen readers get in words.

use leptos::prelude::*;

use crate::cards::Card;
use crate::table::spoken::spoken;

/// Cards as their corners show them, one after another.
pub(crate) fn row_of(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(Card::corner).collect::<Vec<_>>().join(" ")
}

/// The accessible name of a button with this text. `None` if the text is spoken as it is written.
pub(crate) fn label_of(text: &str) -> Option<String> {
    Some(spoken(text)).filter(|words| words != text)
}

/// A text for the eyes, and the same in words for the ears.
pub(crate) fn in_symbols(text: String) -> AnyView {
    match label_of(&text) {
        None => view! { <span>{text}</span> }.into_any(),
        Some(words) => view! {
            <span aria-hidden="true">{text}</span>
            <span class="hidden-text">{words}</span>
        }
        .into_any(),
    }
}
