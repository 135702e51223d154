//! How fast a person answers each kind of question in sprints.
//!
//! A kind is an operation like `×`, a number of cards, or a kind of puzzle.

use serde::{Deserialize, Serialize};

use crate::lines;

/// The answers to one kind of question of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    /// Number of answers.
    pub answers: u32,
    /// Their time together, in tenths of a second.
    pub time: u32,
}

/// A time in tenths of a second as minutes, seconds and tenths: "1:04.3".
pub fn sprint_time(tenths: u32) -> String {
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

impl Pace {
    /// The mean time of an answer in tenths of a second.
    pub fn mean(&self) -> u32 {
        self.time / self.answers.max(1)
    }

    /// Adds an answer with its time, in tenths of a second.
    pub fn add(&mut self, time: u32) {
        self.answers += 1;
        self.time = self.time.saturating_add(time);
    }

    /// The line of the progress, for a game and a kind of question.
    pub(super) fn line(self, (game, topic): &(String, String)) -> String {
        let Pace { answers, time } = self;
        lines::write(&Line { game: game.clone(), topic: topic.clone(), answers, time })
    }

    /// The game and the kind of question of a line, and the pace.
    pub(super) fn parse(line: &str) -> Option<((String, String), Pace)> {
        let Line { game, topic, answers, time } = lines::read(line).ok()?;
        Some(((game, topic), Pace { answers, time }))
    }
}

/// A pace as a line.
#[derive(Serialize, Deserialize)]
#[serde(rename = "pace-1")]
struct Line {
    game: String,
    topic: String,
    answers: u32,
    time: u32,
}
