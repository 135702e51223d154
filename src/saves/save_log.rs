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

use std::fmt;

use thiserror::Error;

use crate::engine::commit_reveal::{self, SeedShares};
use crate::engine::record::{checksum, with_steps, without_steps};
use crate::saves::standing::Practice;

/// Start of every first line. The number rises when the format changes.
const FORM: &str = "spot-on-match-";
/// Format versions: the usual one, and the one with the seed shares of a committed deal.
const USUAL: u32 = 1;
const COMMITTED: u32 = 2;

/// The player at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Displayed name.
    pub name: String,
    /// Name of the level, for a bot.
    pub bot: Option<String>,
}

/// Help that a person used during a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assists {
    /// Number of decisions undone.
    pub undos: u32,
    /// Number of hints requested.
    pub hints: u32,
    /// Why the match does not count. `None` if it counts.
    pub practice: Option<Practice>,
    /// Whether the result has been entered in the statistics.
    pub noted: bool,
}

/// A saved match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedMatch {
    /// The match, as a record.
    pub record: String,
    /// The players in seat order.
    pub players: Vec<Player>,
    /// Help used so far.
    pub assists: Assists,
    /// The seed shares of both sides, if the deal was committed.
    pub parts: Option<Box<SeedShares>>,
}

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
        let players = written(&kept.players);
        let (version, parts) = match &kept.parts {
            None => (USUAL, String::new()),
            Some(parts) => (COMMITTED, format!("{}|", written_parts(parts))),
        };
        let mut lines = log.line(&format!("{FORM}{version}|{parts}{players}|{}", kept.record));
        lines.push_str(&log.ask(kept.assists));
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
        lines.push_str(&self.ask(assists));
        lines
    }

    fn ask(&mut self, assists: Assists) -> String {
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
    let (version, rest) =
        first.strip_prefix(FORM).and_then(|rest| rest.split_once('|')).ok_or(damaged.clone())?;
    let told = match version.parse::<u32>() {
        Ok(USUAL) => Entry::open(rest, None),
        Ok(COMMITTED) => rest
            .split_once('|')
            .and_then(|(parts, rest)| Entry::open(rest, Some(read_parts(parts)?))),
        Ok(number) if number > COMMITTED => return Err(SaveLogError::Newer),
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

/// The match as read so far.
struct Entry<'a> {
    start: &'a str,
    steps: Vec<&'a str>,
    players: Vec<Player>,
    assists: Assists,
    parts: Option<Box<SeedShares>>,
}

impl<'a> Entry<'a> {
    fn open(rest: &'a str, parts: Option<Box<SeedShares>>) -> Option<Entry<'a>> {
        let (players, record) = rest.split_once('|')?;
        let (start, steps) = without_steps(record).ok()?;
        let players = players_of(players)?;
        Some(Entry { start, steps, players, assists: Assists::default(), parts })
    }

    fn add(&mut self, body: &'a str) -> Option<()> {
        let (kind, rest) = body.split_at_checked(1)?;
        match kind {
            "+" => self.steps.push(rest),
            "-" => drop(self.steps.pop()?),
            "=" => self.assists = assists(rest)?,
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

impl fmt::Display for Assists {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Assists { undos, hints, practice, noted } = self;
        write!(f, "{undos},{hints},{},{}", Practice::number(*practice), u8::from(*noted))
    }
}

/// The seed shares of both sides, as a field of a line.
pub(crate) fn written_parts(parts: &SeedShares) -> String {
    format!("{}:{}", parts.bots, escaped(&parts.player))
}

/// Parses the seed shares of both sides. `None` if no seed follows from them.
pub(crate) fn read_parts(text: &str) -> Option<Box<SeedShares>> {
    let (bots, player) = text.split_once(':')?;
    let parts = SeedShares { bots: bots.parse().ok()?, player: unescaped(player)? };
    commit_reveal::preimage(parts.bots, &parts.player).map(|_| Box::new(parts))
}

/// Parses [`Assists`] from the form of its `Display`.
pub(crate) fn assists(text: &str) -> Option<Assists> {
    let mut numbers = text.split(',').map(|number| number.parse::<u32>().ok());
    let mut next = || numbers.next().flatten();
    let (undos, hints, practice, noted) = (next()?, next()?, next()?, next()?);
    Some(Assists { undos, hints, practice: Practice::of_number(practice), noted: noted > 0 })
}

/// Checksum of a line and of the checksum `before` it, and so of all earlier lines.
fn chained(before: u32, body: &str) -> u32 {
    checksum(format!("{before:08x} {body}").as_bytes())
}

/// The players as a field of a line.
pub(crate) fn written(players: &[Player]) -> String {
    let player = |player: &Player| {
        let bot = player.bot.as_deref().unwrap_or_default();
        format!("{}:{}", escaped(&player.name), escaped(bot))
    };
    players.iter().map(player).collect::<Vec<_>>().join(",")
}

/// Parses the players from a field of a line.
pub(crate) fn players_of(text: &str) -> Option<Vec<Player>> {
    let player = |text: &str| {
        let (name, bot) = text.split_once(':')?;
        let bot = unescaped(bot)?;
        Some(Player { name: unescaped(name)?, bot: (!bot.is_empty()).then_some(bot) })
    };
    text.split(',').map(player).collect()
}

/// Escapes `%`, the separators of a line, the space and control characters.
fn escaped(text: &str) -> String {
    let escape = |sign: char| match sign {
        '%' | '|' | ',' | ':' | '\0'..=' ' => format!("%{:02x}", sign as u32),
        sign => sign.into(),
    };
    text.chars().map(escape).collect()
}

fn unescaped(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut whole = parts.next()?.to_owned();
    for part in parts {
        let (code, rest) = part.split_at_checked(2)?;
        whole.push(u8::from_str_radix(code, 16).ok()?.into());
        whole.push_str(rest);
    }
    Some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::Seed;
    use crate::engine::record::ParseRecordError;

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
