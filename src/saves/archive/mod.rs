//! A finished match as it is kept, and files of many.
//!
//! It is one line: how it ended, who played, and its record, behind a checksum of all that.
//!
//! ```text
//! 5e0c91aa spot-on-ended-1|1763776000000|101 85|0|0,1,0,1|You:,Mina:casual|spot-on-1|game=…|crc32=…
//! ```
//!
//! Where both sides had tied their hands before the deal ([`crate::engine::commit_reveal`]), their parts come first, in the second
//! version of the form: `spot-on-ended-2|BOTS:PLAYER|…`. So the deal can be checked as long as the record is kept.
//! Versions of the page that do not know it leave such a record alone.
//!
//! What the end was stands there so that a list of hundreds needs no match to be played again. A line from elsewhere
//! is believed only when it has been ([`ArchivedMatch::replay`], [`ImportJob`]).

mod import;
pub mod texts;

pub use import::ImportJob;
use thiserror::Error;

use crate::engine::commit_reveal::{self, SeedShares};
use crate::engine::game::Turn;
use crate::engine::record::{checksum, game_of, without_steps};
use crate::engine::seat::{Seat, SeatSet};
use crate::games::{self, AnyMatch};
use crate::saves::save_log::{
    Assists, Player, SavedMatch, assists, players_of, read_parts, written, written_parts,
};

/// As many records are kept, and are in a file at most.
pub const MOST: usize = 300;
/// A record of more steps is not read: matches have a few hundred as a rule, and the longest some thousands.
pub const MOST_STEPS: usize = 10_000;
/// Nor is a longer line.
const MOST_LETTERS: usize = 1 << 20;

/// How every line goes on behind its checksum, and how a file begins; the numbers rise when the forms change.
const FORM: &str = "spot-on-ended-";
const FILE: &str = "spot-on-records-";
const VERSION: u32 = 1;
/// The numbers of a line's form: usually, and where both sides had tied their hands.
const USUAL: u32 = 1;
const COMMITTED: u32 = 2;

/// A match that has come to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchivedMatch {
    /// When, in milliseconds since 1970.
    pub when: u64,
    /// Everybody's points.
    pub points: Vec<i32>,
    /// Who has won.
    pub winners: SeatSet,
    /// The match, who played, and what was asked for.
    pub kept: SavedMatch,
}

/// A text that is no file of records, or one that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ImportError {
    /// It is something else.
    #[error("{}", texts::NO_RECORDS)]
    NoRecords,
    /// A newer version has written it.
    #[error("{}", texts::NEWER)]
    Newer,
    /// It has fewer records than it says.
    #[error("{}", texts::CUT_OFF)]
    CutOff,
    /// A record is not as it was written.
    #[error("{}", texts::damaged(*.0))]
    Damaged(usize),
    /// The rules do not allow the match of a record, or not that it ended so.
    #[error("{}", texts::unplayable(*.0))]
    Unplayable(usize),
    /// There are more than anybody keeps.
    #[error("{}", texts::too_many(MOST))]
    TooMany,
}

impl ArchivedMatch {
    /// A match that is over; nothing if it goes on. Parts from which another seed follows are not kept with it.
    pub fn of(
        game: &dyn AnyMatch,
        players: &[Player],
        assists: Assists,
        parts: Option<&SeedShares>,
        when: u64,
    ) -> Option<ArchivedMatch> {
        let Turn::Over(outcome) = game.turn() else { return None };
        let fit = |parts: &&SeedShares| {
            commit_reveal::seed(parts.bots, &parts.player) == Some(game.seed())
        };
        let parts = parts.filter(fit).cloned().map(Box::new);
        let kept = SavedMatch { record: game.record(), players: players.to_vec(), assists, parts };
        let points = game.snapshot(None).scores;
        Some(ArchivedMatch { when, points, winners: outcome.winners, kept })
    }

    /// The line that is kept.
    pub fn line(&self) -> String {
        let ArchivedMatch { when, points, winners, kept } = self;
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

    /// What a line tells.
    ///
    /// # Errors
    /// If it is not as it was written; number 1 stands for it.
    pub fn parse(line: &str) -> Result<ArchivedMatch, ImportError> {
        let (sum, body) = line.split_once(' ').ok_or(ImportError::Damaged(1))?;
        let is_whole = || format!("{:08x}", checksum(body.as_bytes())) == sum;
        if line.len() > MOST_LETTERS || !is_whole() {
            return Err(ImportError::Damaged(1));
        }
        let (version, rest) =
            body.strip_prefix(FORM).and_then(|rest| rest.split_once('|')).unwrap_or_default();
        let read = match version.parse::<u32>() {
            Ok(USUAL) => ArchivedMatch::fields(rest, None),
            Ok(COMMITTED) => rest
                .split_once('|')
                .and_then(|(parts, rest)| ArchivedMatch::fields(rest, Some(read_parts(parts)?))),
            Ok(number) if number > COMMITTED => return Err(ImportError::Newer),
            _ => None,
        };
        read.ok_or(ImportError::Damaged(1))
    }

    fn fields(rest: &str, parts: Option<Box<SeedShares>>) -> Option<ArchivedMatch> {
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
        (steps <= MOST_STEPS).then_some(ArchivedMatch { when, points, winners, kept })
    }

    /// The id of its game.
    pub fn game(&self) -> &str {
        game_of(&self.kept.record).unwrap_or_default()
    }

    /// Under which it is kept: later matches have later names, and equal ones the same.
    pub fn key(&self) -> String {
        format!("{:011x}-{:08x}", self.when, checksum(self.kept.record.as_bytes()))
    }

    /// The match, played again. Nothing if the rules do not allow it, or not that it ended like this, or if other cards
    /// follow from what both sides are said to have put in.
    pub fn replay(&self) -> Option<Box<dyn AnyMatch>> {
        let game = games::load(&self.kept.record).ok()?;
        self.is(&*game).then_some(game)
    }

    /// Whether this is what a match came to that was played again.
    pub fn is(&self, game: &dyn AnyMatch) -> bool {
        let SavedMatch { players, assists, parts, .. } = &self.kept;
        let again = ArchivedMatch::of(game, players, *assists, parts.as_deref(), self.when);
        again.as_ref() == Some(self) && players.len() == usize::from(game.seats())
    }
}

/// A file of records, the lines as they are kept.
pub fn file<'a>(lines: impl ExactSizeIterator<Item = &'a str>) -> String {
    let mut text = format!("{FILE}{VERSION}|{}\n", lines.len());
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// The records of a file. Whether the rules allow their matches is seen when they are played again.
///
/// # Errors
/// [`ImportError`] with the first thing that is wrong.
pub fn read_file(text: &str) -> Result<Vec<ArchivedMatch>, ImportError> {
    lines_of(text)?.into_iter().enumerate().map(|(at, line)| numbered(at, line)).collect()
}

/// The lines of a file, one for each record.
fn lines_of(text: &str) -> Result<Vec<&str>, ImportError> {
    let mut lines = text.trim_start_matches('\u{feff}').trim().lines();
    let first = lines.next().unwrap_or_default().trim_end();
    let head = first.strip_prefix(FILE).and_then(|rest| rest.split_once('|'));
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

/// What a line tells that has so many before it.
fn numbered(at: usize, line: &str) -> Result<ArchivedMatch, ImportError> {
    ArchivedMatch::parse(line).map_err(|why| match why {
        ImportError::Damaged(_) => ImportError::Damaged(at + 1),
        other => other,
    })
}
