//! Progress of a seat towards a number.

use leptos::prelude::*;

use crate::engine::seat::Seat;
use crate::svg::number::fixed1;
use crate::table::Progress;
use crate::ui::erased::{CollectAny, flag, part, part_while, text};

use super::state::TableState;

impl TableState {
    /// The gauge of a seat, if the game shows one.
    pub(super) fn gauge(self, seat: Seat) -> Option<Progress> {
        self.derived
            .scene
            .with(|scene| scene.progress.iter().find(|gauge| gauge.seat == seat).cloned())
    }
}

/// The gauge of a seat: the distance in words, and a lane for each number to reach. Penalty points have one lane with
/// all numbers on it.
#[component]
pub(super) fn Way(table: TableState, seat: Seat) -> impl IntoView {
    let gauge = Memo::new(move |_| table.gauge(seat).unwrap_or_default());
    let shape = Memo::new(move |_| gauge.with(|gauge| (gauge.marks.clone(), gauge.is_penalty)));
    let lanes = move || {
        let (marks, is_penalty) = shape.get();
        let whole = |goal: i32, marks: Vec<i32>| view! { <Lane gauge goal marks/> }.into_any();
        match is_penalty {
            true => vec![whole(marks.last().copied().unwrap_or(1), marks)],
            false => marks.iter().map(|&goal| whole(goal, vec![goal])).collect(),
        }
    };
    let several = move || shape.with(|(marks, is_penalty)| marks.len() > 1 && !is_penalty);
    let hits = |gauge: &Progress| gauge.marks.iter().any(|&goal| gauge.is_exact(goal));
    let kind = move || if gauge.with(|gauge| gauge.is_penalty) { "penalty" } else { "goal" };
    let line = |words: Signal<String>, class: &'static str| {
        part_while(
            move || words.with(|words| !words.is_empty()),
            move || {
                view! { <span class=class>{words}</span> }
            },
        )
    };
    view! {
        {part_while(move || shape.with(|(marks, _)| !marks.is_empty()), move || view! {
            <div class="way" data-kind=text(kind) class:exact=flag(move || gauge.with(hits))>
                <p>
                    {line(text(move || gauge.with(|gauge| gauge.says.clone())), "says")}
                    {line(text(move || gauge.with(|gauge| gauge.hits.clone())), "hits")}
                </p>
                <div class="lanes" class:several=flag(several) aria-hidden="true">{part(lanes)}</div>
            </div>
        })}
    }
}

/// A bar that fills towards a number.
#[component]
fn Lane(gauge: Memo<Progress>, goal: i32, marks: Vec<i32>) -> impl IntoView {
    let share = move |number: i32| {
        let part = f64::from(number) / f64::from(goal.max(1));
        format!("{}%", fixed1(part.clamp(0.0, 1.0) * 100.0))
    };
    let state = move || {
        gauge.with(|gauge| match gauge.value {
            value if gauge.is_penalty && value * 4 >= goal * 3 => "near",
            value if !gauge.is_penalty && value > goal => "over",
            _ if gauge.is_exact(goal) => "exact",
            _ => "under",
        })
    };
    let several = marks.len() > 1 || gauge.with_untracked(|gauge| gauge.marks.len() > 1);
    let mark = |mark: i32| {
        view! {
            <i class="mark" style:inset-inline-start=share(mark)>{several.then_some(mark)}</i>
        }
    };
    view! {
        <div class="lane" data-state=text(state)>
            <div class="fill" style:width=text(move || share(gauge.with(|gauge| gauge.value)))></div>
            {marks.into_iter().map(mark).collect_any()}
        </div>
    }
}
