//! The clock of a sprint: ten questions as fast as possible, and at the end which of them were slow.

use leptos::prelude::*;

use crate::saves::solving::pace::sprint_time;
use crate::saves::solving::run::{QUESTIONS, Run, RunKind};
use crate::svg::number::fixed1;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{CollectAny, on, part_anew};
use crate::ui::focus::focus_heading;
use crate::ui::prefs::Prefs;
use crate::ui::storage::puzzle_store;

use super::open_run::OpenRun;
use super::puzzle_page::BACK;
use super::question::question_of;
use super::texts;

/// Draws the questions of a sprint.
type Draw = Box<dyn Fn() -> Vec<String> + Send + Sync>;

/// A sprint with its clock.
#[derive(Clone, Copy)]
pub(super) struct SprintClock {
    game: &'static str,
    /// The name of the sprint in the progress.
    name: &'static str,
    /// Whether time counts.
    runs: bool,
    run: OpenRun,
    draw: StoredValue<Draw>,
    /// The question that is shown, from 0. It stays while its answer is read.
    at: RwSignal<u32>,
    /// Sprints that were begun on this page. A new one shows a new table.
    begun: RwSignal<u32>,
}

impl SprintClock {
    /// The stored sprint if there is one, or else one with new questions.
    pub(super) fn open(
        kind: RunKind,
        game: &'static str,
        level: &str,
        name: &'static str,
        can_ask: impl FnOnce(&[String]) -> bool,
        draw: Draw,
    ) -> SprintClock {
        let run = OpenRun::open(kind, game, level, can_ask, &draw);
        let clock = SprintClock {
            game,
            name,
            runs: expect_context::<RwSignal<Prefs>>().with_untracked(Prefs::has_sprint_clock),
            at: RwSignal::new(run.with(answered)),
            run,
            draw: StoredValue::new(draw),
            begun: RwSignal::new(0),
        };
        Effect::new(move |_| {
            if run.adopted.get() > 0 {
                clock.show_anew();
            }
        });
        clock
    }

    /// Shows the open question of another run.
    fn show_anew(self) {
        self.at.set(self.run.with(answered));
        self.begun.update(|begun| *begun += 1);
    }

    /// The page: one question after another, and then the result.
    pub(super) fn page(
        self,
        question: impl Fn(SprintClock) -> AnyView + Send + 'static,
    ) -> AnyView {
        let key = move || self.begun.get() * 2 * QUESTIONS as u32 + self.at.get();
        part_anew(key, move |key| {
            if key > 0 {
                focus_heading();
            }
            let is_over = self.at.get_untracked() as usize >= QUESTIONS;
            if is_over { self.end() } else { question(self) }
        })
    }

    /// What the shown question is about.
    pub(super) fn question(self) -> Option<String> {
        self.run.with(|run| run.questions.get(self.at.get_untracked() as usize).cloned())
    }

    /// The questions of the sprint.
    pub(super) fn questions(self) -> Vec<String> {
        self.run.with(|run| run.questions.clone())
    }

    /// The number of the shown question, from 0.
    pub(super) fn at(self) -> usize {
        self.at.get_untracked() as usize
    }

    /// Goes to the next question that is open.
    pub(super) fn go_on(self) {
        let open = self.run.with(answered);
        self.at.update(|at| *at = open.max(*at + 1));
    }

    /// The question has appeared.
    pub(super) fn ask(self) {
        self.run.ask();
    }

    /// The question was answered. It is one about these topics.
    pub(super) fn answer(self, is_right: bool, topics: &[String]) {
        if !self.run.answer(is_right) {
            return;
        }
        let last = self.run.with(|run| run.answers.last().map(|answer| answer.time));
        let ended = self.run.with(|run| run.is_over().then(|| run.time()));
        if self.runs {
            puzzle_store::change(|progress| {
                for (topic, time) in topics.iter().zip(last.into_iter().cycle()) {
                    progress.pace(self.game, topic, time);
                }
                // A sprint is kept when it ends, whatever the person presses then.
                ended.map(|time| progress.sprint(self.game, self.name, time));
            });
        }
    }

    /// Which question of how many this is, and the time so far.
    pub(super) fn standing(self) -> String {
        let number = self.at.get() as usize + 1;
        let standing = match self.runs {
            true => texts::sprint_at(number, QUESTIONS, &*sprint_time(self.run.shown.get())),
            false => texts::calm_at(number, QUESTIONS),
        };
        match self.run.is_resumed.get() {
            true => format!("{standing} · {}", texts::GOES_ON),
            false => standing,
        }
    }

    /// Whether this sprint was resumed, so that somebody may want another one.
    pub(super) fn can_restart(self) -> bool {
        self.run.is_resumed.get_untracked()
    }

    /// Begins another sprint.
    pub(super) fn restart(self) {
        self.run.restart(self.draw.with_value(|draw| draw()));
        self.show_anew();
    }

    /// The button that begins another sprint.
    pub(super) fn again_button(self) -> AnyView {
        view! {
            <button class="button primary" on:click=on(move |_| self.restart())>
                {texts::SPRINT_AGAIN.as_str()}
            </button>
        }
        .into_any()
    }

    /// The page after the last question.
    fn end(self) -> AnyView {
        let answers = self.run.with(|run| run.answers.clone());
        let (title, verdict) = match self.runs {
            true => self.result(),
            false => (texts::calm_over(self.run.with(Run::solved), QUESTIONS), String::new()),
        };
        let longest = answers.iter().map(|answer| answer.time).max();
        let rows = answers.iter().enumerate().map(|(at, answer)| {
            let verdict = if answer.is_right { "" } else { texts::MISSED.as_str() };
            let time = self.runs.then_some(answer.time);
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
                    {self.again_button()}
                    <a class="button" href=BACK>{texts::ALL_PUZZLES.as_str()}</a>
                </p>
            </main>
        }
        .into_any()
    }

    /// The time and the best time.
    fn result(self) -> (String, String) {
        let time = self.run.with(Run::time);
        let best = puzzle_store::load().best_sprint(self.game, self.name).unwrap_or(time);
        let verdict = match time <= best {
            true => texts::NEW_BEST.into(),
            false => texts::best_time(&*sprint_time(best)),
        };
        (texts::sprint_time(&*sprint_time(time)), verdict)
    }

    /// The mean times of all kinds of questions so far.
    fn slow_topics(self) -> AnyView {
        let progress = puzzle_store::load();
        let paces = progress.paces(self.game);
        let longest = paces.first().map(|(_, pace)| pace.mean());
        let rows = paces
            .iter()
            .map(|(topic, pace)| row(topic_name(self.game, topic), Some(pace.mean()), longest, ""));
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

/// Number of answers so far: the number of the open question, from 0.
fn answered(run: &Run) -> u32 {
    run.answers.len() as u32
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
