//! The page's side of the bots' workers.

mod pool;
mod request;
mod worker;

use super::active_match::random_seed;
use crate::bots::Level;
use crate::bots::protocol::Request;
use crate::cards::rng::Seed;
use crate::engine::seat::Seat;
use crate::games;
use pool::{ask_one, ask_side_by_side};
pub(super) use request::QueryResult;

/// As many milliseconds a slow device may think when it is asked again about a deal.
const FOR_A_DEAL: u32 = 200;

/// Asks for a move, which is not answered if anything else is asked before; or, if that is to be explained, also why it is
/// good: that a person has asked for, and it is answered in any case. The chance is that of the bot's thoughts.
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
    // What one has chosen is explained by itself.
    let ask = if searches && !explain { ask_side_by_side } else { ask_one };
    ask(question, Box::new(answer));
}

/// Asks whether a bot at a seat would play the same with so many other deals of the cards that it does not see.
pub(super) fn ask_again(
    seen: (&str, Vec<u8>),
    level: Level,
    (seat, deals): (Seat, u32),
    answer: impl FnOnce(QueryResult) + 'static,
) {
    let milliseconds = deals * FOR_A_DEAL;
    let question = Request {
        milliseconds,
        again: Some((seat, deals)),
        ..question(seen, level, random_seed())
    };
    ask_one(question, Box::new(answer));
}

/// A question about what is seen in a game.
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
        again: None,
    }
}
