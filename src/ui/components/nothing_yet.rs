//! A page that has nothing to show yet: a picture, a sentence and a way to begin.

use leptos::prelude::*;

use crate::cards::{Card, Suit};
use crate::ui::card::picture;
use crate::ui::erased::CollectAny;
use crate::ui::texts;

/// Cards that wait to be played.
const CARDS: [Card; 3] =
    [Card::suited(1, Suit::Hearts), Card::suited(13, Suit::Clubs), Card::number(50)];

/// The sentence below three cards, above a link to the games.
pub(crate) fn nothing_yet(words: &'static str) -> AnyView {
    let cards = CARDS.into_iter().map(|card| picture(card, None)).collect_any();
    view! {
        <div class="nothing-yet">
            <div class="waiting-cards" aria-hidden="true">{cards}</div>
            <p class="lead">{words}</p>
            <p class="actions"><a class="button primary" href="#/">{texts::PLAY.as_str()}</a></p>
        </div>
    }
    .into_any()
}
