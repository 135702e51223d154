//! Runs of questions: a rush, a sprint, sums, and the puzzle that is open. A run survives a reload and a look at another
//! page. Its clock counts only while the page of the run is open, and never goes back.
//!
//! ```text
//! run-1|sprint|some-game|easy|9c07b1e4|5312|812+,1204-|5e0c91aa;83dc2a0f;…
//! ```
//!
//! The fields are: the kind; the game; the level, empty without one; a random number that tells the run from others;
//! the clock in milliseconds; the time of each answer in tenths of a second, with `+` for a right and `-` for a wrong
//! one; and what is asked, in order: marks of puzzles, or the seed of the sums.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::lines;
use crate::saves::merge::{Unread, text_of, unread};

/// The kind of a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RunKind {
    /// Puzzles one after another, without an end: only the open one is kept.
    Free,
    /// As many puzzles as possible in a time.
    Rush,
    /// Ten puzzles as fast as possible.
    Sprint,
    /// Ten sums as fast as possible.
    Sums,
}

/// Milliseconds of a rush.
pub const RUSH: u32 = 180_000;
/// Mistakes that end a rush.
pub const MISTAKES: usize = 3;
/// Questions of a sprint.
pub const QUESTIONS: usize = 10;
/// Tenths of a second that a wrong answer costs in a sprint.
pub const PENALTY: u32 = 100;

/// An answer in a run. In lines `+` or `-` follows its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RunAnswer {
    /// In tenths of a second.
    pub time: u32,
    /// Whether it was right.
    pub is_right: bool,
}

/// A run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "run-1")]
pub struct Run {
    /// The kind.
    pub kind: RunKind,
    /// The game.
    pub game: String,
    /// The level; empty without one.
    pub level: String,
    /// A random number. A run that begins anew has another one.
    #[serde(with = "lines::hexadecimal")]
    pub id: u32,
    /// Milliseconds: of the whole run in a rush, and of the open question in a sprint.
    pub clock: u32,
    /// The answers so far.
    pub answers: Vec<RunAnswer>,
    /// What is asked, in order. In a rush the last one is open.
    #[serde(with = "lines::semicolons")]
    pub questions: Vec<String>,
}

impl Run {
    /// A run that begins.
    pub fn new(kind: RunKind, game: &str, level: &str, id: u32, questions: Vec<String>) -> Run {
        let (game, level) = (game.to_owned(), level.to_owned());
        Run { kind, game, level, id, clock: 0, answers: Vec::new(), questions }
    }

    /// Number of right answers.
    pub fn solved(&self) -> usize {
        self.answers.iter().filter(|answer| answer.is_right).count()
    }

    /// Number of wrong answers.
    pub fn missed(&self) -> usize {
        self.answers.len() - self.solved()
    }

    /// Whether no question can be answered any more.
    pub fn is_over(&self) -> bool {
        match self.kind {
            RunKind::Free => false,
            RunKind::Rush => self.clock >= RUSH || self.missed() >= MISTAKES,
            RunKind::Sprint | RunKind::Sums => self.answers.len() >= QUESTIONS,
        }
    }

    /// The clock goes on by these milliseconds.
    pub fn pass(&mut self, milliseconds: u32) {
        if !self.is_over() {
            self.clock = self.clock.saturating_add(milliseconds);
        }
    }

    /// Notes the answer to the open question. False if the run is over.
    pub fn answer(&mut self, is_right: bool) -> bool {
        if self.is_over() {
            return false;
        }
        if self.kind == RunKind::Free {
            self.questions.clear();
            return true;
        }
        let time = self.clock / 100;
        self.answers.push(RunAnswer { time, is_right });
        if matches!(self.kind, RunKind::Sprint | RunKind::Sums) {
            self.clock = 0;
        }
        true
    }

    /// The time of a sprint so far, in tenths of a second, with penalties.
    pub fn time(&self) -> u32 {
        let penalty = |answer: &RunAnswer| if answer.is_right { 0 } else { PENALTY };
        let answered = self.answers.iter().map(|it| it.time.saturating_add(penalty(it)));
        answered.fold(self.clock / 100, u32::saturating_add)
    }

    /// Seconds that are left of a rush, rounded up.
    pub fn left(&self) -> u32 {
        RUSH.saturating_sub(self.clock).div_ceil(1000)
    }

    fn is(&self, kind: RunKind, game: &str, level: &str) -> bool {
        self.kind == kind && self.game == game && self.level == level
    }
}

impl From<RunAnswer> for String {
    fn from(answer: RunAnswer) -> String {
        format!("{}{}", answer.time, if answer.is_right { '+' } else { '-' })
    }
}

impl TryFrom<String> for RunAnswer {
    type Error = ParseAnswerError;

    fn try_from(text: String) -> Result<RunAnswer, ParseAnswerError> {
        let (time, is_right) = match (text.strip_suffix('+'), text.strip_suffix('-')) {
            (Some(time), _) => (time, true),
            (_, Some(time)) => (time, false),
            _ => return Err(ParseAnswerError),
        };
        Ok(RunAnswer { time: time.parse().map_err(|_| ParseAnswerError)?, is_right })
    }
}

/// The error for a text that is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected a time with `+` or `-`")]
pub struct ParseAnswerError;

/// The runs that go on, at most one of each kind, game and level. Lines of newer versions are kept as they are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Runs {
    all: Vec<Run>,
    unread: Unread,
}

impl Runs {
    /// Parses the text form, a line for each run.
    pub fn parse(text: &str) -> Runs {
        let mut all = Vec::new();
        let unread = unread(text, |line| {
            all.push(lines::read(line).ok()?);
            Some(())
        });
        Runs { all, unread }
    }

    /// The text form.
    pub fn to_text(&self) -> String {
        text_of(self.all.iter().map(lines::write), &self.unread)
    }

    /// The run of this kind, game and level.
    pub fn find(&self, kind: RunKind, game: &str, level: &str) -> Option<&Run> {
        self.all.iter().find(|run| run.is(kind, game, level))
    }

    /// Puts a run in place of the one of its kind, game and level.
    pub fn put(&mut self, run: Run) {
        self.remove(run.kind, &run.game, &run.level);
        self.all.push(run);
    }

    /// Forgets a run.
    pub fn remove(&mut self, kind: RunKind, game: &str, level: &str) {
        self.all.retain(|run| !run.is(kind, game, level));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(kind: RunKind) -> Run {
        Run::new(kind, "a-game", "easy", 7, vec!["5e0c91aa".into(), "83dc2a0f".into()])
    }

    #[test]
    fn runs_survive_their_text_and_unknown_lines_stay() {
        let mut runs = Runs::default();
        for kind in [RunKind::Free, RunKind::Rush, RunKind::Sprint, RunKind::Sums] {
            let mut run = run(kind);
            run.pass(1234);
            run.answer(true);
            run.pass(777);
            run.answer(false);
            runs.put(run);
        }
        let text = runs.to_text() + "run-2|newer\n";
        let again = Runs::parse(&text);
        assert_eq!((again.to_text(), &again.all), (text, &runs.all));
        for damaged in [
            "",
            "run-1",
            "run-1|rush|a||00000001|x||",
            "run-1|rush|a||00000001|1|12|",
            "run-1|new|a||00000001|1||",
            "run-1|rush|a||1|1||",
            "run-1|rush|a||00000001|1||5e|more",
        ] {
            assert!(Runs::parse(damaged).all.is_empty(), "{damaged}");
        }
    }

    #[test]
    fn a_rush_ends_with_its_time_or_the_third_mistake() {
        let mut rush = run(RunKind::Rush);
        rush.pass(RUSH - 1);
        assert!(rush.answer(true) && rush.left() == 1);
        rush.pass(1);
        assert!(rush.is_over() && !rush.answer(true));
        assert_eq!((rush.solved(), rush.left()), (1, 0));
        let mut rush = run(RunKind::Rush);
        for _ in 0..MISTAKES {
            assert!(!rush.is_over() && rush.answer(false));
        }
        assert!(rush.is_over());
    }

    #[test]
    fn a_sprint_adds_up_its_questions() {
        let mut sprint = run(RunKind::Sprint);
        for number in 0..QUESTIONS {
            sprint.pass(1500);
            assert!(sprint.answer(number > 0));
        }
        assert_eq!(sprint.time(), 15 * 10 + PENALTY);
        let long = RunAnswer { time: u32::MAX, is_right: false };
        assert_eq!(Run { answers: vec![long; 3], ..sprint.clone() }.time(), u32::MAX);
        sprint.pass(1000);
        assert_eq!((sprint.time(), sprint.answer(true)), (15 * 10 + PENALTY, false));
    }
}
