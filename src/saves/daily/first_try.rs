//! The first try at a day's deal or puzzle: a line of the log.
//!
//! The fields of a result are: the number of the day; the game, or `spot` for the puzzle; 1 if it was won or solved;
//! the points; the most points of another player, empty without one; the moves; hints; undos; and the link to the
//! match, empty without one.

use crate::saves::standing::Practice;

use super::date::Date;

const RESULT: &str = "daily-1";
const ATTEMPT: &str = "attempt-1";
const OPEN: &str = "open";

/// The result of a day's deal or puzzle at the first try.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl DailyResult {
    fn line(&self) -> String {
        let DailyResult { date, what, won, points, others, moves, hints, undos, link } = self;
        let others = others.map_or_else(String::new, |others| others.to_string());
        let won = u8::from(*won);
        format!("{RESULT}|{}|{what}|{won}|{points}|{others}|{moves}|{hints}|{undos}|{link}", date.0)
    }

    fn parse(line: &str) -> Option<DailyResult> {
        let mut fields = line.splitn(10, '|');
        let mut next = || fields.next();
        if next()? != RESULT {
            return None;
        }
        Some(DailyResult {
            date: Date(next()?.parse().ok()?),
            what: next()?.to_owned(),
            won: next()? == "1",
            points: next()?.parse().ok()?,
            others: match next()? {
                "" => None,
                others => Some(others.parse().ok()?),
            },
            moves: next()?.parse().ok()?,
            hints: next()?.parse().ok()?,
            undos: next()?.parse().ok()?,
            link: next()?.to_owned(),
        })
    }
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
            FirstTry::Ended(result) => return result.line(),
            FirstTry::Open => OPEN,
            FirstTry::Practice(why) => why.word(),
        };
        format!("{ATTEMPT}|{}|{what}|{word}", date.0)
    }

    pub(super) fn parse(line: &str) -> Option<((Date, String), FirstTry)> {
        if let Some(result) = DailyResult::parse(line) {
            return Some(((result.date, result.what.clone()), FirstTry::Ended(result)));
        }
        let fields: Vec<&str> = line.split('|').collect();
        let [ATTEMPT, date, what, word] = fields[..] else { return None };
        let this =
            if word == OPEN { FirstTry::Open } else { FirstTry::Practice(Practice::of_word(word)) };
        Some(((Date(date.parse().ok()?), what.to_owned()), this))
    }

    /// The result, if the try has ended.
    pub(super) fn result(&self) -> Option<&DailyResult> {
        match self {
            FirstTry::Ended(result) => Some(result),
            _ => None,
        }
    }
}
