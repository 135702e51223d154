//! A small picture of the table before a decision, as its seat saw it.

use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::AnyMatch;
use crate::table::{Site, Zone, ZoneLayout};
use crate::ui::card::Picture;
use crate::ui::erased::CollectAny;

/// The cards that the seat saw: those in the middle, of the trick, and its hand at last.
pub(super) fn position(game: &dyn AnyMatch, seat: Seat) -> AnyView {
    let scene = game.scene(Some(seat));
    let hand = Place::hand(seat);
    let is_shown =
        |zone: &&Zone| zone.place == hand || matches!(zone.site, Site::Middle | Site::Trick);
    let mut zones: Vec<&Zone> = scene.zones.iter().filter(is_shown).collect();
    zones.sort_by_key(|zone| zone.place == hand);
    let pictures = zones.into_iter().filter_map(|zone| {
        let cards = faces(zone);
        (!cards.is_empty()).then(|| {
            view! {
                <figure class:own=zone.place == hand>
                    <div class="faces">{cards.into_iter().map(|card| view! { <Picture card/> }).collect_any()}</div>
                    <figcaption>{zone.title.as_str()}</figcaption>
                </figure>
            }
        })
    });
    let badges = scene.badges.iter().filter(|badge| badge.seat.is_none());
    let badges: Vec<String> = badges.map(|badge| badge.text.clone()).collect();
    view! {
        <div class="position">{pictures.collect_any()}</div>
        <p class="quiet">{badges.join(" · ")}</p>
    }
    .into_any()
}

/// The cards whose faces can be seen. Of a stack it is the top card.
fn faces(zone: &Zone) -> Vec<Card> {
    match zone.spread {
        ZoneLayout::Stack => zone.cards.first().copied().flatten().into_iter().collect(),
        _ => zone.cards.iter().copied().flatten().collect(),
    }
}
