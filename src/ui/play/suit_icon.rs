//! Suit symbols.

use leptos::prelude::*;

use crate::cards::Suit;
use crate::ui::card::outline;

/// The symbol of a suit, as large as its container.
#[component]
pub(super) fn SuitSign(suit: Suit) -> impl IntoView {
    view! {
        <svg class="suit-icon" viewBox="-9 -9 18 18" data-suit=suit.letter().to_string() role="img"
            aria-label=suit.name()>
            <path d=format!("M0 0{}", outline(suit))/>
        </svg>
    }
}
