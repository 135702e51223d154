//! Samples a whole position that is consistent with a view.

use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::engine::seat::{BySeat, Seat};

use super::pack::LARGEST_PACK;
use super::position::BrokenLadder;
use super::view::View;

/// Samples a position.
pub(super) fn sample(view: &View, rng: &mut Rng) -> BrokenLadder {
    let hidden = view.memory.sample::<LARGEST_PACK>(view.viewer, &view.hands, view.unseen(), rng);
    let mut hands = BySeat::default();
    for seat in Seat::all(view.seats()) {
        hands[seat] = view.known_hand(seat);
        if hands[seat].len() < view.hands[seat.0 as usize].len() {
            hidden.hands[seat].cards().for_each(|card| hands[seat].insert(card));
        }
    }
    BrokenLadder {
        public: view.public.clone(),
        chance: Chance::new(rng.seed()),
        stock: match view.stock.iter().all(Option::is_some) {
            true => Pile::from_top_first(view.stock.iter().copied().flatten()),
            false => hidden.stock,
        },
        hands,
        memory: hidden.memory,
    }
}
