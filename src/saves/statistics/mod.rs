//! The statistics of one person's finished matches: one line for each match, and totals over the lines.
//!
//! ```text
//! 1|1763776000|some-game|length:short|casual,master|120|1|1|0,0,0
//! before-1|some-game|casual|4,3,2,2,420,1402,5,1
//! ```
//!
//! The fields of a match are: time of its end (seconds since 1970), game, options with a value other than the
//! default, levels of the bots, the person's points, place and win (0 or 1). The last field counts the hints and the
//! undone decisions, and says whether an undo had revealed new information.
//!
//! A `before-1` line holds totals from older versions, which stored no line for each match. Its fields are: game,
//! level, and the totals. These are matches, wins, the latest and the longest run of wins, the best score, the sum of
//! scores, hints and undone decisions.

pub mod histogram;
mod overview;
mod stats;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::lines;

pub use crate::svg::score_chart::{MOVING, ScoreChart};
pub use overview::{Overview, Share};
pub use stats::{Group, Stats, groups};

/// The level of a match whose bots had different levels.
pub const MIXED: &str = "mixed";

/// A line of the statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResultLine {
    /// A finished match.
    Match(MatchResult),
    /// Totals from older versions, which stored no line for each match.
    Before(LegacyTotals),
}

/// The result of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "1")]
pub struct MatchResult {
    /// When it ended, in seconds since 1970.
    pub when: u64,
    /// The game's name.
    pub game: String,
    /// Options with a value other than the default, as `id:value,id:value`.
    pub options: String,
    /// Levels of the bots in seat order, separated by commas; empty in a solitaire.
    pub levels: String,
    /// The person's points.
    pub points: i32,
    /// The person's rank, from 1.
    pub place: u8,
    /// Whether the person has won.
    pub won: bool,
    /// The help that the person used.
    pub help: HelpUsed,
}

/// The help that a person used in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HelpUsed {
    /// Number of hints requested.
    pub hints: u32,
    /// Number of decisions undone.
    pub undos: u32,
    /// Whether the person undid a decision that had revealed new information.
    pub practice: bool,
}

/// Totals from older versions: the matches of one game against bots of one level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "before-1")]
pub struct LegacyTotals {
    /// The game's name.
    pub game: String,
    /// The bots' level.
    pub level: String,
    /// The totals.
    pub figures: Stats,
}

/// How much help the player had in a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Help {
    /// No help.
    Counted,
    /// Hints, or undone decisions.
    Helped,
    /// A decision was undone after it had revealed new information.
    Practice,
}

impl MatchResult {
    /// The kind of help that follows from what was used.
    pub fn kind(&self) -> Help {
        match self.help {
            HelpUsed { practice: true, .. } => Help::Practice,
            HelpUsed { hints: 0, undos: 0, .. } => Help::Counted,
            _ => Help::Helped,
        }
    }

    /// The common level of all bots, or [`MIXED`]; empty in a solitaire.
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

impl ResultLine {
    /// The game's name.
    pub fn game(&self) -> &str {
        match self {
            ResultLine::Match(entry) => &entry.game,
            ResultLine::Before(before) => &before.game,
        }
    }

    /// Parses a line. `None` if this version did not write it: a parsed line prints as the same text.
    pub fn parse(text: &str) -> Option<ResultLine> {
        let line = match lines::read(text) {
            Ok(result) => ResultLine::Match(result),
            Err(_) => ResultLine::Before(lines::read(text).ok()?),
        };
        (line.is_plain() && line.to_string() == text).then_some(line)
    }

    /// Whether its words have no other characters than names and lists of names.
    fn is_plain(&self) -> bool {
        match self {
            ResultLine::Match(MatchResult { game, options, levels, .. }) => {
                !game.is_empty()
                    && has_only(game, "")
                    && has_only(options, ":,")
                    && has_only(levels, ",")
            }
            ResultLine::Before(LegacyTotals { game, level, .. }) => {
                !game.is_empty() && has_only(game, "") && has_only(level, "")
            }
        }
    }
}

impl fmt::Display for ResultLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            ResultLine::Match(result) => lines::write(result),
            ResultLine::Before(before) => lines::write(before),
        })
    }
}

/// The options of a record with a value other than the default, in the form of [`MatchResult::options`].
pub fn unusual(record: &str, usual: &[(&str, &str)]) -> String {
    let field = record.split('|').find_map(|field| field.strip_prefix("options="));
    let pairs = field.unwrap_or_default().split(',').filter(|pair| {
        let pair = pair.split_once(':');
        pair.is_some_and(|pair| !usual.contains(&pair))
    });
    pairs.collect::<Vec<_>>().join(",")
}

/// Whether a text holds only lower-case letters, digits, `-`, `_` and the separators in `signs`.
fn has_only(text: &str, signs: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
    text.chars().all(|c| is_plain(c) || signs.contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: &str = "1|1763776000|a-game|length:short,x:2|casual,casual|-120|1|1|0,0,0";

    #[test]
    fn written_lines_read_back() {
        let entry = MatchResult {
            when: 1_763_776_000,
            game: "a-game".into(),
            options: "length:short,x:2".into(),
            levels: "casual,casual".into(),
            points: -120,
            place: 1,
            won: true,
            help: HelpUsed::default(),
        };
        assert_eq!((entry.kind(), entry.level(), entry.seats()), (Help::Counted, "casual", 3));
        assert_eq!(ResultLine::parse(WON), Some(ResultLine::Match(entry)));
        let before = "before-1|a-game||4,3,2,2,420,1402,5,1";
        assert!(matches!(ResultLine::parse(before), Some(ResultLine::Before(_))));
    }

    #[test]
    fn malformed_lines_are_rejected() {
        for wrong in
            ["", "1", "2|1|a||a|1|1|1|0,0,0", "before-1|a|b|1,2", "before-2|a|b|1,1,1,1,1,1,1,1"]
        {
            assert_eq!(ResultLine::parse(wrong), None, "{wrong}");
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
            assert_eq!(ResultLine::parse(&WON.replace(right, wrong)), None, "{wrong}");
        }
    }

    #[test]
    fn the_kind_follows_from_help_and_undo() {
        let of = |helped: &str, levels: &str| match ResultLine::parse(
            &WON.replace("0,0,0", helped).replace("casual,casual", levels),
        ) {
            Some(ResultLine::Match(entry)) => {
                (entry.kind(), entry.level().to_owned(), entry.seats())
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(of("1,0,0", "casual,master"), (Help::Helped, MIXED.into(), 3));
        assert_eq!(of("0,2,0", ""), (Help::Helped, String::new(), 1));
        assert_eq!(of("0,2,1", "master"), (Help::Practice, "master".into(), 2));
    }

    #[test]
    fn only_options_that_differ_from_the_default_are_listed() {
        let record =
            "spot-on-1|game=x|seats=2|dealer=0|options=length:short,clock:off,x:2|seed=1|moves=";
        let usual = [("length", "long"), ("clock", "off"), ("x", "1")];
        assert_eq!(unusual(record, &usual), "length:short,x:2");
        assert_eq!(unusual("spot-on-1|options=|seed=", &usual), "");
        assert_eq!(unusual("", &usual), "");
    }
}
