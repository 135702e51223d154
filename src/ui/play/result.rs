//! The end of a round or a match.

use leptos::prelude::*;

use super::desk::{Desk, ME};
use crate::arrange::{ordered, tenths};
use crate::event::Event;
use crate::game::{Outcome, Turn};
use crate::seat::Seat;
use crate::ui::bind::{CollectAny, on, part};
use crate::ui::launch::Chosen;
use crate::{games, words};

/// What happened and why, and the way on. Nothing while the round goes on.
#[component]
pub(super) fn Result(desk: Desk) -> impl IntoView {
    let turn = Memo::new(move |_| match desk.turn() {
        Turn::Of(_) => None,
        other => Some(other),
    });
    part(move || {
        turn.get().map(|turn| {
            let outcome = match turn {
                Turn::Over(outcome) => Some(outcome),
                _ => None,
            };
            view! { <Panel desk outcome/> }
        })
    })
}

#[component]
fn Panel(desk: Desk, outcome: Option<Outcome>) -> impl IntoView {
    let heading =
        outcome.map_or_else(|| untrack(|| desk.round_is_over()), |outcome| verdict(desk, outcome));
    let round = desk.sitting.with_untracked(|sitting| sitting.game.info().round);
    let reason =
        outcome.map(|outcome| view! { <p class="reason">{sentence(outcome.reason.say())}</p> });
    let id = desk.sitting.with_untracked(|sitting| sitting.game.info().id);
    let title = NodeRef::<leptos::html::H2>::new();
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            let _ = title.focus();
        }
    });
    let way_on = match outcome {
        None => view! {
            <button class="button primary" on:click=on(move |_| desk.deal())>"Next " {round.say()}</button>
        }
        .into_any(),
        Some(_) => view! {
            <button class="button primary" on:click=on(move |_| again(desk))>"Play again"</button>
            <a class="button" href=format!("#/setup/{id}")>"Set up"</a>
            <a class="button plain" href="#/">"All games"</a>
        }
        .into_any(),
    };
    view! {
        <section class="result" aria-labelledby="result-title">
            <h2 id="result-title" tabindex="-1" node_ref=title>{heading}</h2>
            {reason}
            <Happened desk/>
            <Standing desk outcome/>
            <Course desk/>
            <p class="quiet">{helped(desk)}</p>
            <div class="actions">{way_on}</div>
        </section>
    }
}

fn verdict(desk: Desk, outcome: Outcome) -> String {
    let names = desk.names();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    match winners.as_slice() {
        [] if desk.sitting.with_untracked(|s| s.game.seats()) == 1 => "Not this time".into(),
        [] => "A draw".into(),
        [ME] => "You win!".into(),
        [seat] => format!("{} wins", names.of(*seat)),
        several => {
            let named: Vec<&str> = several.iter().map(|seat| names.of(*seat)).collect();
            format!("{} share the win", named.join(" and "))
        }
    }
}

/// A reason as a sentence of its own.
fn sentence(reason: &str) -> String {
    format!("{}.", words::capital(reason))
}

fn helped(desk: Desk) -> String {
    let tally = desk.sitting.with_untracked(|sitting| sitting.tally);
    let times = |count: u32, what: &str| (count > 0).then(|| format!("{count} × {what}"));
    let mut parts: Vec<String> = [times(tally.undos, "taken back"), times(tally.hints, "hint")]
        .into_iter()
        .flatten()
        .collect();
    if tally.practice {
        parts.push("a practice match".into());
    }
    words::sentence_of(&parts)
}

fn again(desk: Desk) {
    let id = desk.sitting.with_untracked(|sitting| sitting.game.info().id);
    let Some(game) = games::find(id) else { return };
    if let Ok(sitting) = Chosen::last(&*game).start(&*game) {
        desk.sitting.set(sitting);
        desk.said.set("A new match begins.".into());
        super::zone::focus_hand_soon();
    }
}

/// What happened last, in words.
#[component]
fn Happened(desk: Desk) -> impl IntoView {
    let last = untrack(|| desk.log()).pop().unwrap_or_default();
    view! { <p class="happened">{last.join(" ")}</p> }
}

/// Everybody's points, the winners first.
#[component]
fn Standing(desk: Desk, outcome: Option<Outcome>) -> impl IntoView {
    let names = desk.names();
    let scores = desk.sitting.with_untracked(|sitting| sitting.game.show(Some(ME)).scores);
    let has_won =
        |seat: usize| outcome.is_some_and(|outcome| outcome.winners.contains(Seat(seat as u8)));
    let best_first = ordered((0..scores.len()).map(|seat| (i64::from(!has_won(seat)), seat)));
    let row = |seat: usize| {
        let score = scores[seat];
        let name = names.of(Seat(seat as u8)).to_owned();
        view! {
            <li>
                <i class=format!("swatch series-{seat}") aria-hidden="true"></i>
                <span>{name}</span>
                <b>{score}</b>
            </li>
        }
    };
    view! { <ol class="standing" role="list">{best_first.into_iter().map(row).collect_any()}</ol> }
}

/// The course of the totals as a small chart.
#[component]
fn Course(desk: Desk) -> impl IntoView {
    const WIDTH: f64 = 240.0;
    const HEIGHT: f64 = 56.0;
    let (seats, points, length) = desk.sitting.with_untracked(|sitting| {
        let told = sitting.game.told();
        let scores = told.iter().enumerate().flat_map(|(step, events)| {
            events.iter().filter_map(move |event| match event {
                Event::Score { seat, total, .. } => Some((*seat, step, *total)),
                _ => None,
            })
        });
        (sitting.game.seats(), scores.collect::<Vec<_>>(), told.len())
    });
    let totals = || points.iter().map(|(_, _, total)| *total);
    let most = totals().max().unwrap_or(1).max(1);
    let least = totals().min().unwrap_or(0).min(0);
    let range = f64::from(most - least);
    let line = move |seat: Seat| {
        let x = |step: usize| WIDTH * step as f64 / length.max(1) as f64;
        let y = |total: i32| HEIGHT * f64::from(most - total) / range;
        let mine = points.iter().filter(|(scorer, _, _)| *scorer == seat);
        let steps =
            mine.map(|(_, step, total)| format!("H{}V{}", tenths(x(*step)), tenths(y(*total))));
        let path: String = steps.collect();
        let path = format!("M0 {}{path}H{}", tenths(y(0)), tenths(WIDTH));
        view! { <path class=format!("series-{}", seat.0) d=path/> }
    };
    (seats > 1).then(|| {
        view! {
            <svg class="course" viewBox="-3 -3 246 62" role="img" aria-label="Course of the points">
                {Seat::all(seats).map(line).collect_any()}
            </svg>
        }
    })
}
