//! How the totals came about.

use leptos::prelude::*;

use super::desk::Desk;
use super::texts;
use crate::arrange::tenths;
use crate::event::Event;
use crate::seat::Seat;
use crate::ui::bind::CollectAny;

/// The course of the totals as a small chart.
#[component]
pub(super) fn Course(desk: Desk) -> impl IntoView {
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
    // Points that all came at once have no course.
    let ends = points.first().zip(points.last());
    let has_course = ends.is_some_and(|((_, first, _), (_, last, _))| first < last);
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
    (seats > 1 && has_course).then(|| {
        view! {
            <svg class="course" viewBox="-3 -3 246 62" role="img" aria-label=texts::COURSE.say()>
                {Seat::all(seats).map(line).collect_any()}
            </svg>
        }
    })
}
