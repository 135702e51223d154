//! What everybody knows of a position.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::game::{MatchConfig, Outcome, Turn};
use crate::engine::seat::{BySeat, Seat, SeatSet};

use super::counts::LARGEST_PACK;
use super::options::{Length, RummyOptions};
use super::scored_cards::ScoredCards;
use super::texts;

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A turn begins: take a card, or score.
    Take,
    /// A card was taken: discard one.
    Discard,
    /// The game is over.
    Over(End),
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// A player has 400 points.
    Goal,
    /// The solitaire's stock ran out.
    Lost,
    /// The stock would have to be rebuilt for the third time in a row.
    Rebuilds,
    /// A hundred cards in a row were taken from the discard pile.
    Takes,
}

/// What everybody knows of a position. It is a part of the position and of every view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: RummyOptions,
    /// Number of seats.
    pub seats: u8,
    /// Number of the game within the match, from 1.
    pub round: u32,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// The discard pile.
    pub discard: Pile<LARGEST_PACK>,
    /// Every score pile, hundred by hundred.
    pub scored: BySeat<ScoredCards>,
    /// Points of the games before this one.
    pub earlier: BySeat<u32>,
    /// Rebuilds in a row without a score in between.
    pub rebuilds: u8,
    /// Cards in a row taken from the discard pile, without a draw or a score in between.
    pub takes: u8,
    /// The last card that each seat has discarded since it last drew four new cards.
    pub parted: BySeat<Option<Card>>,
}

impl Public {
    /// Before the first card is dealt.
    pub(super) fn new(start: &MatchConfig<RummyOptions>) -> Public {
        Public {
            options: start.options,
            seats: start.seats,
            round: 1,
            dealer: start.dealer,
            to_play: start.dealer,
            phase: Phase::Take,
            discard: Pile::new(),
            scored: BySeat::default(),
            earlier: BySeat::default(),
            rebuilds: 0,
            takes: 0,
            parted: BySeat::default(),
        }
    }

    /// Who may move.
    pub fn turn(&self) -> Turn {
        let Some(end) = self.end() else {
            return Turn::ToMove(SeatSet::singleton(self.to_play));
        };
        if self.round < Public::games_in_match(self.options, self.seats) {
            return Turn::RoundOver;
        }
        Turn::Over(self.outcome(end))
    }

    /// The reason for the end of the game, if it is over.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            Phase::Take | Phase::Discard => None,
        }
    }

    /// Points of a seat's score pile in this game: a hundred for every four cards.
    pub fn points(&self, seat: Seat) -> u32 {
        self.scored[seat].points()
    }

    /// Points of a seat in the whole match.
    pub fn total(&self, seat: Seat) -> u32 {
        self.earlier[seat] + self.points(seat)
    }

    /// Whether a single player plays.
    pub fn is_solitaire(&self) -> bool {
        self.seats == 1
    }

    /// Number of games in a match.
    pub fn games_in_match(options: RummyOptions, seats: u8) -> u32 {
        match options.length {
            Length::Game => 1,
            Length::Tournament => u32::from(seats),
        }
    }

    fn outcome(&self, end: End) -> Outcome {
        if end == End::Lost {
            let reason = texts::STOCK_RAN_OUT;
            return Outcome { winners: SeatSet::NONE, reason };
        }
        let most = Seat::all(self.seats).map(|seat| self.total(seat)).max();
        let winners = Seat::all(self.seats).filter(|&seat| Some(self.total(seat)) == most);
        let reason = match (self.options.length, end) {
            (Length::Tournament, _) if self.seats > 1 => texts::MOST_IN_TOURNAMENT,
            (_, End::Rebuilds) => texts::TOO_MANY_REBUILDS,
            (_, End::Takes) => texts::TOO_MANY_TAKES,
            _ => texts::GOAL,
        };
        Outcome { winners: winners.collect(), reason }
    }
}
