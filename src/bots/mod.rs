//! Bots: players that see only what a person in their seat could see.
//!
//! A bot is given a view and returns a move. It cannot cheat, because of its type: no hidden card, no deck
//! order and no seed is in a view, and what a bot imagines about hidden cards it samples from the view.

pub mod fairness;
pub mod ismcts;
pub mod merge;
pub mod protocol;
pub mod signature;
pub mod strength;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use self::strength::Strength;
use crate::cards::rng::Rng;
use crate::engine::game::Game;
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

/// A text that names no level.
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

/// How long a bot may think: it is asked before each iteration of a search, given their number so far.
pub struct Budget<'a>(&'a mut dyn FnMut(u32) -> bool);

impl<'a> Budget<'a> {
    /// Patience that lasts as long as this says so.
    pub fn new(go_on: &'a mut dyn FnMut(u32) -> bool) -> Self {
        Budget(go_on)
    }

    /// Whether there is time for one more iteration after so many.
    pub fn lasts(&mut self, iterations: u32) -> bool {
        (self.0)(iterations)
    }
}

/// What a bot plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision<M> {
    /// The move; nothing if it waits for others or for the clock, where that is possible.
    pub mv: Option<M>,
    /// Milliseconds after which a person of this level would make it, counted from when what is raced for could be seen
    /// ([`Game::race`]); 0 where nobody races.
    pub think_time_ms: u32,
    /// Iterations of search it took; 0 where none was needed.
    pub iterations: u32,
    /// What the search thinks of each move that it has tried; empty where there was none.
    pub votes: Vec<MoveStats<M>>,
}

impl<M> Decision<M> {
    /// What a bot plays that does not search.
    pub fn at_once(mv: Option<M>) -> Decision<M> {
        Decision { mv, think_time_ms: 0, iterations: 0, votes: Vec::new() }
    }

    /// The same, with its moves as their texts.
    pub fn in_words(&self) -> Decision<String>
    where
        M: fmt::Display,
    {
        Decision {
            mv: self.mv.as_ref().map(M::to_string),
            think_time_ms: self.think_time_ms,
            iterations: self.iterations,
            votes: self.votes.iter().map(MoveStats::in_words).collect(),
        }
    }
}

/// Why a move is good: what a game says about it ([`crate::table::Table::explain`]), and the numbers in it. The page
/// has no bots, so they are computed where bots think.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// Which of the game's sentences it is.
    pub what: u8,
    /// The numbers that it is about, in the order in which the sentence has them.
    pub numbers: Vec<i64>,
}

impl Reason {
    /// A reason with these numbers.
    pub fn new(what: u8, numbers: impl IntoIterator<Item = i64>) -> Reason {
        Reason { what, numbers: numbers.into_iter().collect() }
    }

    /// One of its numbers, counted from 0.
    pub fn number(&self, index: usize) -> i64 {
        self.numbers.get(index).copied().unwrap_or_default()
    }
}

/// A game that bots can play.
pub trait Bot: Game {
    /// How strong the levels are, as the arena has measured it.
    const STRENGTH: Strength;

    /// How many iterations a search has when nothing else is said: what a browser does in less than a second
    /// on each of two cores of a common machine. Strength is measured with them.
    const USUAL_ITERATIONS: u32 = 1000;

    /// The levels that search ([`search`]): several of their searches see further together ([`votes`]).
    const SEARCHES: &'static [Level] = &[];

    /// What a bot plays that has this view and is to move. The same view, level, patience in iterations and
    /// random numbers give the same move on every machine.
    fn decide(
        view: &Self::View,
        level: Level,
        patience: &mut Budget,
        rng: &mut Rng,
    ) -> Decision<Self::Move>;

    /// What the short, obvious strategy plays that most programs have. Bots are measured by it; no level
    /// plays it. Nothing if it waits.
    fn greedy(view: &Self::View) -> Option<Self::Move>;

    /// Why this move is worth considering, in numbers that follow from the view; nothing if there is nothing to
    /// count.
    fn reason(_view: &Self::View, _mv: &Self::Move) -> Option<Reason> {
        None
    }
}

/// What a bot plays ([`Bot::decide`]). Bots are asked in two places, and the worker shall have each of them once.
#[inline(never)]
pub(crate) fn choice<G: Bot>(
    view: &G::View,
    level: Level,
    patience: &mut Budget,
    rng: &mut Rng,
) -> Decision<G::Move> {
    G::decide(view, level, patience, rng)
}
