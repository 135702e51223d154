//! What the page and the bots' worker say to each other, as JSON texts.

use serde::{Deserialize, Serialize};

/// What the worker says once, when it is ready to listen.
pub const READY: &str = "ready";

/// Asks for a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Repeated in the answer.
    pub number: u32,
    /// Id of the game.
    pub game: String,
    /// The view of the seat that is to move, as JSON.
    pub view: String,
    /// Name of the level.
    pub level: String,
    /// How long the bot may think.
    pub milliseconds: u32,
    /// Seed of the bot's own random numbers, which have nothing to do with those of the match.
    pub seed: String,
}

/// Names a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// Number of the question.
    pub number: u32,
    /// The move's text.
    pub mv: String,
}
