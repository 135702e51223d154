//! The buttons over cards that are side by side: a list with one tab stop.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::place::Place;
use crate::table::ZoneLayout;
use crate::table::hand_order::is_fresh;
use crate::table::layout::spread_in;
use crate::ui::erased::{after_frame, flag, on, text};
use crate::ui::focus::{focus_first, focus_if_lost};
use crate::ui::keys;
use crate::ui::storage::match_store;

use super::state::TableState;
use super::texts;
use super::zone::{is_picked, labelled, slot_position};

/// A list of buttons, one for each card.
#[component]
pub(super) fn Slots(table: TableState, place: Place, count: Memo<usize>) -> impl IntoView {
    let current = RwSignal::new(0_usize);
    // The focused button may disappear with its card. Then its neighbour gets the focus.
    Effect::new(move |before: Option<usize>| {
        let count = count.get();
        let last = count.saturating_sub(1);
        if current.get_untracked() > last {
            current.set(last);
        }
        if before.is_some_and(|before| before > count) {
            // The list may be gone by then.
            after_frame(move || focus_lost_to(place, current.try_get_untracked().unwrap_or(0)));
        }
        count
    });
    let is_column = Memo::new(move |_| {
        let room = table.input.zone_rects.with(|rooms| rooms.of(place)).unwrap_or_default().0;
        table.of_zone(place, |zone| spread_in(zone.spread, room) == ZoneLayout::Column)
    });
    let go_to = move |index: usize| {
        current.set(index);
        focus_first(&card(place, index));
    };
    let on_key = move |ev: KeyboardEvent| {
        if !keys::is_free(&ev) {
            return;
        }
        let last = count.get_untracked().saturating_sub(1);
        let here = current.get_untracked();
        let next = match ev.key().as_str() {
            // The first rung of a ladder is the lowest.
            "ArrowLeft" | "ArrowDown" => here.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => last.min(here + 1),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        ev.prevent_default();
        if ev.shift_key() && place == Place::hand(table.me()) {
            table.move_card(here, next);
        }
        go_to(next);
    };
    view! {
        <ul class="slots" role="list" on:keydown=on(on_key)>
            <For each=move || 0..count.get() key=|index| *index let:index>
                <li>
                    <button
                        class="slot" type="button" data-index=index.to_string()
                        class:can=flag(move || table.can_take(place, index))
                        style:transform=text(move || slot_position(table, place, index))
                        style:z-index=text(move || if is_column.get() { (99 - index).to_string() } else { String::new() })
                        tabindex=text(move || if current.get() == index { "0" } else { "-1" })
                        aria-label=text(move || slot_label(table, place, index, count.get()))
                        aria-disabled=text(move || (!table.can_take(place, index)).to_string())
                        aria-pressed=text(move || is_picked(table, place, index).to_string())
                        on:focus=on(move |_| current.set(index))
                        on:pointerdown=on(move |ev| table.press_card(&ev, place, index))
                        on:click=on(move |ev: MouseEvent| {
                            if table.is_click_alone(&ev) {
                                table.tap(place, index);
                            }
                        })
                    ></button>
                </li>
            </For>
        </ul>
    }
}

fn slot_label(table: TableState, place: Place, index: usize, count: usize) -> String {
    let (card, note, is_new) = table.of_zone(place, |zone| {
        let is_new = || table.derived.fresh.with(|fresh| is_fresh(&zone.cards, index, fresh));
        let is_new = place == Place::hand(table.me()) && is_new();
        (zone.cards.get(index).copied().flatten(), zone.notes.get(index).cloned(), is_new)
    });
    let name = card.map_or_else(|| texts::HIDDEN.into(), Card::name);
    let does = match table.moves_of(place, index).as_slice() {
        [] => String::new(),
        [one] => without_name(&one.label, &name),
        _ => texts::CHOOSE.into(),
    };
    let mut parts = vec![texts::slot(&name, index + 1, count)];
    parts.extend(is_new.then(|| texts::NEW.into()));
    // The label of the move already says where it leads.
    let is_said = |note: &String| does.contains(note.trim_start_matches('→'));
    parts.extend(note.filter(|note| !note.is_empty() && !is_said(note)));
    labelled(&parts, (!does.is_empty()).then_some(does))
}

/// Label of a move without the name of its card, which was said before: "Discard: leads to 28".
fn without_name(label: &str, name: &str) -> String {
    let rest = label.replacen(name, "", 1).replace(" :", ":").replace(":  ", " ");
    rest.trim_end_matches([' ', ':']).to_owned()
}

/// Selector of the button of a card.
fn card(place: Place, index: usize) -> String {
    format!("[data-place=\"{place}\"] [data-index=\"{index}\"]")
}

/// Focuses a card of this place, if no element has the focus. If the place is empty, another card or button of the
/// player is focused, or else any card, or else the heading.
pub(super) fn focus_lost_to(place: Place, index: usize) {
    focus_if_lost(&[&card(place, index), ".me :is(input, .slot, .button)", ".slot", "h1"]);
}

/// Focuses the player's hand once the last action is shown. Called when a button may have disappeared.
pub(super) fn focus_hand_soon(table: TableState) {
    let hand = Place::hand(table.me());
    match_store::after_save(move || after_frame(move || focus_lost_to(hand, 0)));
}
