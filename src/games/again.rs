//! A bot is asked again about the same view, with other cards where it cannot look. Whoever sees only a view answers
//! the same every time.

use super::AnyGame;
use crate::bots::fair::Fairness;
use crate::bots::{Level, Patience};
use crate::rng::{Rng, Seed};
use crate::seat::Seat;

/// Iterations of each search: a person waits for hundreds of answers.
const ITERATIONS: u32 = 40;

/// Asks a bot that has this view at this seat, and then again with so many other deals of the cards that are hidden
/// from it. Its own random numbers are those of the seed each time.
///
/// # Errors
/// If the bytes are no view of this game.
pub fn ask_again(
    game: &dyn AnyGame,
    view: &[u8],
    (seat, level): (Seat, Level),
    deals: u32,
    seed: Seed,
) -> Result<Fairness, postcard::Error> {
    let answer = |view: &[u8]| {
        let mut go_on = |iterations| iterations < ITERATIONS;
        let (mut patience, mut rng) = (Patience::new(&mut go_on), Rng::new(seed, 0));
        Ok(game.think(view, level, &mut patience, &mut rng, false)?.0.mv)
    };
    let (mv, mut dealer) = (answer(view)?, Rng::new(seed, 1));
    let (mut same, mut different, mut before) = (0, 0, Vec::new());
    for _ in 0..deals {
        let (seen, whole) = game.elsewhere(view, seat, &mut dealer)?;
        same += u32::from(seen == view && answer(&seen)? == mv);
        different += u32::from(before != whole);
        before = whole;
    }
    Ok(Fairness { mv, deals, same, different })
}
