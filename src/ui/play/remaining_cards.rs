//! Number of each card still to come.

use leptos::prelude::*;

use crate::cards::Card;
use crate::ui::card::picture;
use crate::ui::erased::{CollectAny, part};

use super::state::TableState;
use super::texts;

/// The cards, each with its number. Nothing in games where players do not count cards.
#[component]
pub(super) fn Census(table: TableState) -> impl IntoView {
    let census = Memo::new(move |_| table.derived.scene.with(|scene| scene.census.clone()));
    let row = |(card, number): (Card, u8)| {
        view! {
            <li class:none=number == 0>
                {picture(card, Some(texts::times(&card.name(), number)))}
                <b aria-hidden="true">{number}</b>
            </li>
        }
    };
    part(move || {
        let rows = census.get();
        (!rows.is_empty()).then(|| {
            view! {
                <section class="remaining-cards" aria-label=texts::TO_COME.as_str()>
                    <p aria-hidden="true">{texts::TO_COME.as_str()}</p>
                    <ul role="list">{rows.into_iter().map(row).collect_any()}</ul>
                </section>
            }
        })
    })
}
