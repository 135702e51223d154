//! Dragging: a press becomes a drag after a few pixels, and ends on a target or where it began.

use leptos::prelude::*;
use web_sys::PointerEvent;

use crate::engine::place::Place;
use crate::ui::focus::IntoHtmlElement;

use super::card_pose::spot;
use super::picked::Selected;
use super::state::{Drag, TableState};

/// Distance in pixels that turns a press into a drag.
pub(super) const SLOP: f64 = 6.0;
/// How far outside a target a card may be dropped, in pixels.
const MARGIN: f64 = 24.0;

/// A pointer that is down on a card.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    place: Place,
    index: usize,
    x: f64,
    y: f64,
}

/// Follows one pointer. A second finger is ignored.
#[derive(Clone, Copy)]
pub(super) struct Dragging {
    table: TableState,
    press: StoredValue<Option<Press>>,
    /// Whether the last press became a drag. Then the click that follows it is ignored.
    dragged: StoredValue<bool>,
}

impl Dragging {
    pub(super) fn new(table: TableState) -> Dragging {
        Dragging { table, press: StoredValue::new(None), dragged: StoredValue::new(false) }
    }

    /// A pointer came down on a card.
    pub(super) fn press(self, ev: &PointerEvent, place: Place, index: usize) {
        if ev.button() != 0 || !ev.is_primary() || self.press.get_value().is_some() {
            return;
        }
        self.dragged.set_value(false);
        let carries = self.table.can_take(place, index) || self.table.move_of_all(place).is_some();
        if !carries && place != Place::hand(self.table.me()) {
            return;
        }
        let (x, y) = (f64::from(ev.client_x()), f64::from(ev.client_y()));
        self.press.set_value(Some(Press { pointer: ev.pointer_id(), place, index, x, y }));
        capture(ev);
    }

    /// A pointer moved somewhere on the table.
    pub(super) fn moved(self, ev: &PointerEvent, board: impl Fn() -> Option<(f64, f64)>) {
        let Some(press) = self.press.get_value().filter(|p| p.pointer == ev.pointer_id()) else {
            return;
        };
        let (x, y) = (f64::from(ev.client_x()), f64::from(ev.client_y()));
        let by = (x - press.x, y - press.y);
        if self.table.input.carried.with_untracked(Option::is_some) {
            return self.table.input.by.set(by);
        }
        // A drag that was cancelled starts again only with the next press.
        if self.dragged.get_value() || by.0.hypot(by.1) < SLOP {
            return;
        }
        self.dragged.set_value(true);
        let (left, top) = board().unwrap_or_default();
        self.table.input.by.set(by);
        self.table.input.carried.set(Some(Drag {
            place: press.place,
            indices: self.picked_with(press),
            whole: !self.table.can_take(press.place, press.index)
                && self.table.move_of_all(press.place).is_some(),
            from: (press.x - left, press.y - top),
        }));
    }

    /// The card under the pointer. If it is selected, all selected cards.
    fn picked_with(self, press: Press) -> Vec<usize> {
        let picked = self.table.input.picked.get_untracked();
        let with = picked.filter(|picked| picked.contains(press.place, press.index));
        with.map_or_else(|| vec![press.index], |picked| picked.indices)
    }

    /// A pointer was lifted.
    pub(super) fn lifted(self, ev: &PointerEvent) {
        if self.press.get_value().is_none_or(|press| press.pointer != ev.pointer_id()) {
            return;
        }
        self.press.set_value(None);
        let Some(carry) = self.table.input.carried.get_untracked() else { return };
        let by = self.table.input.by.get_untracked();
        let at = (carry.from.0 + by.0, carry.from.1 + by.1);
        let mut moves = self.table.waiting_moves();
        self.table.input.carried.set(None);
        let target = self.table.input.zone_rects.with_untracked(|rooms| {
            let is_under = |target: &Place| {
                let room = rooms.of(*target);
                room.is_some_and(|(room, _)| room.contains(at.0, at.1, MARGIN))
            };
            moves.iter().filter_map(|offered| offered.gesture.target()).find(is_under)
        });
        moves.retain(|offered| offered.gesture.target() == target && target.is_some());
        if moves.is_empty() {
            self.table.drop_on_line(&carry, ev.client_x().into(), ev.client_y().into());
            return self.sort(&carry, at);
        }
        let cards = Selected { place: carry.place, indices: carry.indices };
        self.table.play_one_of(moves, Some(cards).filter(|_| !carry.whole));
    }

    /// Moves a card of the hand that was dropped on the hand to that position.
    fn sort(self, carry: &Drag, at: (f64, f64)) {
        let place = carry.place;
        let room = self.table.input.zone_rects.with_untracked(|rooms| rooms.of(place));
        let is_over = room.is_some_and(|(room, _)| room.contains(at.0, at.1, MARGIN));
        if !is_over || place != Place::hand(self.table.me()) || carry.whole {
            return;
        }
        let [index] = carry.indices[..] else { return };
        let count = self.table.derived.scene.with_untracked(|scene| scene.cards(place).len());
        let width = room.map_or(0.0, |(_, card)| card.0);
        let spots: Vec<_> =
            (0..count).map(|other| untrack(|| spot(self.table, place, other))).collect();
        // If the next card overlaps a card, only a part of the card is visible.
        let away = |other: &usize| {
            let (x, y) = spots[*other];
            let next = spots.get(other + 1).filter(|(_, below)| (below - y).abs() < width / 2.0);
            let seen = next.map_or(width, |(next, _)| (next - x).min(width));
            (x + seen / 2.0 - at.0).abs() + (y + 0.7 * width - at.1).abs()
        };
        let nearest = (0..count).min_by(|one, other| away(one).total_cmp(&away(other)));
        self.table.move_card(index, nearest.unwrap_or(index));
    }

    /// The system or a rotation of the screen has cancelled the pointer. Other pointers are ignored.
    pub(super) fn taken_away(self, ev: &PointerEvent) {
        if self.press.get_value().is_some_and(|press| press.pointer == ev.pointer_id()) {
            self.cancel();
        }
    }

    /// Cancels the press or the drag.
    pub(super) fn cancel(self) {
        self.press.set_value(None);
        self.table.clear_input();
    }

    /// Whether a click is the end of a drag. A click by a key has no detail.
    pub(super) fn ends_with(self, click: &web_sys::MouseEvent) -> bool {
        click.detail() > 0 && self.dragged.get_value()
    }
}

/// Keeps the events of the pointer coming when it leaves the card.
pub(super) fn capture(ev: &PointerEvent) {
    let target = ev.current_target().and_then(|target| {
        use wasm_bindgen::JsCast;
        target.dyn_into::<web_sys::Element>().ok()
    });
    if let Some(element) = target.and_then(IntoHtmlElement::dyn_into_element) {
        // Without pointer capture, a drag still works inside the window.
        let _ = element.set_pointer_capture(ev.pointer_id());
    }
}
