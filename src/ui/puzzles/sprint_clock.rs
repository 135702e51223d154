//! The clock of a sprint: ten questions as fast as possible, and at the end which of them were slow.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::puzzles::pace::sprint_time;
use crate::svg::number::fixed1;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{CollectAny, on};
use crate::ui::platform::build::reload;
use crate::ui::prefs::Prefs;
use crate::ui::storage::puzzle_store;

use super::puzzle_page::{BACK, question_of};
use super::texts;

/// Questions of a sprint.
pub(super) const COUNT: usize = 10;
/// Tenths of a second that a wrong answer costs.
const PENALTY: u32 = 100;

/// The state of a sprint's clock.
#[derive(Clone, Copy)]
pub(super) struct SprintClock {
    game: &'static str,
    /// The name of the sprint in the progress.
    name: &'static str,
    /// Whether time counts.
    runs: bool,
    /// Number of questions that were answered and left behind.
    at: RwSignal<usize>,
    /// When the question appeared, in milliseconds.
    since: StoredValue<f64>,
    /// The time of each answer in tenths of a second, and whether it was right.
    times: RwSignal<Vec<(u32, bool)>>,
    /// The time so far in tenths of a second.
    shown: RwSignal<u32>,
}

impl SprintClock {
    /// A clock that starts with the first question.
    pub(super) fn new(game: &'static str, name: &'static str) -> SprintClock {
        let clock = SprintClock {
            game,
            name,
            runs: expect_context::<RwSignal<Prefs>>().with_untracked(Prefs::has_sprint_clock),
            at: RwSignal::new(0),
            since: StoredValue::new(0.0),
            times: RwSignal::new(Vec::new()),
            shown: RwSignal::new(0),
        };
        let timer = StoredValue::new_local(Interval::new(100, move || clock.tick()));
        on_cleanup(move || timer.dispose());
        clock
    }

    /// The number of the current question, from 0.
    pub(super) fn at(self) -> usize {
        self.at.get()
    }

    /// Goes to the next question.
    pub(super) fn go_on(self) {
        self.at.update(|at| *at += 1);
    }

    /// The question has appeared.
    pub(super) fn start(self) {
        self.since.set_value(js_sys::Date::now());
    }

    /// The question was answered. It is one about these topics.
    pub(super) fn answer(self, is_right: bool, topics: &[String]) {
        let time = self.passed();
        self.times.update(|times| times.push((time, is_right)));
        self.shown.set(untrack(|| self.sum()));
        if self.runs {
            puzzle_store::change(|progress| {
                for topic in topics {
                    progress.pace(self.game, topic, time);
                }
            });
        }
    }

    /// Which question of how many this is, and the time so far.
    pub(super) fn standing(self) -> String {
        let number = self.at.get() + 1;
        match self.runs {
            true => texts::sprint_at(number, COUNT, &*sprint_time(self.shown.get())),
            false => texts::calm_at(number, COUNT),
        }
    }

    fn sum(self) -> u32 {
        let penalty = |is_right: bool| if is_right { 0 } else { PENALTY };
        self.times.with(|all| all.iter().map(|(time, is_right)| time + penalty(*is_right)).sum())
    }

    /// Tenths of a second since the question appeared.
    fn passed(self) -> u32 {
        ((js_sys::Date::now() - self.since.get_value()) / 100.0).max(0.0) as u32
    }

    /// The clock runs until a question is answered, and again when the next one appears.
    fn tick(self) {
        let is_open = untrack(|| self.times.with(Vec::len) == self.at.get());
        if is_open {
            self.shown.try_set(untrack(|| self.sum()) + self.passed());
        }
    }

    /// The page after the last question.
    pub(super) fn end(self) -> AnyView {
        let times = self.times.get_untracked();
        let right = times.iter().filter(|(_, is_right)| *is_right).count();
        let (title, verdict) = match self.runs {
            true => self.result(),
            false => (texts::calm_over(right, COUNT), String::new()),
        };
        let longest = times.iter().map(|(time, _)| *time).max();
        let rows = times.iter().enumerate().map(|(at, (time, is_right))| {
            let verdict = if *is_right { "" } else { texts::MISSED.as_str() };
            let time = self.runs.then_some(*time);
            row((at + 1).to_string(), time, longest, verdict)
        });
        view! {
            <PageHeader/>
            <main class="page prose sprint">
                <h1 tabindex="-1">{title}</h1>
                <p class="lead">{verdict}</p>
                <ol class="sprint-times" role="list">{rows.collect_any()}</ol>
                {self.runs.then(|| view! { <p class="quiet">{texts::SPRINT_PENALTY.as_str()}</p> })}
                {self.runs.then(|| self.slow_topics())}
                <p class="actions">
                    <button class="button primary" on:click=on(|_| reload())>{texts::SPRINT_AGAIN.as_str()}</button>
                    <a class="button" href=BACK>{texts::ALL_PUZZLES.as_str()}</a>
                </p>
            </main>
        }
        .into_any()
    }

    /// The time and the best time.
    fn result(self) -> (String, String) {
        let time = untrack(|| self.sum());
        let mut is_best = false;
        puzzle_store::change(|progress| is_best = progress.sprint(self.game, self.name, time));
        let best = puzzle_store::load().best_sprint(self.game, self.name).unwrap_or(time);
        let verdict = match is_best {
            true => texts::NEW_BEST.into(),
            false => texts::best_time(&*sprint_time(best)),
        };
        (texts::sprint_time(&*sprint_time(time)), verdict)
    }

    /// The mean times of all kinds of questions so far.
    fn slow_topics(self) -> AnyView {
        let progress = puzzle_store::load();
        let paces = progress.paces(self.game);
        let longest = paces.first().map(|pace| pace.mean());
        let rows = paces
            .iter()
            .map(|pace| row(topic_name(self.game, &pace.topic), Some(pace.mean()), longest, ""));
        view! {
            <section class="slow-topics">
                <h2>{texts::SLOW.as_str()}</h2>
                <p class="quiet">{texts::SLOW_WHY.as_str()}</p>
                <ol class="sprint-times topics" role="list">{rows.collect_any()}</ol>
            </section>
        }
        .into_any()
    }
}

/// The name of a kind of question.
fn topic_name(game: &str, topic: &str) -> String {
    let question = question_of(game, topic);
    match topic.parse::<usize>() {
        Ok(cards) => texts::of_cards(cards),
        Err(_) if question.is_empty() => topic.to_owned(),
        Err(_) => question,
    }
}

/// A time as a bar beside a name.
fn row(name: String, time: Option<u32>, longest: Option<u32>, verdict: &'static str) -> AnyView {
    let share =
        |time: u32| fixed1(100.0 * f64::from(time) / f64::from(longest.unwrap_or(1).max(1))) + "%";
    view! {
        <li>
            <span class="number">{name}</span>
            {time.map(|time| view! {
                <i class:missed=!verdict.is_empty() style:width=share(time) aria-hidden="true"></i>
                <b>{sprint_time(time)}</b>
            })}
            <span class="quiet">{verdict}</span>
        </li>
    }
    .into_any()
}
