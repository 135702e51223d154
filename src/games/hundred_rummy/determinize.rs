//! Samples a whole position that is consistent with a view.

use crate::cards::rng::Rng;
use crate::engine::chance::Chance;
use crate::engine::seat::Seat;

use super::counts::LARGEST_PACK;
use super::position::HundredRummy;
use super::view::View;

/// Samples a position. `None` if none is consistent with the view.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Option<HundredRummy> {
    let hidden =
        view.memory.sample::<LARGEST_PACK>(view.viewer, &view.hands, view.unseen(), rng)?;
    let seats = view.seats();
    let mut hands = hidden.hands;
    for seat in Seat::all(seats) {
        hands[seat] += view.hand(seat);
    }
    Some(HundredRummy {
        public: view.public,
        chance: Chance::new(rng.seed()),
        stock: hidden.stock.filled_in(&view.stock),
        hands,
        memory: hidden.memory,
    })
}
