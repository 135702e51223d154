//! A sprint: ten puzzles of a game as fast as possible, for exact arithmetic under the clock.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::games;
use crate::puzzles::entry::{Entry, entries};
use crate::svg::number::fixed1;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{CollectAny, part, part_later};
use crate::ui::focus::focus_heading;
use crate::ui::platform::fetch::fetch_puzzles;
use crate::ui::play::puzzle::{Answer, Asked, Puzzle, puzzle_table};
use crate::ui::storage::puzzle_store;
use crate::ui::texts::SPRINT;

use super::puzzle_page::{BACK, for_puzzle, message, question_of, right_answer};
use super::texts;

/// Puzzles of a sprint.
const COUNT: usize = 10;
/// Tenths of a second that a wrong answer costs.
const PENALTY: u32 = 100;
/// The levels, each with its part of the puzzles, from the easiest.
pub(super) const LEVELS: [(&str, crate::i18n::Text, (usize, usize)); 3] =
    [("easy", texts::EASY, (0, 1)), ("medium", texts::MEDIUM, (1, 2)), ("all", texts::ALL, (0, 3))];

/// The state of a sprint.
#[derive(Clone, Copy)]
struct SprintState {
    id: &'static str,
    level: &'static str,
    all: StoredValue<Vec<Entry>>,
    /// Number of puzzles that were answered and left behind.
    at: RwSignal<usize>,
    /// When the puzzle on the table appeared, in milliseconds.
    since: StoredValue<f64>,
    /// The time of each answered puzzle in tenths of a second, and whether its answer was right.
    times: RwSignal<Vec<(u32, bool)>>,
    /// The time so far in tenths of a second.
    shown: RwSignal<u32>,
}

/// A sprint of a game and a level.
#[component]
pub(in crate::ui) fn SprintPage(id: String, level: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else { return ().into_any() };
    let (level, _, part_of) =
        LEVELS.into_iter().find(|(name, ..)| *name == level).unwrap_or(LEVELS[0]);
    let id = game.info().id;
    part_later(message(texts::LOADING.as_str(), None), fetch_puzzles(id), move |file| {
        let all = file.map(|file| entries(&file)).unwrap_or_default();
        if all.len() < 3 * COUNT {
            return message(texts::NOT_LOADED.as_str(), None);
        }
        let state = SprintState {
            id,
            level,
            all: StoredValue::new(drawn(&all, part_of)),
            at: RwSignal::new(0),
            since: StoredValue::new(0.0),
            times: RwSignal::new(Vec::new()),
            shown: RwSignal::new(0),
        };
        let timer = StoredValue::new_local(Interval::new(100, move || state.tick()));
        on_cleanup(move || timer.dispose());
        part(move || state.view()).into_any()
    })
    .into_any()
}

/// Ten different puzzles from a part of all, which begin with the easiest.
fn drawn(all: &[Entry], (from, to): (usize, usize)) -> Vec<Entry> {
    let third = all.len() / 3;
    let mut part = all[third * from..third * to].to_vec();
    let mut drawn = Vec::new();
    while drawn.len() < COUNT && !part.is_empty() {
        let at = (js_sys::Math::random() * part.len() as f64) as usize;
        drawn.push(part.swap_remove(at));
    }
    drawn
}

impl SprintState {
    fn sum(self) -> u32 {
        let penalty = |is_right: bool| if is_right { 0 } else { PENALTY };
        self.times.with(|all| all.iter().map(|(time, is_right)| time + penalty(*is_right)).sum())
    }

    /// Tenths of a second since the puzzle appeared.
    fn passed(self) -> u32 {
        ((js_sys::Date::now() - self.since.get_value()) / 100.0).max(0.0) as u32
    }

    /// The clock runs until a puzzle is answered, and again when the next one appears.
    fn tick(self) {
        let runs = untrack(|| self.times.with(Vec::len) == self.at.get());
        if runs {
            self.shown.try_set(untrack(|| self.sum()) + self.passed());
        }
    }

    fn view(self) -> AnyView {
        let at = self.at.get();
        if at > 0 {
            focus_heading();
        }
        let next = self.all.with_value(|all| all.get(at).cloned());
        let opened = next.and_then(|entry| Some((for_puzzle(&entry)?, entry)));
        let Some((active, entry)) = opened else { return self.end() };
        self.since.set_value(js_sys::Date::now());
        let puzzle = Puzzle::new(entry.seat, entry.solution.clone());
        let answer = right_answer(&active, &entry);
        Effect::new(move |_| {
            if let Some(given) = puzzle.answer() {
                let time = self.passed();
                self.times.update(|times| times.push((time, given == Answer::Right)));
                self.shown.set(untrack(|| self.sum()));
            }
        });
        let verdict = move |given: &Answer| match given {
            Answer::Right => texts::RIGHT.into(),
            Answer::Wrong(_) => texts::wrong(answer.as_str()),
        };
        let progress = move || texts::sprint_at(at + 1, COUNT, &*seconds(self.shown.get()));
        let asked = Asked {
            title: SPRINT.as_str(),
            progress: Signal::derive(progress),
            question: question_of(self.id, &entry),
            back: BACK,
            verdict: Box::new(verdict),
            next: Callback::new(move |()| self.at.update(|at| *at += 1)),
        };
        puzzle_table(active, puzzle, asked)
    }

    /// The time, the best time, and which puzzles were slow.
    fn end(self) -> AnyView {
        let time = untrack(|| self.sum());
        let mut is_best = false;
        puzzle_store::change(|progress| is_best = progress.sprint(self.id, self.level, time));
        let best = puzzle_store::load().best_sprint(self.id, self.level).unwrap_or(time);
        let times = self.times.get_untracked();
        let longest = times.iter().map(|(time, _)| *time).max().unwrap_or(1).max(1);
        let row = |(at, (time, is_right)): (usize, &(u32, bool))| {
            let share = fixed1(100.0 * f64::from(*time) / f64::from(longest)) + "%";
            let missed = (!is_right).then(|| texts::MISSED.as_str());
            view! {
                <li>
                    <span class="number">{at + 1}</span>
                    <i class:missed=!is_right style:width=share aria-hidden="true"></i>
                    <b>{seconds(*time)}</b>
                    <span class="quiet">{missed}</span>
                </li>
            }
        };
        let verdict = match is_best {
            true => texts::NEW_BEST.into(),
            false => texts::best_time(&*seconds(best)),
        };
        view! {
            <PageHeader/>
            <main class="page prose sprint">
                <h1 tabindex="-1">{texts::sprint_time(&*seconds(time))}</h1>
                <p class="lead">{verdict}</p>
                <ol class="sprint-times" role="list">{times.iter().enumerate().map(row).collect_any()}</ol>
                <p class="quiet">{texts::SPRINT_PENALTY.as_str()}</p>
                <p class="actions"><a class="button primary" href=BACK>{texts::ALL_PUZZLES.as_str()}</a></p>
            </main>
        }
        .into_any()
    }
}

/// A time as minutes, seconds and tenths: "1:04.3".
fn seconds(tenths: u32) -> String {
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}
