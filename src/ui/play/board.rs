//! The table: places, and the cards that lie in them.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::{ev, html};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::choices::Choices;
use super::desk::{Desk, Rooms};
use super::drag::Dragging;
use super::players::{Mine, Other};
use super::pose::pose;
use super::review::Answers;
use super::zone::{Zone, spread_word};
use super::{census::Census, sound};
use crate::arrange::Room;
use crate::hand::is_fresh;
use crate::place::Place;
use crate::seat::Seat;
use crate::table::Spread;
use crate::ui::bind::{CollectAny, flag, on, text};
use crate::ui::card::picture;

/// The whole table.
#[component]
pub(super) fn Board(desk: Desk) -> impl IntoView {
    let board = NodeRef::<Div>::new();
    let dragging = Dragging::new(desk);
    let seats = desk.sitting.with_untracked(|sitting| sitting.game.seats());
    let pieces = desk.pieces.with_untracked(|pieces| pieces.lies.len());
    measure_when_needed(desk, board);
    let corner = move || {
        let rect = board.get_untracked().map(|board| board.get_bounding_client_rect());
        rect.map(|rect| (rect.left(), rect.top()))
    };
    let rushed = RwSignal::new(false);
    // What a key or a tap sets going is not finished by it.
    Effect::new(move |_| {
        desk.pieces.track();
        rushed.set(false);
    });
    let stop = window_event_listener(ev::keydown, move |ev| {
        sound::allow(desk);
        finish(rushed);
        if ev.key() == "Escape" {
            dragging.cancel();
        }
    });
    on_cleanup(move || stop.remove());
    let me = desk.me();
    let held = desk.scene.with_untracked(|scene| {
        spread_word(scene.zone(Place::hand(me)).map_or(Spread::Stack, |zone| zone.spread))
    });
    view! {
        <div
            class="board" node_ref=board data-seats=seats.to_string() data-held=held
            class:rushed=flag(move || rushed.get())
            on:pointerdown=on(move |_| finish(rushed))
            on:pointermove=on(move |ev| dragging.moved(&ev, corner()))
            on:pointerup=on(move |ev| {
                sound::allow(desk);
                dragging.lifted(&ev);
            })
            on:pointercancel=on(move |_| dragging.cancel())
            on:contextmenu=on(move |ev: ev::MouseEvent| {
                if desk.carried.get_untracked().is_some() {
                    ev.prevent_default();
                }
            })
        >
            <div class="others" class:alone=seats == 1>
                {Seat::all(seats)
                    .filter(|seat| *seat != me)
                    .map(|seat| view! { <Other desk dragging seat/> })
                    .collect_any()}
            </div>
            <div class="middle">
                {desk.scene.with_untracked(|scene| {
                    scene.zones.iter().map(|zone| zone.place).filter(|place| place.owner().is_none())
                        .map(|place| view! { <Zone desk dragging place/> }).collect_any()
                })}
                <Census desk/>
            </div>
            <Mine desk dragging/>
            <Choices desk/>
            <Answers desk/>
            <div class="pieces" aria-hidden="true">
                <i class="probe"></i>
                {(0..pieces).map(|number| view! { <Piece desk number/> }).collect_any()}
            </div>
        </div>
    }
}

/// One card. Its node stays in its place in the page for the whole match.
#[component]
fn Piece(desk: Desk, number: usize) -> impl IntoView {
    let lie = Memo::new(move |_| desk.pieces.with(|pieces| pieces.lies[number]));
    let hand = Place::hand(desk.me());
    let fresh = move || {
        let lie = lie.get();
        let is_new =
            |fresh: &Vec<_>| desk.scene.with(|s| is_fresh(s.cards(hand), lie.index, fresh));
        lie.place == hand && desk.fresh.with(is_new)
    };
    let pose = Memo::new(move |_| pose(desk, lie.get()));
    let face = move || lie.get().card.map(picture).unwrap_or_default();
    let hinted = move || {
        let lie = lie.get();
        let takes = |handle: &crate::games::Handle| {
            let carried = handle.gesture.carried();
            carried.is_some_and(|carried| carried.takes(lie.place, lie.index, lie.card))
        };
        desk.hint.with(|hint| hint.as_ref().is_some_and(takes))
    };
    view! {
        <div
            class="piece"
            class:up=flag(move || lie.get().card.is_some())
            class:buried=flag(move || pose.with(|pose| pose.buried))
            class:held=flag(move || pose.with(|pose| pose.held))
            class:hinted=flag(hinted)
            class:fresh=flag(fresh)
            class:used=flag(move || desk.token_of(lie.get().place, lie.get().index).is_some())
            class:moved=flag(move || lie.get().moved > 0 && !lie.get().place.is_hand())
            style:transform=text(move || pose.with(|pose| pose.transform.clone()))
            style:z-index=text(move || pose.with(|pose| pose.order.clone()))
            style:transition-delay=text(move || pose.with(|pose| pose.delay.clone()))
        >
            <div class="turning">
                <svg class="side back" viewBox="0 0 100 140"><use href="#card-back"/></svg>
                <svg class="side front" viewBox="0 0 100 140"><use href=text(face)/></svg>
            </div>
        </div>
    }
}

/// Lets everything that moves be where it goes.
fn finish(rushed: RwSignal<bool>) {
    rushed.set(true);
    // One frame without transitions ends those that are running.
    request_animation_frame(move || {
        request_animation_frame(move || {
            let _ = rushed.try_set(false);
        });
    });
}

/// Measures until nothing is new: a hand that needs a second row moves what is above it.
fn measure_again(desk: Desk, board: NodeRef<html::Div>) {
    let Some(found) = board.try_get_untracked().flatten() else { return };
    let rooms = measure(desk, &found);
    if desk.rooms.try_with_untracked(|old| *old != rooms) == Some(true) {
        desk.rooms.set(rooms);
        request_animation_frame(move || measure_again(desk, board));
    }
}

/// Measures the places after every change, and when the window changes.
fn measure_when_needed(desk: Desk, board: NodeRef<html::Div>) {
    let measure = move || measure_again(desk, board);
    Effect::new(move |_| {
        desk.scene.track();
        // A line that needs another row moves what is above it, too.
        desk.draft.track();
        board.track();
        request_animation_frame(move || {
            measure();
            // The cards are drawn in the stock once, and then dealt.
            if desk.dealt.try_get_untracked() == Some(false) {
                request_animation_frame(move || {
                    let _ = desk.dealt.try_set(true);
                });
            }
        });
    });
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
}

fn measure(desk: Desk, board: &HtmlElement) -> Rooms {
    let origin = board.get_bounding_client_rect();
    let found = |selector: &str| board.query_selector(selector).ok().flatten();
    let places = desk.scene.with_untracked(|scene| {
        let room = |place: Place| {
            let zone = found(&format!("[data-place=\"{place}\"]"))?;
            let area = zone.query_selector(".area").ok().flatten()?;
            let rect = area.get_bounding_client_rect();
            let room = Room {
                x: rect.left() - origin.left(),
                y: rect.top() - origin.top(),
                width: rect.width(),
                height: rect.height(),
            };
            Some((place, room, probe(&zone)?))
        };
        scene.zones.iter().filter_map(|zone| room(zone.place)).collect()
    });
    let card = found(".pieces").and_then(|pieces| probe(&pieces)).unwrap_or_default();
    let (width, height) = (origin.width(), origin.height());
    Rooms { places, board: Room { x: 0.0, y: 0.0, width, height }, card }
}

/// The size of a card in a part of the page.
fn probe(part: &Element) -> Option<(f64, f64)> {
    let probe: HtmlElement = part.query_selector(".probe").ok()??.dyn_into().ok()?;
    Some((f64::from(probe.offset_width()), f64::from(probe.offset_height())))
}
