//! The trait that every game implements, and its types.
//!
//! The rules of a game are stated once, as [`Game::legal_moves`] and [`Game::apply`]. Everything else
//! (drag targets, hints, bots, undo, replays, the log, the tests) is derived from them.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::chance::CardOrder;
use crate::engine::event::{Event, EventSink, Note};
use crate::engine::options::Options;
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::value::Value;
use crate::i18n::Text;

/// Static description of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Info {
    /// Identifier in addresses, records and requests.
    pub id: &'static str,
    /// Name for people.
    pub title: Text,
    /// What is special about the game, in one sentence.
    pub tagline: Text,
    /// How long a match takes, in words.
    pub length: Text,
    /// What a round is called: "game", "round", "deal".
    pub round: Text,
    /// Smallest and largest number of seats.
    pub seats: (u8, u8),
    /// Number of seats when nothing is chosen.
    pub default_seats: u8,
    /// Cards that illustrate the game.
    pub cards: &'static [Card],
    /// Who invented it.
    pub credit: Text,
    /// Options of a short match.
    pub quick_preset: Preset,
    /// Seats and options of the daily deals, in rotation. It never changes, because a date names a deal for ever.
    pub daily: &'static [DailySetup],
    /// Whether fewer points are better.
    pub lower_is_better: bool,
}

/// Seats and options of a daily deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailySetup {
    /// Number of seats.
    pub seats: u8,
    /// Pairs of an option and its value, for those that differ from the default.
    pub options: &'static [(&'static str, &'static str)],
}

impl DailySetup {
    /// A deal for this number of seats.
    pub const fn new(seats: u8, options: &'static [(&'static str, &'static str)]) -> DailySetup {
        DailySetup { seats, options }
    }
}

/// A choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The smallest number of seats for which it makes a shorter match than the defaults.
    pub min_seats: u8,
    /// Pairs of an option and its value. Empty if the defaults are short already.
    pub options: &'static [(&'static str, &'static str)],
}

impl Info {
    /// Whether the game can be played with this number of seats.
    pub fn allows(&self, seats: u8) -> bool {
        (self.seats.0..=self.seats.1).contains(&seats)
    }
}

/// Configuration of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchConfig<O> {
    /// The options in force.
    pub options: O,
    /// Number of seats.
    pub seats: u8,
    /// Who deals the first round.
    pub dealer: Seat,
    /// Where the order of its cards comes from.
    pub order: CardOrder,
}

/// Who may move next, or what is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats may move. The set is never empty.
    ToMove(SeatSet),
    /// The round is over: the next one can be dealt.
    RoundOver,
    /// The match is over.
    Over(Outcome),
}

impl Turn {
    /// The seats that may move now.
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::ToMove(seats) => seats,
            Turn::RoundOver | Turn::Over(_) => SeatSet::NONE,
        }
    }

    /// Whether this seat may move now.
    pub fn is_of(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}

/// A running clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Duration in seconds.
    pub seconds: u16,
    /// Number of clock starts in this match. When it changes, the clock runs anew.
    pub start: u32,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners. Several seats share the win. Empty for a drawn match or a lost solitaire.
    pub winners: SeatSet,
    /// Reason for the end, for people.
    pub reason: Text,
}

/// A position in the vocabulary that all games share, for the referee and for tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// Number of the round, from 1.
    pub round: u32,
    /// Dealer of the round.
    pub dealer: Seat,
    /// The phase, in the game's own words. [`ROUND_OVER`] and [`OVER`] are the same in all games.
    pub phase: &'static str,
    /// Match total of each seat.
    pub scores: Vec<i32>,
    /// Every pile, the top card first. `None` stands for an unknown card.
    pub piles: Vec<(Place, Vec<Option<Card>>)>,
    /// Facts that only this game has.
    pub info: Vec<(&'static str, Value)>,
}

/// The phase of every game between two rounds.
pub const ROUND_OVER: &str = "round over";
/// The phase of every game when the match is over.
pub const OVER: &str = "over";

/// A card game: a position, and the rules as methods.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Name, seats and so on.
    const INFO: Info;
    /// Whether a clock may run, with some of its options.
    const HAS_CLOCK: bool = false;
    /// Options that can be chosen before a match.
    type Options: Options;
    /// A move. Records store its string, so a string never changes meaning.
    type Move: Clone + Eq + Debug + Display + FromStr<Err = ParseMoveError> + Send + Sync + 'static;
    /// Events of this game that no card shows.
    type Note: Note;
    /// Everything that one seat may know, including its memory. It contains no seed and no hidden card.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned;

    /// The cards of one round's pack, in any order.
    fn pack(options: &Self::Options, seats: u8) -> Vec<Card>;

    /// Deals the first round from this pack, the first card first.
    fn deal(
        start: &MatchConfig<Self::Options>,
        pack: &[Card],
        sink: &mut impl EventSink<Self::Note>,
    ) -> Self;

    /// Deals the next round. The caller must ensure that the last one is over.
    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Self::Note>);

    /// Who may move.
    fn turn(&self) -> Turn;

    /// Appends the legal moves of this seat. None if it is not to move.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Plays a move. The caller must ensure that it is legal.
    fn apply(&mut self, seat: Seat, mv: &Self::Move, sink: &mut impl EventSink<Self::Note>);

    /// Parses a move that somebody writes now. Records may hold moves of earlier versions that only [`FromStr`] still
    /// reads.
    ///
    /// # Errors
    /// [`ParseMoveError`] if the text is no move.
    fn read_move(text: &str) -> Result<Self::Move, ParseMoveError> {
        text.parse()
    }

    /// Explains in words why a move that this seat cannot choose is against the rules.
    fn illegal_reason(&self, seat: Seat, mv: &Self::Move) -> String;

    /// The view of this seat. Without a seat, the whole position (for the referee and for replays, never for a
    /// bot).
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// Samples a complete position that is consistent with this view.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;

    /// The view in the vocabulary that all games share.
    fn snapshot(view: &Self::View) -> Snapshot;

    /// Upper bound on the steps of a match with these options.
    fn max_steps(options: &Self::Options, seats: u8) -> u32;

    /// Checks that a seat may play this move: a listed one, or another one that the game accepts.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason.
    fn check(&self, seat: Seat, mv: &Self::Move) -> Result<(), IllegalMove> {
        if !self.turn().is_of(seat) {
            return Err(IllegalMove::NotYourTurn);
        }
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        if moves.contains(mv) {
            return Ok(());
        }
        Err(IllegalMove::AgainstTheRules(self.illegal_reason(seat, mv)))
    }

    /// Plays a move if it is legal, and returns its events.
    ///
    /// # Errors
    /// [`IllegalMove`]. The position is then unchanged.
    fn play(&mut self, seat: Seat, mv: &Self::Move) -> Result<Vec<Event<Self::Note>>, IllegalMove> {
        self.check(seat, mv)?;
        let mut events = Vec::new();
        self.apply(seat, mv, &mut events);
        Ok(events)
    }

    /// Identifies what the seats race for, if the earliest of equal moves wins. The number changes when they race
    /// for something else. `None` if nobody races.
    fn race(&self) -> Option<u32> {
        None
    }

    /// The running clock, if any. When it runs out, it changes the position whatever the seats do.
    fn clock(&self) -> Option<Clock> {
        None
    }

    /// Applies the end of the clock. The caller must ensure that a clock is running.
    fn clock_expired(&mut self, _sink: &mut impl EventSink<Self::Note>) {}
}

/// The legal moves of a seat, as sorted strings.
pub fn legal_texts<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

/// The error for a refused move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IllegalMove {
    /// The seat is not to move.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The rules forbid it, for this reason.
    #[error("{0}")]
    AgainstTheRules(String),
}

/// The error for a string that is not a move of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ParseMoveError(pub String);

impl ParseMoveError {
    /// The error for a string that has none of these forms.
    pub fn expected(text: &str, forms: &str) -> ParseMoveError {
        let text: String = text.chars().take(60).collect();
        ParseMoveError(format!("`{text}` is not a move: expected {forms}"))
    }
}
