//! What everybody knows of a position.

use serde::{Deserialize, Serialize};

use crate::cards::pile::Pile;
use crate::engine::game::{MatchConfig, Outcome, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat, SeatSet};

use super::moves::Move;
use super::options::{Length, OneUpOptions};
use super::pack::LARGEST_PACK;
use super::solver::MOST_CARDS;
use super::texts;
use super::window::Window;

/// A match ends after this number of deals in any case.
pub(super) const MOST_DEALS: u32 = 20;
/// Points that end a match of the length [`Length::Hundred`].
pub(super) const GOAL: i32 = 100;

/// The place of the cards that a seat has still to turn.
pub(super) const fn pile_of(seat: Seat) -> Place {
    Place::row("pile", seat)
}

/// The place of the cards that a seat has won.
pub(super) const fn won_by(seat: Seat) -> Place {
    Place::heap("won", seat)
}

/// The place of the face-up cards.
pub(super) const DISPLAY: Place = Place::shared("display");
/// The place of the cards that were set aside.
pub(super) const BONUS: Place = Place::shared("bonus");

/// What everybody knows of a position. It is a part of the position and of every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: OneUpOptions,
    /// Number of seats.
    pub seats: u8,
    /// Number of the deal, from 1.
    pub round: u32,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// Whether the deal is over.
    pub is_over: bool,
    /// The cards that each seat has won.
    pub won: BySeat<Pile<LARGEST_PACK>>,
    /// The face-up cards, the first one turned at the bottom.
    pub display: Pile<MOST_CARDS>,
    /// The cards set aside for the winner of the next display.
    pub bonus: Pile<LARGEST_PACK>,
    /// Points of the finished deals.
    pub totals: BySeat<i32>,
    /// The window in which the display can be answered.
    pub window: Window,
    /// The last display of this deal that ended.
    pub ended: Option<Ended>,
    /// Number of times that the clock was started.
    pub clock_starts: u32,
}

/// A display that was won, was set aside, or is dead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// Its cards.
    pub display: Pile<MOST_CARDS>,
    /// The last word of each seat on it.
    pub answers: BySeat<Option<Move>>,
    /// The seat that won it, if any.
    pub winner: Option<Seat>,
}

impl Public {
    /// Before the first card is dealt.
    pub(super) fn new(start: &MatchConfig<OneUpOptions>) -> Public {
        Public {
            options: start.options,
            seats: start.seats,
            round: 1,
            dealer: start.dealer,
            is_over: false,
            won: BySeat::default(),
            display: Pile::new(),
            bonus: Pile::new(),
            totals: BySeat::default(),
            window: Window::default(),
            ended: None,
            clock_starts: 0,
        }
    }

    /// All seats.
    pub(super) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// Who may move.
    pub fn turn(&self) -> Turn {
        if !self.is_over {
            return Turn::ToMove(self.speakers());
        }
        let most = self.all().map(|seat| self.totals[seat]).max().unwrap_or(0);
        let winners: SeatSet = self.all().filter(|&seat| self.totals[seat] == most).collect();
        let (is_last, reason) = match self.options.length {
            Length::One => (true, texts::MOST_IN_DEAL),
            Length::Three => (self.round == 3, texts::MOST_IN_THREE),
            Length::Hundred => (most >= GOAL && winners.len() == 1, texts::HUNDRED_POINTS),
        };
        match (is_last, self.round) {
            (true, _) => Turn::Over(Outcome { winners, reason }),
            (false, MOST_DEALS..) => Turn::Over(Outcome { winners, reason: texts::MOST_IN_TWENTY }),
            (false, _) => Turn::RoundOver,
        }
    }

    /// The seats that may say something.
    pub(super) fn speakers(&self) -> SeatSet {
        let mut speakers = SeatSet::all(self.seats);
        let Window { barred, standing, one_off, locked, .. } = &self.window;
        let standing = standing.as_ref().map(|standing| standing.seat);
        let silent = barred.iter().chain(standing).chain(*one_off).chain(locked.iter().copied());
        silent.for_each(|seat| speakers.remove(seat));
        speakers
    }

    /// Whether only one seat is not barred, and no call stands.
    pub(super) fn is_anybody_alone(&self) -> bool {
        self.window.standing.is_none() && self.window.barred.len() + 1 == usize::from(self.seats)
    }
}
