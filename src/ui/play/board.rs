//! The board: its places, and the cards in them.

use js_sys::{Array, Object, Reflect};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::{ev, html};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, HtmlElement, ResizeObserver};

use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::table::layout::{Rect, TableSide, side_of};
use crate::table::{Site, ZoneLayout};
use crate::ui::erased::{CollectAny, after_frame, flag, on};
use crate::ui::keys;

use super::answers_panel::{Answers, follow_answers};
use super::bot_turns;
use super::card_layer::Pieces;
use super::choice_panel::{Choices, offered};
use super::player_panel::{Mine, Other, zones_at};
use super::pointer;
use super::prompt::Prompt;
use super::remaining_cards::Census;
use super::sound;
use super::sound::call;
use super::state::{TableState, ZoneRects};
use super::zone::spread_word;

/// The whole board, with or without a prompt.
#[component]
pub(super) fn Board(table: TableState, has_prompt: bool) -> impl IntoView {
    let board = NodeRef::<Div>::new();
    pointer::listen(table);
    follow_answers(table);
    let seats = table.game.active.with_untracked(|active| active.game.seats());
    measure_when_needed(table, board);
    let stop = window_event_listener(ev::keydown, move |ev| {
        sound::allow(table);
        finish(board);
        if ev.key() == "Escape" && keys::is_free(&ev) {
            table.clear_input();
        }
    });
    on_cleanup(move || stop.remove());
    let me = table.me();
    let held = table.derived.scene.with_untracked(|scene| {
        spread_word(scene.zone(Place::hand(me)).map_or(ZoneLayout::Stack, |zone| zone.spread))
    });
    let has_trick = table
        .derived
        .scene
        .with_untracked(|scene| scene.zones.iter().any(|zone| zone.site == Site::Trick));
    let offer = Memo::new(move |_| offered(table));
    view! {
        <div
            class="board" class:without-prompt=!has_prompt class:writes=flag(move || table.derived.sheet.with(Option::is_some))
            class:chooses=flag(move || offer.with(Option::is_some))
            node_ref=board data-seats=seats.to_string() data-held=held
            on:pointerdown=on(move |ev: ev::PointerEvent| {
                finish(board);
                // Whoever arranges the own hand is not in a hurry.
                let target = ev.target().and_then(|it| it.dyn_into::<Element>().ok());
                if target.is_some_and(|it| !matches!(it.closest(".me"), Ok(Some(_)))) {
                    bot_turns::play_pending(table, None);
                }
            })
            on:contextmenu=on(move |ev: ev::MouseEvent| {
                // A long press of a finger opens no menu in the middle of a drag.
                if table.is_pressed() {
                    ev.prevent_default();
                }
            })
        >
            <div class="others">
                {SIDES.into_iter().map(|(side, name)| view! { <Side table side name/> }).collect_any()}
            </div>
            <div class="middle" class:has-trick=has_trick>
                {zones_at(table, Site::Middle, None)}
                {has_trick.then(|| view! { <Trick table/> })}
                <Census table/>
            </div>
            {has_prompt.then(|| view! { <Prompt table/> })}
            <Mine table/>
            <Choices table offer/>
            <Answers table in_side_panel=false/>
            <Pieces table/>
        </div>
    }
}

/// The sides of the table in turn order from the player's left, and their class names.
const SIDES: [(TableSide, &str); 3] =
    [(TableSide::Left, "left"), (TableSide::Far, "far"), (TableSide::Right, "right")];

/// The other players at a side of the table.
#[component]
fn Side(table: TableState, side: TableSide, name: &'static str) -> impl IntoView {
    let seats = table.game.active.with_untracked(|active| active.game.seats());
    let others = usize::from(seats).saturating_sub(1);
    let here = table.me().round_from_left(seats).take(others).enumerate();
    let here: Vec<Seat> =
        here.filter(|(number, _)| side_of(*number, others) == side).map(|(_, seat)| seat).collect();
    (!here.is_empty()).then(|| {
        view! {
            <div class=format!("side-of-table {name}")>
                {here.into_iter().map(|seat| view! { <Other table seat/> }).collect_any()}
            </div>
        }
    })
}

/// The cards that are played to a trick, each in front of its player.
#[component]
fn Trick(table: TableState) -> impl IntoView {
    let seats = table.game.active.with_untracked(|active| active.game.seats());
    let me = table.me();
    let others = me.round_from_left(seats).filter(|seat| *seat != me);
    let played = |seat: Seat| zones_at(table, Site::Trick, Some(seat));
    view! {
        <div class="trick">
            <div class="of-others">{others.flat_map(played).collect::<Vec<_>>()}</div>
            <div class="of-me">{played(me)}</div>
        </div>
    }
}

/// Finishes all running animations. Endless ones continue.
fn finish(board: NodeRef<Div>) {
    let Some(board) = board.get_untracked() else { return };
    let whole = Object::new();
    let asked = Reflect::set(&whole, &"subtree".into(), &true.into());
    let moving = asked.ok().and_then(|_| call(&board, "getAnimations", &[whole.into()]));
    for movement in moving.iter().flat_map(|moving| Array::from(moving).to_vec()) {
        let _ = call(&movement, "finish", &[]);
    }
}

/// Measures until nothing changes: a hand that needs a second row moves the places above it.
fn measure_again(table: TableState, board: NodeRef<html::Div>) {
    let Some(found) = board.try_get_untracked().flatten() else { return };
    let rooms = measure(table, &found);
    if table.input.zone_rects.try_with_untracked(|old| *old != rooms) == Some(true) {
        table.input.zone_rects.set(rooms);
        after_frame(move || measure_again(table, board));
    }
}

/// Measures the places after every change of the scene, and when the size of the board changes.
fn measure_when_needed(table: TableState, board: NodeRef<html::Div>) {
    let measure = move || after_frame(move || measure_again(table, board));
    Effect::new(move |_| {
        table.derived.scene.track();
        // A line that needs another row also moves the places above it.
        table.derived.draft.track();
        board.track();
        measure();
    });
    let resized = Closure::<dyn FnMut()>::new(measure).into_js_value();
    // Every browser that can run the program supports this.
    let Ok(observer) = ResizeObserver::new(resized.unchecked_ref()) else { return };
    let observer = StoredValue::new_local(observer);
    Effect::new(move |_| {
        if let Some(board) = board.get() {
            observer.with_value(|observer| observer.observe(&board));
        }
    });
    on_cleanup(move || observer.with_value(ResizeObserver::disconnect));
}

fn measure(table: TableState, board: &HtmlElement) -> ZoneRects {
    let origin = board.get_bounding_client_rect();
    let found = |selector: &str| board.query_selector(selector).ok().flatten();
    let places = table.derived.scene.with_untracked(|scene| {
        let room = |place: Place| {
            let zone = found(&format!("[data-place=\"{place}\"]"))?;
            let area = zone.query_selector(".area").ok().flatten()?;
            let rect = area.get_bounding_client_rect();
            let room = Rect {
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
    ZoneRects { places, board: Rect { x: 0.0, y: 0.0, width, height }, card }
}

/// The size of a card in a part of the page, measured at its probe element.
fn probe(part: &Element) -> Option<(f64, f64)> {
    let probe: HtmlElement = part.query_selector(".probe").ok()??.dyn_into().ok()?;
    Some((f64::from(probe.offset_width()), f64::from(probe.offset_height())))
}
