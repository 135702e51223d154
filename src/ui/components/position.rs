//! A small picture of the table at a moment, as a seat sees it.

use leptos::prelude::*;

use crate::cards::Card;
use crate::cards::small_sort::sort_by_key;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::games::AnyMatch;
use crate::i18n::Text;
use crate::i18n::common;
use crate::table::{Scene, Site, Zone, ZoneLayout};
use crate::ui::card::{Picture, picture};
use crate::ui::erased::CollectAny;

/// All cards that the seat sees, its own at last, and the facts that no card shows. Places of others bear their `names`.
pub(crate) fn position(game: &dyn AnyMatch, seat: Seat, names: &[String]) -> AnyView {
    let scene = game.scene(Some(seat));
    let own = scene.badges.iter().filter(|badge| badge.seat == Some(seat));
    let facts: Vec<&str> =
        facts(&scene).into_iter().chain(own.map(|badge| badge.text.as_str())).collect();
    view! {
        <div class="position">{pictures(&scene, seat, names)}</div>
        <p class="quiet">{facts.join(" · ")}</p>
    }
    .into_any()
}

/// All that decides a puzzle, for paper: also cards that the seat has seen before, and those still to come.
pub(crate) fn whole_position(game: &dyn AnyMatch, seat: Seat, seen: Text) -> AnyView {
    let scene = game.scene(Some(seat));
    // Where cards are counted, the counts say the same.
    let is_counted = !scene.census.is_empty();
    let below: Vec<Card> = scene.zones.iter().filter(|_| !is_counted).flat_map(below).collect();
    let census = scene.census.iter().filter(|(_, number)| *number > 0).map(|(card, number)| {
        view! { <span class="counted">{picture(*card, None)} <b>{*number}</b></span> }
    });
    let own = scene.progress.iter().filter(|progress| progress.seat == seat);
    let says = own.map(|progress| progress.says.as_str()).filter(|says| !says.is_empty());
    let facts: Vec<&str> = facts(&scene).into_iter().chain(says).collect();
    view! {
        <div class="position">
            {pictures(&scene, seat, &[])}
            {figure(&below, seen.into(), "below")}
            <div class="census">{census.collect_any()}</div>
        </div>
        <p class="quiet">{facts.join(" · ")}</p>
    }
    .into_any()
}

/// The cards of all places, and of the seat's hand at last.
fn pictures(scene: &Scene, seat: Seat, names: &[String]) -> Vec<AnyView> {
    let is_own = |zone: &Zone| zone.place == Place::hand(seat);
    let mut zones: Vec<&Zone> = scene.zones.iter().collect();
    sort_by_key(&mut zones, |zone| is_own(zone));
    let class = |zone: &Zone| if is_own(zone) { "own" } else { "" };
    let caption = |zone: &Zone| {
        let other = zone.place.owner().filter(|owner| *owner != seat);
        match other.and_then(|owner| names.get(usize::from(owner.0))) {
            Some(name) => common::labelled(zone.title, name),
            None => zone.title.into(),
        }
    };
    zones.into_iter().map(|zone| figure(&faces(zone), caption(zone), class(zone))).collect_any()
}

/// Cards with a caption; nothing if there are none.
fn figure(cards: &[Card], caption: String, class: &'static str) -> Option<AnyView> {
    let pictures = cards.iter().map(|card| view! { <Picture card=*card/> });
    (!cards.is_empty()).then(|| {
        view! {
            <figure class=class>
                <div class="faces">{pictures.collect_any()}</div>
                <figcaption>{caption}</figcaption>
            </figure>
        }
        .into_any()
    })
}

/// The facts about the table that no card shows.
fn facts(scene: &Scene) -> Vec<&str> {
    let badges = scene.badges.iter().filter(|badge| badge.seat.is_none());
    badges.map(|badge| badge.text.as_str()).collect()
}

/// The cards whose faces can be seen. Of a stack it is the top card.
fn faces(zone: &Zone) -> Vec<Card> {
    match zone.spread {
        ZoneLayout::Stack => zone.cards.first().copied().flatten().into_iter().collect(),
        _ => zone.cards.iter().copied().flatten().collect(),
    }
}

/// The known cards of a stack in the middle, below its top card.
fn below(zone: &Zone) -> Vec<Card> {
    let is_stack = zone.spread == ZoneLayout::Stack && zone.site == Site::Middle;
    let cards = zone.cards.iter().skip(1).copied().flatten();
    if is_stack { cards.collect() } else { Vec::new() }
}
