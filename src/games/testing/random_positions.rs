//! Positions of random matches, for tests.

use crate::bots::Bot;
use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::engine::game::{MatchConfig, Turn};
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::engine::variants;
use crate::table::Table;

/// Passes the reasons for legal moves to `check`, in this number of positions of random matches. The matches have every
/// number of seats and every single option value.
pub(crate) fn reasons<G: Table + Bot>(
    positions: u32,
    check: impl FnMut(&G, Seat, &G::Move, &G::Reason),
) {
    reasons_at(&variants::tables::<G>(), positions, check);
}

/// The same, with these options and numbers of seats.
pub(crate) fn reasons_at<G: Table + Bot>(
    tables: &[(G::Options, u8)],
    positions: u32,
    mut check: impl FnMut(&G, Seat, &G::Move, &G::Reason),
) {
    let mut rng = Rng::new(Seed::from_number(12), 0);
    let mut left = positions;
    while left > 0 {
        let (options, seats) = rng.pick(tables).clone();
        let seed = rng.seed();
        let dealer = Seat::first_dealer(seed, seats);
        let start = MatchConfig { options, seats, dealer, order: seed.into() };
        let mut session = Session::<G>::new(start, None).expect("the seed's own pack is right");
        for _ in 0..40 {
            let game = session.game();
            let step = match game.turn() {
                Turn::Over(_) => break,
                Turn::RoundOver => Step::Deal(None),
                Turn::ToMove(movers) => {
                    let Some(seat) = movers.first() else { break };
                    let mut moves = Vec::new();
                    game.legal_moves(seat, &mut moves);
                    if moves.is_empty() {
                        Step::Timeout
                    } else {
                        explain(game, seat, &moves, &mut check);
                        left = left.saturating_sub(1);
                        Step::Play(seat, rng.pick(&moves).clone())
                    }
                }
            };
            session.play(step).expect("it is possible");
        }
    }
}

/// Passes the reasons for the first twelve of these moves to `check`.
fn explain<G: Table + Bot>(
    game: &G,
    seat: Seat,
    moves: &[G::Move],
    check: &mut impl FnMut(&G, Seat, &G::Move, &G::Reason),
) {
    let view = game.view(Some(seat));
    for mv in moves.iter().take(12) {
        let Some(reason) = G::reason(&view, mv) else { continue };
        assert!(!G::explain(&reason).is_empty(), "{mv}");
        check(game, seat, mv, &reason);
    }
}

/// These cards without the known ones.
pub(crate) fn without(mut cards: Vec<Card>, known: impl IntoIterator<Item = Card>) -> Vec<Card> {
    for known in known {
        let at = cards.iter().position(|&card| card == known).expect("it is there");
        cards.remove(at);
    }
    cards
}
