//! What everybody knows of a position.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::game::{MatchConfig, Outcome, Turn};
use crate::engine::seat::{Seat, SeatSet};

use super::options::TemplateOptions;
use super::texts;

/// How the match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// A seat has hit the goal.
    Hit(Seat),
    /// Everybody has passed in a row.
    Blocked,
}

/// What everybody knows of a position. It is a part of the position and of every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: TemplateOptions,
    /// Number of seats.
    pub seats: u8,
    /// The seat that dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The pile, the top card last.
    pub pile: Vec<Card>,
    /// Passes in a row.
    pub passes: u8,
    /// How the match ended, if it is over.
    pub end: Option<End>,
}

impl Public {
    /// Before the first card is dealt.
    pub(super) fn new(start: &MatchConfig<TemplateOptions>) -> Public {
        Public {
            options: start.options,
            seats: start.seats,
            dealer: start.dealer,
            to_play: start.dealer.left(start.seats),
            pile: Vec::new(),
            passes: 0,
            end: None,
        }
    }

    /// Who may move.
    pub fn turn(&self) -> Turn {
        match self.end {
            None => Turn::ToMove(SeatSet::singleton(self.to_play)),
            Some(End::Hit(seat)) => {
                Turn::Over(Outcome { winners: SeatSet::singleton(seat), reason: texts::HIT })
            }
            Some(End::Blocked) => {
                Turn::Over(Outcome { winners: SeatSet::all(self.seats), reason: texts::BLOCKED })
            }
        }
    }

    /// The sum of the pile.
    pub fn sum(&self) -> u32 {
        self.pile.iter().copied().map(value).sum()
    }

    /// Whether a card does not pass the goal.
    pub fn fits(&self, card: Card) -> bool {
        self.sum() + value(card) <= self.options.goal.number()
    }
}

/// Points of a card.
pub(super) fn value(card: Card) -> u32 {
    10 * u32::from(card.tens().unwrap_or_default())
}
