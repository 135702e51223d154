//! Samples a whole position that is consistent with a view.

use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::engine::seat::Seat;

use super::counts::Counts;
use super::rules::{HundredRummy, LARGEST_PACK};
use super::view::View;

/// Samples a position.
pub(super) fn sample(view: &View, rng: &mut Rng) -> HundredRummy {
    let hidden = view.memory.sample::<LARGEST_PACK>(view.viewer, &view.hands, unseen(view), rng);
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

/// The cards that the viewer does not see: those of the stock and the unknown ones in hands.
fn unseen(view: &View) -> Counts {
    let mut unseen = Counts::sets(view.seats());
    unseen -= Counts::of(view.public.discard.iter().copied());
    unseen -= Counts::of(view.stock.iter().copied().flatten());
    for seat in Seat::all(view.seats()) {
        unseen -= view.hand(seat);
        unseen -= view.public.scored[seat].cards();
    }
    unseen
}
