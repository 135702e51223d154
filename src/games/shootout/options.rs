//! What can be chosen before a match.

use serde::{Deserialize, Serialize};

use crate::options::{Choice, Options, SWITCH, Value};
use crate::texts::Text;

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
    const LIST: &'static [Choice<Self>] = &[
        Choice {
            id: "target",
            title: Text::plain("Target"),
            explanation: Text::plain(
                "The number that wins when it is hit exactly. With doubles and triples it is 201 unless you choose.",
            ),
            values: &[
                Value { id: "101", title: Text::plain("101") },
                Value { id: "201", title: Text::plain("201") },
                Value { id: "301", title: Text::plain("301") },
                Value { id: "67-133-201", title: Text::plain("67, 133 and 201") },
            ],
            get: |options| options.target as usize,
            set: |options, index| {
                options.target =
                    [Target::Short, Target::Long, Target::Longest, Target::Three][index];
            },
        },
        Choice {
            id: "three_shots",
            title: Text::plain("Three shots"),
            explanation: Text::plain(
                "Who shoots makes three shots in a row: each trick scores by itself, or all values are summed at the end.",
            ),
            values: &[
                Value { id: "off", title: Text::plain("Off") },
                Value { id: "each", title: Text::plain("Each scores") },
                Value { id: "total", title: Text::plain("Their total scores") },
            ],
            get: |options| options.three_shots as usize,
            set: |options, index| {
                options.three_shots = [ThreeShots::Off, ThreeShots::Each, ThreeShots::Total][index];
            },
        },
        Choice {
            id: "no_overshooting",
            title: Text::plain("No overshooting"),
            explanation: Text::plain(
                "A value that would pass the target is not added: it counts nothing or is subtracted.",
            ),
            values: SWITCH,
            get: |options| usize::from(options.no_overshooting),
            set: |options, index| options.no_overshooting = index == 1,
        },
        Choice {
            id: "sets",
            title: Text::plain("Doubles and triples"),
            explanation: Text::plain("Two or three cards of one rank may be led together."),
            values: SWITCH,
            get: |options| usize::from(options.sets),
            set: |options, index| options.sets = index == 1,
        },
        Choice {
            id: "missing",
            title: Text::plain("Missing"),
            explanation: Text::plain(
                "A two that follows and loses makes the winner of the trick score nothing.",
            ),
            values: SWITCH,
            get: |options| usize::from(options.missing),
            set: |options, index| options.missing = index == 1,
        },
        Choice {
            id: "finish_on_double",
            title: Text::plain("Finish on a double"),
            explanation: Text::plain(
                "Only two cards of one rank, scored together, can hit the last target.",
            ),
            values: SWITCH,
            get: |options| usize::from(options.finish_on_double),
            set: |options, index| options.finish_on_double = index == 1,
        },
        Choice {
            id: "best_of",
            title: Text::plain("Match"),
            explanation: Text::plain(
                "Whoever wins more than half of so many games wins the match.",
            ),
            values: &[
                Value { id: "1", title: Text::plain("One game") },
                Value { id: "3", title: Text::plain("Best of three") },
                Value { id: "5", title: Text::plain("Best of five") },
            ],
            get: |options| options.best_of as usize,
            set: |options, index| {
                options.best_of = [BestOf::One, BestOf::Three, BestOf::Five][index];
            },
        },
    ];

    fn check(&self, _seats: u8) -> Result<(), String> {
        if self.finish_on_double && !self.sets {
            return Err("finish_on_double needs sets: without them nobody scores a double".into());
        }
        Ok(())
    }

    fn settle(&mut self, is_chosen: impl Fn(&str) -> bool) {
        if self.sets && !is_chosen("target") {
            self.target = Target::Long;
        }
    }
}
