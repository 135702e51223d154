//! Positions of random matches, for tests.

use crate::bots::{Reason, Thinks};
use crate::event::Silent;
use crate::game::{Start, Turn};
use crate::options::Options;
use crate::record::pack_of;
use crate::rng::{Chance, Rng, Seed};
use crate::seat::Seat;
use crate::table::Table;

/// Shows every reason for every move that seats can choose from, in so many positions of random matches with any
/// number of seats and single options.
pub(crate) fn reasons<G: Table + Thinks>(
    positions: u32,
    mut check: impl FnMut(&G, Seat, &G::Move, &Reason),
) {
    let mut rng = Rng::new(Seed::from_number(12), 0);
    let mut left = positions;
    while left > 0 {
        let (least, most) = G::INFO.seats;
        let seats = least + rng.below(u32::from(most - least) + 1) as u8;
        let mut options = G::Options::default();
        let choice = rng.pick(G::Options::LIST);
        (choice.set)(&mut options, rng.below(choice.values.len() as u32) as usize);
        if options.check(seats).is_err() {
            continue;
        }
        let seed = rng.seed();
        let dealer = Chance::first_dealer(seed, seats);
        let start = Start { options, seats, dealer, seed };
        let pack = |round| pack_of::<G>(&start, round, None).expect("the seed's own pack is right");
        let (mut game, mut round) = (G::deal(&start, &pack(1), &mut Silent), 1);
        for _ in 0..40 {
            let Turn::Of(movers) = game.turn() else {
                if !matches!(game.turn(), Turn::RoundOver) {
                    break;
                }
                round += 1;
                game.deal_next(&pack(round), &mut Silent);
                continue;
            };
            let Some(seat) = movers.first() else { break };
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            if moves.is_empty() {
                game.time_up(&mut Silent);
                continue;
            }
            let view = game.view(Some(seat));
            for mv in moves.iter().take(12) {
                let Some(reason) = G::reason(&view, mv) else { continue };
                assert!(!G::because(&reason).is_empty(), "{mv}: {reason:?}");
                check(&game, seat, mv, &reason);
            }
            left = left.saturating_sub(1);
            let mv = rng.pick(&moves).clone();
            game.apply(seat, &mv, &mut Silent);
        }
    }
}
