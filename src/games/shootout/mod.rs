//! Shootout: take tricks, score one card of each, and be first to land exactly on the target.
//!
//! The game comes from a published description of a two-player card game. Its author and title are not known to us; the
//! name is ours. Where the description is silent, this project adds the following rules:
//!
//! - A Joker that is turned up for trumps is set aside, and the next card decides. The turned-up cards go face up under
//!   the discard pile. So do the cards of every trick, the last one played lowest.
//! - After a trick its winner draws up to ten cards first, then the others clockwise.
//! - A set that answers a lead must contain the led suit or a trump, if the hand has the led suit.
//! - The game is drawn if the stock would have to be rebuilt for the third time without a shot in between. It is also
//!   drawn after 300 scored tricks, or after a thousand cards in a row from the discard pile without a shot.

mod bot;
mod determinize;
mod eval;
mod explain;
mod game;
mod illegal;
pub mod illegal_texts;
mod knowledge;
mod lead_odds;
mod legal;
mod meld;
mod moves;
mod narration;
mod note;
mod options;
mod plays;
mod position;
mod progress;
mod public;
mod puzzles;
mod rules;
mod stock;
mod table;
mod tally;
pub mod texts;
mod trick;
mod tricks_to_go;
mod trumps;
mod values;
mod view;

#[cfg(test)]
mod tests;

use crate::cards::{Card, Suit};
use crate::engine::game::{DailySetup, Info, Preset};

pub use explain::Reason;
pub use knowledge::HandLimits;
pub use meld::Meld;
pub use moves::{Move, Points};
pub use note::Note;
pub use options::{BestOf, ShootoutOptions, Target, ThreeShots};
pub use position::Shootout;
pub use public::{End, Phase, Public};
pub use tally::Totals;
pub use trick::Trick;
pub use trumps::Trumps;
pub use view::{Held, View};

/// The static description of the game.
const INFO: Info = Info {
    id: "shootout",
    title: texts::TITLE,
    tagline: texts::TAGLINE,
    length: texts::LENGTH,
    round: texts::ROUND,
    seats: (2, 4),
    default_seats: 2,
    cards: &[Card::suited(1, Suit::Hearts), Card::suited(13, Suit::Clubs)],
    credit: texts::CREDIT,
    quick_preset: Preset { min_seats: 2, options: &[("three_shots", "each")] },
    daily: &[
        DailySetup::new(2, &[]),
        DailySetup::new(2, &[("three_shots", "each")]),
        DailySetup::new(3, &[]),
        DailySetup::new(2, &[("no_overshooting", "true")]),
        DailySetup::new(2, &[("sets", "true"), ("target", "101")]),
        DailySetup::new(4, &[]),
        DailySetup::new(2, &[("sets", "true"), ("missing", "true"), ("target", "101")]),
    ],
    lower_is_better: false,
};
