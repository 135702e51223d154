//! What a player has done on each day: the tries at daily deals and puzzles, their results, and the streak.
//!
//! ```text
//! daily-1|20785|some-game|1|101|84|53|0|1|LINK
//! attempt-1|20786|some-game|open
//! ```
//!
//! The fields are those of [`DailyResult`], and of an attempt without a result: the number of the day, the game, and
//! `open` while it goes on or why it does not count ([`Practice::word`]).

use crate::saves::merge::{Merge, Unread, text_of, unread};
use crate::saves::sorted_map::SortedMap;
use crate::saves::standing::{Practice, Standing};

use super::date::Date;
use super::first_try::FirstTry;
use super::streak;

pub use super::first_try::DailyResult;

/// What the puzzle of a day is called in the log.
pub const PUZZLE: &str = "spot";
/// Days for which the links are kept, so that a friend's match can be compared.
const LINKED: u32 = 60;

/// The first tries of all days. Lines of newer versions are kept as they are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DailyLog {
    tries: SortedMap<(Date, String), FirstTry>,
    unread: Unread,
}

impl Merge for DailyLog {
    fn parse(text: &str) -> DailyLog {
        let mut log = DailyLog::default();
        log.unread = unread(text, |line| {
            let (key, this) = FirstTry::parse(line)?;
            log.put(key, this);
            Some(())
        });
        log.drop_old_links();
        log
    }

    fn to_text(&self) -> String {
        text_of(self.tries.iter().map(|(key, this)| this.line(key)), &self.unread)
    }

    fn lines(&self) -> Vec<(String, String)> {
        let name = |(date, what): &(Date, String)| format!("{}-{what}", date.0);
        self.tries.iter().map(|(key, this)| (name(key), this.line(key))).collect()
    }

    fn merge(&mut self, other: DailyLog) {
        for (key, this) in other.tries.into_pairs() {
            self.put(key, this);
        }
        self.unread.extend(other.unread);
        self.drop_old_links();
    }
}

impl DailyLog {
    /// Puts a try in place of one that is not as far.
    fn put(&mut self, key: (Date, String), this: FirstTry) {
        if self.tries.get(&key).is_none_or(|known| known.stage() < this.stage()) {
            self.tries.insert(key, this);
        }
    }

    fn drop_old_links(&mut self) {
        let Some(latest) = self.results().last().map(|result| result.date) else { return };
        let oldest = Date(latest.0.saturating_sub(LINKED));
        for ((date, _), this) in self.tries.iter_mut() {
            if let FirstTry::Ended(result) = this
                && *date < oldest
            {
                result.link.clear();
            }
        }
    }

    /// A try at a day's deal begins. Returns why it does not count, or nothing if it is the first one on its day.
    /// `is_seen` says whether its cards were seen before.
    pub fn start(
        &mut self,
        date: Date,
        what: &str,
        today: Date,
        is_seen: bool,
    ) -> Option<Practice> {
        match self.standing(date, what, today) {
            Standing::NotBegun if is_seen => {
                self.practise(date, what, Practice::SeenBefore);
                Some(Practice::SeenBefore)
            }
            Standing::NotBegun => {
                self.begin(date, what);
                None
            }
            // The match of the first try is gone.
            Standing::InProgress => {
                self.practise(date, what, Practice::GivenUp);
                Some(Practice::SecondTry)
            }
            Standing::NotYet | Standing::Practice(Practice::OtherDay) => Some(Practice::OtherDay),
            Standing::Practice(_) | Standing::Done => Some(Practice::SecondTry),
        }
    }

    /// Why a match in progress of a day's deal does not count, although it began as the first try: a backup may have
    /// brought another one.
    pub fn objection(&self, date: Date, what: &str) -> Option<Practice> {
        match self.find(date, what)? {
            FirstTry::Open => None,
            FirstTry::Practice(why) => Some(*why),
            FirstTry::Ended(_) => Some(Practice::SecondTry),
        }
    }

    /// The first try goes on no longer, or not as one that counts. Any other try leaves no trace.
    pub fn spoil(&mut self, date: Date, what: &str, why: Practice) {
        if self.find(date, what) == Some(&FirstTry::Open) {
            self.practise(date, what, why);
        }
    }

    /// The first try begins. A try that has begun before stays as it is.
    pub fn begin(&mut self, date: Date, what: &str) {
        self.put((date, what.to_owned()), FirstTry::Open);
    }

    /// The first try does not count any more, for this reason. One that has counted stays as it is.
    pub fn practise(&mut self, date: Date, what: &str, why: Practice) {
        self.put((date, what.to_owned()), FirstTry::Practice(why));
    }

    /// The first try ends with this result. It counts unless the try is practice or has ended before.
    pub fn finish(&mut self, result: DailyResult) {
        let key = (result.date, result.what.clone());
        if self.tries.get(&key).is_none_or(|known| *known == FirstTry::Open) {
            self.tries.insert(key, FirstTry::Ended(result));
            self.drop_old_links();
        }
    }

    /// How a day's deal or puzzle stands.
    pub fn standing(&self, date: Date, what: &str, today: Date) -> Standing {
        match self.find(date, what) {
            Some(FirstTry::Ended(_)) => Standing::Done,
            Some(FirstTry::Practice(why)) => Standing::Practice(*why),
            Some(FirstTry::Open) => Standing::InProgress,
            None if date < today => Standing::Practice(Practice::OtherDay),
            None if date > today => Standing::NotYet,
            None => Standing::NotBegun,
        }
    }

    fn find(&self, date: Date, what: &str) -> Option<&FirstTry> {
        self.tries.get(&(date, what.to_owned()))
    }

    /// The result of a day's deal or puzzle.
    pub fn result(&self, date: Date, what: &str) -> Option<&DailyResult> {
        self.find(date, what).and_then(FirstTry::result)
    }

    /// All results, in the order of their days.
    pub fn results(&self) -> impl DoubleEndedIterator<Item = &DailyResult> {
        self.tries.values().filter_map(FirstTry::result)
    }

    /// Number of results of a day.
    pub fn count_on(&self, date: Date) -> usize {
        self.results().filter(|result| result.date == date).count()
    }

    /// The days with results, in order.
    fn days(&self) -> Vec<u32> {
        let mut days: Vec<u32> = self.results().map(|result| result.date.0).collect();
        days.dedup();
        days
    }

    /// Number of days in a row up to today, with some forgiveness (`streak.rs`).
    pub fn streak(&self, today: Date) -> u32 {
        streak::up_to(&self.days(), today.0)
    }

    /// The most days in a row.
    pub fn longest_streak(&self) -> u32 {
        streak::longest(&self.days())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbtest::arbtest;

    fn result(day: u32, what: &str) -> DailyResult {
        DailyResult {
            date: Date(day),
            what: what.into(),
            won: true,
            points: 101,
            others: (what != PUZZLE).then_some(-4),
            moves: 20,
            hints: 0,
            undos: 1,
            link: "abc~def".into(),
        }
    }

    fn log(days: &[u32]) -> DailyLog {
        let mut log = DailyLog::default();
        for day in days {
            log.finish(result(*day, "a-game"));
        }
        log
    }

    #[test]
    fn results_survive_their_text_and_unknown_lines_stay() {
        let mut first = log(&[100, 101]);
        first.finish(result(101, PUZZLE));
        first.begin(Date(102), "a-game");
        first.begin(Date(103), "a-game");
        first.practise(Date(103), "a-game", Practice::TakenBack);
        let text = first.to_text() + "attempt-1|104|a-game|open|more\ndaily-2|newer\n";
        let again = DailyLog::parse(&text);
        assert_eq!(again.tries, first.tries);
        assert_eq!(again.to_text(), text);
    }

    #[test]
    fn the_first_try_counts() {
        let mut log = log(&[100]);
        log.finish(DailyResult { points: 5, ..result(100, "a-game") });
        log.practise(Date(100), "a-game", Practice::TakenBack);
        assert_eq!(log.results().count(), 1);
        assert_eq!(log.result(Date(100), "a-game").map(|it| it.points), Some(101));
        assert_eq!(log.standing(Date(100), "a-game", Date(100)), Standing::Done);
    }

    #[test]
    fn links_are_kept_for_some_time() {
        let log = log(&[100, 130, 161]);
        let links: Vec<bool> = log.results().map(|it| it.link.is_empty()).collect();
        assert_eq!(links, [true, false, false]);
    }

    #[test]
    fn a_try_goes_through_its_stages() {
        let (date, what) = (Date(100), "a-game");
        let mut log = DailyLog::default();
        let of = |log: &DailyLog, today: u32| log.standing(date, what, Date(today));
        assert_eq!(of(&log, 99), Standing::NotYet);
        assert_eq!(of(&log, 100), Standing::NotBegun);
        assert_eq!(of(&log, 101), Standing::Practice(Practice::OtherDay));
        log.begin(date, what);
        // What was begun counts for its day, also after it.
        assert_eq!([of(&log, 100), of(&log, 101)], [Standing::InProgress; 2]);
        let mut other = log.clone();
        other.finish(result(100, what));
        assert_eq!(of(&other, 101), Standing::Done);
        log.practise(date, what, Practice::TakenBack);
        log.begin(date, what);
        log.finish(result(100, what));
        assert_eq!(of(&log, 100), Standing::Practice(Practice::TakenBack));
    }

    #[test]
    fn merging_keeps_what_is_further_on() {
        arbtest(|u| {
            let mut logs = [DailyLog::default(), DailyLog::default()];
            for log in &mut logs {
                for _ in 0..u.int_in_range(0..=8)? {
                    let (day, what) = (u.int_in_range(100..=102)?, "a-game");
                    match u.int_in_range(0..=2)? {
                        0 => log.begin(Date(day), what),
                        1 => log.practise(Date(day), what, Practice::GivenUp),
                        _ => log.finish(DailyResult { won: u.arbitrary()?, ..result(day, what) }),
                    }
                }
            }
            let [one, other] = logs;
            let (mut both, mut back) = (one.clone(), other.clone());
            both.merge(other.clone());
            back.merge(one.clone());
            assert_eq!(both, back, "the order does not matter");
            let stages = |log: &DailyLog| {
                [100, 101, 102].map(|day| log.find(Date(day), "a-game").map(FirstTry::stage))
            };
            for log in [&one, &other] {
                assert!(stages(log).iter().zip(stages(&both)).all(|(old, new)| *old <= new));
                let mut again = both.clone();
                again.merge(log.clone());
                assert_eq!(again, both, "a second time changes nothing");
                assert!(both.changes_by(log.to_text().lines()).is_empty());
            }
            Ok(())
        });
    }
}
