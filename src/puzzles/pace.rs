//! How fast a person answers each kind of question in sprints.

use super::progress::PACE;

/// The answers to one kind of question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The game.
    pub game: String,
    /// The kind: an operation like `×`, a number of cards, or a kind of puzzle.
    pub topic: String,
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

    pub(super) fn line(&self) -> String {
        let Pace { game, topic, answers, time } = self;
        format!("{PACE}|{game}|{topic}|{answers}|{time}")
    }

    pub(super) fn parse(line: &str) -> Option<Pace> {
        let fields: Vec<&str> = line.split('|').collect();
        let [PACE, game, topic, answers, time] = fields[..] else { return None };
        Some(Pace {
            game: game.to_owned(),
            topic: topic.to_owned(),
            answers: answers.parse().ok()?,
            time: time.parse().ok()?,
        })
    }
}
