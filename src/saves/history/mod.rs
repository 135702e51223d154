//! The history: records of finished matches, and files of them.
//!
//! A record is one line: a checksum, the result, the players and the match record.
//!
//! ```text
//! 5e0c91aa spot-on-ended-1|1763776000000|101 85|0|0,1,0,1|You:,Mina:casual|spot-on-1|game=…|crc32=…
//! ```
//!
//! For a committed deal ([`crate::engine::commit_reveal`]), the seed shares of both sides come first, in version 2 of
//! the format: `spot-on-ended-2|BOTS:PLAYER|…`. So the deal can be verified as long as the record exists. Versions of
//! the page that do not know this format leave such a record alone.
//!
//! The line holds the result so that a list of hundreds of matches needs no replay. A line from elsewhere is trusted
//! only after a replay ([`HistoryEntry::replay`], [`ImportJob`]).

mod import;
pub mod texts;

pub use import::ImportJob;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::commit_reveal::{self, SeedShares};
use crate::engine::game::Turn;
use crate::engine::record::{checksum, game_of, without_steps};
use crate::engine::seat::{Seat, SeatSet};
use crate::games::{self, AnyMatch};
use crate::lines;
use crate::saves::headers::{self, RECORDS};
use crate::saves::saved_match::{Assists, Player, SavedMatch, players, seed_shares};

/// Most records in the history, and in a file.
pub const MOST: usize = 300;
/// Most steps of a record that is read. Matches have a few hundred as a rule, and the longest some thousands.
pub const MOST_STEPS: usize = 10_000;
/// Most bytes of a line that is read.
const MOST_BYTES: usize = 1 << 20;

/// Format names of a line (behind its checksum) and of a file. The numbers behind them rise when the formats change.
const FORM: &str = "spot-on-ended-";
const VERSION: u32 = 1;
/// Versions of a line's format: the usual one, and the one with the seed shares of a committed deal.
const USUAL: u32 = 1;
const COMMITTED: u32 = 2;

/// A finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// Time of its end, in milliseconds since 1970.
    pub when: u64,
    /// Scores in seat order.
    pub points: Vec<i32>,
    /// Winning seats.
    pub winners: SeatSet,
    /// The match record, the players and the assists.
    pub kept: SavedMatch,
}

/// Why a file of records cannot be imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ImportError {
    /// The text is no file of records.
    #[error("{}", texts::NO_RECORDS)]
    NoRecords,
    /// The text is a backup.
    #[error("{}", texts::BACKUP)]
    Backup,
    /// A newer version wrote the file.
    #[error("{}", texts::NEWER)]
    Newer,
    /// The number of records differs from the one in the first line.
    #[error("{}", texts::CUT_OFF)]
    CutOff,
    /// The record of this number is damaged.
    #[error("{}", texts::damaged(*.0))]
    Damaged(usize),
    /// The record of this number is not a legal match, or its result differs.
    #[error("{}", texts::unplayable(*.0))]
    Unplayable(usize),
    /// There are more than [`MOST`] records.
    #[error("{}", texts::too_many(MOST))]
    TooMany,
}

/// The line of a finished match.
#[derive(Serialize, Deserialize)]
#[serde(rename = "spot-on-ended-1")]
struct Line<'a> {
    result: &'a str,
}

/// The line of a finished match whose deal was committed.
#[derive(Serialize, Deserialize)]
#[serde(rename = "spot-on-ended-2")]
struct CommittedLine<'a> {
    #[serde(with = "seed_shares")]
    parts: Box<SeedShares>,
    result: &'a str,
}

/// What both lines hold at their end.
#[derive(Serialize, Deserialize)]
#[serde(rename = "")]
struct EndOfLine<'a> {
    when: u64,
    #[serde(with = "lines::spaces")]
    points: Vec<i32>,
    #[serde(with = "lines::spaces")]
    winners: Vec<u8>,
    #[serde(with = "lines::text")]
    assists: Assists,
    #[serde(with = "players")]
    players: Vec<Player>,
    record: &'a str,
}

/// The match of the end of a line. `None` if it cannot be read, has too many steps or no points.
fn finished(result: &str, parts: Option<Box<SeedShares>>) -> Option<HistoryEntry> {
    let EndOfLine { when, points, winners, assists, players, record } = lines::read(result).ok()?;
    let winners = winners.into_iter().map(Seat).filter(|seat| seat.0 < 8).collect();
    let steps = without_steps(record).ok()?.1.len();
    let kept = SavedMatch { record: record.to_owned(), players, assists, parts };
    let is_match = steps <= MOST_STEPS && !points.is_empty();
    is_match.then_some(HistoryEntry { when, points, winners, kept })
}

impl HistoryEntry {
    /// The entry of a match. `None` if it is not over. Seed shares that do not produce the seed of the match are dropped.
    pub fn of(
        game: &dyn AnyMatch,
        players: &[Player],
        assists: Assists,
        parts: Option<&SeedShares>,
        when: u64,
    ) -> Option<HistoryEntry> {
        let Turn::Over(outcome) = game.turn() else { return None };
        let fit = |parts: &&SeedShares| {
            commit_reveal::seed(parts.bots, &parts.player) == Some(game.seed())
        };
        let parts = parts.filter(fit).cloned().map(Box::new);
        let kept = SavedMatch { record: game.record(), players: players.to_vec(), assists, parts };
        let points = game.snapshot(None).scores;
        Some(HistoryEntry { when, points, winners: outcome.winners, kept })
    }

    /// The stored line.
    pub fn line(&self) -> String {
        let HistoryEntry { when, points, winners, kept } = self;
        let (when, points, winners) =
            (*when, points.clone(), winners.iter().map(|it| it.0).collect());
        let (players, assists, record) = (kept.players.clone(), kept.assists, kept.record.as_str());
        let result = lines::write(&EndOfLine { when, points, winners, assists, players, record });
        let body = match kept.parts.clone() {
            None => lines::write(&Line { result: &result }),
            Some(parts) => lines::write(&CommittedLine { parts, result: &result }),
        };
        format!("{:08x} {body}", checksum(body.as_bytes()))
    }

    /// Parses a stored line.
    ///
    /// # Errors
    /// [`ImportError::Damaged`] with the number 1, or [`ImportError::Newer`].
    pub fn parse(line: &str) -> Result<HistoryEntry, ImportError> {
        let (sum, body) = line.split_once(' ').ok_or(ImportError::Damaged(1))?;
        let is_whole = || format!("{:08x}", checksum(body.as_bytes())) == sum;
        if line.len() > MOST_BYTES || !is_whole() {
            return Err(ImportError::Damaged(1));
        }
        let read = match lines::version_of(body, FORM) {
            Some(USUAL) => {
                lines::read(body).ok().and_then(|Line { result }| finished(result, None))
            }
            Some(COMMITTED) => lines::read(body)
                .ok()
                .and_then(|CommittedLine { parts, result }| finished(result, Some(parts))),
            Some(number) if number > COMMITTED => return Err(ImportError::Newer),
            _ => None,
        };
        read.ok_or(ImportError::Damaged(1))
    }

    /// Id of the game.
    pub fn game(&self) -> &str {
        game_of(&self.kept.record).unwrap_or_default()
    }

    /// Storage key. Keys sort by time, and equal matches have equal keys.
    pub fn key(&self) -> String {
        format!("{:011x}-{:08x}", self.when, checksum(self.kept.record.as_bytes()))
    }

    /// Replays the match. `None` if the rules do not allow it, if the result differs, or if the seed shares do not
    /// produce the seed of the match.
    pub fn replay(&self) -> Option<Box<dyn AnyMatch>> {
        let game = games::load(&self.kept.record).ok()?;
        self.is(&*game).then_some(game)
    }

    /// Whether this is the stored form of the replayed match `game`.
    pub fn is(&self, game: &dyn AnyMatch) -> bool {
        let SavedMatch { players, assists, parts, .. } = &self.kept;
        let again = HistoryEntry::of(game, players, *assists, parts.as_deref(), self.when);
        again.as_ref() == Some(self) && players.len() == usize::from(game.seats())
    }
}

/// Writes a file of stored lines.
pub fn file<'a>(lines: impl ExactSizeIterator<Item = &'a str>) -> String {
    let mut text = format!("{RECORDS}{VERSION}|{}\n", lines.len());
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// Reads the records of a file. Does not check the matches against the rules; a replay does that.
///
/// # Errors
/// [`ImportError`] for the first problem found.
pub fn read_file(text: &str) -> Result<Vec<HistoryEntry>, ImportError> {
    lines_of(text)?.into_iter().enumerate().map(|(at, line)| numbered(at, line)).collect()
}

/// The lines of a file, one for each record.
fn lines_of(text: &str) -> Result<Vec<&str>, ImportError> {
    let mut lines = text.trim_start_matches('\u{feff}').trim().lines();
    let first = lines.next().unwrap_or_default().trim_end();
    if headers::is_backup(first) {
        return Err(ImportError::Backup);
    }
    let head = first.strip_prefix(RECORDS).and_then(|rest| rest.split_once('|'));
    let (version, count) = head.ok_or(ImportError::NoRecords)?;
    match version.parse::<u32>() {
        Ok(VERSION) => {}
        Ok(number) if number > VERSION => return Err(ImportError::Newer),
        _ => return Err(ImportError::NoRecords),
    }
    let count: usize = count.parse().map_err(|_| ImportError::NoRecords)?;
    let lines: Vec<&str> = lines.take(MOST + 1).collect();
    match lines.len() {
        more if more > MOST => Err(ImportError::TooMany),
        same if same == count => Ok(lines),
        _ => Err(ImportError::CutOff),
    }
}

/// Parses the line at index `at`. An error holds the line's number, from 1.
fn numbered(at: usize, line: &str) -> Result<HistoryEntry, ImportError> {
    HistoryEntry::parse(line).map_err(|why| match why {
        ImportError::Damaged(_) => ImportError::Damaged(at + 1),
        other => other,
    })
}
