//! A puzzle that was tried, or whose answer was shown.

use crate::puzzles::glicko::Rating;

use super::player::{read, written};

pub(super) const PUZZLE: &str = "puzzle-1";

/// How a puzzle was answered. Only the first answer counts, because the right one is known afterwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Answer {
    /// The answer was shown before anybody tried: on paper.
    Shown,
    /// The first answer was wrong.
    Missed,
    /// The first answer was wrong, or the answer was shown; a later answer was right.
    FoundLater,
    /// The first answer was right.
    Solved,
}

/// The answers and their digits in files. Earlier versions read every digit but 1 as a wrong answer.
const ANSWERS: [(Answer, &str); 4] =
    [(Answer::Missed, "0"), (Answer::Solved, "1"), (Answer::FoundLater, "2"), (Answer::Shown, "3")];

/// A puzzle that was tried.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tried {
    pub(super) rating: Rating,
    pub(super) answer: Answer,
}

impl Tried {
    pub(super) fn line(&self, (game, mark): &(String, String)) -> String {
        let digit =
            ANSWERS.iter().find(|(answer, _)| *answer == self.answer).map_or("0", |it| it.1);
        format!("{PUZZLE}|{game}|{mark}|{}|{digit}", written(self.rating))
    }

    pub(super) fn parse(fields: &[&str]) -> Option<Tried> {
        let [rating, deviation, volatility, digit] = fields[..] else { return None };
        let (answer, _) = ANSWERS.iter().find(|(_, known)| *known == digit)?;
        Some(Tried { rating: read(rating, deviation, volatility)?, answer: *answer })
    }
}
