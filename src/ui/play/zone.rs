//! One place on the table: its name, its area, and the buttons over its cards.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::engine::place::Place;
use crate::i18n::common;
use crate::i18n::joined::listed;
use crate::svg::number::fixed1;
use crate::table::OfferedMove;
use crate::table::ZoneLayout;
use crate::table::layout::rows;
use crate::table::narration::{capital, list, sentence_of};
use crate::table::spoken::spoken;
use crate::ui::erased::{flag, on, part, text};

use super::card_buttons::Slots;
use super::card_pose::spot;
use super::state::TableState;
use super::suit_icon::SuitSign;
use super::texts;

/// A place with its cards. The pictures are in a layer above; the buttons are here.
#[component]
pub(super) fn Zone(table: TableState, place: Place) -> impl IntoView {
    let spread = table
        .derived
        .scene
        .with_untracked(|scene| scene.zone(place).map_or(ZoneLayout::Stack, |zone| zone.spread));
    let count = Memo::new(move |_| table.of_zone(place, |zone| zone.cards.len()));
    let target = move || is_target(table, place);
    let hinted = move || {
        table.status.hint.get().is_some_and(|offered| offered.gesture.target() == Some(place))
    };
    let mine = place.owner() == Some(table.me());
    let of_others = place.owner().is_some() && !mine;
    let slots = match spread {
        ZoneLayout::Bundles(_) if mine => None,
        _ if of_others => None,
        _ if mine && place.is_hand() => Some(true),
        // A single button, to put cards down.
        ZoneLayout::Row | ZoneLayout::Column if mine => Some(false),
        spread => Some(spread != ZoneLayout::Stack),
    };
    let slots = match slots {
        Some(true) => view! { <Slots table place count/> }.into_any(),
        Some(false) => view! { <Pile table place/> }.into_any(),
        None => {
            view! { <p class="hidden-text">{text(move || in_words(table, place))}</p> }.into_any()
        }
    };
    let has_sign = place.owner().is_none() && spread == ZoneLayout::Stack;
    let sign = Memo::new(move |_| table.of_zone(place, |zone| zone.sign));
    let words = Memo::new(move |_| table.of_zone(place, |zone| zone.notes.clone()));
    let lines = move || {
        let width = table
            .input
            .zone_rects
            .with(|rooms| rooms.of(place).map(|(room, card)| (room.width, card.0)));
        width.map_or(1, |(width, card)| rows(count.get(), width, card)).to_string()
    };
    let wraps = mine && place.is_hand() && spread == ZoneLayout::Row;
    view! {
        <section
            class="zone" class:mine=mine class:target=flag(target) class:hinted=flag(hinted)
            class:empty=flag(move || count.get() == 0)
            class:raises=flag(move || table.of_zone(place, |zone| zone.raises))
            data-place=place.to_string() data-kind=place.kind() data-spread=spread_word(spread)
            aria-label=text(move || title(table, place))
            style=("--rows", text(move || if wraps { lines() } else { "1".into() }))
        >
            <i class="probe"></i>
            <div class="area">{slots} {part(move || notes(table, place, words.get()))}</div>
            {has_sign.then(|| part(move || sign.get().map(|suit| view! {
                <span class="ordered" aria-hidden="true"><SuitSign suit/></span>
            })))}
            {(place.owner().is_none() || !place.is_hand() && spread == ZoneLayout::Stack).then(|| view! {
                <p class="caption" aria-hidden="true">
                    <span>{text(move || plain_title(table, place))} " "</span>
                    <b>{text(move || count_in_words(table, place))}</b>
                </p>
            })}
        </section>
    }
}

/// The notes beside the cards.
fn notes(table: TableState, place: Place, notes: Vec<String>) -> impl IntoView {
    let note = |(index, note): (usize, String)| {
        view! {
            <span class="note" style:transform=text(move || slot_position(table, place, index))>
                <span>{note}</span>
            </span>
        }
    };
    let written = notes.into_iter().enumerate().filter(|(_, note)| !note.is_empty());
    let notes = written.map(note).collect::<Vec<_>>();
    (!notes.is_empty()).then(|| view! { <div class="notes" aria-hidden="true">{notes}</div> })
}

/// Value of the layout in the style sheet.
pub(super) fn spread_word(spread: ZoneLayout) -> &'static str {
    match spread {
        ZoneLayout::Stack => "stack",
        ZoneLayout::Row => "row",
        ZoneLayout::Column => "column",
        ZoneLayout::Bundles(_) => "bundles",
    }
}

/// The moves of the dragged or selected cards that end at this place.
fn waiting_for(table: TableState, place: Place) -> Vec<OfferedMove> {
    let mut waiting = table.waiting_moves();
    waiting.retain(|offered| offered.gesture.target() == Some(place));
    waiting
}

fn is_target(table: TableState, place: Place) -> bool {
    !waiting_for(table, place).is_empty()
}

pub(super) fn is_picked(table: TableState, place: Place, index: usize) -> bool {
    table
        .input
        .picked
        .with(|picked| picked.as_ref().is_some_and(|picked| picked.contains(place, index)))
        || table.token_of(place, index).is_some()
}

/// Number of cards in a stack. Empty if it can be seen.
fn count_in_words(table: TableState, place: Place) -> String {
    table.of_zone(place, |zone| match *zone.cards {
        [Some(_)] => String::new(),
        ref cards if zone.spread == ZoneLayout::Stack => cards.len().to_string(),
        _ => String::new(),
    })
}

/// Name of a place, with a capital letter.
fn plain_title(table: TableState, place: Place) -> String {
    capital(table.of_zone(place, |zone| zone.title.as_str()))
}

fn title(table: TableState, place: Place) -> String {
    let name = plain_title(table, place);
    let word = table.of_zone(place, |zone| zone.title.as_str());
    let names = table.names();
    match place.owner() {
        None => name,
        Some(seat) if names.you == Some(seat) => texts::your(word),
        Some(seat) => texts::of(names.of(seat), word),
    }
}

/// The cards of a place, in words.
fn in_words(table: TableState, place: Place) -> String {
    table.of_zone(place, |zone| match zone.cards.as_slice() {
        [] => texts::NO_CARDS.into(),
        cards if cards.iter().all(Option::is_none) => sentence_of(&[list(cards)]),
        cards => texts::cards(cards.len(), &list(cards)),
    })
}

/// A stack, or another place with a single button.
#[component]
fn Pile(table: TableState, place: Place) -> impl IntoView {
    let moves = Memo::new(move |_| table.moves_of(place, 0));
    let label = move || {
        let count = table.of_zone(place, |zone| zone.cards.len());
        let top = table.of_zone(place, |zone| zone.cards.first().copied().flatten());
        let top = top.map(|card| texts::on_top(&card.name()));
        let suit = table.of_zone(place, |zone| zone.sign).map(|suit| texts::ordered(suit.name()));
        let waits = waiting_for(table, place).into_iter().next();
        let does = moves.get().into_iter().next().or(waits).map(|offered| offered.label);
        let parts = [Some(texts::pile(&title(table, place), count)), top, suit];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        labelled(&parts, does)
    };
    let aside = move || table.of_zone(place, |zone| zone.is_top_aside);
    let can = move || !moves.get().is_empty();
    view! {
        <button
            class="slot pile" type="button" class:can=flag(can) class:aside=flag(aside)
            style:transform=text(move || slot_position(table, place, 0))
            aria-label=text(label)
            aria-disabled=text(move || {
                (!can() && !is_target(table, place)).to_string()
            })
            on:pointerdown=on(move |ev| table.press_card(&ev, place, 0))
            on:click=on(move |ev: MouseEvent| {
                if table.is_click_alone(&ev) {
                    table.tap(place, 0);
                }
            })
        ></button>
    }
}

/// Label of a button: what it stands for, and what pressing it does.
pub(super) fn labelled(parts: &[String], does: Option<String>) -> String {
    let says = listed(parts);
    spoken(&does.map_or(says.clone(), |does| common::both(&*common::sentence(&*says), &*does)))
}

/// Position of a button: on its card. If a looked-at card is beside its pile, the button covers both, on whichever
/// side that card is.
pub(super) fn slot_position(table: TableState, place: Place, index: usize) -> String {
    let (x, y) = spot(table, place, index);
    let room = table.input.zone_rects.with(|rooms| rooms.of(place)).unwrap_or_default().0;
    let most = if table.of_zone(place, |zone| zone.is_top_aside) { 0.0 } else { f64::INFINITY };
    format!("translate({}px, {}px)", fixed1((x - room.x).min(most)), fixed1(y - room.y))
}
