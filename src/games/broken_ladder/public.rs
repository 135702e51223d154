//! What everybody knows of a position.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::game::{MatchConfig, Outcome, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, MAX_SEATS, Seat, SeatSet};

use super::hand::Hand;
use super::options::{LadderOptions, Length};
use super::pack::LARGEST_PACK;
use super::texts;

/// A match ends after this number of rounds in any case.
pub(super) const LAST_ROUND: u32 = 50;

/// The place of the Head, the card to which all ladders must lead.
pub(super) const HEAD: Place = Place::shared("head");

/// The place of a seat's Starter, the card with which its ladder begins.
pub(super) const fn starter(seat: Seat) -> Place {
    Place::row("starter", seat)
}

/// The place of a seat's invalid hand that was laid down.
pub(super) const fn laid(seat: Seat) -> Place {
    Place::heap("laid", seat)
}

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A turn begins: take a card, or lay down the hand.
    Take,
    /// A card was taken: discard one.
    Discard,
    /// The round is over.
    Over(End),
}

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// This player has laid down a valid ladder.
    Ladder(Seat),
    /// Only one player is still in.
    Alone,
    /// The stock would have to be rebuilt for the third time.
    Rebuilds,
    /// A hundred cards in a row were taken from the discard pile.
    Takes,
}

/// What everybody knows of a position. It is a part of the position and of every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: LadderOptions,
    /// Number of seats.
    pub seats: u8,
    /// Number of the round, from 1.
    pub round: u32,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// The card to which all ladders must lead.
    pub head: Card,
    /// The card with which each seat's ladder begins.
    pub starters: BySeat<Card>,
    /// The discard pile.
    pub discard: Pile<LARGEST_PACK>,
    /// Invalid hands that were laid down.
    pub laid: BySeat<Hand>,
    /// Seats out of this round, in the order in which they went out.
    pub out: ArrayVec<Seat, MAX_SEATS>,
    /// Points of all finished rounds.
    pub totals: BySeat<i32>,
    /// Points of the last finished round.
    pub last: Option<BySeat<i32>>,
    /// Rebuilds of this round.
    pub rebuilds: u8,
    /// Cards in a row taken from the discard pile, without a draw in between.
    pub takes: u8,
}

impl Public {
    /// Before the first card is dealt. `card` stands for the cards that are not turned up yet.
    pub(super) fn new(start: &MatchConfig<LadderOptions>, card: Card) -> Public {
        Public {
            options: start.options,
            seats: start.seats,
            round: 1,
            dealer: start.dealer,
            to_play: start.dealer,
            phase: Phase::Take,
            head: card,
            starters: BySeat([card; MAX_SEATS]),
            discard: Pile::new(),
            laid: BySeat::default(),
            out: ArrayVec::new(),
            totals: BySeat::default(),
            last: None,
            rebuilds: 0,
            takes: 0,
        }
    }

    /// Who may move.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Take | Phase::Discard => Turn::ToMove(SeatSet::singleton(self.to_play)),
            Phase::Over(_) if self.is_last_round() => Turn::Over(self.outcome()),
            Phase::Over(_) => Turn::RoundOver,
        }
    }

    /// The reason for the end of the round, if it is over.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            Phase::Take | Phase::Discard => None,
        }
    }

    /// The seats that are still in this round.
    pub fn still_in(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.seats).filter(|seat| !self.out.contains(seat))
    }

    /// Whether the match ends with this round.
    fn is_last_round(&self) -> bool {
        let most = self.totals.of(self.seats).iter().max();
        let enough = match self.options.length.goal() {
            None => self.round >= 2 * u32::from(self.seats),
            Some(goal) => most.is_some_and(|&most| most >= goal),
        };
        enough || self.round >= LAST_ROUND
    }

    fn outcome(&self) -> Outcome {
        let most = Seat::all(self.seats).map(|seat| self.totals[seat]).max();
        let winners = Seat::all(self.seats).filter(|&seat| Some(self.totals[seat]) == most);
        let reason = match self.options.length {
            Length::TwiceRound => texts::MOST_AFTER_DEALS,
            _ if most < self.options.length.goal() => texts::MOST_AFTER_FIFTY,
            Length::To1000 => texts::MOST_AT_1000,
            Length::To2000 => texts::MOST_AT_2000,
        };
        Outcome { winners: winners.collect(), reason }
    }
}
