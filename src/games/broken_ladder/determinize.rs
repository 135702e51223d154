//! Samples a whole position that is consistent with a view.

use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::engine::seat::{BySeat, MAX_SEATS, Seat};

use super::hand::Hand;
use super::pack::LARGEST_PACK;
use super::rules::{BrokenLadder, Phase};
use super::view::View;

/// Samples a position.
pub(super) fn sample(view: &View, rng: &mut Rng) -> BrokenLadder {
    let hidden = view.memory.sample::<LARGEST_PACK>(view.viewer, &view.hands, view.unseen(), rng);
    let mut hands = BySeat::default();
    let mut laid = BySeat::default();
    let mut starters = BySeat([view.head; MAX_SEATS]);
    for seat in Seat::all(view.seats()) {
        let index = seat.0 as usize;
        hands[seat] = view.known_hand(seat);
        if hands[seat].len() < view.hands[index].len() {
            hidden.hands[seat].cards().for_each(|card| hands[seat].insert(card));
        }
        laid[seat] = Hand::of(view.laid[index].iter().copied());
        starters[seat] = view.starters[index];
    }
    BrokenLadder {
        options: view.options,
        seats: view.seats(),
        chance: Chance::new(rng.seed()),
        round: view.round,
        dealer: view.dealer,
        to_play: view.to_play,
        phase: match (view.end, view.must_discard) {
            (Some(end), _) => Phase::Over(end),
            (None, true) => Phase::Discard,
            (None, false) => Phase::Take,
        },
        head: view.head,
        starters,
        stock: match view.stock.iter().all(Option::is_some) {
            true => Pile::from_top_first(view.stock.iter().copied().flatten()),
            false => hidden.stock,
        },
        discard: Pile::from_top_first(view.discard.iter().copied()),
        hands,
        laid,
        out: view.out.iter().copied().collect(),
        totals: BySeat::from_list(&view.totals),
        last: view.last.as_deref().map(BySeat::from_list),
        rebuilds: view.rebuilds,
        takes: view.takes,
        memory: hidden.memory,
    }
}
