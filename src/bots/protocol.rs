//! What the page and the bots' worker say to each other, as bytes.

use serde::{Deserialize, Serialize};

use super::{Decision, Reason};
use crate::engine::seat::Seat;

/// Asks for a move, or whether a bot would play the same with other cards where it cannot look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Repeated in the answer.
    pub number: u32,
    /// Id of the game.
    pub game: String,
    /// The view of the seat that is to move, as bytes.
    pub view: Vec<u8>,
    /// Name of the level.
    pub level: String,
    /// How long the bot may think,
    pub milliseconds: u32,
    /// and how many iterations its search may have: when these decide, every machine gives the same answer.
    pub iterations: u32,
    /// Seed of the bot's own random numbers, which have nothing to do with those of the match.
    pub seed: [u8; 32],
    /// The number of their stream: workers that search side by side have one each.
    pub stream: u64,
    /// How many of them are left out.
    pub drawn: u64,
    /// Whether the reason is wanted, too.
    pub explain: bool,
    /// The seat of the view, and with how many other deals the bot is asked again.
    pub again: Option<(Seat, u32)>,
}

/// What the worker says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// It is ready to listen. This is said once.
    Ready,
    /// What the bot chooses for the question of this number; and why it is good, if that was asked and there is
    /// something to count.
    Move(u32, Decision<String>, Option<Reason>),
    /// What came of asking again, for the question of this number.
    Fair(u32, Fairness),
    /// The last question could not be read.
    Unreadable,
}

/// What came of asking a bot again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fairness {
    /// What it plays, as a text; nothing if it waits.
    pub mv: Option<String>,
    /// How many other deals of the hidden cards there were.
    pub deals: u32,
    /// With how many of them it could see the same and played the same.
    pub same: u32,
    /// How many of them differed from the one before.
    pub different: u32,
}

/// A question or an answer as bytes.
pub fn write<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A question or an answer from its bytes, if it is one.
pub fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
