//! One place on the table: its name, its room, and the buttons that lie over its cards.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

use super::desk::{Desk, ME};
use super::drag::Dragging;
use crate::arrange::{Room, corner, tenths};
use crate::cards::Card;
use crate::games::Handle;
use crate::place::Place;
use crate::table::Spread;
use crate::ui::IntoHtmlElement;
use crate::ui::bind::{flag, on, text};
use crate::words::{capital, list};

/// A place with its cards. The pictures lie above it; what can be pressed is here.
#[component]
pub(super) fn Zone(desk: Desk, dragging: Dragging, place: Place) -> impl IntoView {
    let spread = desk
        .scene
        .with_untracked(|scene| scene.zone(place).map_or(Spread::Stack, |zone| zone.spread));
    let count = Memo::new(move |_| desk.scene.with(|scene| scene.cards(place).len()));
    let target = move || is_target(desk, place);
    let hinted =
        move || desk.hint.get().is_some_and(|handle| handle.gesture.target() == Some(place));
    let mine = place.owner() == Some(ME);
    let slots = match (place.owner(), spread) {
        (Some(ME), _) if place.is_hand() => view! { <Hand desk dragging place count/> }.into_any(),
        // One button to lay cards down.
        (None | Some(ME), Spread::Stack) | (Some(ME), Spread::Row) => {
            view! { <Pile desk dragging place/> }.into_any()
        }
        (None, _) => view! { <Hand desk dragging place count/> }.into_any(),
        _ => view! { <p class="hidden-text">{text(move || in_words(desk, place))}</p> }.into_any(),
    };
    view! {
        <section
            class="zone" class:mine=mine class:target=flag(target) class:hinted=flag(hinted)
            class:empty=flag(move || count.get() == 0)
            data-place=place.to_string() data-kind=place.kind() data-spread=spread_word(spread)
            aria-label=text(move || title(desk, place))
        >
            <i class="probe"></i>
            <div class="area">{slots}</div>
            {(place.owner().is_none() || !place.is_hand() && spread == Spread::Stack).then(|| view! {
                <p class="caption" aria-hidden="true">
                    <span>{text(move || plain_title(desk, place))} " "</span>
                    <b>{text(move || count_in_words(desk, place))}</b>
                </p>
            })}
        </section>
    }
}

/// A word for the style sheet.
fn spread_word(spread: Spread) -> &'static str {
    match spread {
        Spread::Stack => "stack",
        Spread::Row => "row",
        Spread::Column => "column",
        Spread::Bundles(_) => "bundles",
    }
}

/// The moves for which something was picked up and that end here.
fn waiting_for(desk: Desk, place: Place) -> Vec<Handle> {
    let mut waiting = desk.waiting_moves();
    waiting.retain(|handle| handle.gesture.target() == Some(place));
    waiting
}

fn is_target(desk: Desk, place: Place) -> bool {
    !waiting_for(desk, place).is_empty()
}

fn is_picked(desk: Desk, place: Place, index: usize) -> bool {
    desk.picked.with(|picked| picked.as_ref().is_some_and(|picked| picked.holds(place, index)))
}

/// How many cards lie here, where that cannot be seen.
fn count_in_words(desk: Desk, place: Place) -> String {
    desk.scene.with(|scene| match scene.zone(place) {
        Some(zone) if zone.spread == Spread::Stack && !matches!(*zone.cards, [Some(_)]) => {
            zone.cards.len().to_string()
        }
        _ => String::new(),
    })
}

/// What a place is called on the table, with a large letter.
fn plain_title(desk: Desk, place: Place) -> String {
    let name = desk.scene.with(|scene| scene.zone(place).map_or("", |zone| zone.title.say()));
    capital(name)
}

fn title(desk: Desk, place: Place) -> String {
    let name = plain_title(desk, place);
    let words = || name.to_ascii_lowercase();
    match place.owner() {
        None => name,
        Some(ME) => format!("Your {}", words()),
        Some(seat) => format!("{}'s {}", desk.names().of(seat), words()),
    }
}

/// The cards of a place as a sentence.
fn in_words(desk: Desk, place: Place) -> String {
    desk.scene.with(|scene| match scene.cards(place) {
        [] => "No cards.".into(),
        [_] => format!("1 card: {}.", list(scene.cards(place))),
        cards => format!("{} cards: {}.", cards.len(), list(cards)),
    })
}

/// A stack, which is one button.
#[component]
fn Pile(desk: Desk, dragging: Dragging, place: Place) -> impl IntoView {
    let moves = Memo::new(move |_| desk.moves_of(place, 0));
    let label = move || {
        let count = desk.scene.with(|scene| scene.cards(place).len());
        let top = desk.scene.with(|scene| scene.cards(place).first().copied().flatten());
        let top = top.map(|card| format!(", {} on top", card.name())).unwrap_or_default();
        let waits = waiting_for(desk, place).into_iter().next();
        let does = moves.get().into_iter().next().or(waits);
        let does = does.map(|handle| format!(". {}", handle.label)).unwrap_or_default();
        format!("{}, {count} cards{top}{does}", title(desk, place))
    };
    let can = move || !moves.get().is_empty();
    view! {
        <button
            class="slot pile" type="button" class:can=flag(can)
            style:transform=text(move || slot_position(desk, place, 0))
            aria-label=text(label)
            aria-disabled=text(move || {
                (!can() && !is_target(desk, place)).to_string()
            })
            on:pointerdown=on(move |ev| dragging.press(&ev, place, 0))
            on:click=on(move |ev: MouseEvent| {
                if !dragging.ends_with(&ev) {
                    desk.tap(place, 0);
                }
            })
        ></button>
    }
}

/// The player's own hand: a list of buttons with one tab stop.
#[component]
fn Hand(desk: Desk, dragging: Dragging, place: Place, count: Memo<usize>) -> impl IntoView {
    let current = RwSignal::new(0_usize);
    // The button that had the focus may go with its card: then its neighbour gets it.
    Effect::new(move |before: Option<usize>| {
        let count = count.get();
        let last = count.saturating_sub(1);
        if current.get_untracked() > last {
            current.set(last);
        }
        if before.is_some_and(|before| before > count) {
            request_animation_frame(move || focus_lost_to(place, current.get_untracked()));
        }
        count
    });
    let go_to = move |index: usize| {
        current.set(index);
        focus(place, index);
    };
    let on_key = move |ev: KeyboardEvent| {
        let last = count.get_untracked().saturating_sub(1);
        let here = current.get_untracked();
        let next = match ev.key().as_str() {
            "ArrowLeft" => here.saturating_sub(1),
            "ArrowRight" => last.min(here + 1),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        ev.prevent_default();
        go_to(next);
    };
    view! {
        <ul class="slots" role="list" on:keydown=on(on_key)>
            <For each=move || 0..count.get() key=|index| *index let:index>
                <li>
                    <button
                        class="slot" type="button" data-index=index.to_string()
                        class:can=flag(move || desk.can_take(place, index))
                        style:transform=text(move || slot_position(desk, place, index))
                        tabindex=text(move || if current.get() == index { "0" } else { "-1" })
                        aria-label=text(move || slot_label(desk, place, index, count.get()))
                        aria-disabled=text(move || (!desk.can_take(place, index)).to_string())
                        aria-pressed=text(move || is_picked(desk, place, index).to_string())
                        on:focus=on(move |_| current.set(index))
                        on:pointerdown=on(move |ev| dragging.press(&ev, place, index))
                        on:click=on(move |ev: MouseEvent| {
                            if !dragging.ends_with(&ev) {
                                desk.tap(place, index);
                            }
                        })
                    ></button>
                </li>
            </For>
        </ul>
    }
}

fn slot_label(desk: Desk, place: Place, index: usize, count: usize) -> String {
    let card = desk.scene.with(|scene| scene.cards(place).get(index).copied().flatten());
    let does = desk.moves_of(place, index);
    let does = does.first().map(|handle| format!(". {}", handle.label)).unwrap_or_default();
    let name = card.map_or_else(|| "hidden card".into(), Card::name);
    format!("{name}, {} of {count}{does}", index + 1)
}

/// A button lies exactly under its card.
fn slot_position(desk: Desk, place: Place, index: usize) -> String {
    let (spread, count) = desk.scene.with(|scene| {
        let zone = scene.zone(place);
        zone.map_or((Spread::Stack, 0), |zone| (zone.spread, zone.cards.len()))
    });
    desk.rooms.with(|rooms| {
        let Some((room, card)) = rooms.of(place) else { return String::new() };
        let inside = Room { x: 0.0, y: 0.0, ..room };
        let (x, y) = corner(spread, index, count, inside, card);
        format!("translate({}px, {}px)", tenths(x), tenths(y))
    })
}

fn focus(place: Place, index: usize) {
    let selector = format!("[data-place=\"{place}\"] [data-index=\"{index}\"]");
    let slot = document().query_selector(&selector).ok().flatten();
    if let Some(slot) = slot.and_then(IntoHtmlElement::dyn_into_element) {
        let _ = slot.focus();
    }
}

/// Gives the focus to a card of this place if nothing else has it.
pub(super) fn focus_lost_to(place: Place, index: usize) {
    let nowhere = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
    if nowhere {
        focus(place, index);
    }
}

/// Gives the focus to the player's hand once the page has been drawn, after a button has gone.
pub(super) fn focus_hand_soon() {
    request_animation_frame(|| focus_lost_to(Place::hand(ME), 0));
}
