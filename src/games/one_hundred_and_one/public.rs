//! What everybody knows of a position.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::game::{MatchConfig, Outcome, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};

use super::MOST_SEATS;
use super::demand::Demand;
use super::options::HouseRules;
use super::pack::PACK_SIZE;
use super::texts;

/// The place of the played cards.
pub(super) const TABLE: Place = Place::shared("table");

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Play or draw.
    Play,
    /// The dealer orders a suit for the queen on the table.
    Order,
    /// A card was drawn by choice: play or pass.
    Drawn,
    /// The seat that played the eight on the table must cover it.
    Cover,
    /// Cards are pending: pass them on, or take them.
    Hit,
    /// The round is over.
    Over(End),
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// A player went out, and no more players can.
    Out,
    /// Blocked: nobody could play or draw.
    Passes,
    /// Blocked: too many turns.
    Turns,
    /// Blocked: too many rebuilds.
    Rebuilds,
}

/// The penalty and bonus of each seat in a finished round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Penalties {
    /// Points for the cards left, doubled where the rules say so.
    pub penalty: [i32; MOST_SEATS],
    /// Points taken off for going out on a queen.
    pub bonus: [i32; MOST_SEATS],
}

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The winners.
    pub winners: SeatSet,
    /// Why it ended.
    pub why: Why,
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Why {
    /// A player exceeded 101.
    Exceeded,
    /// All others were knocked out.
    LastLeft,
    /// All remaining players exceeded 101 in the same round.
    NobodyLeft,
    /// The last round was played.
    Rounds,
}

/// What everybody knows of a position. It is a part of the position and of every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: HouseRules,
    /// Number of seats.
    pub seats: u8,
    /// The phase of the turn.
    pub phase: Phase,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The cards that may be played next.
    pub wanted: Demand,
    /// The seats in the round: those with cards, or with an eight to cover.
    pub playing: SeatSet,
    /// Number of cards that a seat must draw unless it passes them on.
    pub pending: u8,
    /// For each seat: the number of cards drawn when it was skipped since its last move; `None` if it was not skipped.
    pub struck: [Option<u8>; MOST_SEATS],
    /// Draws in a row that found no card.
    pub passes: u8,
    /// Number of the turn, from 1; 0 before the first one, while the table card takes effect.
    pub turns: u16,
    /// Rebuilds of the stock in this round.
    pub rebuilds: u8,
    /// The played cards, of which only the top one counts.
    pub table: Pile<PACK_SIZE>,
    /// The seats out of the round, the first one first.
    pub out: ArrayVec<Seat, MOST_SEATS>,
    /// For each seat: the queen that was its very last card.
    pub last_queens: [Option<Card>; MOST_SEATS],
    /// Number of the round, from 1.
    pub round: u8,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// The seats that have left the match.
    pub gone: SeatSet,
    /// The totals of the match, also for absent seats.
    pub totals: [i32; MOST_SEATS],
    /// The penalties and bonuses of the last finished round.
    pub reckoning: Option<Penalties>,
    /// The result of the match, if it is over.
    pub verdict: Option<Verdict>,
}

impl Verdict {
    pub(super) fn outcome(self) -> Outcome {
        let reason = match self.why {
            Why::Exceeded => texts::EXCEEDED,
            Why::LastLeft => texts::LAST_LEFT,
            Why::NobodyLeft => texts::NOBODY_LEFT,
            Why::Rounds => texts::ALL_ROUNDS,
        };
        Outcome { winners: self.winners, reason }
    }
}

impl Public {
    /// Before the first card is dealt. `card` stands for the card that is not turned up yet.
    pub(super) fn new(start: &MatchConfig<HouseRules>, card: Card) -> Public {
        Public {
            options: start.options,
            seats: start.seats,
            phase: Phase::Play,
            to_play: start.dealer,
            wanted: Demand::on(card),
            playing: SeatSet::NONE,
            pending: 0,
            struck: [None; MOST_SEATS],
            passes: 0,
            turns: 0,
            rebuilds: 0,
            table: Pile::new(),
            out: ArrayVec::new(),
            last_queens: [None; MOST_SEATS],
            round: 1,
            dealer: start.dealer,
            gone: SeatSet::NONE,
            totals: [0; MOST_SEATS],
            reckoning: None,
            verdict: None,
        }
    }

    /// The card that must be followed.
    #[inline]
    pub(super) fn top(&self) -> Card {
        self.table.top().expect("there is always a card on the table")
    }

    /// Who may move.
    pub fn turn(&self) -> Turn {
        if !matches!(self.phase, Phase::Over(_)) {
            return Turn::ToMove(SeatSet::singleton(self.to_play));
        }
        match self.verdict {
            None => Turn::RoundOver,
            Some(verdict) => Turn::Over(verdict.outcome()),
        }
    }
}
