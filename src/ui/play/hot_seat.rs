//! Several people at one device: whose turn it is to look, and the curtain between two of them.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::engine::game::Turn;
use crate::engine::seat::{Seat, SeatSet};
use crate::table::narration::AnyEvent;
use crate::ui::erased::{CollectAny, on};
use crate::ui::focus::focus_first;

use super::card_buttons::focus_hand_soon;
use super::log::backwards;
use super::state::TableState;
use super::texts;

/// Number of sentences on the curtain.
const LINES: usize = 6;

/// The events with only what all of these people saw.
pub(super) fn seen_by_all(people: SeatSet, events: &[AnyEvent]) -> Vec<AnyEvent> {
    let seen = |event: &AnyEvent| people.iter().fold(event.clone(), AnyEvent::seen_by);
    events.iter().map(seen).collect()
}

impl TableState {
    /// The people who may look next, the most likely first. Empty if the curtain is up.
    pub(super) fn due(self) -> Vec<Seat> {
        let lifted = self.game.curtain_up.get();
        self.game.active.with(|active| match active.game.turn() {
            Turn::ToMove(seats) if !lifted => {
                let people = active.people_here();
                let may: SeatSet = people.iter().filter(|seat| seats.contains(*seat)).collect();
                let after = if may.is_empty() { seats.first() } else { None };
                let order = after.unwrap_or(self.me()).round_from_left(active.game.seats());
                let due = if may.is_empty() { people } else { may };
                order.filter(|seat| due.contains(*seat)).collect()
            }
            _ => Vec::new(),
        })
    }

    /// Whether another person at this device could also move now.
    pub(super) fn may_hand_over(self) -> bool {
        !self.game.mode.is_replay()
            && self.game.active.with(|active| {
                let people = active.people_here().iter().filter(|seat| *seat != self.me());
                active.game.turn().is_of(self.me())
                    && people.into_iter().any(|seat| active.game.turn().is_of(seat))
            })
    }

    /// Lets the curtain down, if several people play.
    pub(super) fn cover(self) {
        if self.game.active.with_untracked(|active| active.people_here().len() > 1) {
            self.clear_input();
            self.status.hint.set(None);
            // Announcements for one person are not meant for the next.
            self.status.said.set(Vec::new());
            self.input.line.set(String::new());
            self.game.curtain_up.set(false);
        }
    }

    /// Raises the curtain for the person at a seat.
    fn lift(self, seat: Seat) {
        self.input.kept.set(Vec::new());
        self.game.viewer.set(seat);
        self.game.curtain_up.set(true);
        focus_hand_soon(self);
    }
}

/// Lets the curtain down when another person is to move, after enough time to see the last step.
pub(super) fn let_people_change(table: TableState) {
    let is_of_another = move || {
        let people = table.game.active.read_untracked().people_here();
        let turn = table.game.active.read_untracked().game.turn();
        let mut due = people.iter().filter(|seat| turn.is_of(*seat));
        due.next().is_some() && !turn.is_of(table.me())
    };
    Effect::new(move |_| {
        table.game.active.track();
        if table.game.curtain_up.get() && is_of_another() {
            let cover = move || {
                if table.game.curtain_up.try_get_untracked() == Some(true) && is_of_another() {
                    table.cover();
                }
            };
            Timeout::new(table.pace(), cover).forget();
        }
    });
}

/// The curtain: who looks next, and what everybody may know.
#[component]
pub(super) fn Curtain(table: TableState) -> impl IntoView {
    let names = table.names();
    let due = untrack(|| table.due());
    let name = |seat: &Seat| names.name(*seat).to_owned();
    let heading = due.first().map(name).unwrap_or_default();
    let last: Vec<String> =
        untrack(|| table.log(0, |steps| backwards(steps).take(LINES).collect()));
    let buttons = due.iter().enumerate().map(|(number, &seat)| {
        let words = match number {
            0 => texts::LIFT.into(),
            _ => texts::instead(names.name(seat)),
        };
        let lift = on(move |_| table.lift(seat));
        view! { <button class="button big" class:primary=number == 0 on:click=lift>{words}</button> }
    });
    request_animation_frame(|| focus_first(".curtain .button"));
    view! {
        <section class="curtain" aria-labelledby="curtain-name">
            <p>{texts::NEXT_AT_THE_DEVICE.as_str()}</p>
            <h2 id="curtain-name">{heading}</h2>
            <div class="actions">{buttons.collect_any()}</div>
            <ol class="happened" role="list">
                {last.into_iter().rev().map(|line| view! { <li>{line}</li> }).collect_any()}
            </ol>
        </section>
    }
}
