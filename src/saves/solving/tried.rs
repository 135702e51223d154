//! A puzzle that was tried, or whose answer was shown.

use serde::{Deserialize, Serialize};

use crate::lines;
use crate::puzzles::glicko::Rating;

use super::player::{of_whole, whole};

/// How a puzzle was answered. Only the first answer counts, because the right one is known afterwards. Earlier versions
/// read every digit but 1 as a wrong answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    /// The answer was shown before anybody tried: on paper.
    #[serde(rename = "3")]
    Shown,
    /// The first answer was wrong.
    #[serde(rename = "0")]
    Missed,
    /// The first answer was wrong, or the answer was shown; a later answer was right.
    #[serde(rename = "2")]
    FoundLater,
    /// The first answer was right.
    #[serde(rename = "1")]
    Solved,
}

/// A puzzle that was tried.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tried {
    pub(super) rating: Rating,
    pub(super) answer: Answer,
}

/// A puzzle that was tried, as a line. Rating and deviation are in tenths, volatility in millionths.
#[derive(Serialize, Deserialize)]
#[serde(rename = "puzzle-1")]
struct Line {
    game: String,
    mark: String,
    rating: i32,
    deviation: i32,
    volatility: i32,
    answer: Answer,
}

impl Tried {
    pub(super) fn line(&self, (game, mark): &(String, String)) -> String {
        let (rating, deviation, volatility) = whole(self.rating);
        let (game, mark, answer) = (game.clone(), mark.clone(), self.answer);
        lines::write(&Line { game, mark, rating, deviation, volatility, answer })
    }

    /// The game and the mark of a line, and the puzzle.
    pub(super) fn parse(line: &str) -> Option<((String, String), Tried)> {
        let Line { game, mark, rating, deviation, volatility, answer } = lines::read(line).ok()?;
        let rating = of_whole(rating, deviation, volatility)?;
        Some(((game, mark), Tried { rating, answer }))
    }
}
