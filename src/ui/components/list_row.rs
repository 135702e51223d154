//! A row of the lists of deals and puzzles: a picture, words and buttons.

use leptos::prelude::*;

use crate::cards::Card;
use crate::ui::card::Picture;

/// The parts of a row.
pub(crate) struct ListRow {
    pub(crate) class: String,
    /// The card beside the words. Without one the row has a target.
    pub(crate) card: Option<Card>,
    pub(crate) title: &'static str,
    /// What stands below the title.
    pub(crate) words: AnyView,
    pub(crate) actions: AnyView,
    /// What can be opened below the row.
    pub(crate) more: Option<AnyView>,
}

impl ListRow {
    pub(crate) fn view(self) -> AnyView {
        let ListRow { class, card, title, words, actions, more } = self;
        let picture = match card {
            Some(card) => view! { <Picture card/> }.into_any(),
            None => view! { <span class="target-sign"></span> }.into_any(),
        };
        view! {
            <li class=format!("deal {class}")>
                <div class="deal-card" aria-hidden="true">{picture}</div>
                <div class="deal-words"><h2>{title}</h2> {words}</div>
                <div class="actions">{actions}</div>
                {more}
            </li>
        }
        .into_any()
    }
}
