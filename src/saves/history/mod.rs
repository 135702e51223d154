//! The archive: records of finished matches, and files of them.
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
//! only after a replay ([`FinishedMatch::replay`], [`ImportJob`]).

mod import;
pub mod texts;

pub use import::ImportJob;
use thiserror::Error;

use crate::engine::commit_reveal::{self, SeedShares};
use crate::engine::game::Turn;
use crate::engine::record::{checksum, game_of, without_steps};
use crate::engine::seat::{Seat, SeatSet};
use crate::games::{self, AnyMatch};
use crate::saves::headers::{self, RECORDS};
use crate::saves::save_log::{
    Assists, Player, SavedMatch, assists, players_of, read_parts, written, written_parts,
};

/// Most records in the archive, and in a file.
pub const MOST: usize = 300;
/// Most steps of a record that is read. Matches have a few hundred as a rule, and the longest some thousands.
pub const MOST_STEPS: usize = 10_000;
/// Most bytes of a line that is read.
const MOST_LETTERS: usize = 1 << 20;

/// Format names of a line (behind its checksum) and of a file. The numbers behind them rise when the formats change.
const FORM: &str = "spot-on-ended-";
const VERSION: u32 = 1;
/// Versions of a line's format: the usual one, and the one with the seed shares of a committed deal.
const USUAL: u32 = 1;
const COMMITTED: u32 = 2;

/// A finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedMatch {
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

impl FinishedMatch {
    /// Archives a match. `None` if it is not over. Seed shares that do not produce the seed of the match are dropped.
    pub fn of(
        game: &dyn AnyMatch,
        players: &[Player],
        assists: Assists,
        parts: Option<&SeedShares>,
        when: u64,
    ) -> Option<FinishedMatch> {
        let Turn::Over(outcome) = game.turn() else { return None };
        let fit = |parts: &&SeedShares| {
            commit_reveal::seed(parts.bots, &parts.player) == Some(game.seed())
        };
        let parts = parts.filter(fit).cloned().map(Box::new);
        let kept = SavedMatch { record: game.record(), players: players.to_vec(), assists, parts };
        let points = game.snapshot(None).scores;
        Some(FinishedMatch { when, points, winners: outcome.winners, kept })
    }

    /// The stored line.
    pub fn line(&self) -> String {
        let FinishedMatch { when, points, winners, kept } = self;
        let SavedMatch { record, players, assists, parts } = kept;
        let points: Vec<String> = points.iter().map(ToString::to_string).collect();
        let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
        let (points, winners, players) = (points.join(" "), winners.join(" "), written(players));
        let (version, parts) = match parts {
            None => (USUAL, String::new()),
            Some(parts) => (COMMITTED, format!("{}|", written_parts(parts))),
        };
        let end = format!("{when}|{points}|{winners}|{assists}|{players}|{record}");
        let body = format!("{FORM}{version}|{parts}{end}");
        format!("{:08x} {body}", checksum(body.as_bytes()))
    }

    /// Parses a stored line.
    ///
    /// # Errors
    /// [`ImportError::Damaged`] with the number 1, or [`ImportError::Newer`].
    pub fn parse(line: &str) -> Result<FinishedMatch, ImportError> {
        let (sum, body) = line.split_once(' ').ok_or(ImportError::Damaged(1))?;
        let is_whole = || format!("{:08x}", checksum(body.as_bytes())) == sum;
        if line.len() > MOST_LETTERS || !is_whole() {
            return Err(ImportError::Damaged(1));
        }
        let (version, rest) =
            body.strip_prefix(FORM).and_then(|rest| rest.split_once('|')).unwrap_or_default();
        let read = match version.parse::<u32>() {
            Ok(USUAL) => FinishedMatch::fields(rest, None),
            Ok(COMMITTED) => rest
                .split_once('|')
                .and_then(|(parts, rest)| FinishedMatch::fields(rest, Some(read_parts(parts)?))),
            Ok(number) if number > COMMITTED => return Err(ImportError::Newer),
            _ => None,
        };
        read.ok_or(ImportError::Damaged(1))
    }

    fn fields(rest: &str, parts: Option<Box<SeedShares>>) -> Option<FinishedMatch> {
        let mut fields = rest.splitn(6, '|');
        let mut next = || fields.next();
        let when = next()?.parse().ok()?;
        let points = next()?.split(' ').map(|points| points.parse().ok()).collect::<Option<_>>()?;
        let winners = next()?.split_terminator(' ').map(|seat| Some(Seat(seat.parse().ok()?)));
        let winners = winners.collect::<Option<Vec<_>>>()?;
        let winners = winners.into_iter().filter(|seat| seat.0 < 8).collect();
        let (assists, players, record) =
            (assists(next()?)?, players_of(next()?)?, next()?.to_owned());
        let steps = without_steps(&record).ok()?.1.len();
        let kept = SavedMatch { record, players, assists, parts };
        (steps <= MOST_STEPS).then_some(FinishedMatch { when, points, winners, kept })
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

    /// Whether this is the archived form of the replayed match `game`.
    pub fn is(&self, game: &dyn AnyMatch) -> bool {
        let SavedMatch { players, assists, parts, .. } = &self.kept;
        let again = FinishedMatch::of(game, players, *assists, parts.as_deref(), self.when);
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
pub fn read_file(text: &str) -> Result<Vec<FinishedMatch>, ImportError> {
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
fn numbered(at: usize, line: &str) -> Result<FinishedMatch, ImportError> {
    FinishedMatch::parse(line).map_err(|why| match why {
        ImportError::Damaged(_) => ImportError::Damaged(at + 1),
        other => other,
    })
}
