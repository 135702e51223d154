//! Messages between the page and the bots' worker, as bytes (postcard).

use serde::{Deserialize, Serialize};

use crate::engine::seat::Seat;

use super::Decision;

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

/// A message from the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// The worker is ready. Sent once.
    Ready,
    /// The decision for the request of this number. The reason is present if it was requested and the game can give
    /// one.
    Move(u32, Decision<String>, Option<Vec<u8>>),
    /// The result of a fairness check, for the request of this number.
    Fair(u32, FairnessReport),
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
