//! What became of the matches that one person has played to their end: a line for each, and what they come to.
//!
//! ```text
//! 1|1763776000|some-game|length:short|casual,master|120|1|1|0,0,0
//! before-1|some-game|casual|4,3,2,2,420,1402,5,1
//! ```
//!
//! A match: when it ended (seconds since 1970), its game, the options that are not as they usually are, the bots'
//! levels, the person's points and place, whether that is a win, and how many hints there were, how many decisions were
//! taken back, and whether something new was seen by that. And what older versions have counted without a line for each:
//! matches, wins, the last and the longest row of wins, the best points, all points, hints, decisions taken back.

mod stats;

use std::fmt;

pub use crate::svg::score_chart::{MOVING, ScoreChart};
pub use stats::{Group, Stats, groups};

/// The level where bots of several levels sat at the table.
pub const MIXED: &str = "mixed";

/// The first field of a line; the numbers rise when the forms change.
const MATCH: &str = "1";
const BEFORE: &str = "before-1";

/// A line of the history: one finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A match.
    Match(Entry),
    /// What was counted before there were lines, of one game and level.
    Before(LegacyTotals),
}

/// A match that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When it ended, in seconds since 1970.
    pub when: u64,
    /// The game's name.
    pub game: String,
    /// Options whose value is not the usual one, as `id:value,id:value`.
    pub options: String,
    /// The levels of the bots in the order of their seats, between commas; none in a solitaire.
    pub levels: String,
    /// The person's points.
    pub points: i32,
    /// The person's place, from 1.
    pub place: u8,
    /// Whether the person has won.
    pub won: bool,
    /// Moves that were asked for.
    pub hints: u32,
    /// Decisions that were taken back.
    pub undos: u32,
    /// Whether something new was seen and then taken back.
    pub practice: bool,
}

/// What was counted of matches of one game against bots of one level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegacyTotals {
    /// The game's name.
    pub game: String,
    /// The bots' level.
    pub level: String,
    /// What was counted.
    pub figures: Stats,
}

/// What a match counts as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Played without help.
    Counted,
    /// With hints, or with decisions taken back.
    Helped,
    /// Something new was seen and taken back.
    Practice,
}

impl Entry {
    /// What it counts as.
    pub fn kind(&self) -> Kind {
        match self {
            Entry { practice: true, .. } => Kind::Practice,
            Entry { hints: 0, undos: 0, .. } => Kind::Counted,
            _ => Kind::Helped,
        }
    }

    /// The level of all bots, or [`MIXED`]; nothing in a solitaire.
    pub fn level(&self) -> &str {
        let mut levels = self.levels.split(',');
        let first = levels.next().unwrap_or_default();
        if levels.all(|level| level == first) { first } else { MIXED }
    }

    /// Number of players.
    pub fn seats(&self) -> usize {
        match self.levels.as_str() {
            "" => 1,
            levels => 1 + levels.split(',').count(),
        }
    }
}

impl Line {
    /// The game's name.
    pub fn game(&self) -> &str {
        match self {
            Line::Match(entry) => &entry.game,
            Line::Before(before) => &before.game,
        }
    }

    /// What a line tells; nothing if it was not written by this version. What is read prints as it was.
    pub fn parse(text: &str) -> Option<Line> {
        let mut fields = text.split('|');
        let mut next = || fields.next();
        let line = match next()? {
            MATCH => Line::Match(
                Entry {
                    when: number(next()?)?,
                    game: words(next()?, "").filter(|game| !game.is_empty())?,
                    options: words(next()?, ":,")?,
                    levels: words(next()?, ",")?,
                    points: number(next()?)?,
                    place: number(next()?)?,
                    won: number::<u8>(next()?)? == 1,
                    hints: 0,
                    undos: 0,
                    practice: false,
                }
                .helped(next()?)?,
            ),
            BEFORE => Line::Before(LegacyTotals {
                game: words(next()?, "").filter(|game| !game.is_empty())?,
                level: words(next()?, "")?,
                figures: Stats::parse(next()?)?,
            }),
            _ => return None,
        };
        (fields.next().is_none() && line.to_string() == text).then_some(line)
    }
}

impl Entry {
    fn helped(self, text: &str) -> Option<Entry> {
        let mut numbers = text.split(',').map(number::<u32>);
        let mut next = || numbers.next().flatten();
        Some(Entry { hints: next()?, undos: next()?, practice: next()? == 1, ..self })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Match(entry) => {
                let Entry { when, game, options, levels, points, place, hints, undos, .. } = entry;
                let (won, practice) = (u8::from(entry.won), u8::from(entry.practice));
                let helped = format!("{hints},{undos},{practice}");
                let ended = format!("{points}|{place}|{won}|{helped}");
                write!(f, "{MATCH}|{when}|{game}|{options}|{levels}|{ended}")
            }
            Line::Before(LegacyTotals { game, level, figures }) => {
                write!(f, "{BEFORE}|{game}|{level}|{figures}")
            }
        }
    }
}

/// The options of a record that are not as they usually are, as an entry has them.
pub fn unusual(record: &str, usual: &[(&str, &str)]) -> String {
    let field = record.split('|').find_map(|field| field.strip_prefix("options="));
    let pairs = field.unwrap_or_default().split(',').filter(|pair| {
        let pair = pair.split_once(':');
        pair.is_some_and(|pair| !usual.contains(&pair))
    });
    pairs.collect::<Vec<_>>().join(",")
}

fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.parse().ok()
}

/// Plain words, and the signs between them.
fn words(text: &str, signs: &str) -> Option<String> {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
    text.chars().all(|c| is_plain(c) || signs.contains(c)).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: &str = "1|1763776000|a-game|length:short,x:2|casual,casual|-120|1|1|0,0,0";

    #[test]
    fn lines_are_read_as_they_were_written() {
        let entry = Entry {
            when: 1_763_776_000,
            game: "a-game".into(),
            options: "length:short,x:2".into(),
            levels: "casual,casual".into(),
            points: -120,
            place: 1,
            won: true,
            hints: 0,
            undos: 0,
            practice: false,
        };
        assert_eq!((entry.kind(), entry.level(), entry.seats()), (Kind::Counted, "casual", 3));
        assert_eq!(Line::parse(WON), Some(Line::Match(entry)));
        let before = "before-1|a-game||4,3,2,2,420,1402,5,1";
        assert!(matches!(Line::parse(before), Some(Line::Before(_))));
    }

    #[test]
    fn what_is_no_line_is_not_read() {
        for wrong in
            ["", "1", "2|1|a||a|1|1|1|0,0,0", "before-1|a|b|1,2", "before-2|a|b|1,1,1,1,1,1,1,1"]
        {
            assert_eq!(Line::parse(wrong), None, "{wrong}");
        }
        for (right, wrong) in [
            ("1763776000", "+1763776000"),
            ("-120", "-0120"),
            ("a-game", "A game"),
            ("a-game", ""),
            ("0,0,0", "0,0,2"),
            ("0,0,0", "0,0,0,0"),
            ("0,0,0", "0,0,0|"),
            ("casual,casual", "casual|casual"),
        ] {
            assert_eq!(Line::parse(&WON.replace(right, wrong)), None, "{wrong}");
        }
    }

    #[test]
    fn help_is_told_apart() {
        let of = |helped: &str, levels: &str| match Line::parse(
            &WON.replace("0,0,0", helped).replace("casual,casual", levels),
        ) {
            Some(Line::Match(entry)) => (entry.kind(), entry.level().to_owned(), entry.seats()),
            other => panic!("{other:?}"),
        };
        assert_eq!(of("1,0,0", "casual,master"), (Kind::Helped, MIXED.into(), 3));
        assert_eq!(of("0,2,0", ""), (Kind::Helped, String::new(), 1));
        assert_eq!(of("0,2,1", "master"), (Kind::Practice, "master".into(), 2));
    }

    #[test]
    fn only_options_that_are_not_usual_are_told() {
        let record =
            "spot-on-1|game=x|seats=2|dealer=0|options=length:short,clock:off,x:2|seed=1|moves=";
        let usual = [("length", "long"), ("clock", "off"), ("x", "1")];
        assert_eq!(unusual(record, &usual), "length:short,x:2");
        assert_eq!(unusual("spot-on-1|options=|seed=", &usual), "");
        assert_eq!(unusual("", &usual), "");
    }
}
