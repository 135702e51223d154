//! What can be chosen before a match.

use serde::{Deserialize, Serialize};

use crate::options::{Choice, Options, Value};
use crate::texts::Text;

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
    const LIST: &'static [Choice<Self>] = &[
        Choice {
            id: "length",
            title: Text::plain("Length"),
            explanation: Text::plain(
                "One game, or a tournament: one game for each seat as first player, all points added up.",
            ),
            values: &[
                Value { id: "game", title: Text::plain("One game") },
                Value { id: "tournament", title: Text::plain("Tournament") },
            ],
            get: |options| options.length as usize,
            set: |options, index| options.length = [Length::Game, Length::Tournament][index],
        },
        Choice {
            id: "solitaire_end",
            title: Text::plain("Solitaire is lost"),
            explanation: Text::plain(
                "Playing alone: lost when you must draw and the stock is empty, or as soon as the stock is empty.",
            ),
            values: &[
                Value { id: "must-draw", title: Text::plain("When you must draw") },
                Value { id: "strict", title: Text::plain("When the stock is empty") },
            ],
            get: |options| options.solitaire_end as usize,
            set: |options, index| {
                options.solitaire_end = [SolitaireEnd::MustDraw, SolitaireEnd::Strict][index];
            },
        },
    ];

    fn check(&self, seats: u8) -> Result<(), String> {
        if seats > 1 && self.solitaire_end != SolitaireEnd::default() {
            return Err("solitaire_end can be changed for one seat only".into());
        }
        Ok(())
    }
}
