//! Samples a whole position that is consistent with a view.

use crate::cards::rng::Rng;
use crate::engine::chance::Chance;
use crate::engine::seat::{BySeat, Seat};

use super::pack::LARGEST_PACK;
use super::position::BrokenLadder;
use super::view::View;

/// Samples a position. `None` if none is consistent with the view.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Option<BrokenLadder> {
    let hidden =
        view.memory.sample::<LARGEST_PACK>(view.viewer, &view.hands, view.unseen(), rng)?;
    let mut hands = BySeat::default();
    for seat in Seat::all(view.seats()) {
        hands[seat] = view.known_hand(seat);
        if hands[seat].len() < view.hands[seat.0 as usize].len() {
            hidden.hands[seat].cards().for_each(|card| hands[seat].insert(card));
        }
    }
    Some(BrokenLadder {
        public: view.public.clone(),
        chance: Chance::new(rng.seed()),
        stock: hidden.stock.filled_in(&view.stock),
        hands,
        memory: hidden.memory,
    })
}
