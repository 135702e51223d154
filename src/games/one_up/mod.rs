//! One Up: cards are turned face up, and whoever makes the highest number ending in 1 out of them wins them.
//!
//! The game is by David Parlett. Where its published description is silent or contradicts itself, this project adds
//! the following rules:
//!
//! - There is no upper limit. The published maxima for three, four and five cards are wrong under these rules: four
//!   nines make 6561.
//! - If a pile is short on the last turn, the cards that are left are turned. A seat without cards still plays.
//! - In a race, a display on which everybody is barred is a bonus for the winner of the next one. So is a display that
//!   would grow beyond eight cards.
//! - Answers can be sealed, without a clock. Then a mistake costs nothing, and all answers are revealed together.
//!
//! The arithmetic is independent of the other modules. It consists of the notation of answers ([`Expression`]), their
//! check ([`Expression::check`]), the search for answers ([`solver`]), and the short notation that people type
//! ([`shorthand`]).

mod answers;
mod bot;
mod call;
mod card_reading;
mod check;
mod determinize;
mod display;
mod explain;
mod expression;
mod game;
mod grammar;
pub mod illegal_texts;
mod input;
mod left_to_right;
mod legal;
mod moves;
mod narration;
mod note;
mod options;
mod pack;
mod parse;
mod position;
mod public;
mod puzzles;
mod race_mode;
mod readable;
mod rules;
mod sealed_mode;
mod signs;
mod stray_calls;
mod table;
pub mod texts;
mod think_time;
mod value;
mod view;
mod ways;
mod window;

pub mod shorthand;
pub mod solver;

#[cfg(test)]
mod tests;

use crate::cards::{Card, Suit};
use crate::engine::game::{DailySetup, Info, Preset};

pub use call::Call;
pub use card_reading::CardKind;
pub use check::NoAnswer;
pub use explain::Reason;
pub use expression::{Copied, Expression, Sign, Step, Term};
pub use grammar::ParseExpressionError;
pub use moves::Move;
pub use note::Note;
pub use options::{Jokers, Length, Mode, OneUpOptions, Scoring, Seconds};
pub use position::OneUp;
pub use public::{Ended, Public};
pub use value::{Answer, JokerReading};
pub use view::View;
pub use window::{Standing, Window};

/// The static description of the game.
const INFO: Info = Info {
    id: "one-up",
    title: texts::TITLE,
    tagline: texts::TAGLINE,
    length: texts::LENGTH,
    round: texts::DEAL,
    seats: (2, 5),
    default_seats: 2,
    cards: &[
        Card::suited(7, Suit::Spades),
        Card::suited(7, Suit::Hearts),
        Card::suited(9, Suit::Diamonds),
    ],
    credit: texts::CREDIT,
    quick_preset: Preset { min_seats: 2, options: &[("mode", "race"), ("clock", "6")] },
    daily: &[
        DailySetup::new(2, &[]),
        DailySetup::new(3, &[]),
        DailySetup::new(2, &[("joker_reading", "free")]),
        DailySetup::new(4, &[]),
        DailySetup::new(2, &[("scoring", "plain")]),
        DailySetup::new(3, &[("joker_reading", "free")]),
        DailySetup::new(2, &[("jokers", "2")]),
    ],
    lower_is_better: false,
};
