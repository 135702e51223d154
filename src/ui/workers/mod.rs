//! The page's side of the bot workers.

mod pool;
mod refutation;
mod request;
mod review_workers;
mod worker;

use crate::bots::Level;
use crate::bots::protocol::Request;
use crate::cards::rng::Seed;
use crate::engine::seat::Seat;
use crate::games;

use super::active_match::random_seed;

use pool::{ask_one, ask_side_by_side};
pub(super) use refutation::refute;
pub(super) use request::QueryResult;
pub(super) use review_workers::{ReviewGuard, review};

/// Time limit in milliseconds for each deal of a fairness check on a slow device.
const FOR_A_DEAL: u32 = 200;

/// Requests a move. With `explain`, the answer includes the reason for the move. Any other request cancels a request
/// without `explain`. A request with `explain` comes from a person, and is always answered. `chance` is the seed of
/// the bot's random numbers.
pub(super) fn ask(
    seen: (&str, Vec<u8>),
    level: Level,
    milliseconds: u32,
    explain: bool,
    chance: Seed,
    answer: impl FnOnce(QueryResult) + 'static,
) {
    let searches = games::find_game(seen.0).is_some_and(|game| game.searches(level));
    let question = Request { milliseconds, explain, ..question(seen, level, chance) };
    // A reason explains the choice of one worker, so only one is asked.
    let ask = if searches && !explain { ask_side_by_side } else { ask_one };
    ask(question, Box::new(answer));
}

/// Requests a fairness check: whether the bot plays the same move with other deals of the cards that its seat cannot
/// see.
pub(super) fn ask_again(
    seen: (&str, Vec<u8>),
    level: Level,
    (seat, deals): (Seat, u32),
    answer: impl FnOnce(QueryResult) + 'static,
) {
    let milliseconds = deals * FOR_A_DEAL;
    let question = Request {
        milliseconds,
        recheck: Some((seat, deals)),
        ..question(seen, level, random_seed())
    };
    ask_one(question, Box::new(answer));
}

/// A request about the view of a game.
fn question((game, view): (&str, Vec<u8>), level: Level, chance: Seed) -> Request {
    Request {
        number: 0,
        game: game.to_owned(),
        view,
        level: level.to_string(),
        milliseconds: 0,
        iterations: u32::MAX,
        seed: chance.0,
        stream: 0,
        drawn: 0,
        explain: false,
        recheck: None,
    }
}
