//! A chart of the totals in the course of a match, with a slider that reads it out.

use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::i18n::{printed, signed};
use crate::saves::score_course::{HEIGHT, ScoreCourse, WIDTH};
use crate::svg::number::fixed1;
use crate::table::narration::Names;
use crate::ui::erased::{CollectAny, on, text};

use super::state::TableState;
use super::texts;

/// The totals at a stop, in words.
fn in_words(course: &ScoreCourse, stop: usize, names: &Names) -> String {
    let total = |(seat, total): (usize, &i32)| {
        texts::course_of(names.of(Seat(seat as u8)), &printed(*total))
    };
    course.stops[stop].iter().enumerate().map(total).collect::<Vec<_>>().join(" · ")
}

/// The totals as a chart. The lines also differ in their dashes. A slider goes through the scores, and its value has
/// all totals in words.
#[component]
pub(super) fn Chart(table: TableState, is_over: bool) -> impl IntoView {
    let (course, best) = table.game.active.with_untracked(|active| {
        let course = ScoreCourse::of(&*active.game);
        let best = course.best_moment(active.game.info().lower_is_better);
        (course, best.filter(|_| is_over))
    });
    let names = table.names();
    let best_words = best.map(|best| {
        let name = names.of(Seat(best.seat as u8)).to_owned();
        texts::best_moment(&name, &signed(best.points))
    });
    (course.is_worth_drawing() && course.stops[0].len() > 1).then(|| {
        let last = course.last();
        let seats = course.stops[0].len();
        let at = RwSignal::new(last);
        let course = StoredValue::new(course);
        let words = text(move || course.with_value(|course| in_words(course, at.get(), &names)));
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
            goal.filter(|goal| *goal <= course.most()).map(|goal| fixed1(course.y(goal)))
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
                {best.zip(best_words).map(|(best, words)| view! {
                    <button class="button plain best-moment" on:click=on(move |_| at.set(best.stop))>{words}</button>
                })}
            </section>
        }
    })
}
