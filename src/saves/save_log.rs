//! Append-only log of a match in progress.
//!
//! The first line holds the players and the match. Each later line records one event: a step taken, a step undone, or
//! the counts of assists. Every line begins with a checksum of itself and of the checksum before it, and so of all
//! earlier lines. Truncation and corruption are detected, and the lines before the damage can still be read.
//!
//! ```text
//! 1c291ca3 spot-on-match-1|You:,Mina:casual|spot-on-1|game=…|moves=|crc32=…
//! 83dc2a0f +0 take stock
//! 5a1b6677 -
//! 90de13c4 =1,0,1,0
//! ```
//!
//! For a committed deal ([`crate::engine::commit_reveal`]), the seed shares of both sides come first, in version 2 of
//! the format: `spot-on-match-2|BOTS:PLAYER|…`. Versions of the page that do not know this format leave such a match
//! alone.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::commit_reveal::SeedShares;
use crate::engine::record::{checksum, with_steps, without_steps};
use crate::lines;
use crate::saves::saved_match::{Assists, Player, SavedMatch, players, seed_shares};

/// Start of every first line. The number rises when the format changes.
const FORM: &str = "spot-on-match-";
/// Format versions: the usual one, and the one with the seed shares of a committed deal.
const USUAL: u32 = 1;
const COMMITTED: u32 = 2;

/// The state of a log after its last line: what is needed to write the next one.
#[derive(Clone, Debug)]
pub struct SaveLog {
    sum: u32,
    steps: usize,
    assists: Assists,
}

/// Why a log cannot be read completely.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SaveLogError {
    /// A newer version wrote the log, and can continue it.
    #[error("a newer version of Spot On saved this match")]
    Newer,
    /// The line of this number is damaged. Holds the match up to the line before, if the first line is intact.
    #[error("line {0} of the saved match is damaged")]
    Damaged(usize, Option<SavedMatch>),
}

impl SaveLog {
    /// Starts a log for a match that already has `steps` steps. Returns the log and its first lines.
    pub fn start(kept: &SavedMatch, steps: usize) -> (SaveLog, String) {
        let mut log = SaveLog { sum: 0, steps, assists: Assists::default() };
        let (players, record) = (kept.players.clone(), kept.record.as_str());
        let first = match kept.parts.clone() {
            None => lines::write(&Head { players, record }),
            Some(parts) => lines::write(&CommittedHead { parts, players, record }),
        };
        let mut lines = log.line(&first);
        lines.push_str(&log.assists_line(kept.assists));
        (log, lines)
    }

    /// Lines to append when the match now has `steps` steps and these assists. `step` gives the text of each new step.
    /// When steps were undone and replaced by others, report the undo and the new steps in separate calls.
    pub fn append_new(
        &mut self,
        steps: usize,
        mut step: impl FnMut(usize) -> String,
        assists: Assists,
    ) -> String {
        let mut lines = String::new();
        for _ in steps..self.steps {
            lines.push_str(&self.line("-"));
        }
        for index in self.steps..steps {
            lines.push_str(&self.line(&format!("+{}", step(index))));
        }
        self.steps = steps;
        lines.push_str(&self.assists_line(assists));
        lines
    }

    fn assists_line(&mut self, assists: Assists) -> String {
        if std::mem::replace(&mut self.assists, assists) == assists {
            return String::new();
        }
        self.line(&format!("={assists}"))
    }

    fn line(&mut self, body: &str) -> String {
        self.sum = chained(self.sum, body);
        format!("{:08x} {body}\n", self.sum)
    }
}

/// Reads the match from the lines of a log.
///
/// # Errors
/// [`SaveLogError`]. For a damaged log it holds the part that could be read.
pub fn read(text: &str) -> Result<SavedMatch, SaveLogError> {
    let mut bodies = text.lines().scan(0, |sum, line| {
        let (written, body) = line.split_once(' ').unwrap_or_default();
        *sum = chained(*sum, body);
        Some((format!("{sum:08x}") == written).then_some(body))
    });
    let damaged = SaveLogError::Damaged(1, None);
    let first = bodies.next().flatten().ok_or(damaged.clone())?;
    let told = match lines::version_of(first, FORM).ok_or(damaged.clone())? {
        USUAL => lines::read(first)
            .ok()
            .and_then(|Head { players, record }| LogReader::open(record, players, None)),
        COMMITTED => {
            lines::read(first).ok().and_then(|CommittedHead { parts, players, record }| {
                LogReader::open(record, players, Some(parts))
            })
        }
        number if number > COMMITTED => return Err(SaveLogError::Newer),
        _ => None,
    };
    let mut told = told.ok_or(damaged)?;
    for (number, body) in bodies.enumerate() {
        if body.and_then(|body| told.add(body)).is_none() {
            return Err(SaveLogError::Damaged(number + 2, Some(told.close())));
        }
    }
    Ok(told.close())
}

/// The first line of a log.
#[derive(Serialize, Deserialize)]
#[serde(rename = "spot-on-match-1")]
struct Head<'a> {
    #[serde(with = "players")]
    players: Vec<Player>,
    record: &'a str,
}

/// The first line of the log of a committed deal.
#[derive(Serialize, Deserialize)]
#[serde(rename = "spot-on-match-2")]
struct CommittedHead<'a> {
    #[serde(with = "seed_shares")]
    parts: Box<SeedShares>,
    #[serde(with = "players")]
    players: Vec<Player>,
    record: &'a str,
}

/// The match as read so far.
struct LogReader<'a> {
    start: &'a str,
    steps: Vec<&'a str>,
    players: Vec<Player>,
    assists: Assists,
    parts: Option<Box<SeedShares>>,
}

impl<'a> LogReader<'a> {
    fn open(
        record: &'a str,
        players: Vec<Player>,
        parts: Option<Box<SeedShares>>,
    ) -> Option<LogReader<'a>> {
        let (start, steps) = without_steps(record).ok()?;
        Some(LogReader { start, steps, players, assists: Assists::default(), parts })
    }

    fn add(&mut self, body: &'a str) -> Option<()> {
        let (kind, rest) = body.split_at_checked(1)?;
        match kind {
            "+" => self.steps.push(rest),
            "-" => drop(self.steps.pop()?),
            "=" => self.assists = rest.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    fn close(&self) -> SavedMatch {
        let record = with_steps(self.start, &self.steps);
        let (players, parts) = (self.players.clone(), self.parts.clone());
        SavedMatch { record, players, assists: self.assists, parts }
    }
}

/// Checksum of a line and of the checksum `before` it, and so of all earlier lines.
fn chained(before: u32, body: &str) -> u32 {
    checksum(format!("{before:08x} {body}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::Seed;
    use crate::engine::record::ParseRecordError;
    use crate::saves::standing::Practice;

    fn start() -> String {
        let start = "spot-on-1|game=x|seats=2|dealer=0|options=|seed=1|deck=|moves=";
        with_steps(start, &[])
    }

    fn players() -> Vec<Player> {
        let person = Player { name: "A|b, c: 100 %\nü".into(), bot: None };
        vec![person, Player { name: "Mina".into(), bot: Some("casual".into()) }]
    }

    fn step(index: usize) -> String {
        format!("{} take {index}", index % 2)
    }

    fn begun() -> SavedMatch {
        SavedMatch { record: start(), players: players(), assists: Assists::default(), parts: None }
    }

    fn written() -> String {
        let kept = begun();
        let (mut log, mut text) = SaveLog::start(&kept, 0);
        text += &log.append_new(3, step, Assists::default());
        text += &log.append_new(
            1,
            step,
            Assists { undos: 1, practice: Some(Practice::TakenBack), ..Assists::default() },
        );
        text += &log.append_new(2, |_| "1 other".into(), log.assists);
        text
    }

    #[test]
    fn a_written_log_reads_back() -> Result<(), ParseRecordError> {
        let kept = read(&written()).expect("it is as it was written");
        assert_eq!(kept.players, players());
        assert_eq!(
            kept.assists,
            Assists { undos: 1, hints: 0, practice: Some(Practice::TakenBack), noted: false }
        );
        assert_eq!(without_steps(&kept.record)?.1, ["0 take 0", "1 other"]);
        Ok(())
    }

    #[test]
    fn the_seed_shares_of_a_committed_deal_are_stored() {
        let parts = SeedShares { bots: Seed::from_number(7), player: "|,:%~!".into() };
        let kept = SavedMatch { parts: Some(Box::new(parts)), ..begun() };
        let (_, text) = SaveLog::start(&kept, 0);
        assert_eq!(read(&text), Ok(kept));
    }

    #[test]
    fn seed_shares_without_a_seed_are_damage() {
        let seed = Seed::from_number(7);
        let first = |parts: &str| {
            let body = format!("spot-on-match-2|{parts}|You:|{}", start());
            read(&format!("{:08x} {body}\n", chained(0, &body)))
        };
        assert!(first(&format!("{seed}:mine")).is_ok());
        for parts in ["", "mine", "1:mine", &format!("{seed}:"), &format!("{seed}:a%20b")] {
            assert_eq!(first(parts), Err(SaveLogError::Damaged(1, None)), "{parts}");
        }
    }

    #[test]
    fn a_restarted_log_continues_the_match() -> Result<(), ParseRecordError> {
        let left = read(&written()).expect("it is as it was written");
        let (mut log, mut text) = SaveLog::start(&left, 2);
        text += &log.append_new(3, step, left.assists);
        let kept = read(&text).expect("it is as it was written");
        assert_eq!(kept.assists, left.assists);
        assert_eq!(without_steps(&kept.record)?.1, ["0 take 0", "1 other", "0 take 2"]);
        Ok(())
    }

    #[test]
    fn corruption_is_detected_and_earlier_lines_survive() {
        let text = written();
        let whole = read(&text).expect("it is as it was written");
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'!' { b'?' } else { b'!' };
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            let Err(SaveLogError::Damaged(line, before)) = read(&changed) else {
                panic!("{at}: {changed}");
            };
            assert_eq!(before.is_none(), line == 1);
            assert!(before.is_none_or(|before| before.players == whole.players));
        }
    }

    #[test]
    fn truncation_is_detected_except_between_lines() {
        let text = written();
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
        for end in 1..text.len() {
            let Some(torn) = text.get(..end) else { continue };
            let is_whole = ends.contains(&end) || ends.contains(&(end - 1));
            assert_eq!(read(torn).is_ok(), is_whole, "{torn}");
        }
    }

    #[test]
    fn a_newer_format_is_distinguished_from_damage() {
        let body = "spot-on-match-3|anything";
        let line = format!("{:08x} {body}\n", chained(0, body));
        assert_eq!(read(&line), Err(SaveLogError::Newer));
        assert_eq!(read(""), Err(SaveLogError::Damaged(1, None)));
    }
}
