//! Three deals of a game that several people play, and Master, each in the same seat against the same bots. So
//! the differences between their results have little luck.
//!
//! Nothing here may change: a key names its deals for ever. The seed of a deal is the SHA-256 hash of the text
//! `spot-on boards KEY GAME NUMBER`, and the setup is one of those of the daily deals for two ([`Info::daily`]).

use std::fmt;
use std::str::FromStr;

use crate::engine::commit_reveal::hash_seed;
use crate::engine::game::{DailySetup, Info};
use crate::games::ConfigText;
use crate::lines::hexadecimal;

/// Number of deals.
pub const DEALS: u8 = 3;
/// Seats of each deal.
const SEATS: u8 = 2;

/// The name of three deals, the same for every game: eight hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealsKey(pub u32);

impl fmt::Display for DealsKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// The error for a text that is no key of three deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseKeyError;

impl FromStr for DealsKey {
    type Err = ParseKeyError;

    fn from_str(text: &str) -> Result<DealsKey, ParseKeyError> {
        hexadecimal::parse(text).map(DealsKey).ok_or(ParseKeyError)
    }
}

/// Whether a game has such deals: they are those of its daily setups for two.
pub fn has_three_deals(game: &Info) -> bool {
    setups(game).next().is_some()
}

fn setups(game: &Info) -> impl Iterator<Item = &'static DailySetup> {
    game.daily.iter().filter(|setup| setup.seats == SEATS)
}

/// One of the three deals, by its number from 1. `None` if the game has no such deals.
pub fn deal(game: &Info, key: DealsKey, number: u8) -> Option<ConfigText> {
    let setups: Vec<&DailySetup> = setups(game).collect();
    let setup = setups.get(key.0 as usize % setups.len().max(1))?;
    let seed = hash_seed(&format!("spot-on boards {key} {} {number}", game.id));
    Some(ConfigText::of_daily(setup, seed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::saves::seen_deals::mark;

    #[test]
    fn every_game_has_three_different_deals() {
        for game in games::all().iter().filter(|game| has_three_deals(&game.info())) {
            let key = DealsKey(0x5b07_0001);
            let record = |number| {
                let deal = deal(&game.info(), key, number).expect("it has such deals");
                let started = game.start(deal).expect("it starts");
                mark(&started.record()).expect("a deal")
            };
            let marks: std::collections::HashSet<String> = (1..=DEALS).map(record).collect();
            assert_eq!(marks.len(), usize::from(DEALS), "{}", game.info().id);
        }
    }

    #[test]
    fn keys_survive_their_text() {
        for number in [0, 7, u32::MAX] {
            assert_eq!(DealsKey(number).to_string().parse(), Ok(DealsKey(number)));
        }
        for text in ["", "1234567", "123456789", "1234567g", "+1234567"] {
            assert_eq!(text.parse::<DealsKey>(), Err(ParseKeyError), "{text}");
        }
    }
}
