//! 100 Points Rummy: collect four cards that make exactly 100, score them, and be first to 400.
//!
//! The game is by Aaron and Stephanie Richardson (A'n'SR-entertainments). Where its published description is silent,
//! this project adds the following rules:
//!
//! - No card is turned up at the deal, so the first player can only draw from the stock.
//! - The card just taken may be discarded again.
//! - At the third rebuild of the stock in a row without a score in between, or after a hundred cards in a row from the
//!   discard pile, the game ends and the most points win.

mod belief;
mod bot;
mod counts;
mod determinize;
mod eval;
mod explain;
mod fewest_draws;
mod finish_race;
mod game;
mod hands;
mod moves;
mod options;
mod position;
mod public;
mod puzzles;
mod rules;
mod scored_cards;
pub mod solitaire;
mod table;
pub mod texts;
mod view;
mod waiting_time;

#[cfg(test)]
mod tests;

use crate::cards::Card;
use crate::engine::game::{DailySetup, Info, Preset};

pub use counts::{Counts, Recall};
pub use explain::Reason;
pub use moves::Move;
pub use options::{Length, RummyOptions, SolitaireEnd};
pub use position::HundredRummy;
pub use public::{End, Phase, Public};
pub use scored_cards::ScoredCards;
pub use view::View;

/// The static description of the game.
const INFO: Info = Info {
    id: "hundred-rummy",
    title: texts::TITLE,
    tagline: texts::TAGLINE,
    length: texts::LENGTH_IN_WORDS,
    round: texts::ROUND,
    seats: (1, 6),
    default_seats: 2,
    cards: &[Card::number(10), Card::number(20), Card::number(30), Card::number(40)],
    credit: texts::CREDIT,
    quick_preset: Preset { min_seats: 1, options: &[] },
    daily: &[
        DailySetup::new(2, &[]),
        DailySetup::new(1, &[]),
        DailySetup::new(3, &[]),
        DailySetup::new(2, &[]),
        DailySetup::new(1, &[("solitaire_end", "strict")]),
        DailySetup::new(4, &[]),
        DailySetup::new(2, &[]),
    ],
    lower_is_better: false,
};
