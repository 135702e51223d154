//! Template: lay cards on one pile until their sum is exactly 100.

mod bot;
mod determinize;
mod eval;
mod explain;
mod game;
mod illegal;
mod moves;
mod options;
mod pack;
mod position;
mod public;
mod puzzles;
mod rules;
mod table;
pub mod texts;
mod view;

#[cfg(test)]
mod tests;

use crate::cards::Card;
use crate::engine::game::{DailySetup, Info, Preset};

pub use explain::Reason;
pub use moves::Move;
pub use options::{Goal, TemplateOptions};
pub use position::Template;
pub use public::{End, Public};
pub use view::View;

/// The static description of the game.
const INFO: Info = Info {
    id: "template-id",
    title: texts::TITLE,
    tagline: texts::TAGLINE,
    length: texts::LENGTH,
    round: texts::ROUND,
    seats: (2, 4),
    default_seats: 2,
    cards: &[Card::number(50), Card::number(30), Card::number(20)],
    credit: texts::CREDIT,
    quick_preset: Preset { min_seats: 2, options: &[] },
    daily: &[DailySetup::new(2, &[])],
    lower_is_better: false,
};
