//! A sprint: ten puzzles of a game as fast as possible, for exact arithmetic under the clock.

use leptos::prelude::*;

use crate::games;
use crate::i18n::Text;
use crate::puzzles::entry::Entry;
use crate::ui::erased::part;
use crate::ui::focus::focus_heading;
use crate::ui::play::puzzle::{Answer, Asked, Puzzle, puzzle_table};
use crate::ui::texts::SPRINT;

use super::puzzle_page::{
    BACK, asked_for, for_puzzle, message, question_of, right_answer, with_puzzles,
};
use super::sprint_clock::{COUNT, SprintClock};
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

/// The level with this name, or else the easiest.
pub(super) fn level_of(id: &str) -> &'static SprintLevel {
    LEVELS.iter().find(|level| level.id == id).unwrap_or(&LEVELS[0])
}

/// A sprint of a game and a level.
#[component]
pub(in crate::ui) fn SprintPage(id: String, level: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else { return ().into_any() };
    let (level, id) = (level_of(&level), game.info().id);
    with_puzzles(id, move |all| {
        if all.len() < 3 * COUNT {
            return message(texts::NOT_LOADED.as_str(), None);
        }
        let state = SprintState {
            id,
            all: StoredValue::new(drawn(&all, level, COUNT)),
            clock: SprintClock::new(id, level.id),
        };
        part(move || state.view()).into_any()
    })
}

/// Different puzzles of a level, by chance.
pub(super) fn drawn(all: &[Entry], level: &SprintLevel, count: usize) -> Vec<Entry> {
    let third = all.len() / 3;
    let (from, to) = level.thirds;
    let mut part = all[third * from..third * to].to_vec();
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
    all: StoredValue<Vec<Entry>>,
    clock: SprintClock,
}

impl SprintState {
    fn view(self) -> AnyView {
        let (at, clock) = (self.clock.at(), self.clock);
        if at > 0 {
            focus_heading();
        }
        let next = self.all.with_value(|all| all.get(at).cloned());
        let opened = next.and_then(|entry| Some((for_puzzle(&entry)?, entry)));
        let Some((active, entry)) = opened else { return clock.end() };
        clock.start();
        let puzzle = Puzzle::new(asked_for(self.id, &entry));
        let answer = right_answer(&active, &entry);
        let topics = topics(self.id, &entry);
        Effect::new(move |_| {
            if let Some(given) = puzzle.answer() {
                clock.answer(given == Answer::Right, &topics);
            }
        });
        let verdict = move |given: Answer| match given {
            Answer::Right => texts::RIGHT.into(),
            Answer::Wrong => texts::wrong(answer.as_str()),
        };
        let asked = Asked {
            title: SPRINT.as_str(),
            progress: Signal::derive(move || clock.standing()),
            question: question_of(self.id, &entry.kind),
            back: BACK,
            verdict: Box::new(verdict),
            next: Callback::new(move |()| clock.go_on()),
        };
        puzzle_table(active, puzzle, asked)
    }
}

/// What a puzzle is about: the operations of its answer, or else its kind.
fn topics(id: &str, entry: &Entry) -> Vec<String> {
    let last = entry.solution.last().and_then(|right| right.first());
    let operations = games::find_game(id)
        .zip(last)
        .map(|(game, answer)| game.operations(answer))
        .unwrap_or_default();
    if operations.is_empty() { vec![entry.kind.clone()] } else { operations }
}
