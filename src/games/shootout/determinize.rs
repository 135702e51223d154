//! Samples a whole position that is consistent with a view.
//!
//! The unseen cards form two heaps: the cards of the present stock, and the cards that were hidden in hands when that
//! stock was made. The heap of each card is known. Each heap is dealt at random by itself.

use arrayvec::ArrayVec;

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::Rng;
use crate::cards::set::CardSet;
use crate::engine::chance::Chance;
use crate::engine::knowledge::distinct::{Limits, Share, deal};
use crate::engine::seat::{BySeat, Seat};

use super::knowledge::{HandLimits, MOST_SEATS, Memory};
use super::position::Shootout;
use super::trumps::PACK_SIZE;
use super::view::View;

/// Samples a position. `None` if none is consistent with the view.
///
/// The other seats' memory is not sampled. It holds only what the viewer knows of it.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Option<Shootout> {
    let (hands, stock) = hidden_cards(view, rng)?;
    Some(Shootout {
        public: view.public.clone(),
        chance: Chance::new(rng.seed()),
        stock,
        discard: Pile::from_top_first(view.discard.iter().copied()),
        hands,
        memory: remembered(view),
    })
}

/// Samples all hands and the stock.
fn hidden_cards(view: &View, rng: &mut Rng) -> Option<(BySeat<CardSet>, Pile<PACK_SIZE>)> {
    let seats = || Seat::all(view.seats());
    let mut hands = BySeat::default();
    seats().for_each(|seat| hands[seat] = view.hand(seat));
    let in_sight: CardSet = view.stock.iter().copied().flatten().collect();
    let unseen = view.unseen() - in_sight;
    let hidden_in_stock = view.stock.len() - in_sight.len();

    let share = |seat: Seat, takes: u8, of: fn(&HandLimits) -> Limits| {
        let limits = view.viewer.map(|viewer| of(&view.limits[viewer.0 as usize][seat.0 as usize]));
        Share { takes, limits: limits.unwrap_or_default() }
    };
    let held = |seat: Seat| view.hands[seat.0 as usize];
    let older: ArrayVec<Share, MOST_SEATS> =
        seats().map(|seat| share(seat, held(seat).older, |limits| limits.older)).collect();
    let mut newer: ArrayVec<Share, { MOST_SEATS + 1 }> =
        seats().map(|seat| share(seat, held(seat).newer, |limits| limits.newer)).collect();
    newer.push(Share::free(hidden_in_stock as u8));

    let older = deal(unseen - view.stock_made_of, &older, rng)?;
    let newer = deal(unseen & view.stock_made_of, &newer, rng)?;
    for (seat, (older, newer)) in seats().zip(older.iter().zip(&newer)) {
        hands[seat] |= *older | *newer;
    }
    let mut hidden: ArrayVec<Card, PACK_SIZE> = newer[view.seats() as usize].iter().collect();
    rng.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    let stock: ArrayVec<Card, PACK_SIZE> =
        view.stock.iter().filter_map(|card| card.or_else(|| hidden.next())).collect();
    Some((hands, Pile::from_top_first(stock.into_iter())))
}

fn remembered(view: &View) -> Memory {
    let mut memory = Memory::new(view.seats());
    memory.looked = view.looked;
    memory.made = view.stock_made_of;
    memory.taken = view.taken;
    for (seat, peeked) in Seat::all(view.seats()).zip(&view.peeked) {
        memory.peeked[seat] = *peeked;
    }
    for (limits, row) in memory.limits.iter_mut().zip(&view.limits) {
        limits[..row.len()].copy_from_slice(row);
    }
    memory
}
