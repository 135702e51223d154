//! The trait that every game implements, and its words.
//!
//! The rules of a game are stated once, as [`Game::legal_moves`] and [`Game::apply`]. Everything else
//! (drag targets, hints, bots, undo, replays, the log, the tests) is derived from them.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::engine::event::{Event, EventSink};
use crate::engine::options::Options;
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::value::Value;
use crate::i18n::Text;

/// What is known of a game without playing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Info {
    /// Its name in addresses, records and requests.
    pub id: &'static str,
    /// Its name for people.
    pub title: Text,
    /// What is special about it, in one sentence.
    pub tagline: Text,
    /// How long a match takes, in words.
    pub length: Text,
    /// What a round is called: "game", "round", "deal".
    pub round: Text,
    /// Smallest and largest number of seats.
    pub seats: (u8, u8),
    /// Number of seats when nothing is chosen.
    pub default_seats: u8,
    /// Cards that show what it is about.
    pub cards: &'static [Card],
    /// Who invented it.
    pub credit: Text,
    /// The options of a short match, where it is not what is played when nothing is chosen, and how many players it is
    /// shorter for at least.
    pub quick_preset: (u8, &'static [(&'static str, &'static str)]),
    /// Whether everybody wants to have few points.
    pub lower_is_better: bool,
}

impl Info {
    /// Whether the game can be played by so many.
    pub fn allows(&self, seats: u8) -> bool {
        (self.seats.0..=self.seats.1).contains(&seats)
    }
}

/// How a match starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchConfig<O> {
    /// The options in force.
    pub options: O,
    /// Number of seats.
    pub seats: u8,
    /// Who deals the first round.
    pub dealer: Seat,
    /// Where all chance of the match comes from.
    pub seed: Seed,
}

/// Who may do what next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats may move; never none.
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

/// A clock that is running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// How long it runs.
    pub seconds: u16,
    /// How often one has been started in this match: it runs anew when this number has changed.
    pub start: u32,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; several share the win; nobody has won a drawn match or a lost solitaire.
    pub winners: SeatSet,
    /// Why it ended, for people.
    pub reason: Text,
}

/// A position in the words that all games share, for the referee and for tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// Number of the round, from 1.
    pub round: u32,
    /// Who dealt it.
    pub dealer: Seat,
    /// What is expected, in the game's words; `round over` and `over` are the same in all games.
    pub phase: &'static str,
    /// The match totals.
    pub scores: Vec<i32>,
    /// Every pile, the top card first; nothing stands for a card that is not known.
    pub piles: Vec<(Place, Vec<Option<Card>>)>,
    /// What only this game shows.
    pub info: Vec<(&'static str, Value)>,
}

/// The phase of every game between two rounds.
pub const ROUND_OVER: &str = "round over";
/// The phase of every game when the match is over.
pub const OVER: &str = "over";

/// A card game: a position of it, and its rules.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Name, seats and the like.
    const INFO: Info;
    /// Whether a clock may end what is going on, in some of its options.
    const HAS_CLOCK: bool = false;
    /// What can be chosen before a match.
    type Options: Options;
    /// A move says what happens; its text is what records hold, so it never changes meaning.
    type Move: Clone + Eq + Debug + Display + FromStr<Err = ParseMoveError> + Send + Sync + 'static;
    /// All that one seat may know, memory included. No seed and no hidden card is in it.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned;

    /// The cards of one round's pack, in any order.
    fn pack(options: &Self::Options, seats: u8) -> Vec<Card>;

    /// The first round, dealt from this pack, whose first card is dealt first.
    fn deal(start: &MatchConfig<Self::Options>, pack: &[Card], sink: &mut impl EventSink) -> Self;

    /// The next round. The caller knows that the last one is over.
    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink);

    /// Who may move.
    fn turn(&self) -> Turn;

    /// Adds the moves that this seat can choose from. None if it is not to move.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Plays a move. The caller knows that it is legal.
    fn apply(&mut self, seat: Seat, mv: &Self::Move, sink: &mut impl EventSink);

    /// Why a move that this seat cannot choose is against the rules, in words.
    fn illegal_reason(&self, seat: Seat, mv: &Self::Move) -> String;

    /// What this seat knows; without a seat, the whole position (for the referee and for replays, never
    /// for a bot).
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// A whole position that this view allows, drawn at random.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;

    /// The view in the words that all games share.
    fn snapshot(view: &Self::View) -> Snapshot;

    /// More moves than any match with these options can have.
    fn max_steps(options: &Self::Options, seats: u8) -> u32;

    /// Whether a seat may play this move: those it can choose from, and whatever else a game accepts.
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

    /// Plays a move if it is legal, and tells what happened.
    ///
    /// # Errors
    /// [`IllegalMove`], and then nothing has changed.
    fn play(&mut self, seat: Seat, mv: &Self::Move) -> Result<Vec<Event>, IllegalMove> {
        self.check(seat, mv)?;
        let mut events = Vec::new();
        self.apply(seat, mv, &mut events);
        Ok(events)
    }

    /// A move that this seat might try though it is not listed, if the game has such moves: a mistake that
    /// is played and paid for, or other words for a move that is listed. Tests try them; `check` decides.
    fn stray_move(&self, _seat: Seat, _rng: &mut Rng) -> Option<Self::Move> {
        None
    }

    /// What the seats race for, so that of equals the earliest wins, as a number that stays the same until they race for
    /// something else; nothing where nobody races.
    fn race(&self) -> Option<u32> {
        None
    }

    /// The clock that is running, if one is, and may end what is going on, whatever the seats do.
    fn clock(&self) -> Option<Clock> {
        None
    }

    /// The clock has run out. The caller knows that one was running.
    fn clock_expired(&mut self, _tell: &mut impl EventSink) {}
}

/// A move that was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IllegalMove {
    /// The seat is not to move.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The rules forbid it, for this reason.
    #[error("{0}")]
    AgainstTheRules(String),
}

/// A text that is not the form of any move of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ParseMoveError(pub String);

impl ParseMoveError {
    /// For a text that has none of these forms.
    pub fn expected(text: &str, forms: &str) -> ParseMoveError {
        let text: String = text.chars().take(60).collect();
        ParseMoveError(format!("`{text}` is not a move: expected {forms}"))
    }
}
