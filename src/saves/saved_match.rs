//! A match with its players and the help that was used, and how lines hold them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::engine::commit_reveal::SeedShares;
use crate::saves::standing::Practice;

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

/// Four numbers: undos, hints, the number of the practice, and whether the result was noted.
impl fmt::Display for Assists {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Assists { undos, hints, practice, noted } = self;
        write!(f, "{undos},{hints},{},{}", Practice::number(*practice), u8::from(*noted))
    }
}

/// The error for a text that does not say which help was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected four numbers")]
pub struct ParseAssistsError;

impl FromStr for Assists {
    type Err = ParseAssistsError;

    fn from_str(text: &str) -> Result<Assists, ParseAssistsError> {
        let mut numbers = text.split(',').map(|number| number.parse::<u32>().ok());
        let mut next = || numbers.next().flatten().ok_or(ParseAssistsError);
        let (undos, hints, practice, noted) = (next()?, next()?, next()?, next()?);
        Ok(Assists { undos, hints, practice: Practice::of_number(practice), noted: noted > 0 })
    }
}

/// The players as a field of a line, for `#[serde(with = "players")]`: name and level of each.
pub(super) mod players {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use super::{Player, escaped, unescaped};

    pub(in crate::saves) fn serialize<S: Serializer>(
        players: &[Player],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let player = |player: &Player| {
            let bot = player.bot.as_deref().unwrap_or_default();
            format!("{}:{}", escaped(&player.name), escaped(bot))
        };
        players.iter().map(player).collect::<Vec<_>>().join(",").serialize(serializer)
    }

    pub(in crate::saves) fn deserialize<'a, D: Deserializer<'a>>(
        deserializer: D,
    ) -> Result<Vec<Player>, D::Error> {
        let player = |text: &str| {
            let (name, bot) = text.split_once(':')?;
            let bot = unescaped(bot)?;
            Some(Player { name: unescaped(name)?, bot: (!bot.is_empty()).then_some(bot) })
        };
        let players = <&str>::deserialize(deserializer)?.split(',').map(player);
        players.collect::<Option<_>>().ok_or_else(|| de::Error::custom("a list of players"))
    }
}

/// The seed shares of both sides as a field of a line, for `#[serde(with = "seed_shares")]`.
pub(super) mod seed_shares {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use super::{escaped, unescaped};
    use crate::engine::commit_reveal::{self, SeedShares};

    pub(in crate::saves) fn serialize<S: Serializer>(
        shares: &SeedShares,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        format!("{}:{}", shares.bots, escaped(&shares.player)).serialize(serializer)
    }

    /// Fails if no seed follows from the shares.
    pub(in crate::saves) fn deserialize<'a, D: Deserializer<'a>>(
        deserializer: D,
    ) -> Result<Box<SeedShares>, D::Error> {
        let shares = |text: &str| {
            let (bots, player) = text.split_once(':')?;
            let shares = SeedShares { bots: bots.parse().ok()?, player: unescaped(player)? };
            commit_reveal::preimage(shares.bots, &shares.player).map(|_| Box::new(shares))
        };
        let text = <&str>::deserialize(deserializer)?;
        shares(text).ok_or_else(|| de::Error::custom("two seed shares"))
    }
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
