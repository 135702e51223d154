//! The options of a match.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OptionSpec, Options};
use crate::{option, option_values};

use super::texts;
use super::value::JokerReading;

/// The options of One Up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OneUpOptions {
    /// The way in which a display is played.
    pub mode: Mode,
    /// The time limit of a race.
    pub clock: Seconds,
    /// The points of a won card.
    pub scoring: Scoring,
    /// The number of deals in a match.
    pub length: Length,
    /// The value of a Joker that copies a face card.
    pub joker_reading: JokerReading,
    /// The number of Jokers in the pack for two seats.
    pub jokers: Jokers,
}

/// The way in which a display is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Mode {
    /// Sealed answers, without a clock.
    #[default]
    Relaxed,
    /// Calls made aloud, at any time.
    Race,
}

/// The time limit of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Seconds {
    /// Twelve seconds.
    #[default]
    Twelve,
    /// Six seconds.
    Six,
    /// Twenty-five seconds.
    TwentyFive,
    /// There is no clock. A seat without a better answer says `nothing`.
    None,
}

/// The points of a won card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Scoring {
    /// Face cards and Jokers count more than numerals.
    #[default]
    Weighted,
    /// Every card counts 1.
    Plain,
}

/// The number of deals in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Length {
    /// One.
    #[default]
    One,
    /// Three.
    Three,
    /// As many as it takes until a seat has 100 points.
    Hundred,
}

/// The number of Jokers in the pack for two seats.
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

option_values!(Mode {
    Relaxed = "relaxed", texts::RELAXED;
    Race = "race", texts::RACE;
});

option_values!(Seconds {
    Twelve = "12", texts::SECONDS_12;
    Six = "6", texts::SECONDS_6;
    TwentyFive = "25", texts::SECONDS_25;
    None = "0", texts::NO_CLOCK;
});

option_values!(Scoring {
    Weighted = "weighted", texts::BY_RANK;
    Plain = "plain", texts::ONE_EACH;
});

option_values!(Length {
    One = "1", texts::ONE_DEAL;
    Three = "3", texts::THREE_DEALS;
    Hundred = "100", texts::TO_100;
});

option_values!(JokerReading {
    Strict = "strict", texts::STRICT;
    Free = "free", texts::FREE;
});

option_values!(Jokers {
    Four = "4", texts::FOUR;
    Two = "2", texts::TWO;
});

impl Options for OneUpOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        option!(mode: Mode, texts::ANSWERS, texts::ANSWERS_MEANS),
        option!(clock: Seconds, texts::CLOCK, texts::CLOCK_MEANS),
        option!(scoring: Scoring, texts::SCORING, texts::SCORING_MEANS),
        option!(length: Length, texts::MATCH_LENGTH, texts::MATCH_LENGTH_MEANS),
        option!(joker_reading: JokerReading, texts::JOKER, texts::JOKER_MEANS),
        option!(jokers: Jokers, texts::JOKERS, texts::JOKERS_MEANS),
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
