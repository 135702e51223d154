//! Broken Ladder: five rungs, red up and black down, from the own Starter card to the common Head.
//!
//! The game was invented for, and published at, pagat.com. Where its published description is silent, this project adds
//! the following rules:
//!
//! - The card just taken may be discarded again, from either pile.
//! - Laying down is always offered, also with an invalid hand: that is a mistake a player can make.
//! - At the third rebuild of a round, or after a hundred cards in a row from the discard pile, the round ends and every
//!   hand that is still in counts.
//! - After fifty rounds a match ends in any case.

mod bot;
mod determinize;
mod eval;
mod explain;
mod game;
mod hand;
mod ladder;
mod moves;
mod note;
mod options;
mod outs;
mod pack;
mod plane;
mod position;
mod public;
mod puzzles;
mod rules;
mod scene;
mod table;
pub mod texts;
mod view;

#[cfg(test)]
mod tests;

use crate::cards::{Card, Suit};
use crate::engine::game::{DailySetup, Info, Preset};

pub use explain::Reason;
pub use moves::Move;
pub use note::Note;
pub use options::{LadderOptions, Length, Referee};
pub use position::BrokenLadder;
pub use public::{End, Phase, Public};
pub use view::View;

/// The static description of the game.
const INFO: Info = Info {
    id: "broken-ladder",
    title: texts::TITLE,
    tagline: texts::TAGLINE,
    length: texts::LENGTH,
    round: texts::ROUND,
    seats: (2, 6),
    default_seats: 2,
    cards: &[
        Card::suited(4, Suit::Spades),
        Card::suited(7, Suit::Hearts),
        Card::suited(5, Suit::Spades),
        Card::suited(6, Suit::Diamonds),
        Card::suited(3, Suit::Clubs),
        Card::suited(4, Suit::Hearts),
        Card::suited(13, Suit::Clubs),
    ],
    credit: texts::CREDIT,
    // Two players have 1000 points after 4.4 rounds on average, and have dealt twice after four.
    quick_preset: Preset { min_seats: 3, options: &[("length", "1000")] },
    daily: &[
        DailySetup::new(2, &[]),
        DailySetup::new(3, &[("length", "1000")]),
        DailySetup::new(2, &[("any_ranks", "true")]),
        DailySetup::new(2, &[]),
        DailySetup::new(4, &[("length", "1000")]),
        DailySetup::new(2, &[("packs_per_pair", "2")]),
        DailySetup::new(3, &[("any_ranks", "true"), ("length", "1000")]),
    ],
    lower_is_better: false,
};
