//! Laws about cards and about the events that report them.

use std::collections::BTreeMap;

use crate::cards::Card;
use crate::engine::event::{Event, Note};
use crate::engine::game::Game;
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::table::Table;

use super::{broken, seats};

/// Every card of the pack is in exactly one place.
pub(super) fn cards_are_conserved<G: Table>(session: &Session<G>) {
    if all_cards(session.game()) != full_pack(session) {
        broken(session, "cards were lost or made");
    }
}

pub(super) fn all_cards<G: Table>(game: &G) -> Vec<Card> {
    let mut cards: Vec<Card> = heaps(game, None).into_values().flatten().collect();
    cards.sort_unstable();
    cards
}

pub(super) fn full_pack<G: Game>(session: &Session<G>) -> Vec<Card> {
    let start = &session.record().start;
    let mut pack = G::pack(&start.options, start.seats);
    pack.sort_unstable();
    pack
}

/// Every seat's scene has every card once, and shows no card that the pack does not have.
pub(super) fn every_card_lies_once<G: Table>(session: &Session<G>) {
    let pack = full_pack(session);
    for seat in seats(session) {
        let scene = G::scene(&session.game().view(Some(seat)));
        let cards = || scene.zones.iter().flat_map(|zone| &zone.cards);
        let mut unseen = pack.clone();
        let known = cards().flatten();
        let possible = known.into_iter().all(|card| take(&mut unseen, *card));
        if cards().count() != pack.len() || !possible {
            broken(session, "a card lies nowhere or twice on the table");
        }
    }
}

/// Removes a card from a heap. False if it is not there.
fn take(heap: &mut Vec<Card>, card: Card) -> bool {
    heap.iter().position(|c| *c == card).map(|at| heap.swap_remove(at)).is_some()
}

/// The known cards of every place.
type Heaps = BTreeMap<Place, Vec<Card>>;

/// The listed piles, and the zones of the table that are not listed.
fn heaps<G: Table>(game: &G, viewer: Option<Seat>) -> Heaps {
    let view = game.view(viewer);
    let zones = G::scene(&view).zones.into_iter().map(|zone| (zone.place, zone.cards));
    let piles = zones.chain(G::snapshot(&view).piles);
    piles.map(|(place, cards)| (place, cards.into_iter().flatten().collect())).collect()
}

fn is_the_same(one: &Heaps, other: &Heaps) -> bool {
    let sorted = |heaps: &Heaps| -> Heaps {
        let mut heaps = heaps.clone();
        heaps.retain(|_, cards| !cards.is_empty());
        for cards in heaps.values_mut() {
            cards.sort_unstable();
        }
        heaps
    };
    sorted(one) == sorted(other)
}

/// The events of a step, applied one by one, lead from the old piles to the new ones. They show a seat no card
/// that its view does not show as well.
pub(super) fn events_match_the_step<G: Table>(before: &G, after: &Session<G>) {
    let events = after.events().last().map(Vec::as_slice).unwrap_or_default();
    let carried_out = carry_out(heaps(before, None), events, &full_pack(after));
    if !carried_out.is_ok_and(|heaps| is_the_same(&heaps, &merged(after.game(), events))) {
        broken(after, &format!("the events {events:?} do not tell what happened"));
    }
    for viewer in seats(after) {
        let seen = heaps(after.game(), Some(viewer));
        for (place, mut cards) in known_to(viewer, events) {
            let mut there = seen.get(&place).cloned().unwrap_or_default();
            cards.retain(|card| !take(&mut there, *card));
            if !cards.is_empty() {
                broken(
                    after,
                    &format!("{viewer:?} is told what it cannot know: {cards:?} in {place}"),
                );
            }
        }
    }
}

/// After a rebuild, nobody knows which of its cards are in the stock and which stayed at their old place. Both
/// places therefore count as one heap.
fn place_of<N: Note>(place: Place, events: &[Event<N>]) -> Place {
    let is_rebuilt =
        |event: &Event<N>| matches!(event, Event::Rebuild { from, .. } if *from == place);
    if events.iter().any(is_rebuilt) { Place::STOCK } else { place }
}

fn merged<G: Table>(game: &G, events: &[Event<G::Note>]) -> Heaps {
    merge(heaps(game, None), events)
}

fn merge<N: Note>(heaps: Heaps, events: &[Event<N>]) -> Heaps {
    let mut merged = Heaps::new();
    for (place, cards) in heaps {
        merged.entry(place_of(place, events)).or_default().extend(cards);
    }
    merged
}

/// The piles after events. An error if an event moves or shows a card that is not there.
fn carry_out<N: Note>(before: Heaps, events: &[Event<N>], pack: &[Card]) -> Result<Heaps, ()> {
    let mut heaps = merge(before, events);
    for event in events {
        match *event {
            Event::Deal { .. } => heaps = Heaps::from([(Place::STOCK, pack.to_vec())]),
            Event::Move { card, from, to, .. } => {
                let card = card.ok_or(())?;
                let from = heaps.entry(place_of(from, events)).or_default();
                if !take(from, card) {
                    return Err(());
                }
                heaps.entry(place_of(to, events)).or_default().push(card);
            }
            Event::Look { card, at, .. } => {
                let there = heaps.get(&place_of(at, events)).ok_or(())?;
                if !card.is_some_and(|card| there.contains(&card)) {
                    return Err(());
                }
            }
            Event::Rebuild { .. }
            | Event::Note(_)
            | Event::Score { .. }
            | Event::RoundOver
            | Event::Over => {}
        }
    }
    Ok(heaps)
}

/// The cards that a seat was shown, and the places where they must still be.
fn known_to<N: Note>(viewer: Seat, events: &[Event<N>]) -> Heaps {
    let mut heaps = Heaps::new();
    for event in events {
        match event.clone().seen_by(viewer) {
            Event::Deal { .. } => heaps.clear(),
            Event::Rebuild { from, .. } => {
                heaps.remove(&Place::STOCK);
                heaps.remove(&from);
            }
            Event::Move { card: Some(card), from, to, .. } => {
                take(heaps.entry(from).or_default(), card);
                heaps.entry(to).or_default().push(card);
            }
            // Any card that was known there may be the one that left.
            Event::Move { card: None, from, .. } => {
                heaps.remove(&from);
            }
            Event::Look { card, at, .. } => {
                let there = heaps.entry(at).or_default();
                there.extend(card.filter(|card| !there.contains(card)));
            }
            Event::Note(_) | Event::Score { .. } | Event::RoundOver | Event::Over => {}
        }
    }
    heaps
}
