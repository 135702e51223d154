//! The options of a match.

use serde::{Deserialize, Serialize};

use crate::engine::options::{OptionSpec, Options};
use crate::{option, option_values};

use super::texts;

/// The options of 100 Points Rummy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RummyOptions {
    /// The number of games in a match.
    pub length: Length,
    /// The condition that loses the solitaire.
    pub solitaire_end: SolitaireEnd,
}

/// The number of games in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Length {
    /// One.
    #[default]
    Game,
    /// One for each seat as first player.
    Tournament,
}

/// The condition that loses the solitaire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum SolitaireEnd {
    /// A card must be drawn and there is none.
    #[default]
    MustDraw,
    /// The stock is empty.
    Strict,
}

option_values!(Length {
    Game = "game", texts::ONE_GAME;
    Tournament = "tournament", texts::TOURNAMENT;
});

option_values!(SolitaireEnd {
    MustDraw = "must-draw", texts::MUST_DRAW;
    Strict = "strict", texts::STRICT;
});

impl Options for RummyOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        option!(length: Length, texts::LENGTH, texts::LENGTH_DOES),
        option!(solitaire_end: SolitaireEnd, texts::SOLITAIRE_END, texts::SOLITAIRE_END_DOES),
    ];

    fn check(&self, seats: u8) -> Result<(), String> {
        if seats > 1 && self.solitaire_end != SolitaireEnd::default() {
            return Err(texts::ONLY_ALONE.into());
        }
        Ok(())
    }
}
