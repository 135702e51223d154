//! Fingers, pens and mice at the table: feeds the [`PointerMachine`] with the browser's events, and does what it says.

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, PointerEvent};

use crate::engine::place::Place;
use crate::table::pointer::{
    Click, Contact, Dropped, MaybeTap, Point, PointerInput, PointerKind, PointerOutcome,
};

use super::card_pose::spot;
use super::haptics;
use super::picked::Selected;
use super::sound;
use super::state::{Drag, TableState};

/// How far outside a target a card may be dropped, in pixels.
const MARGIN: f64 = 24.0;
/// How far a finger may stray on a sign that it taps, in pixels.
const SIGN: f64 = 24.0;

/// What a pointer pressed.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Pressed {
    Card(PressedCard),
    /// A sign for the written line.
    Sign(String),
}

/// A pressed card. It is known by its piece: another card may come to its index meanwhile.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PressedCard {
    place: Place,
    /// Index of its piece. `None` if the place was empty.
    piece: Option<usize>,
}

/// Listens to pointers in the whole window, as long as the table is there.
pub(super) fn listen(table: TableState) {
    let down = window_event_listener(ev::pointerdown, move |ev| {
        table.feed(PointerInput::Down(contact(&ev), None));
    });
    let moved = window_event_listener(ev::pointermove, move |ev| table.moved(&contact(&ev)));
    let up = window_event_listener(ev::pointerup, move |ev| {
        sound::allow(table);
        // A fast pointer may be lifted far from its last move.
        table.moved(&Contact { is_down: true, ..contact(&ev) });
        table.feed(PointerInput::Up(contact(&ev)));
    });
    let lost = move |ev: PointerEvent| {
        table.feed(PointerInput::Lost(ev.pointer_id()));
    };
    let cancelled = window_event_listener(ev::pointercancel, lost);
    let released = window_event_listener(ev::lostpointercapture, lost);
    let left = ["blur", "pagehide", "visibilitychange", "orientationchange"]
        .map(|name| window_event_listener_untyped(name, move |_| table.abort_press()));
    on_cleanup(move || {
        [down, moved, up, cancelled, released].into_iter().for_each(WindowListenerHandle::remove);
        left.into_iter().for_each(WindowListenerHandle::remove);
    });
    // A press ends when its card has gone.
    Effect::new(move |_| {
        table.derived.pieces.track();
        if !table.is_pressed_there() {
            table.abort_press();
        }
    });
}

/// The pointer of an event.
fn contact(ev: &PointerEvent) -> Contact {
    let kind = match ev.pointer_type().as_str() {
        "mouse" => PointerKind::Mouse,
        "pen" => PointerKind::Pen,
        _ => PointerKind::Touch,
    };
    Contact {
        pointer: ev.pointer_id(),
        kind,
        is_primary: ev.is_primary(),
        is_down: kind != PointerKind::Mouse || ev.buttons() & 1 != 0,
        at: (ev.client_x().into(), ev.client_y().into()),
        time: ev.time_stamp(),
    }
}

/// Keeps the events of the pointer coming when it leaves the window.
fn capture(ev: &PointerEvent) {
    let target = ev.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(element) = target {
        // Without pointer capture, a drag still works inside the window.
        let _ = element.set_pointer_capture(ev.pointer_id());
    }
}

/// The browser's click. Browsers that send a plain mouse event do not say which pointer clicked.
fn click(ev: &MouseEvent) -> Click {
    let pointer = js_sys::Reflect::get(ev, &JsValue::from_str("pointerId"));
    Click {
        pointer: pointer.ok().and_then(|pointer| pointer.as_f64()).map(|pointer| pointer as i32),
        detail: ev.detail(),
        at: (ev.client_x().into(), ev.client_y().into()),
        time: ev.time_stamp(),
    }
}

/// Upper left corner of the board in the window.
fn board_corner() -> Point {
    let board = document().query_selector(".board").ok().flatten();
    board
        .map(|board| board.get_bounding_client_rect())
        .map_or((0.0, 0.0), |it| (it.left(), it.top()))
}

impl TableState {
    /// A pointer came down on a card, or on an empty place.
    pub(super) fn press_card(self, ev: &PointerEvent, place: Place, index: usize) {
        let piece = self.piece_at(place, index);
        self.press(ev, Pressed::Card(PressedCard { place, piece }));
    }

    /// A pointer came down on a thing.
    pub(super) fn press(self, ev: &PointerEvent, thing: Pressed) {
        if ev.button() == 0 {
            self.feed(PointerInput::Down(contact(ev), Some(thing)));
            capture(ev);
        }
    }

    /// Whether a click is to be handled: it comes from a key or from assistive technology. The click of a pointer
    /// was handled when the pointer was lifted.
    pub(super) fn is_click_alone(self, ev: &MouseEvent) -> bool {
        let click = click(ev);
        self.input.pointer.try_update_value(|machine| machine.owns(click)) == Some(false)
    }

    /// Ends the press. A dragged card goes back.
    pub(super) fn abort_press(self) {
        self.feed(PointerInput::Abort);
    }

    /// Whether a press is open.
    pub(super) fn is_pressed(self) -> bool {
        self.input.pointer.with_value(|machine| machine.thing().is_some())
    }

    /// The indices of the dragged cards. `None` if one of them has gone.
    pub(super) fn indices_of(self, drag: &Drag) -> Option<Vec<usize>> {
        let index = |piece: &usize| self.index_of(drag.place, *piece);
        drag.pieces.iter().map(index).collect()
    }

    /// Whether the person may still hold the dragged cards. A hand may be sorted at any time.
    pub(super) fn holds(self) -> bool {
        let Some(drag) = self.input.carried.try_get_untracked().flatten() else { return false };
        untrack(|| match self.indices_of(&drag) {
            _ if drag.whole => self.move_of_all(drag.place).is_some(),
            Some(indices) => {
                let may = |index: &usize| self.can_take(drag.place, *index);
                drag.place == Place::hand(self.me()) || indices.iter().all(may)
            }
            None => false,
        })
    }

    /// The piece that lies at an index of a place.
    fn piece_at(self, place: Place, index: usize) -> Option<usize> {
        self.derived.pieces.with_untracked(|pieces| {
            pieces.lies.iter().position(|lie| lie.place == place && lie.index == index)
        })
    }

    fn index_of(self, place: Place, piece: usize) -> Option<usize> {
        let lie = self.derived.pieces.with(|pieces| pieces.lies.get(piece).copied());
        lie.filter(|lie| lie.place == place).map(|lie| lie.index)
    }

    /// Index of a pressed card, and 0 for an empty place. `None` if the card has gone.
    fn index_now(self, card: &PressedCard) -> Option<usize> {
        match card.piece {
            Some(piece) => untrack(|| self.index_of(card.place, piece)),
            None => Some(0),
        }
    }

    /// Whether the pressed card is still where it was. True if none is pressed.
    fn is_pressed_there(self) -> bool {
        let pressed = self.input.pointer.with_value(|machine| machine.thing().cloned());
        match pressed {
            Some(Pressed::Card(card)) => self.index_now(&card).is_some(),
            Some(Pressed::Sign(_)) | None => true,
        }
    }

    fn moved(self, contact: &Contact) {
        let is_new = self.feed(PointerInput::Move(*contact));
        if is_new {
            self.feed(PointerInput::Move(*contact));
        }
    }

    /// Passes an event to the machine, and does what it says. True if a drag has started.
    fn feed(self, input: PointerInput<Pressed>) -> bool {
        let outcome = self.input.pointer.try_update_value(|machine| machine.handle(input));
        let is_start = matches!(outcome, Some(Some(PointerOutcome::Start(..))));
        match outcome.flatten() {
            None => {}
            Some(PointerOutcome::Tap(thing)) => self.tap_thing(&thing),
            Some(PointerOutcome::Start(thing, from)) => self.start(thing, from),
            Some(PointerOutcome::Drag(by)) => self.input.by.set(by),
            Some(PointerOutcome::Drop(dropped)) => self.drop_thing(dropped),
            Some(PointerOutcome::Cancel) => self.put_back(),
        }
        is_start
    }

    fn tap_thing(self, thing: &Pressed) {
        match thing {
            Pressed::Sign(word) => self.write(word, None),
            Pressed::Card(card) => {
                if let Some(index) = self.index_now(card) {
                    self.tap(card.place, index);
                }
            }
        }
    }

    fn start(self, thing: Pressed, from: Point) {
        self.input.by.set((0.0, 0.0));
        match thing {
            Pressed::Sign(word) => self.input.sign.set(Some(word)),
            Pressed::Card(card) => self.pick_up(&card, from),
        }
    }

    /// Lifts a pressed card; if it is selected, all selected cards; from a place that moves as a whole, all its cards.
    fn pick_up(self, card: &PressedCard, from: Point) {
        let (place, Some(index)) = (card.place, self.index_now(card)) else { return };
        let can_take = untrack(|| self.can_take(place, index));
        let whole = !can_take && untrack(|| self.move_of_all(place)).is_some();
        if !can_take && !whole && place != Place::hand(self.me()) {
            return;
        }
        let picked = self.input.picked.get_untracked().filter(|it| it.contains(place, index));
        let indices = picked.map_or_else(|| vec![index], |picked| picked.indices);
        let pieces = indices.iter().filter_map(|index| self.piece_at(place, *index)).collect();
        let (left, top) = board_corner();
        let from = (from.0 - left, from.1 - top);
        self.input.carried.set(Some(Drag { place, pieces, whole, from }));
        haptics::vibrate(self, haptics::LIFT);
    }

    /// Nothing is dragged any more.
    fn put_back(self) {
        let _ = self.input.carried.try_set(None);
        let _ = self.input.sign.try_set(None);
    }

    fn drop_thing(self, dropped: Dropped<Pressed>) {
        let is_done = match &dropped.thing {
            Pressed::Sign(word) => self.drop_sign(word, dropped.at),
            Pressed::Card(_) => self.drop_card(dropped.at),
        };
        if !is_done && self.is_tap(&dropped) {
            self.tap_thing(&dropped.thing);
        }
    }

    /// Whether a drag that did nothing was meant as a tap.
    fn is_tap(self, dropped: &Dropped<Pressed>) -> bool {
        let Dropped { thing, from, at, tap } = dropped;
        match (tap, thing) {
            (MaybeTap::Yes, _) => true,
            (MaybeTap::OnItself, Pressed::Sign(_)) => (at.0 - from.0).hypot(at.1 - from.1) < SIGN,
            (MaybeTap::OnItself, Pressed::Card(card)) => self.is_over(card, *at),
            (MaybeTap::No, _) => false,
        }
    }

    /// Whether a point of the window is on this card.
    fn is_over(self, card: &PressedCard, at: Point) -> bool {
        let Some(index) = self.index_now(card) else { return false };
        let found = document().element_from_point(at.0 as f32, at.1 as f32);
        let slot = found.and_then(|found| found.closest(".slot").ok().flatten());
        let zone = slot.as_ref().and_then(|slot| slot.closest("[data-place]").ok().flatten());
        let place = zone.and_then(|zone| zone.get_attribute("data-place"));
        let at_index = slot.and_then(|slot| slot.get_attribute("data-index"));
        place == Some(card.place.to_string())
            && at_index.is_none_or(|at_index| at_index == index.to_string())
    }

    fn drop_sign(self, word: &str, at: Point) -> bool {
        self.put_back();
        let is_aimed = self.aim(".sheet-of-line", at.0, at.1);
        if is_aimed {
            self.write(word, None);
        }
        is_aimed
    }

    /// Drops the dragged cards. False if that did nothing.
    fn drop_card(self, point: Point) -> bool {
        let Some(drag) = self.input.carried.get_untracked() else { return false };
        let indices = untrack(|| self.indices_of(&drag)).unwrap_or_default();
        let corner = board_corner();
        let at = (point.0 - corner.0, point.1 - corner.1);
        let mut moves = untrack(|| self.waiting_moves());
        self.put_back();
        let target = self.input.zone_rects.with_untracked(|rooms| {
            let is_under = |target: &Place| {
                let room = rooms.of(*target);
                room.is_some_and(|(room, _)| room.contains(at.0, at.1, MARGIN))
            };
            moves.iter().filter_map(|offered| offered.gesture.target()).find(is_under)
        });
        moves.retain(|offered| offered.gesture.target() == target && target.is_some());
        if moves.is_empty() {
            return self.drop_on_line(drag.place, &indices, point)
                || !drag.whole && self.sort(drag.place, &indices, at);
        }
        haptics::vibrate(self, haptics::DROP);
        let cards = Selected { place: drag.place, indices };
        self.play_one_of(moves, Some(cards).filter(|_| !drag.whole));
        true
    }

    /// Moves a card of the hand that was dropped on the hand to that position. False if it stays where it is.
    fn sort(self, place: Place, indices: &[usize], at: Point) -> bool {
        let room = self.input.zone_rects.with_untracked(|rooms| rooms.of(place));
        let is_over = room.is_some_and(|(room, _)| room.contains(at.0, at.1, MARGIN));
        let [index] = indices[..] else { return false };
        if !is_over || place != Place::hand(self.me()) {
            return false;
        }
        let count = self.derived.scene.with_untracked(|scene| scene.cards(place).len());
        let width = room.map_or(0.0, |(_, card)| card.0);
        let spots: Vec<_> = (0..count).map(|other| untrack(|| spot(self, place, other))).collect();
        // If the next card overlaps a card, only a part of the card is visible.
        let away = |other: &usize| {
            let (x, y) = spots[*other];
            let next = spots.get(other + 1).filter(|(_, below)| (below - y).abs() < width / 2.0);
            let seen = next.map_or(width, |(next, _)| (next - x).min(width));
            (x + seen / 2.0 - at.0).abs() + (y + 0.7 * width - at.1).abs()
        };
        let nearest = (0..count).min_by(|one, other| away(one).total_cmp(&away(other)));
        let to = nearest.unwrap_or(index);
        self.move_card(index, to);
        to != index
    }
}
