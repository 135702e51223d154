//! A chart of the totals in the course of a match, with a slider that reads it out.

use leptos::prelude::*;

use crate::engine::event::Event;
use crate::engine::seat::Seat;
use crate::games::AnyMatch;
use crate::i18n::printed;
use crate::svg::number::fixed1;
use crate::table::narration::Names;
use crate::ui::erased::{CollectAny, on, text};

use super::state::TableState;
use super::texts;

/// Size of the drawing area, in units of the picture.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;

/// The totals in the course of a match.
#[derive(Clone, PartialEq)]
struct Course {
    /// The totals at the start, and after every step in which somebody scored.
    stops: Vec<Vec<i32>>,
    /// Largest and smallest number of the picture.
    most: i32,
    least: i32,
}

impl Course {
    fn of(game: &dyn AnyMatch) -> Course {
        let mut stops = vec![vec![0; usize::from(game.seats())]];
        for events in (0..=game.step_count()).map(|step| game.events(step)) {
            let mut totals = stops[stops.len() - 1].clone();
            let mut scores = false;
            for event in events {
                if let Event::Score { seat, total, .. } = event {
                    totals[usize::from(seat.0)] = total;
                    scores = true;
                }
            }
            stops.extend(scores.then_some(totals));
        }
        let all = || stops.iter().flatten().copied();
        let (most, least) = (all().max().unwrap_or(0).max(1), all().min().unwrap_or(0).min(0));
        Course { stops, most, least }
    }

    /// If all points came in one step, there is no course to draw.
    fn is_worth_drawing(&self) -> bool {
        self.stops.len() > 2 && self.stops[0].len() > 1
    }

    fn last(&self) -> usize {
        self.stops.len() - 1
    }

    fn x(&self, stop: usize) -> f64 {
        WIDTH * stop as f64 / self.last().max(1) as f64
    }

    fn y(&self, total: i32) -> f64 {
        HEIGHT * f64::from(self.most - total) / f64::from(self.most - self.least)
    }

    /// The line of a seat.
    fn line(&self, seat: usize) -> String {
        let point = |(stop, totals): (usize, &Vec<i32>)| {
            let letter = if stop == 0 { 'M' } else { 'L' };
            format!("{letter}{} {}", fixed1(self.x(stop)), fixed1(self.y(totals[seat])))
        };
        self.stops.iter().enumerate().map(point).collect()
    }

    /// The totals at a stop, in words.
    fn in_words(&self, stop: usize, names: &Names) -> String {
        let total = |(seat, total): (usize, &i32)| {
            texts::course_of(names.of(Seat(seat as u8)), &printed(*total))
        };
        self.stops[stop].iter().enumerate().map(total).collect::<Vec<_>>().join(" · ")
    }
}

/// The totals as a chart. The lines also differ in their dashes. A slider goes through the scores, and its value has
/// all totals in words.
#[component]
pub(super) fn Chart(table: TableState) -> impl IntoView {
    let course = table.game.active.with_untracked(|active| Course::of(&*active.game));
    let names = table.names();
    course.is_worth_drawing().then(|| {
        let last = course.last();
        let seats = course.stops[0].len();
        let at = RwSignal::new(last);
        let course = StoredValue::new(course);
        let words = text(move || course.with_value(|course| course.in_words(at.get(), &names)));
        let x = text(move || course.with_value(|course| fixed1(course.x(at.get()))));
        let line = |seat: usize| {
            let path = course.with_value(|course| course.line(seat));
            let y = text(move || {
                course.with_value(|course| fixed1(course.y(course.stops[at.get()][seat])))
            });
            view! {
                <g class=format!("series-{seat}")>
                    <path d=path/>
                    <circle r="4" cx=x cy=y/>
                </g>
            }
        };
        let axis = course.with_value(|course| fixed1(course.y(0)));
        let goal = table.derived.scene.with_untracked(|scene| scene.goal);
        let goal = course.with_value(|course| {
            goal.filter(|goal| *goal <= course.most).map(|goal| fixed1(course.y(goal)))
        });
        view! {
            <section class="chart" aria-label=texts::COURSE.as_str()>
                <svg class="course" viewBox="-6 -6 332 108" aria-hidden="true">
                    <path class="axis" d=format!("M0 {axis}H{}", fixed1(WIDTH))/>
                    {goal.map(|y| view! { <path class="goal-line" d=format!("M0 {y}H{}", fixed1(WIDTH))/> })}
                    <line class="axis" x1=x x2=x y1="0" y2=fixed1(HEIGHT)/>
                    {(0..seats).map(line).collect_any()}
                </svg>
                <input type="range" min="0" max=last.to_string() step="1" aria-label=texts::COURSE.as_str()
                    aria-valuetext=words prop:value=text(move || at.get().to_string())
                    on:input=on(move |ev| at.set(event_target_value(&ev).parse().unwrap_or(0).min(last)))
                />
                <p class="readout" aria-hidden="true">{words}</p>
            </section>
        }
    })
}
