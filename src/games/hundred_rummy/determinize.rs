//! Samples a whole position that is consistent with a view.

use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::engine::seat::Seat;

use super::counts::LARGEST_PACK;
use super::position::HundredRummy;
use super::view::View;

/// Samples a position.
pub(super) fn sample(view: &View, rng: &mut Rng) -> HundredRummy {
    let hidden = view.memory.sample::<LARGEST_PACK>(view.viewer, &view.hands, view.unseen(), rng);
    let seats = view.seats();
    let mut hands = hidden.hands;
    for seat in Seat::all(seats) {
        hands[seat] += view.hand(seat);
    }
    HundredRummy {
        public: view.public,
        chance: Chance::new(rng.seed()),
        stock: match view.stock.iter().all(Option::is_some) {
            true => Pile::from_top_first(view.stock.iter().copied().flatten()),
            false => hidden.stock,
        },
        hands,
        memory: hidden.memory,
    }
}
