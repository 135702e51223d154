//! The options of a match.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OptionSpec, Options, ValueInfo};
use crate::{option, option_values};

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
    /// The length of the match.
    pub length: Length,
}

/// How the table treats mistakes. The rules are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Referee {
    /// It shows where the own ladder leads, and warns before an invalid one is laid down.
    #[default]
    Casual,
    /// It shows and warns nothing.
    Strict,
}

/// The length of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Length {
    /// Until everybody has dealt twice.
    #[default]
    TwiceRound,
    /// Until a round ends in which a player has 1000 points or more.
    To1000,
    /// Until a round ends in which a player has 2000 points or more.
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

option_values!(Referee {
    Casual = "casual", texts::CASUAL;
    Strict = "strict", texts::STRICT;
});

option_values!(Length {
    TwiceRound = "twice-round", texts::TWICE_ROUND;
    To1000 = "1000", texts::TO_1000;
    To2000 = "2000", texts::TO_2000;
});

impl Options for LadderOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        option!(any_ranks: bool, texts::ANY_RANKS, texts::ANY_RANKS_SAYS),
        OptionSpec {
            id: "packs_per_pair",
            title: texts::PACKS,
            explanation: texts::PACKS_SAYS,
            values: &[
                ValueInfo { id: "1", title: texts::ONE },
                ValueInfo { id: "2", title: texts::TWO },
                ValueInfo { id: "3", title: texts::THREE },
            ],
            get: |options| usize::from(options.packs_per_pair) - 1,
            set: |options, index| options.packs_per_pair = index as u8 + 1,
        },
        option!(referee: Referee, texts::REFEREE, texts::REFEREE_SAYS),
        option!(length: Length, texts::MATCH, texts::MATCH_SAYS),
    ];

    /// All combinations are allowed.
    fn check(&self, _seats: u8) -> Result<(), String> {
        Ok(())
    }
}
