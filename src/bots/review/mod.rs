//! The review of a match: what each decision was worth, on what its seat could know, and what was luck.
//!
//! The worth of a move is the chance to win the match after it. The method is that of backgammon programs: play the
//! match out many times from positions that agree with the view, with bots of one level in every seat, and compare moves
//! with the same cards and the same random numbers ([`value`]). The account of a match ([`account`]) says which part
//! of the result was skill, and which was luck.

pub mod account;
pub mod value;

use serde::{Deserialize, Serialize};

/// What a round brings on average after a move, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// To the seat that moves.
    pub own: i32,
    /// To each of the others.
    pub others: i32,
}

/// What a move was worth to the seat that could choose it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveValue<M> {
    /// The move.
    pub mv: M,
    /// The chance to win the match after it, from 0 to 1.
    pub chance: f64,
    /// Standard error of the difference to the best move; 0 for the best move, and if both values are exact.
    pub error: f64,
    /// Number of matches that were played out after it; 0 if the value is exact.
    pub playouts: u32,
}

/// The review of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionReview<M> {
    /// Every sensible move and the played one, from the best to the worst. The played move is the first unless another
    /// one is better by more than twice the standard error.
    pub moves: Vec<MoveValue<M>>,
    /// Index of the played move.
    pub played: u32,
}

impl<M> DecisionReview<M> {
    /// The best move.
    ///
    /// # Panics
    /// If there are no moves. A review always has the played one.
    pub fn best(&self) -> &MoveValue<M> {
        &self.moves[0]
    }

    /// The played move.
    ///
    /// # Panics
    /// As [`DecisionReview::best`].
    pub fn played(&self) -> &MoveValue<M> {
        &self.moves[self.played as usize]
    }

    /// The chance to win that the played move lost; 0 if no other move was certainly better.
    pub fn loss(&self) -> f64 {
        self.best().chance - self.played().chance
    }

    /// The same review, with its moves in another form.
    pub fn map<N>(&self, form: impl Fn(&M) -> N) -> DecisionReview<N> {
        let moves = self.moves.iter().map(|value| MoveValue {
            mv: form(&value.mv),
            chance: value.chance,
            error: value.error,
            playouts: value.playouts,
        });
        DecisionReview { moves: moves.collect(), played: self.played }
    }
}
