//! How bots play it.

use crate::bots::{Choice, Level, Patience, Thinks};
use crate::rng::Rng;

use super::moves::Move;
use super::rules::Shootout;
use super::view::View;

impl Thinks for Shootout {
    fn choose(view: &View, _: Level, _: &mut Patience, _: &mut Rng) -> Choice<Move> {
        Choice { mv: view.moves().first().copied(), iterations: 0 }
    }

    fn greedy(view: &View) -> Option<Move> {
        view.moves().first().copied()
    }
}
