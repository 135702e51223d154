//! Positions to begin with.

use crate::event::Silent;
use crate::game::{Game, Start};
use crate::games::one_up::{OneUp, OneUpOptions};
use crate::record::pack_of;
use crate::rng::{Chance, Seed};

/// A first deal.
pub(super) fn deal(seats: u8, options: OneUpOptions, seed: Seed) -> OneUp {
    let dealer = Chance::first_dealer(seed, seats);
    let start = Start { options, seats, dealer, seed };
    let pack = pack_of::<OneUp>(&start, 1, None).expect("the seed's own pack is right");
    OneUp::deal(&start, &pack, &mut Silent)
}
