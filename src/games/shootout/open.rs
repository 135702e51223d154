//! What lies open to all.

use serde::{Deserialize, Serialize};

use crate::engine::game::{Outcome, Turn};
use crate::engine::seat::{BySeat, Seat, SeatSet};
use crate::i18n::Text;

use super::options::{ShootoutOptions, ThreeShots};
use super::tally::{Effect, Totals};
use super::texts;
use super::trick::Trick;
use super::trumps::Trumps;

/// All that every seat sees, but for the cards of the discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: ShootoutOptions,
    /// Number of seats.
    pub seats: u8,
    /// Number of the game within the match, from 1.
    pub round: u32,
    /// Who dealt it.
    pub dealer: Seat,
    /// Trumps of this game.
    pub trumps: Trumps,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is to move.
    pub actor: Seat,
    /// What is expected.
    pub phase: Phase,
    /// Whether there was a shot in this turn.
    pub has_shot: bool,
    /// How many more shots must be led in this turn after the one that is running.
    pub shots_left: u8,
    /// The trick on the table.
    pub trick: Trick,
    /// With totals: what each seat has named in this turn.
    pub sums: BySeat<i32>,
    /// With totals: the seats that named a two-card set last in this turn.
    pub pairs: SeatSet,
    /// With totals: the seats that are still to choose what becomes of their sums.
    pub choosers: SeatSet,
    /// What all have scored.
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

/// Where a turn stands.
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
    /// A seat chooses what becomes of its sum.
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
    /// So many cards in a row came from the discard pile that nobody is expected to do anything else.
    Takes,
    /// So many tricks were scored that nobody is expected to win.
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

    /// Who has shot in this turn.
    pub fn shooter(&self) -> Option<Seat> {
        self.has_shot.then_some(self.turn)
    }

    /// A seat's current target.
    pub fn target(&self, seat: Seat) -> i32 {
        self.tally.target(&self.options, seat)
    }

    /// Who wins the trick, to which all have played.
    pub fn trick_winner(&self) -> Seat {
        self.trick.winner(self.trumps, self.seats)
    }

    /// Whether the winner of the trick misses, because somebody lost a two to it.
    pub fn is_missed(&self, winner: Seat) -> bool {
        self.options.missing && self.trick.has_lost_two(winner, self.seats)
    }

    /// What these points do that a seat scores, from a two-card set or not.
    pub(super) fn effect(&self, seat: Seat, value: i32, is_double: bool) -> Effect {
        self.tally.effect(&self.options, seat, value, is_double)
    }

    /// The seats from whose turn it is, clockwise.
    pub(super) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        round_from(self.turn, self.seats)
    }

    /// Who may move.
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
