//! A match as it is kept while it is played: lines that are only ever added.
//!
//! The first line says who plays and what match it is; each that follows says one thing that happened: a step was
//! taken, a step was taken back, or something was asked for. Every line begins with a checksum of itself and, through
//! the checksum before it, of all lines before: what was torn off or changed is found, and what lies before it can
//! still be read.
//!
//! ```text
//! 1c291ca3 spot-on-match-1|You:,Mina:casual|spot-on-1|game=…|moves=|crc32=…
//! 83dc2a0f +0 take stock
//! 5a1b6677 -
//! 90de13c4 =1,0,1,0
//! ```
//!
//! Where both sides have tied their hands before the deal ([`crate::engine::commit_reveal`]), their parts come first, in the second
//! version of the form: `spot-on-match-2|BOTS:PLAYER|…`. Versions of the page that do not know it leave such a match
//! alone.

use std::fmt;

use thiserror::Error;

use crate::engine::commit_reveal::{self, SeedShares};
use crate::engine::record::{checksum, with_steps, without_steps};

/// How every first line begins; the number rises when the form changes.
const FORM: &str = "spot-on-match-";
/// The numbers of the form: usually, and where both sides have tied their hands.
const USUAL: u32 = 1;
const COMMITTED: u32 = 2;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// The level's name, for a bot.
    pub bot: Option<String>,
}

/// What a person asked for during a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assists {
    /// Decisions that were taken back.
    pub undos: u32,
    /// Moves that were asked for.
    pub hints: u32,
    /// Whether something new was seen and then taken back.
    pub practice: bool,
    /// Whether its end has entered the statistics.
    pub noted: bool,
}

/// A match that was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedMatch {
    /// The match, as a record.
    pub record: String,
    /// Who plays.
    pub players: Vec<Player>,
    /// What was asked for.
    pub assists: Assists,
    /// What both sides have put into the seed, if they had tied their hands.
    pub parts: Option<Box<SeedShares>>,
}

/// What is known of the lines that were written, to write the next.
#[derive(Debug)]
pub struct SaveLog {
    sum: u32,
    steps: usize,
    assists: Assists,
}

/// Lines from which the match cannot be read as a whole.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SaveLogError {
    /// A newer version has written them, and may go on with them.
    #[error("the match was kept by a newer version of Spot On")]
    Newer,
    /// A line is not as it was written; the match as it stood before it, if the first line can be read.
    #[error("line {0} of the kept match is damaged")]
    Damaged(usize, Option<SavedMatch>),
}

impl SaveLog {
    /// The first lines of a match with so many steps.
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

    /// The lines that follow when the match has these steps and this was asked for; `step` is asked for the text of
    /// each step that is new. Steps that were taken back and others taken instead have to be told one after the other.
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

/// The match that lines tell of.
///
/// # Errors
/// [`Unreadable`]; what can be read of damaged lines is in it.
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

/// What lines have told so far.
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
        write!(f, "{undos},{hints},{},{}", u8::from(*practice), u8::from(*noted))
    }
}

/// What both sides have put in, as a part of a line.
pub(crate) fn written_parts(parts: &SeedShares) -> String {
    format!("{}:{}", parts.bots, escaped(&parts.player))
}

/// What both sides have put in: parts from which a seed follows.
pub(crate) fn read_parts(text: &str) -> Option<Box<SeedShares>> {
    let (bots, player) = text.split_once(':')?;
    let parts = SeedShares { bots: bots.parse().ok()?, player: unescaped(player)? };
    commit_reveal::preimage(parts.bots, &parts.player).map(|_| Box::new(parts))
}

/// What was asked for, as it is printed.
pub(crate) fn assists(text: &str) -> Option<Assists> {
    let mut numbers = text.split(',').map(|number| number.parse::<u32>().ok());
    let mut next = || numbers.next().flatten();
    let (undos, hints, practice, noted) = (next()?, next()?, next()?, next()?);
    Some(Assists { undos, hints, practice: practice > 0, noted: noted > 0 })
}

/// The checksum of a line and, through that before it, of all lines before.
fn chained(before: u32, body: &str) -> u32 {
    checksum(format!("{before:08x} {body}").as_bytes())
}

/// Players as a part of a line.
pub(crate) fn written(players: &[Player]) -> String {
    let player = |player: &Player| {
        let bot = player.bot.as_deref().unwrap_or_default();
        format!("{}:{}", escaped(&player.name), escaped(bot))
    };
    players.iter().map(player).collect::<Vec<_>>().join(",")
}

/// The players of a part of a line.
pub(crate) fn players_of(text: &str) -> Option<Vec<Player>> {
    let player = |text: &str| {
        let (name, bot) = text.split_once(':')?;
        let bot = unescaped(bot)?;
        Some(Player { name: unescaped(name)?, bot: (!bot.is_empty()).then_some(bot) })
    };
    text.split(',').map(player).collect()
}

/// Without the signs that part a line.
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
        text +=
            &log.append_new(1, step, Assists { undos: 1, practice: true, ..Assists::default() });
        text += &log.append_new(2, |_| "1 other".into(), log.assists);
        text
    }

    #[test]
    fn what_was_written_is_read() -> Result<(), ParseRecordError> {
        let kept = read(&written()).expect("it is as it was written");
        assert_eq!(kept.players, players());
        assert_eq!(kept.assists, Assists { undos: 1, hints: 0, practice: true, noted: false });
        assert_eq!(without_steps(&kept.record)?.1, ["0 take 0", "1 other"]);
        Ok(())
    }

    #[test]
    fn the_parts_of_a_committed_deal_come_back() {
        let parts = SeedShares { bots: Seed::from_number(7), player: "|,:%~!".into() };
        let kept = SavedMatch { parts: Some(Box::new(parts)), ..begun() };
        let (_, text) = SaveLog::start(&kept, 0);
        assert_eq!(read(&text), Ok(kept));
    }

    #[test]
    fn parts_from_which_no_seed_follows_are_damage() {
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
    fn a_match_goes_on_where_it_was_left() -> Result<(), ParseRecordError> {
        let left = read(&written()).expect("it is as it was written");
        let (mut log, mut text) = SaveLog::start(&left, 2);
        text += &log.append_new(3, step, left.assists);
        let kept = read(&text).expect("it is as it was written");
        assert_eq!(kept.assists, left.assists);
        assert_eq!(without_steps(&kept.record)?.1, ["0 take 0", "1 other", "0 take 2"]);
        Ok(())
    }

    #[test]
    fn any_changed_sign_is_found_and_what_lies_before_is_kept() {
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
    fn the_last_lines_may_be_lost_but_no_part_of_one() {
        let text = written();
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
        for end in 1..text.len() {
            let Some(torn) = text.get(..end) else { continue };
            let is_whole = ends.contains(&end) || ends.contains(&(end - 1));
            assert_eq!(read(torn).is_ok(), is_whole, "{torn}");
        }
    }

    #[test]
    fn a_newer_form_is_told_from_damage() {
        let body = "spot-on-match-3|anything";
        let line = format!("{:08x} {body}\n", chained(0, body));
        assert_eq!(read(&line), Err(SaveLogError::Newer));
        assert_eq!(read(""), Err(SaveLogError::Damaged(1, None)));
    }
}
