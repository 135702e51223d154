//! What can be chosen before a match.

use serde::{Deserialize, Serialize};

use super::texts;
use super::value::JokerReading;
use crate::engine::options::{OptionSpec, Options, Value};

/// The options of One Up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OneUpOptions {
    /// How a display is played.
    pub mode: Mode,
    /// How long the clock of a race runs.
    pub clock: Seconds,
    /// What a won card counts.
    pub scoring: Scoring,
    /// How many deals make a match.
    pub length: Length,
    /// What a Joker counts that copies a face card.
    pub joker_reading: JokerReading,
    /// How many Jokers are in the pack of two seats.
    pub jokers: Jokers,
}

/// How a display is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Mode {
    /// Sealed answers, without a clock.
    #[default]
    Relaxed,
    /// Calls made aloud, at any time.
    Race,
}

/// How long the clock of a race runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Seconds {
    /// Twelve seconds.
    #[default]
    Twelve,
    /// Six seconds.
    Six,
    /// Twenty-five seconds.
    TwentyFive,
    /// There is no clock: who has nothing to say says so.
    None,
}

/// What a won card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Scoring {
    /// Face cards and Jokers count more than numerals.
    #[default]
    Weighted,
    /// Every card counts 1.
    Plain,
}

/// How many deals make a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Length {
    /// One.
    #[default]
    One,
    /// Three.
    Three,
    /// As many as it takes somebody to have 100 points.
    Hundred,
}

/// How many Jokers are in the pack of two seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Jokers {
    /// Four.
    #[default]
    Four,
    /// Two.
    Two,
}

impl Seconds {
    /// The number of seconds, if there is a clock.
    pub const fn number(self) -> Option<u16> {
        match self {
            Seconds::Twelve => Some(12),
            Seconds::Six => Some(6),
            Seconds::TwentyFive => Some(25),
            Seconds::None => None,
        }
    }
}

impl OneUpOptions {
    /// Whether answers are locked in, rather than called aloud.
    pub(super) fn is_sealed(&self) -> bool {
        self.mode == Mode::Relaxed
    }
}

impl Options for OneUpOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        OptionSpec {
            id: "mode",
            title: texts::ANSWERS,
            explanation: texts::ANSWERS_MEANS,
            values: &[
                Value { id: "relaxed", title: texts::RELAXED },
                Value { id: "race", title: texts::RACE },
            ],
            get: |options| options.mode as usize,
            set: |options, index| options.mode = [Mode::Relaxed, Mode::Race][index],
        },
        OptionSpec {
            id: "clock",
            title: texts::CLOCK,
            explanation: texts::CLOCK_MEANS,
            values: &[
                Value { id: "12", title: texts::SECONDS_12 },
                Value { id: "6", title: texts::SECONDS_6 },
                Value { id: "25", title: texts::SECONDS_25 },
                Value { id: "0", title: texts::NO_CLOCK },
            ],
            get: |options| options.clock as usize,
            set: |options, index| {
                options.clock =
                    [Seconds::Twelve, Seconds::Six, Seconds::TwentyFive, Seconds::None][index];
            },
        },
        OptionSpec {
            id: "scoring",
            title: texts::SCORING,
            explanation: texts::SCORING_MEANS,
            values: &[
                Value { id: "weighted", title: texts::BY_RANK },
                Value { id: "plain", title: texts::ONE_EACH },
            ],
            get: |options| options.scoring as usize,
            set: |options, index| options.scoring = [Scoring::Weighted, Scoring::Plain][index],
        },
        OptionSpec {
            id: "length",
            title: texts::MATCH_LENGTH,
            explanation: texts::MATCH_LENGTH_MEANS,
            values: &[
                Value { id: "1", title: texts::ONE_DEAL },
                Value { id: "3", title: texts::THREE_DEALS },
                Value { id: "100", title: texts::TO_100 },
            ],
            get: |options| options.length as usize,
            set: |options, index| {
                options.length = [Length::One, Length::Three, Length::Hundred][index];
            },
        },
        OptionSpec {
            id: "joker_reading",
            title: texts::JOKER,
            explanation: texts::JOKER_MEANS,
            values: &[
                Value { id: "strict", title: texts::STRICT },
                Value { id: "free", title: texts::FREE },
            ],
            get: |options| options.joker_reading as usize,
            set: |options, index| {
                options.joker_reading = [JokerReading::Strict, JokerReading::Free][index];
            },
        },
        OptionSpec {
            id: "jokers",
            title: texts::JOKERS,
            explanation: texts::JOKERS_MEANS,
            values: &[Value { id: "4", title: texts::FOUR }, Value { id: "2", title: texts::TWO }],
            get: |options| options.jokers as usize,
            set: |options, index| options.jokers = [Jokers::Four, Jokers::Two][index],
        },
    ];

    fn has_effect(&self, id: &str) -> bool {
        id != "clock" || !self.is_sealed()
    }

    fn check(&self, seats: u8) -> Result<(), String> {
        if seats != 2 && self.jokers != Jokers::default() {
            return Err(texts::JOKERS_FOR_TWO.into());
        }
        Ok(())
    }
}
