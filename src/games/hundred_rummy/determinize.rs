//! Samples a whole position that is consistent with a view.

use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::engine::seat::{BySeat, Seat};

use super::counts::Counts;
use super::rules::{HundredRummy, LARGEST_PACK, Phase};
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
        options: view.options,
        seats,
        chance: Chance::new(rng.seed()),
        round: view.round,
        dealer: view.dealer,
        to_play: view.to_play,
        phase: match (view.end, view.must_discard) {
            (Some(end), _) => Phase::Over(end),
            (None, true) => Phase::Discard,
            (None, false) => Phase::Take,
        },
        stock: match view.stock.iter().all(Option::is_some) {
            true => Pile::from_top_first(view.stock.iter().copied().flatten()),
            false => hidden.stock,
        },
        discard: Pile::from_top_first(view.discard.iter().copied()),
        hands,
        scored: BySeat::from_list(&view.scored),
        earlier: BySeat::from_list(&view.earlier),
        rebuilds: view.rebuilds,
        takes: view.takes,
        parted: BySeat::from_list(&view.parted),
        memory: hidden.memory,
    }
}

/// The cards that the viewer does not see: those of the stock and the unknown ones in hands.
fn unseen(view: &View) -> Counts {
    let mut unseen = Counts::sets(view.seats());
    unseen -= Counts::of(view.discard.iter().copied());
    unseen -= Counts::of(view.stock.iter().copied().flatten());
    for seat in Seat::all(view.seats()) {
        unseen -= view.hand(seat);
        unseen -= view.scored[seat.0 as usize].cards();
    }
    unseen
}
