//! How long bots may search.

use std::time::Duration;

/// Limit of a bot's search for a move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SearchLimit {
    /// The game's default number of iterations.
    Usual,
    Iterations(u32),
    Time(Duration),
}
