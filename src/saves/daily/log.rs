//! What a player has done on each day: the results of daily deals and puzzles, and the streak.
//!
//! ```text
//! daily-1|20785|some-game|1|101|84|53|0|1|LINK
//! ```
//!
//! The fields are: the number of the day; the game, or `spot` for the puzzle; 1 if it was won or solved; the points; the most
//! points of another player, empty without one; the moves; hints; undos; and the link to the match, empty without one.

use super::date::Date;

const FORM: &str = "daily-1";
/// What the puzzle of a day is called in the log.
pub const SPOT: &str = "spot";
/// Days for which the links are kept, so that a friend's match can be compared.
const LINKED: u32 = 60;
/// Days between two missed days that a streak survives.
const FORGIVEN: u32 = 7;

/// The result of a day's deal or puzzle at the first try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyResult {
    /// The day.
    pub date: Date,
    /// The game, or [`SPOT`].
    pub what: String,
    /// Whether it was won or solved.
    pub won: bool,
    /// The player's points.
    pub points: i32,
    /// The most points of another player, or the fewest where fewer are better.
    pub others: Option<i32>,
    /// Moves of the player.
    pub moves: u32,
    /// Hints.
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
        format!("{FORM}|{}|{what}|{won}|{points}|{others}|{moves}|{hints}|{undos}|{link}", date.0)
    }

    fn parse(line: &str) -> Option<DailyResult> {
        let mut fields = line.splitn(10, '|');
        let mut next = || fields.next();
        if next()? != FORM {
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

/// The results of all days. Lines of newer versions are kept as they are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DailyLog {
    /// The results, in the order in which they came.
    pub all: Vec<DailyResult>,
    unread: Vec<String>,
}

impl DailyLog {
    /// Parses the text form, a line for each result.
    pub fn parse(text: &str) -> DailyLog {
        let mut log = DailyLog::default();
        for line in text.lines() {
            log.add_line(line);
        }
        log
    }

    /// The text form.
    pub fn to_text(&self) -> String {
        let lines = self.all.iter().map(DailyResult::line).chain(self.unread.iter().cloned());
        lines.map(|line| line + "\n").collect()
    }

    /// The results as named lines, for a backup.
    pub fn lines(&self) -> Vec<(String, String)> {
        let name = |result: &DailyResult| format!("{}-{}", result.date.0, result.what);
        self.all.iter().map(|result| (name(result), result.line())).collect()
    }

    /// Adds a line of a backup. A line of a newer version is kept as it is.
    pub fn add_line(&mut self, line: &str) {
        match DailyResult::parse(line) {
            Some(result) => self.add(result),
            None if line.is_empty() || self.unread.iter().any(|other| other == line) => {}
            None => self.unread.push(line.to_owned()),
        }
    }

    /// Adds a result. The first try of a day counts, so a second one changes nothing.
    pub fn add(&mut self, result: DailyResult) {
        if self.find(result.date, &result.what).is_some() {
            return;
        }
        self.all.push(result);
        let latest = self.all.iter().map(|it| it.date.0).max().unwrap_or(0);
        for old in self.all.iter_mut().filter(|it| it.date.0 + LINKED < latest) {
            old.link.clear();
        }
    }

    /// The result of a day's deal or puzzle.
    pub fn find(&self, date: Date, what: &str) -> Option<&DailyResult> {
        self.all.iter().find(|it| it.date == date && it.what == what)
    }

    /// Number of days in a row up to today. A row survives a missed day if no other was missed in the seven days around
    /// it, and today may still be missing.
    pub fn streak(&self, today: Date) -> u32 {
        let played = |day: u32| self.all.iter().any(|it| it.date.0 == day);
        let (mut days, mut missed) = (u32::from(played(today.0)), None::<u32>);
        let first = self.all.iter().map(|it| it.date.0).min().unwrap_or(today.0);
        for day in (first..today.0).rev() {
            if played(day) {
                days += 1;
            } else if missed.is_some_and(|missed| missed - day < FORGIVEN) {
                break;
            } else {
                missed = Some(day);
            }
        }
        days
    }

    /// The most days in a row.
    pub fn longest_streak(&self) -> u32 {
        self.all.iter().map(|result| self.streak(result.date)).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(day: u32, what: &str) -> DailyResult {
        DailyResult {
            date: Date(day),
            what: what.into(),
            won: true,
            points: 101,
            others: (what != SPOT).then_some(-4),
            moves: 20,
            hints: 0,
            undos: 1,
            link: "abc~def".into(),
        }
    }

    fn log(days: &[u32]) -> DailyLog {
        let mut log = DailyLog::default();
        for day in days {
            log.add(result(*day, "a-game"));
        }
        log
    }

    #[test]
    fn results_survive_their_text_and_unknown_lines_stay() {
        let mut first = log(&[100, 101]);
        first.add(result(101, SPOT));
        let text = first.to_text() + "daily-2|newer\n";
        let again = DailyLog::parse(&text);
        assert_eq!(again.all, first.all);
        assert_eq!(again.to_text(), text);
    }

    #[test]
    fn the_first_try_counts() {
        let mut log = log(&[100]);
        log.add(DailyResult { points: 5, ..result(100, "a-game") });
        assert_eq!(log.all.len(), 1);
        assert_eq!(log.find(Date(100), "a-game").map(|it| it.points), Some(101));
    }

    #[test]
    fn links_are_kept_for_some_time() {
        let log = log(&[100, 130, 161]);
        let links: Vec<bool> = log.all.iter().map(|it| it.link.is_empty()).collect();
        assert_eq!(links, [true, false, false]);
    }

    fn streak(days: &[u32], today: u32) -> u32 {
        log(days).streak(Date(today))
    }

    #[test]
    fn a_streak_is_a_row_of_days() {
        assert_eq!(streak(&[], 100), 0);
        assert_eq!(streak(&[100], 100), 1);
        assert_eq!(streak(&[98, 99], 100), 2);
        assert_eq!(streak(&[98, 99, 100], 100), 3);
    }

    #[test]
    fn a_streak_forgives_one_missed_day_a_week() {
        // Day 97 is missed.
        assert_eq!(streak(&[95, 96, 98, 99, 100], 100), 5);
        // Two days in a row are too many.
        assert_eq!(streak(&[95, 96, 99, 100], 100), 2);
        // So are two in a week.
        assert_eq!(streak(&[92, 93, 95, 96, 98, 99, 100], 100), 5);
        // The missed days 91 and 98 are a week apart.
        assert_eq!(streak(&[90, 92, 93, 94, 95, 96, 97, 99, 100], 100), 9);
        // Nothing was played today yet, and yesterday was missed.
        assert_eq!(streak(&[97, 98], 100), 2);
        assert_eq!(streak(&[96, 97], 100), 0);
        assert_eq!(log(&[80, 81, 82, 96, 97]).longest_streak(), 3);
        assert_eq!(log(&[]).longest_streak(), 0);
    }
}
