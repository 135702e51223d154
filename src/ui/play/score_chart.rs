//! A chart of the totals in the course of a match.

use leptos::prelude::*;

use crate::engine::event::Event;
use crate::engine::seat::Seat;
use crate::i18n::printed;
use crate::svg::number::fixed1;
use crate::ui::erased::CollectAny;

use super::state::TableState;
use super::texts;

/// The totals as a small chart. The lines also differ in their dashes, and the label has all numbers in words.
#[component]
pub(super) fn Chart(table: TableState) -> impl IntoView {
    const WIDTH: f64 = 240.0;
    const HEIGHT: f64 = 56.0;
    let (seats, points, length) = table.game.active.with_untracked(|active| {
        let steps = 0..=active.game.step_count();
        let scores = steps.flat_map(|step| {
            active.game.events(step).into_iter().filter_map(move |event| match event {
                Event::Score { seat, total, .. } => Some((seat, step, total)),
                _ => None,
            })
        });
        (active.game.seats(), scores.collect::<Vec<_>>(), active.game.step_count() + 1)
    });
    // If all points came in one step, there is no course to draw.
    let ends = points.first().zip(points.last());
    let has_course = ends.is_some_and(|((_, first, _), (_, last, _))| first < last);
    let totals = || points.iter().map(|(_, _, total)| *total);
    let most = totals().max().unwrap_or(1).max(1);
    let least = totals().min().unwrap_or(0).min(0);
    let range = f64::from(most - least);
    let line = |seat: Seat| {
        let x = |step: usize| WIDTH * step as f64 / length.max(1) as f64;
        let y = |total: i32| HEIGHT * f64::from(most - total) / range;
        let mine = points.iter().filter(|(scorer, _, _)| *scorer == seat);
        let steps =
            mine.map(|(_, step, total)| format!("H{}V{}", fixed1(x(*step)), fixed1(y(*total))));
        let path: String = steps.collect();
        let path = format!("M0 {}{path}H{}", fixed1(y(0)), fixed1(WIDTH));
        view! { <path class=format!("series-{}", seat.0) d=path/> }
    };
    let names = table.names();
    let in_words = |seat: Seat| {
        let mine = points.iter().filter(|(scorer, _, _)| *scorer == seat);
        // Each line begins at zero, and some stay there.
        let all = std::iter::once(0).chain(mine.map(|(_, _, total)| *total));
        let totals: Vec<String> = all.map(printed).collect();
        texts::course_of(names.of(seat), &totals.join(", "))
    };
    (seats > 1 && has_course).then(|| {
        let all: Vec<String> = Seat::all(seats).map(in_words).collect();
        view! {
            <svg class="course" viewBox="-3 -3 246 62" role="img" aria-label=texts::course(&all.join("; "))>
                {Seat::all(seats).map(line).collect_any()}
            </svg>
        }
    })
}
