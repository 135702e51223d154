//! The options of a match.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OptionSpec, Options};
use crate::i18n::{Text, common};
use crate::{option, option_values};

use super::texts;

/// The options of Shootout.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the rules")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ShootoutOptions {
    /// The number to hit exactly.
    pub target: Target,
    /// The number of shots in a turn.
    pub three_shots: ThreeShots,
    /// Whether a value that would pass the target is not added.
    pub no_overshooting: bool,
    /// Whether doubles and triples may be played.
    pub sets: bool,
    /// Whether a lost two makes the winner of the trick miss.
    pub missing: bool,
    /// Whether only a two-card set can hit the last target.
    pub finish_on_double: bool,
    /// The number of games in a match.
    pub best_of: BestOf,
}

/// The number to hit exactly, or several in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Target {
    /// 101.
    #[default]
    Short,
    /// 201.
    Long,
    /// 301.
    Longest,
    /// 67, then 133, then 201.
    Three,
}

impl Target {
    /// The targets in order.
    pub const fn numbers(self) -> &'static [i32] {
        match self {
            Target::Short => &[101],
            Target::Long => &[201],
            Target::Longest => &[301],
            Target::Three => &[67, 133, 201],
        }
    }
}

/// The number of shots in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ThreeShots {
    /// One.
    #[default]
    Off,
    /// Three, and each trick scores by itself.
    Each,
    /// Three, and the values named in them are summed.
    Total,
}

/// The number of games in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum BestOf {
    /// One.
    #[default]
    One,
    /// At most three.
    Three,
    /// At most five.
    Five,
}

impl BestOf {
    /// The most games that a match can have.
    pub const fn games(self) -> u8 {
        match self {
            BestOf::One => 1,
            BestOf::Three => 3,
            BestOf::Five => 5,
        }
    }
}

option_values!(Target {
    Short = "101", Text::plain("101");
    Long = "201", Text::plain("201");
    Longest = "301", Text::plain("301");
    Three = "67-133-201", texts::THREE_TARGETS;
});

option_values!(ThreeShots {
    Off = "off", common::OFF;
    Each = "each", texts::EACH_SCORES;
    Total = "total", texts::TOTAL_SCORES;
});

option_values!(BestOf {
    One = "1", texts::ONE_GAME;
    Three = "3", texts::BEST_OF_THREE;
    Five = "5", texts::BEST_OF_FIVE;
});

impl Options for ShootoutOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        option!(target: Target, texts::TARGET, texts::TARGET_DOES),
        option!(three_shots: ThreeShots, texts::THREE_SHOTS, texts::THREE_SHOTS_DOES),
        option!(no_overshooting: bool, texts::NO_OVERSHOOTING, texts::NO_OVERSHOOTING_DOES),
        option!(sets: bool, texts::SETS, texts::SETS_DOES),
        option!(missing: bool, texts::MISSING, texts::MISSING_DOES),
        option!(finish_on_double: bool, texts::FINISH, texts::FINISH_DOES),
        option!(best_of: BestOf, texts::MATCH, texts::MATCH_DOES),
    ];

    fn check(&self, _seats: u8) -> Result<(), String> {
        if self.finish_on_double && !self.sets {
            return Err(texts::FINISH_NEEDS_SETS.into());
        }
        Ok(())
    }

    fn fill_defaults(&mut self, is_chosen: impl Fn(&str) -> bool) {
        if self.sets && !is_chosen("target") {
            self.target = Target::Long;
        }
    }
}
