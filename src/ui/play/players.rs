//! The players round the table: names, points, hands and what they have scored.

use leptos::prelude::*;

use super::desk::{Desk, ME};
use super::drag::Dragging;
use super::zone::{Zone, focus_hand_soon};
use crate::arrange::tenths;
use crate::games::Handle;
use crate::place::Place;
use crate::seat::Seat;
use crate::table::{Carried, Meter};
use crate::ui::bind::{flag, on, text};

/// Another player.
#[component]
pub(super) fn Other(desk: Desk, dragging: Dragging, seat: Seat) -> impl IntoView {
    view! {
        <section class="player" class:turn=flag(move || desk.turn().is_of(seat))>
            <PlayerName desk seat/>
            <div class="belongings">
                <Zone desk dragging place=Place::hand(seat)/>
                <Zone desk dragging place=Place::score(seat)/>
            </div>
        </section>
    }
}

/// The player at this device.
#[component]
pub(super) fn Mine(desk: Desk, dragging: Dragging) -> impl IntoView {
    view! {
        <section class="player me" class:turn=flag(move || desk.turn().is_of(ME))>
            <Zone desk dragging place=Place::score(ME)/>
            <PlayerName desk seat=ME/>
            <div class="tray">
                <Zone desk dragging place=Place::hand(ME)/>
                <HandMeter desk/>
            </div>
        </section>
    }
}

#[component]
fn PlayerName(desk: Desk, seat: Seat) -> impl IntoView {
    let index = seat.0 as usize;
    let name = move || desk.names().of(seat).to_owned();
    let level = desk.sitting.with_untracked(|sitting| sitting.bot(seat));
    let score = move || {
        let scores = desk.sitting.with(|sitting| sitting.game.show(Some(ME)).scores);
        scores.get(index).copied().unwrap_or_default().to_string()
    };
    let goal = desk.scene.with_untracked(|scene| scene.goal);
    view! {
        <header class="name">
            <span class="who">
                <b>{text(name)}</b>
                {level.map(|level| view! { <span class="level">{format!("{level:?}")}</span> })}
            </span>
            {(seat == ME).then(|| view! { <Actions desk/> })}
            <span class="score">
                <b>{text(score)}</b>
                {goal.map(|goal| view! { <span class="goal">" of " {goal}</span> })}
            </span>
        </header>
    }
}

/// Shows how far the hand is from what it must be.
#[component]
fn HandMeter(desk: Desk) -> impl IntoView {
    let meter =
        move || desk.scene.with(|scene| scene.zone(Place::hand(ME)).and_then(|zone| zone.meter));
    let state = move || match meter() {
        Some(Meter { value, goal }) if value == goal => "exact",
        Some(Meter { value, goal }) if value > goal => "over",
        _ => "under",
    };
    // The bar shows up to one and a half times the goal.
    let width = move || {
        let share = meter().map_or(0.0, |m| f64::from(m.value) / f64::from(m.goal.max(1)));
        format!("{}%", tenths((share / 1.5).clamp(0.0, 1.0) * 100.0))
    };
    let words = move || {
        let Some(Meter { value, goal }) = meter() else { return String::new() };
        match value - goal {
            0 => format!("exactly {goal}"),
            more if more > 0 => format!("{value}, {more} over"),
            less => format!("{value}, {} short", -less),
        }
    };
    view! {
        <div class="meter" data-state=text(state)>
            <div class="bar-of-meter" aria-hidden="true">
                <div class="fill" style:width=text(width)></div>
                <div class="mark"></div>
            </div>
            <p>{text(words)}</p>
        </div>
    }
}

/// Moves that pick up everything at once have a button.
#[component]
fn Actions(desk: Desk) -> impl IntoView {
    let wholes = Memo::new(move |_| {
        desk.handles.with(|handles| {
            let whole = |h: &&Handle| matches!(h.gesture.carried, Carried::All(_));
            handles.iter().filter(whole).cloned().collect::<Vec<_>>()
        })
    });
    view! {
        <div class="table-actions">
            <For each=move || wholes.get() key=|handle| handle.text.clone() let:handle>
                <button class="button primary big" on:click=on(move |_| {
                    desk.play(ME, &handle.text);
                    focus_hand_soon();
                })>{handle.label.clone()}</button>
            </For>
        </div>
    }
}
