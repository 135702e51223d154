//! Time in a match: measured from timestamps, and kept beside the match in progress.
//!
//! A clock here is a difference of two timestamps, never a number of ticks: a busy page and a throttled tab lose no
//! time. Only time in which somebody sees the table counts.
//!
//! ```text
//! 1|SEED|7,12500|3,4200,CHANCE
//! ```
//!
//! The fields are: the seed of the match; the number of the clock start and the milliseconds left; the number of the
//! race, the milliseconds seen of it and the seed of the bots' chance. The last two are empty without a clock or a race.

use serde::{Deserialize, Serialize};

use crate::cards::rng::Seed;
use crate::lines;

/// Measures the time in which the table is seen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stopwatch {
    /// When time was measured last, if the table was seen then.
    since: Option<f64>,
    /// Part of a millisecond that was measured and not yet returned.
    rest: f64,
}

impl Stopwatch {
    /// Whole milliseconds seen since the last call. `now` is a timestamp in milliseconds, `is_seen` says whether the
    /// table is seen from now on. A timestamp before the last one gives zero.
    pub fn lap(&mut self, now: f64, is_seen: bool) -> u32 {
        let now = Some(now).filter(|now| now.is_finite());
        let passed = self.since.zip(now).map_or(0.0, |(since, now)| (now - since).max(0.0));
        self.since = now.filter(|_| is_seen);
        let passed = passed + self.rest;
        self.rest = passed.fract();
        passed as u32
    }
}

/// The clock of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RunningClock {
    /// Number of clock starts in the match so far.
    pub start: u32,
    /// Milliseconds left.
    pub left: u32,
}

/// The bots' thinking in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thinking {
    /// Number of the race.
    pub race: u32,
    /// Milliseconds for which its task was seen.
    pub seen: u32,
    /// Seed of the bots' random numbers in this race. With another one they would need another time.
    #[serde(with = "lines::text")]
    pub chance: Seed,
}

/// Time in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "1")]
pub struct MatchTime {
    /// Seed of the match.
    #[serde(with = "lines::text")]
    pub of: Seed,
    /// The clock, if one runs.
    pub clock: Option<RunningClock>,
    /// The current race, if there is one.
    pub thinking: Option<Thinking>,
}

impl MatchTime {
    /// The time of a match that begins.
    pub fn new(of: Seed) -> MatchTime {
        MatchTime { of, clock: None, thinking: None }
    }

    /// Takes over the clock that runs in a position: its number of starts, and its length in milliseconds. A clock that
    /// was started anew is full.
    pub fn follow_clock(&mut self, clock: Option<(u32, u32)>) {
        let known = self.clock;
        self.clock = clock.map(|(start, whole)| match known {
            Some(known) if known.start == start => {
                RunningClock { left: known.left.min(whole), ..known }
            }
            _ => RunningClock { start, left: whole },
        });
    }

    /// Takes over the race of a position. In a new race the bots begin to think, with new random numbers.
    pub fn follow_race(&mut self, race: Option<u32>, chance: impl FnOnce() -> Seed) {
        let known = self.thinking;
        self.thinking = race.map(|race| match known {
            Some(known) if known.race == race => known,
            _ => Thinking { race, seen: 0, chance: chance() },
        });
    }

    /// Lets time pass. For the bots it passes `hurry` times as fast.
    pub fn pass(&mut self, milliseconds: u32, hurry: u32) {
        if let Some(clock) = &mut self.clock {
            clock.left = clock.left.saturating_sub(milliseconds);
        }
        if let Some(thinking) = &mut self.thinking {
            thinking.seen = thinking.seen.saturating_add(milliseconds.saturating_mul(hurry));
        }
    }

    /// Joins what two pages have measured. Of the same clock and race the later time counts, so that no page makes a
    /// clock longer. Another match, clock or race of the `other` page changes nothing.
    pub fn join(&mut self, other: &MatchTime) {
        if self.of != other.of {
            return;
        }
        if let Some((mine, other)) = self.clock.as_mut().zip(other.clock)
            && mine.start == other.start
        {
            mine.left = mine.left.min(other.left);
        }
        if let Some((mine, other)) = self.thinking.as_mut().zip(other.thinking)
            && mine.race == other.race
        {
            mine.seen = mine.seen.max(other.seen);
            mine.chance = other.chance;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> MatchTime {
        MatchTime {
            of: Seed::from_number(1),
            clock: Some(RunningClock { start: 7, left: 12_500 }),
            thinking: Some(Thinking { race: 3, seen: 4200, chance: Seed::from_number(2) }),
        }
    }

    fn parse(text: &str) -> Option<MatchTime> {
        lines::read(text).ok()
    }

    fn left(time: &MatchTime) -> Option<u32> {
        time.clock.map(|clock| clock.left)
    }

    #[test]
    fn time_is_the_difference_of_timestamps_while_the_table_is_seen() {
        let mut watch = Stopwatch::default();
        assert_eq!(watch.lap(1000.0, true), 0, "nothing was seen before");
        assert_eq!(watch.lap(1250.0, true), 250);
        assert_eq!(watch.lap(9250.0, true), 8000, "a busy page");
        assert_eq!(watch.lap(9300.0, false), 50, "seen until it was hidden");
        assert_eq!(watch.lap(99_000.0, true), 0, "hidden meanwhile");
        assert_eq!(watch.lap(99_010.0, true), 10);
    }

    #[test]
    fn a_timestamp_that_goes_back_or_is_none_gives_no_time() {
        let mut watch = Stopwatch::default();
        for (now, passed) in
            [(5000.0, 0), (100.0, 0), (350.0, 250), (f64::NAN, 0), (400.0, 0), (500.0, 100)]
        {
            assert_eq!(watch.lap(now, true), passed, "{now}");
        }
        assert_eq!(watch.lap(1e300, true), u32::MAX, "too far ahead");
    }

    #[test]
    fn parts_of_milliseconds_are_not_lost() {
        for step in [0.1, 0.25, 0.7, 3.3, 16.667] {
            let mut watch = Stopwatch::default();
            let sum: u32 = (0..=1000).map(|at| watch.lap(f64::from(at) * step, true)).sum();
            assert!((f64::from(sum) - 1000.0 * step).abs() < 1.5, "{sum} ms of {step} ms");
        }
    }

    #[test]
    fn however_often_time_is_measured_the_sum_is_the_same() {
        arbtest::arbtest(|u| {
            let (mut often, mut once) = (Stopwatch::default(), Stopwatch::default());
            let (mut now, mut sum) = (0_u32, often.lap(0.0, true));
            once.lap(0.0, true);
            for _ in 0..u.int_in_range(0..=20)? {
                now += u.int_in_range(0..=5000)?;
                sum += often.lap(f64::from(now), true);
            }
            assert_eq!(sum, once.lap(f64::from(now), true));
            Ok(())
        });
    }

    #[test]
    fn a_written_time_reads_back() {
        for time in [
            some(),
            MatchTime::new(Seed::from_number(9)),
            MatchTime { clock: None, ..some() },
            MatchTime { thinking: None, ..some() },
        ] {
            assert_eq!(parse(&lines::write(&time)), Some(time));
        }
    }

    #[test]
    fn any_other_text_is_no_time() {
        let text = lines::write(&some());
        for end in 0..text.len() {
            assert_ne!(parse(&text[..end]), Some(some()), "{end}");
        }
        for wrong in [
            String::new(),
            "null".into(),
            text.replacen('1', "2", 1),
            text.replace("12500", "-1"),
            text.replace("12500", "99999999999"),
            text.replace("7,", "7;"),
            format!("{text}|"),
            format!("{text} "),
        ] {
            assert_eq!(parse(&wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_same_clock_goes_on_and_another_start_fills_it() {
        let mut time = some();
        time.follow_clock(Some((7, 25_000)));
        assert_eq!(left(&time), Some(12_500));
        time.follow_clock(Some((7, 6000)));
        assert_eq!(left(&time), Some(6000), "never more than a whole clock");
        time.follow_clock(Some((8, 25_000)));
        assert_eq!(left(&time), Some(25_000));
        time.follow_clock(None);
        assert_eq!(left(&time), None);
    }

    #[test]
    fn the_same_race_goes_on_and_another_begins_to_think() {
        let mut time = some();
        time.follow_race(Some(3), || unreachable!("times would be drawn again"));
        assert_eq!(time, some());
        time.follow_race(Some(4), || Seed::from_number(5));
        let thinking = Thinking { race: 4, seen: 0, chance: Seed::from_number(5) };
        assert_eq!(time.thinking, Some(thinking));
        time.follow_race(None, || unreachable!("there is no race"));
        assert_eq!(time.thinking, None);
    }

    #[test]
    fn a_clock_only_runs_down_and_thinking_only_grows() {
        let mut time = some();
        time.pass(500, 20);
        assert_eq!((left(&time), time.thinking.map(|it| it.seen)), (Some(12_000), Some(14_200)));
        time.pass(u32::MAX, 20);
        assert_eq!((left(&time), time.thinking.map(|it| it.seen)), (Some(0), Some(u32::MAX)));
    }

    #[test]
    fn two_pages_never_make_a_clock_longer() {
        let (mut here, mut there) = (some(), some());
        here.pass(100, 1);
        there.pass(2000, 1);
        for (mut one, other) in [(here, there), (there, here)] {
            one.join(&other);
            assert_eq!(one, there);
        }
        let full = |start| RunningClock { start, left: 25_000 };
        let others = [
            MatchTime { of: Seed::from_number(8), ..there },
            MatchTime { clock: Some(full(8)), thinking: None, ..there },
            MatchTime::new(there.of),
        ];
        for other in others {
            let mut one = here;
            one.join(&other);
            assert_eq!(one, here, "{other:?}");
        }
    }
}
