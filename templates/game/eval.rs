//! The evaluation of positions.

use super::determinize::unseen;
use super::public::value;
use super::view::View;

/// Number of unseen cards that hit the goal from this sum, and of all unseen cards.
pub(super) fn completing(view: &View, sum: u32) -> (u32, u32) {
    let unseen = unseen(view);
    let hits =
        unseen.iter().filter(|card| sum + value(**card) == view.public.options.goal.number());
    (hits.count() as u32, unseen.len() as u32)
}
