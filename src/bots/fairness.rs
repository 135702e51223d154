//! Fairness check: a bot is asked again about the same view, with other cards in the places that it cannot see. A bot
//! that uses only the view gives the same answer every time.

use crate::cards::rng::{Rng, Seed};
use crate::engine::seat::Seat;

use super::protocol::FairnessReport;
use super::{Bot, Budget, Level, choice};

/// Iterations of each search; few, because a person waits for hundreds of answers.
const ITERATIONS: u32 = 40;

/// Asks a bot with this view at this seat, and asks it again for `deals` other samples of the hidden cards. Each
/// answer starts from the same random numbers, those of `seed`.
pub fn check<G: Bot>(
    view: &G::View,
    (seat, level): (Seat, Level),
    deals: u32,
    seed: Seed,
) -> FairnessReport {
    let answer = |view: &G::View| {
        let mut go_on = |iterations| iterations < ITERATIONS;
        choice::<G>(view, level, &mut Budget::new(&mut go_on), &mut Rng::new(seed, 0)).mv
    };
    let (mv, mut dealer) = (answer(view), Rng::new(seed, 1));
    let (mut same, mut different, mut before) = (0, 0, None);
    for _ in 0..deals {
        let other = G::determinize(view, &mut dealer);
        let seen = other.view(Some(seat));
        same += u32::from(seen == *view && answer(&seen) == mv);
        different += u32::from(before.as_ref() != Some(&other));
        before = Some(other);
    }
    FairnessReport { mv: mv.map(|mv| mv.to_string()), deals, same, different }
}
