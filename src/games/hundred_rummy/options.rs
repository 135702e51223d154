//! What can be chosen before a match.

use serde::{Deserialize, Serialize};

use super::texts;
use crate::engine::options::{OptionSpec, Options, Value};

/// The options of 100 Points Rummy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RummyOptions {
    /// How many games make a match.
    pub length: Length,
    /// When the solitaire is lost.
    pub solitaire_end: SolitaireEnd,
}

/// How many games make a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Length {
    /// One.
    #[default]
    Game,
    /// One for each seat as first player.
    Tournament,
}

/// When the solitaire is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum SolitaireEnd {
    /// When a card must be drawn and there is none.
    #[default]
    MustDraw,
    /// When the stock is empty.
    Strict,
}

impl Options for RummyOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        OptionSpec {
            id: "length",
            title: texts::LENGTH,
            explanation: texts::LENGTH_DOES,
            values: &[
                Value { id: "game", title: texts::ONE_GAME },
                Value { id: "tournament", title: texts::TOURNAMENT },
            ],
            get: |options| options.length as usize,
            set: |options, index| options.length = [Length::Game, Length::Tournament][index],
        },
        OptionSpec {
            id: "solitaire_end",
            title: texts::SOLITAIRE_END,
            explanation: texts::SOLITAIRE_END_DOES,
            values: &[
                Value { id: "must-draw", title: texts::MUST_DRAW },
                Value { id: "strict", title: texts::STRICT },
            ],
            get: |options| options.solitaire_end as usize,
            set: |options, index| {
                options.solitaire_end = [SolitaireEnd::MustDraw, SolitaireEnd::Strict][index];
            },
        },
    ];

    fn check(&self, seats: u8) -> Result<(), String> {
        if seats > 1 && self.solitaire_end != SolitaireEnd::default() {
            return Err(texts::ONLY_ALONE.into());
        }
        Ok(())
    }
}
