//! Messages between the page and the bots' worker, as bytes (postcard).

use serde::{Deserialize, Serialize};

use crate::cards::rng::Seed;
use crate::engine::seat::Seat;

use super::Decision;
use super::review::{DecisionReview, Outlook};

/// Asks a bot for a move, or checks whether it plays the same with other hidden cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Request number, repeated in the response.
    pub number: u32,
    /// Id of the game.
    pub game: String,
    /// The view of the seat to move, serialized.
    pub view: Vec<u8>,
    /// Name of the level.
    pub level: String,
    /// Time limit in milliseconds.
    pub milliseconds: u32,
    /// Iteration limit. If this limit is reached first, every machine gives the same answer.
    pub iterations: u32,
    /// Seed of the bot's own random numbers, which are independent of those of the match.
    pub seed: [u8; 32],
    /// Stream of the random numbers; each of several parallel workers has its own.
    pub stream: u64,
    /// Number of random numbers to skip at the start of the stream.
    pub drawn: u64,
    /// Whether to give the reason for the move.
    pub explain: bool,
    /// For a fairness check: the seat of the view, and the number of other deals.
    pub recheck: Option<(Seat, u32)>,
}

/// A message to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// A bot is asked for a move, or checked.
    Bot(Request),
    /// A decision of the game with this id is to be reviewed. The number is repeated in the response.
    Review(u32, String, ReviewTask),
    /// A wrong answer to a problem with open cards is to be refuted.
    Refute(RefuteTask),
}

/// A wrong answer to a problem with open cards ([`crate::puzzles::problem`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefuteTask {
    /// Id of the game.
    pub game: String,
    /// The view of the whole position, serialized.
    pub view: Vec<u8>,
    /// The seat that has answered.
    pub seat: Seat,
    /// The kind of problem.
    pub kind: String,
    /// The wrong move as a string.
    pub wrong: String,
}

/// A decision to review, and the match that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewTask {
    /// The view of the seat, serialized.
    pub view: Vec<u8>,
    /// The seat.
    pub seat: Seat,
    /// The played move as a string.
    pub played: String,
    /// Number of seats.
    pub seats: u8,
    /// The options of the match.
    pub options: Vec<(String, String)>,
    /// Seed of the samples.
    pub seed: Seed,
    /// Number of matches that may be played out; `None` for the game's usual number.
    pub playouts: Option<u32>,
}

/// A move of a review, as a string, with the serialized reason for it, if the game can give one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewedMove {
    /// The move.
    pub mv: String,
    /// The reason.
    pub reason: Option<Vec<u8>>,
    /// What the round then brings. Of a clear mistake, the played move and the best one have it.
    pub outlook: Option<Outlook>,
}

/// The review of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewAnswer {
    /// A player's chance to win before the deal.
    pub start: f64,
    /// The review; `None` if the seat had no choice.
    pub decision: Option<DecisionReview<ReviewedMove>>,
}

/// A message from the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// The worker is ready. Sent once.
    Ready,
    /// The decision for the request of this number. The reason is present if it was requested and the game can give
    /// one.
    Move(u32, Decision<String>, Option<Vec<u8>>),
    /// The result of a fairness check, for the request of this number.
    Fair(u32, FairnessReport),
    /// The review of a decision, for the question of this number. `None` if the question did not fit together.
    Review(u32, Option<ReviewAnswer>),
    /// What the others play after a wrong answer. `None` if the task did not fit together.
    Refuted(Option<Vec<(Seat, String)>>),
    /// The last request could not be read.
    Unreadable,
}

/// Result of a fairness check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FairnessReport {
    /// The bot's move as a string; `None` if it waits.
    pub mv: Option<String>,
    /// Number of other deals of the hidden cards.
    pub deals: u32,
    /// Number of deals with an identical view in which the bot played the same move.
    pub same: u32,
    /// Number of deals that differed from the previous one.
    pub different: u32,
}

/// Serializes a request or a response.
pub fn write<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

/// Deserializes a request or a response. `None` if the bytes are invalid.
pub fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
