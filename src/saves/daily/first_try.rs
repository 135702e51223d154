//! The first try at a day's deal or puzzle: a line of the log.
//!
//! The fields of a result are: the number of the day; the game, or `spot` for the puzzle; 1 if it was won or solved;
//! the points; the most points of another player, empty without one; the moves; hints; undos; and the link to the
//! match, empty without one.

use serde::{Deserialize, Serialize};

use crate::lines;
use crate::saves::standing::Practice;

use super::date::Date;

const OPEN: &str = "open";

/// The result of a day's deal or puzzle at the first try.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "daily-1")]
pub struct DailyResult {
    /// The day.
    pub date: Date,
    /// The game, or [`super::log::PUZZLE`].
    pub what: String,
    /// Whether it was won or solved.
    pub won: bool,
    /// The player's points.
    pub points: i32,
    /// The most points of another player, or the fewest where fewer are better.
    pub others: Option<i32>,
    /// Moves of the player.
    pub moves: u32,
    /// Hints. For a puzzle 1 if its answer was known before.
    pub hints: u32,
    /// Undos.
    pub undos: u32,
    /// The link to the match; empty if there is none.
    pub link: String,
}

/// A try that has begun, or that is practice.
#[derive(Serialize, Deserialize)]
#[serde(rename = "attempt-1")]
struct Attempt {
    date: Date,
    what: String,
    /// `open`, or why it is practice.
    word: String,
}

/// The first try at a day's deal or puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum FirstTry {
    Open,
    Practice(Practice),
    Ended(DailyResult),
}

impl FirstTry {
    /// How far it is. A try never goes back.
    pub(super) fn stage(&self) -> u8 {
        match self {
            FirstTry::Open => 0,
            FirstTry::Practice(_) => 1,
            FirstTry::Ended(DailyResult { won: false, .. }) => 2,
            FirstTry::Ended(_) => 3,
        }
    }

    pub(super) fn line(&self, (date, what): &(Date, String)) -> String {
        let word = match self {
            FirstTry::Ended(result) => return lines::write(result),
            FirstTry::Open => OPEN,
            FirstTry::Practice(why) => why.word(),
        };
        lines::write(&Attempt { date: *date, what: what.clone(), word: word.to_owned() })
    }

    pub(super) fn parse(line: &str) -> Option<((Date, String), FirstTry)> {
        if let Ok(result) = lines::read::<DailyResult>(line) {
            return Some(((result.date, result.what.clone()), FirstTry::Ended(result)));
        }
        let Attempt { date, what, word } = lines::read(line).ok()?;
        let this = match word.as_str() {
            OPEN => FirstTry::Open,
            // A newer version may write more fields.
            word if word.contains('|') => return None,
            word => FirstTry::Practice(Practice::of_word(word)),
        };
        Some(((date, what), this))
    }

    /// The result, if the try has ended.
    pub(super) fn result(&self) -> Option<&DailyResult> {
        match self {
            FirstTry::Ended(result) => Some(result),
            _ => None,
        }
    }
}
