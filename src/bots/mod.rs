//! Bots: players that see only what a person in their seat could see.
//!
//! A bot gets a view and returns a move. The types prevent cheating: a view has no hidden card, no deck order and no
//! seed. A bot samples the hidden cards from the view.

pub mod fairness;
pub mod merge;
pub mod playout;
pub mod protocol;
pub mod race;
pub mod review;
pub mod rollout;
mod samples;
pub mod signature;
pub mod strength;

use std::fmt;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cards::rng::{Rng, Seed};
use crate::engine::game::Game;
use crate::engine::seat::Seat;

use self::strength::Strength;

use merge::MoveStats;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Knows the rules.
    Novice,
    /// Plays for pleasure.
    Casual,
    /// Counts the cards.
    Skilled,
    /// Looks ahead.
    Master,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Casual, Level::Skilled, Level::Master];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
            Level::Master => "master",
        })
    }
}

/// A string that names no level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no such level: expected `novice`, `casual`, `skilled` or `master`")]
pub struct ParseLevelError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        let named = |level: &Level| level.to_string() == text;
        Level::ALL.into_iter().find(named).ok_or(ParseLevelError)
    }
}

/// Budget of a search: a function that gets the number of iterations so far, and says whether to run another one.
pub struct Budget<'a>(&'a mut dyn FnMut(u32) -> bool);

impl<'a> Budget<'a> {
    /// A budget that lasts as long as `go_on` returns true.
    pub fn new(go_on: &'a mut dyn FnMut(u32) -> bool) -> Self {
        Budget(go_on)
    }

    /// Whether the budget allows one more iteration after this number of them.
    pub fn lasts(&mut self, iterations: u32) -> bool {
        (self.0)(iterations)
    }
}

/// The decision of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision<M> {
    /// The move; `None` if the bot waits for others or for the clock, where the game allows this.
    pub mv: Option<M>,
    /// Time in milliseconds that a person of this level would take, counted from the start of the race
    /// ([`Game::race`]); 0 without a race.
    pub think_time_ms: u32,
    /// Number of search iterations; 0 without a search.
    pub iterations: u32,
    /// Statistics of each move that the search tried; empty without a search.
    pub votes: Vec<MoveStats<M>>,
}

impl<M> Decision<M> {
    /// A decision without a search.
    pub fn at_once(mv: Option<M>) -> Decision<M> {
        Decision { mv, think_time_ms: 0, iterations: 0, votes: Vec::new() }
    }

    /// The same decision, with its moves as strings.
    pub fn to_strings(&self) -> Decision<String>
    where
        M: fmt::Display,
    {
        Decision {
            mv: self.mv.as_ref().map(M::to_string),
            think_time_ms: self.think_time_ms,
            iterations: self.iterations,
            votes: self.votes.iter().map(MoveStats::to_strings).collect(),
        }
    }
}

/// A game that bots can play.
pub trait Bot: Game {
    /// Why a move is good. It is computed where bots think, and put into words by the page.
    type Reason: Serialize + DeserializeOwned;

    /// How strong the levels are, as the arena has measured it. `None` if it has not.
    const STRENGTH: Option<Strength>;

    /// Default number of iterations of a search: what a browser does in less than a second on each of two cores of a
    /// common machine. Strength is measured with this number.
    const USUAL_ITERATIONS: u32 = 1000;

    /// The levels that search ([`rollout::Rollouts`]). Several parallel searches of them are stronger together
    /// ([`merge::merge`]).
    const SEARCHES: &'static [Level] = &[];

    /// Decides on a move for the seat of this view, which is to move. The same view, level, number of iterations and
    /// random numbers give the same move on every machine.
    fn decide(
        view: &Self::View,
        level: Level,
        budget: &mut Budget,
        rng: &mut Rng,
    ) -> Decision<Self::Move>;

    /// The move of the short, obvious strategy that most programs have; `None` if it waits. It is a reference for
    /// measuring bots; no level plays it.
    fn greedy(view: &Self::View) -> Option<Self::Move>;

    /// The reason for a move: numbers that follow from the view. `None` if the game has nothing to count.
    fn reason(_view: &Self::View, _mv: &Self::Move) -> Option<Self::Reason> {
        None
    }

    /// Number of matches that a review plays out for a decision: what a browser does in about a second.
    const REVIEW_PLAYOUTS: u32 = 4000;

    /// The points of a seat so far, for games whose rounds add up to the result of a match.
    fn points(&self, _seat: Seat) -> Option<i32> {
        None
    }

    /// The moves that a review compares: all legal moves of this seat. A game with too many lists the sensible ones.
    fn candidates(view: &Self::View, seat: Seat) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        Self::determinize(view, &mut Rng::new(Seed::from_number(0), 0))
            .legal_moves(seat, &mut moves);
        moves
    }

    /// What a seat would know if all hands lay open. Where nobody's cards are to come, that is the whole position.
    fn open_hands(&self) -> Self::View {
        self.view(None)
    }

    /// Samples a position that agrees with this view, for a review. Likely positions may come more often.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self {
        Self::determinize(view, rng)
    }

    /// The chance to win after a move, where the game can compute it. It must do so for all moves of a view, or for
    /// none.
    fn exact_chance(_view: &Self::View, _mv: &Self::Move) -> Option<f64> {
        None
    }

    /// A player's chance to win before the cards are dealt.
    fn fair_share(_options: &Self::Options, seats: u8) -> f64 {
        1.0 / f64::from(seats)
    }

    /// A reason as a sentence. The page calls it, where bots are not compiled in.
    fn explain(reason: &Self::Reason) -> String;
}

/// Calls [`Bot::decide`]. Two callers share this function, so that the worker's binary holds the code of each bot only
/// once.
#[inline(never)]
pub(crate) fn choice<G: Bot>(
    view: &G::View,
    level: Level,
    budget: &mut Budget,
    rng: &mut Rng,
) -> Decision<G::Move> {
    G::decide(view, level, budget, rng)
}
