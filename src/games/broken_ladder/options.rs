//! What can be chosen before a match.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OFF_ON, OptionSpec, Options, Value};

use super::texts;

/// The options of Broken Ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LadderOptions {
    /// Whether a valid hand may hold more than two cards of a rank.
    pub any_ranks: bool,
    /// Packs for every two seats: one, two or three.
    pub packs_per_pair: u8,
    /// How the table treats mistakes.
    pub referee: Referee,
    /// When the match ends.
    pub length: Length,
}

/// How the table treats mistakes. The rules are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Referee {
    /// It shows where the own ladder leads, and warns before one is laid down that does not fit.
    #[default]
    Casual,
    /// It keeps silent.
    Strict,
}

/// When the match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Length {
    /// When everybody has dealt twice.
    #[default]
    TwiceRound,
    /// After a round in which somebody has 1000 points or more.
    To1000,
    /// After a round in which somebody has 2000 points or more.
    To2000,
}

impl Length {
    /// The points at which the match ends, if it is played for points.
    pub const fn goal(self) -> Option<i32> {
        match self {
            Length::TwiceRound => None,
            Length::To1000 => Some(1000),
            Length::To2000 => Some(2000),
        }
    }
}

impl Default for LadderOptions {
    fn default() -> Self {
        LadderOptions {
            any_ranks: false,
            packs_per_pair: 1,
            referee: Referee::default(),
            length: Length::default(),
        }
    }
}

impl Options for LadderOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        OptionSpec {
            id: "any_ranks",
            title: texts::ANY_RANKS,
            explanation: texts::ANY_RANKS_SAYS,
            values: OFF_ON,
            get: |options| usize::from(options.any_ranks),
            set: |options, index| options.any_ranks = index == 1,
        },
        OptionSpec {
            id: "packs_per_pair",
            title: texts::PACKS,
            explanation: texts::PACKS_SAYS,
            values: &[
                Value { id: "1", title: texts::ONE },
                Value { id: "2", title: texts::TWO },
                Value { id: "3", title: texts::THREE },
            ],
            get: |options| usize::from(options.packs_per_pair) - 1,
            set: |options, index| options.packs_per_pair = index as u8 + 1,
        },
        OptionSpec {
            id: "referee",
            title: texts::REFEREE,
            explanation: texts::REFEREE_SAYS,
            values: &[
                Value { id: "casual", title: texts::CASUAL },
                Value { id: "strict", title: texts::STRICT },
            ],
            get: |options| options.referee as usize,
            set: |options, index| options.referee = [Referee::Casual, Referee::Strict][index],
        },
        OptionSpec {
            id: "length",
            title: texts::MATCH,
            explanation: texts::MATCH_SAYS,
            values: &[
                Value { id: "twice-round", title: texts::TWICE_ROUND },
                Value { id: "1000", title: texts::TO_1000 },
                Value { id: "2000", title: texts::TO_2000 },
            ],
            get: |options| options.length as usize,
            set: |options, index| {
                options.length = [Length::TwiceRound, Length::To1000, Length::To2000][index];
            },
        },
    ];

    /// Everything goes together.
    fn check(&self, _seats: u8) -> Result<(), String> {
        Ok(())
    }
}
