//! One Hundred and One (Сто одно): get rid of the cards. Cards left in the hand are penalty points. A total of more
//! than 101 loses, and exactly 101 counts nothing.
//!
//! A traditional game of the Mau-Mau family; this version follows the description by RD AAOW. Where that is silent,
//! this project adds the following rules:
//!
//! - A player who can cover must play, unless the option `draw_choice` is on.
//! - The dealer's table card has its effect as if the dealer had played it.
//! - An eight must be covered by who played it, even if it was the last card in the hand.
//! - A round is blocked when nobody can play or draw, after 300 turns, or when the stock would have to be rebuilt for
//!   the twelfth time. Then all hands count, and queens neither take points off nor double them.

mod bot;
mod chains;
mod demand;
mod determinize;
mod eval;
mod explain;
mod game;
mod illegal;
pub mod illegal_texts;
mod knowledge;
mod legal;
mod moves;
mod narration;
mod note;
mod observations;
mod options;
mod pack;
mod position;
mod public;
mod puzzles;
mod rules;
mod scene;
mod scoring;
mod stock;
mod table;
pub mod texts;
mod view;

#[cfg(test)]
mod tests;

use crate::cards::{Card, Suit};
use crate::engine::game::{DailySetup, Info, Preset};

pub use demand::Demand;
pub use explain::Reason;
pub use knowledge::{Knowledge, OfHand};
pub use moves::{Laid, Move};
pub use note::Note;
pub use options::{HandSize, HouseRules};
pub use position::OneHundredAndOne;
pub use public::{End, Penalties, Phase, Public, Verdict, Why};
pub use view::{Hand, View};

/// Maximum number of seats.
const MOST_SEATS: usize = 4;

/// The static description of the game.
const INFO: Info = Info {
    id: "one-hundred-and-one",
    title: texts::TITLE,
    tagline: texts::TAGLINE,
    length: texts::LENGTH,
    round: texts::ROUND,
    seats: (2, MOST_SEATS as u8),
    default_seats: 2,
    cards: &[Card::suited(8, Suit::Clubs), Card::suited(12, Suit::Spades)],
    credit: texts::CREDIT,
    // With two seats a round ends with the first player out in any case.
    quick_preset: Preset { min_seats: 3, options: &[("quick_round", "true")] },
    daily: &[
        DailySetup::new(2, &[]),
        DailySetup::new(3, &[("quick_round", "true")]),
        DailySetup::new(2, &[("equal_ranks_together", "true")]),
        DailySetup::new(4, &[("quick_round", "true")]),
        DailySetup::new(2, &[("pass_on", "true")]),
        DailySetup::new(3, &[("winner_deals", "true")]),
        DailySetup::new(2, &[("draw_choice", "true")]),
    ],
    lower_is_better: true,
};
