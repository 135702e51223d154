//! The setup of a match of any game, with options as strings.

use thiserror::Error;

use crate::cards::Card;
use crate::cards::rng::Seed;
use crate::engine::chance::CardOrder;
use crate::engine::game::{DailySetup, Info};
use crate::engine::options::{OptionError, OptionSpec, Options, ValueInfo};
use crate::engine::record::DeckError;
use crate::engine::seat::Seat;
use crate::i18n::{Text, common};
use crate::table::tutorial::Tutorial;

use super::parts::NotFetched;

/// The setup of a match to start, with options as strings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigText {
    /// Number of seats.
    pub seats: u8,
    /// Options with a value other than the default, as pairs of id and value.
    pub options: Vec<(String, String)>,
    /// The seat that deals the first round.
    pub dealer: Seat,
    /// Where the order of the cards comes from.
    pub order: CardOrder,
    /// The first round's pack in deal order; `None` for the pack of the seed.
    pub deck: Option<Vec<Card>>,
}

impl ConfigText {
    /// One of the setups that the daily deals and the boards take in turn.
    pub fn of_daily(setup: &DailySetup, seed: Seed) -> ConfigText {
        let DailySetup { seats, options } = *setup;
        ConfigText {
            seats,
            options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
            dealer: Seat::first_dealer(seed, seats),
            order: seed.into(),
            deck: None,
        }
    }

    /// The setup of a tutorial, which has its own deck.
    pub fn of_tutorial(tutorial: &Tutorial, seed: Seed) -> ConfigText {
        ConfigText {
            seats: tutorial.seats,
            options: tutorial.options.clone(),
            dealer: tutorial.dealer,
            order: seed.into(),
            deck: Some(tutorial.deck.clone()),
        }
    }
}

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The game does not allow this number of seats.
    #[error("{0}")]
    Seats(String),
    /// An option is unknown, or not allowed in this setup.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The deck is not the game's pack.
    #[error(transparent)]
    Deck(#[from] DeckError),
    /// The rules of the game are missing.
    #[error(transparent)]
    NotFetched(#[from] NotFetched),
}

impl SetupError {
    /// The error for a number of seats that the game does not allow.
    pub(super) fn not_for(game: &Info, seats: u8) -> SetupError {
        let (title, (least, most)) = (game.title, game.seats);
        SetupError::Seats(common::wrong_seats(title, least, most, seats))
    }
}

/// One option of a game, as dialogs show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name in records and requests.
    pub id: &'static str,
    /// Its name for people.
    pub title: Text,
    /// Its effect, in one line.
    pub explanation: Text,
    /// Its possible values.
    pub values: &'static [ValueInfo],
    /// Index of the default value.
    pub default: usize,
}

impl OptionInfo {
    /// Every option of a game.
    pub(super) fn all<O: Options>() -> Vec<OptionInfo> {
        let default = O::default();
        let any = |choice: &OptionSpec<O>| OptionInfo {
            id: choice.id,
            title: choice.title,
            explanation: choice.explanation,
            values: choice.values,
            default: (choice.get)(&default),
        };
        O::SPECS.iter().map(any).collect()
    }
}
