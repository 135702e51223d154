//! A sprint: ten puzzles of a game as fast as possible, for exact arithmetic under the clock.

use std::collections::HashSet;

use leptos::prelude::*;

use crate::games;
use crate::i18n::Text;
use crate::puzzles::entry::PuzzleEntry;
use crate::saves::solving::run::{QUESTIONS, RunKind};
use crate::ui::play::puzzle::{Answer, Asked, Puzzle, puzzle_table};
use crate::ui::storage::puzzle_store;
use crate::ui::texts::SPRINT;

use super::puzzle_page::{BACK, message, not_loaded, with_puzzles};
use super::question::{asked_for, for_puzzle, question_of, right_answer};
use super::sprint_clock::SprintClock;
use super::texts;

/// A level of sprints.
pub(super) struct SprintLevel {
    /// Its name in addresses and in the progress.
    pub(super) id: &'static str,
    pub(super) title: Text,
    /// Its part of the puzzles, in thirds, which begin with the easiest.
    thirds: (usize, usize),
}

/// The levels, the easiest first.
pub(super) const LEVELS: [SprintLevel; 3] = [
    SprintLevel { id: "easy", title: texts::EASY, thirds: (0, 1) },
    SprintLevel { id: "medium", title: texts::MEDIUM, thirds: (1, 2) },
    SprintLevel { id: "all", title: texts::ALL, thirds: (0, 3) },
];

/// The level with this name. `None` if there is none.
pub(super) fn level_of(id: &str) -> Option<&'static SprintLevel> {
    LEVELS.iter().find(|level| level.id == id)
}

/// A sprint of a game and a level.
#[component]
pub(in crate::ui) fn SprintPage(id: String, level: String) -> impl IntoView {
    let Some((game, level)) = games::find_game(&id).zip(level_of(&level)) else {
        return message(texts::NO_SUCH_PAGE.as_str(), None);
    };
    let id = game.info().id;
    with_puzzles(id, move |all| {
        if all.len() < 3 * QUESTIONS {
            return not_loaded();
        }
        let all = StoredValue::new(all);
        let draw = move || -> Vec<String> {
            all.with_value(|all| {
                drawn(all, level, QUESTIONS).iter().map(PuzzleEntry::mark).collect()
            })
        };
        // Another build may have other puzzles.
        let can_ask = |questions: &[String]| {
            let known: HashSet<String> =
                all.with_value(|all| all.iter().map(PuzzleEntry::mark).collect());
            questions.len() == QUESTIONS && questions.iter().all(|mark| known.contains(mark))
        };
        let clock =
            SprintClock::open(RunKind::Sprint, id, level.id, level.id, can_ask, Box::new(draw));
        let state = SprintState { id, all, clock };
        clock.page(move |_| state.question())
    })
}

/// Different puzzles of a level, by chance.
pub(super) fn drawn(all: &[PuzzleEntry], level: &SprintLevel, count: usize) -> Vec<PuzzleEntry> {
    let third = all.len() / 3;
    let (from, to) = level.thirds;
    let (from, to) = (third * from, if to == 3 { all.len() } else { third * to });
    let mut part = all[from..to].to_vec();
    let mut drawn = Vec::new();
    while drawn.len() < count && !part.is_empty() {
        let at = (js_sys::Math::random() * part.len() as f64) as usize;
        drawn.push(part.swap_remove(at));
    }
    drawn
}

/// The state of a sprint.
#[derive(Clone, Copy)]
struct SprintState {
    id: &'static str,
    all: StoredValue<Vec<PuzzleEntry>>,
    clock: SprintClock,
}

impl SprintState {
    /// The table of the open question.
    fn question(self) -> AnyView {
        let clock = self.clock;
        let mark = clock.question();
        let entry =
            self.all.with_value(|all| all.iter().find(|entry| Some(entry.mark()) == mark).cloned());
        let opened = entry.and_then(|entry| Some((for_puzzle(&entry)?, entry)));
        let Some((active, entry)) = opened else {
            return message(texts::NOT_LOADED.as_str(), Some(clock.again_button()));
        };
        clock.ask();
        let puzzle = Puzzle::new(asked_for(self.id, &entry));
        let answer = right_answer(&active, &entry);
        let (topics, noted) = (topics(self.id, &entry), entry.clone());
        Effect::new(move |_| {
            if let Some(given) = puzzle.answer() {
                let is_right = given == Answer::Right;
                puzzle_store::change(|progress| progress.answer(self.id, &noted, is_right));
                clock.answer(is_right, &topics);
            }
        });
        let verdict = move |given: Answer| match given {
            Answer::Right => texts::RIGHT.into(),
            Answer::Wrong | Answer::Shown => texts::wrong(answer.as_str()),
        };
        let asked = Asked {
            title: SPRINT.as_str(),
            progress: Signal::derive(move || clock.standing()),
            question: question_of(self.id, &entry.kind),
            back: BACK.to_owned(),
            similar: None,
            verdict: Box::new(verdict),
            next: Callback::new(move |()| clock.go_on()),
            restart: clock.can_restart().then(|| Callback::new(move |()| clock.restart())),
        };
        puzzle_table(active, puzzle, asked)
    }
}

/// What a puzzle is about: the operations of its answer, or else its kind.
fn topics(id: &str, entry: &PuzzleEntry) -> Vec<String> {
    let last = entry.solution.last().and_then(|right| right.first());
    let operations = games::find_puzzles(id)
        .zip(last)
        .map(|(puzzles, answer)| puzzles.operations(answer))
        .unwrap_or_default();
    if operations.is_empty() { vec![entry.kind.clone()] } else { operations }
}
