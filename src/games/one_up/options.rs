//! What can be chosen before a match.

use serde::{Deserialize, Serialize};

use super::answer::JokerReading;
use crate::options::{Choice, Options, Value};
use crate::texts::Text;

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
    const LIST: &'static [Choice<Self>] = &[
        Choice {
            id: "mode",
            title: Text::plain("Answers"),
            explanation: Text::plain(
                "Everybody locks in one sealed answer in peace, or all call aloud and may outdo each other.",
            ),
            values: &[
                Value { id: "relaxed", title: Text::plain("Relaxed") },
                Value { id: "race", title: Text::plain("Race") },
            ],
            get: |options| options.mode as usize,
            set: |options, index| options.mode = [Mode::Relaxed, Mode::Race][index],
        },
        Choice {
            id: "clock",
            title: Text::plain("Clock of a race"),
            explanation: Text::plain(
                "How long a call stands before it wins; without a clock, all others must say that they have nothing better.",
            ),
            values: &[
                Value { id: "12", title: Text::plain("12 seconds") },
                Value { id: "6", title: Text::plain("6 seconds") },
                Value { id: "25", title: Text::plain("25 seconds") },
                Value { id: "0", title: Text::plain("No clock") },
            ],
            get: |options| options.clock as usize,
            set: |options, index| {
                options.clock =
                    [Seconds::Twelve, Seconds::Six, Seconds::TwentyFive, Seconds::None][index];
            },
        },
        Choice {
            id: "scoring",
            title: Text::plain("Won cards count"),
            explanation: Text::plain(
                "Weighted: numerals 1, jacks 2, queens 3, kings 4, Jokers 5. Plain: every card 1.",
            ),
            values: &[
                Value { id: "weighted", title: Text::plain("By rank") },
                Value { id: "plain", title: Text::plain("1 each") },
            ],
            get: |options| options.scoring as usize,
            set: |options, index| options.scoring = [Scoring::Weighted, Scoring::Plain][index],
        },
        Choice {
            id: "length",
            title: Text::plain("Length"),
            explanation: Text::plain(
                "One deal, three deals, or until somebody has 100 points after a deal.",
            ),
            values: &[
                Value { id: "1", title: Text::plain("One deal") },
                Value { id: "3", title: Text::plain("Three deals") },
                Value { id: "100", title: Text::plain("To 100 points") },
            ],
            get: |options| options.length as usize,
            set: |options, index| {
                options.length = [Length::One, Length::Three, Length::Hundred][index];
            },
        },
        Choice {
            id: "joker_reading",
            title: Text::plain("A Joker copies"),
            explanation: Text::plain(
                "Strict: it counts what the copied card counts in the same calculation. Free: copying a face card, it chooses 1 or 10 for itself.",
            ),
            values: &[
                Value { id: "strict", title: Text::plain("The value (strict)") },
                Value { id: "free", title: Text::plain("The card (free)") },
            ],
            get: |options| options.joker_reading as usize,
            set: |options, index| {
                options.joker_reading = [JokerReading::Strict, JokerReading::Free][index];
            },
        },
        Choice {
            id: "jokers",
            title: Text::plain("Jokers for two"),
            explanation: Text::plain("With two players: four Jokers in the pack, or two."),
            values: &[
                Value { id: "4", title: Text::plain("Four") },
                Value { id: "2", title: Text::plain("Two") },
            ],
            get: |options| options.jokers as usize,
            set: |options, index| options.jokers = [Jokers::Four, Jokers::Two][index],
        },
    ];

    fn check(&self, seats: u8) -> Result<(), String> {
        if seats != 2 && self.jokers != Jokers::default() {
            return Err("jokers can be changed for two seats only".into());
        }
        Ok(())
    }
}
