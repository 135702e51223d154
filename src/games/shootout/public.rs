//! The public state.

use serde::{Deserialize, Serialize};

use crate::engine::game::{Outcome, Turn};
use crate::engine::seat::{BySeat, Seat, SeatSet};
use crate::i18n::Text;

use super::options::{ShootoutOptions, ThreeShots};
use super::tally::{Effect, Totals};
use super::texts;
use super::trick::Trick;
use super::trumps::Trumps;

/// The state that every seat sees, without the cards of the discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: ShootoutOptions,
    /// Number of seats.
    pub seats: u8,
    /// Number of the game within the match, from 1.
    pub round: u32,
    /// The seat that dealt this game.
    pub dealer: Seat,
    /// Trumps of this game.
    pub trumps: Trumps,
    /// Whose turn it is.
    pub turn: Seat,
    /// The seat to move.
    pub actor: Seat,
    /// The kind of move that is expected.
    pub phase: Phase,
    /// Whether the seat has shot in this turn.
    pub has_shot: bool,
    /// Number of shots that must follow the present one in this turn.
    pub shots_left: u8,
    /// The trick on the table.
    pub trick: Trick,
    /// With totals: the sum of the values that each seat has named in this turn.
    pub sums: BySeat<i32>,
    /// With totals: the seats whose last named cards in this turn were a two-card set.
    pub pairs: SeatSet,
    /// With totals: the seats that still have to decide about their sums.
    pub choosers: SeatSet,
    /// The totals of all seats.
    pub tally: Totals,
    /// Rebuilds of the stock since the last shot.
    pub rebuilds: u8,
    /// Cards in a row taken from the discard pile, without a shot or a draw in between.
    pub takes: u16,
    /// Tricks scored in this game.
    pub tricks: u16,
    /// Games won in this match.
    pub games_won: BySeat<u8>,
}

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A turn begins: take a card.
    Take,
    /// A card was taken: discard one.
    Discard,
    /// Shoot, or end the turn if there was no shot yet.
    Shoot,
    /// Answer the lead.
    Follow,
    /// The winner of the trick scores a card of it.
    Score,
    /// A seat decides about its sum.
    Sum,
    /// The game is over.
    Over(End),
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// A seat has hit the last target.
    Won(Seat),
    /// The stock would have to be rebuilt for the third time without a shot in between.
    Stalled,
    /// The limit of cards in a row from the discard pile was reached, so nobody is expected to play on.
    Takes,
    /// The limit of scored tricks was reached, so nobody is expected to win.
    Tricks,
}

impl Public {
    /// A match before its first game.
    pub(super) fn new(options: ShootoutOptions, seats: u8, dealer: Seat, trumps: Trumps) -> Public {
        Public {
            options,
            seats,
            round: 1,
            dealer,
            trumps,
            turn: dealer,
            actor: dealer,
            phase: Phase::Take,
            has_shot: false,
            shots_left: 0,
            trick: Trick::default(),
            sums: BySeat::default(),
            pairs: SeatSet::NONE,
            choosers: SeatSet::NONE,
            tally: Totals::default(),
            rebuilds: 0,
            takes: 0,
            tricks: 0,
            games_won: BySeat::default(),
        }
    }

    /// The same match before its next game.
    pub(super) fn next(&self) -> Public {
        let dealer = self.dealer.left(self.seats);
        Public {
            round: self.round + 1,
            games_won: self.games_won,
            ..Public::new(self.options, self.seats, dealer, self.trumps)
        }
    }

    /// Whether values are named first and summed at the end of the turn.
    pub fn names_totals(&self) -> bool {
        self.options.three_shots == ThreeShots::Total
    }

    /// The seat that has shot in this turn.
    pub fn shooter(&self) -> Option<Seat> {
        self.has_shot.then_some(self.turn)
    }

    /// A seat's current target.
    pub fn target(&self, seat: Seat) -> i32 {
        self.tally.target(&self.options, seat)
    }

    /// The winner of the trick, to which all have played.
    pub fn trick_winner(&self) -> Seat {
        self.trick.winner(self.trumps, self.seats)
    }

    /// Whether the winner of the trick misses, because another seat lost a two to it.
    pub fn is_missed(&self, winner: Seat) -> bool {
        self.options.missing && self.trick.has_lost_two(winner, self.seats)
    }

    /// The effect of this value on a seat's total, scored from a two-card set or not.
    pub(super) fn effect(&self, seat: Seat, value: i32, is_double: bool) -> Effect {
        self.tally.effect(&self.options, seat, value, is_double)
    }

    /// All seats clockwise, from the one whose turn it is.
    pub(super) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        round_from(self.turn, self.seats)
    }

    /// The seats that may move, or the end of the round or match.
    pub fn whose_turn(&self) -> Turn {
        let Phase::Over(end) = self.phase else {
            return Turn::ToMove(SeatSet::singleton(self.actor));
        };
        let most = self.games_won.of(self.seats).iter().copied().max().unwrap_or_default();
        let games = self.options.best_of.games();
        if 2 * most <= games && self.round < u32::from(games) {
            return Turn::RoundOver;
        }
        let has_most = |seat: &Seat| most > 0 && self.games_won[*seat] == most;
        let winners = Seat::all(self.seats).filter(has_most).collect();
        Turn::Over(Outcome { winners, reason: reason(games, most, end) })
    }
}

/// All seats clockwise, from this one.
pub(super) fn round_from(first: Seat, seats: u8) -> impl Iterator<Item = Seat> + use<> {
    (0..seats).map(move |step| Seat((first.0 + step) % seats))
}

fn reason(games: u8, most: u8, end: End) -> Text {
    match end {
        _ if games > 1 && most > 0 => texts::MOST_GAMES,
        _ if games > 1 => texts::NO_GAME_WON,
        End::Won(_) => texts::HIT,
        End::Stalled => texts::STALLED,
        End::Takes => texts::TOO_MANY_TAKES,
        End::Tricks => texts::TOO_MANY_TRICKS,
    }
}
