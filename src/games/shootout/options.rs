//! What can be chosen before a match.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OFF_ON, OptionSpec, Options, Value};
use crate::i18n::{Text, common};

use super::texts;

/// The options of Shootout.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the rules")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ShootoutOptions {
    /// What must be hit exactly.
    pub target: Target,
    /// How many shots a turn has.
    pub three_shots: ThreeShots,
    /// Whether a value that would pass the target is not added.
    pub no_overshooting: bool,
    /// Whether doubles and triples may be played.
    pub sets: bool,
    /// Whether a lost two makes the winner of the trick miss.
    pub missing: bool,
    /// Whether only a two-card set can hit the last target.
    pub finish_on_double: bool,
    /// How many games make a match.
    pub best_of: BestOf,
}

/// What must be hit exactly.
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
    /// The numbers, one after the other.
    pub const fn numbers(self) -> &'static [i32] {
        match self {
            Target::Short => &[101],
            Target::Long => &[201],
            Target::Longest => &[301],
            Target::Three => &[67, 133, 201],
        }
    }
}

/// How many shots a turn has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ThreeShots {
    /// One.
    #[default]
    Off,
    /// Three, and each trick scores by itself.
    Each,
    /// Three, and what was named in them is summed.
    Total,
}

/// How many games make a match.
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

impl Options for ShootoutOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        OptionSpec {
            id: "target",
            title: texts::TARGET,
            explanation: texts::TARGET_DOES,
            values: &[
                Value { id: "101", title: Text::plain("101") },
                Value { id: "201", title: Text::plain("201") },
                Value { id: "301", title: Text::plain("301") },
                Value { id: "67-133-201", title: texts::THREE_TARGETS },
            ],
            get: |options| options.target as usize,
            set: |options, index| {
                options.target =
                    [Target::Short, Target::Long, Target::Longest, Target::Three][index];
            },
        },
        OptionSpec {
            id: "three_shots",
            title: texts::THREE_SHOTS,
            explanation: texts::THREE_SHOTS_DOES,
            values: &[
                Value { id: "off", title: common::OFF },
                Value { id: "each", title: texts::EACH_SCORES },
                Value { id: "total", title: texts::TOTAL_SCORES },
            ],
            get: |options| options.three_shots as usize,
            set: |options, index| {
                options.three_shots = [ThreeShots::Off, ThreeShots::Each, ThreeShots::Total][index];
            },
        },
        OptionSpec {
            id: "no_overshooting",
            title: texts::NO_OVERSHOOTING,
            explanation: texts::NO_OVERSHOOTING_DOES,
            values: OFF_ON,
            get: |options| usize::from(options.no_overshooting),
            set: |options, index| options.no_overshooting = index == 1,
        },
        OptionSpec {
            id: "sets",
            title: texts::SETS,
            explanation: texts::SETS_DOES,
            values: OFF_ON,
            get: |options| usize::from(options.sets),
            set: |options, index| options.sets = index == 1,
        },
        OptionSpec {
            id: "missing",
            title: texts::MISSING,
            explanation: texts::MISSING_DOES,
            values: OFF_ON,
            get: |options| usize::from(options.missing),
            set: |options, index| options.missing = index == 1,
        },
        OptionSpec {
            id: "finish_on_double",
            title: texts::FINISH,
            explanation: texts::FINISH_DOES,
            values: OFF_ON,
            get: |options| usize::from(options.finish_on_double),
            set: |options, index| options.finish_on_double = index == 1,
        },
        OptionSpec {
            id: "best_of",
            title: texts::MATCH,
            explanation: texts::MATCH_DOES,
            values: &[
                Value { id: "1", title: texts::ONE_GAME },
                Value { id: "3", title: texts::BEST_OF_THREE },
                Value { id: "5", title: texts::BEST_OF_FIVE },
            ],
            get: |options| options.best_of as usize,
            set: |options, index| {
                options.best_of = [BestOf::One, BestOf::Three, BestOf::Five][index];
            },
        },
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
