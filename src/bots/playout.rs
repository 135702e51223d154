//! Plays matches to their end, on simulated time.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::event::NoEvents;
use crate::engine::game::{Game, Outcome, Turn};
use crate::engine::seat::{BySeat, Seat, SeatSet};

use super::race::Race;

/// The end of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending<G> {
    /// The last position.
    pub game: G,
    /// How the match ended.
    pub outcome: Outcome,
    /// Number of moves of all seats.
    pub moves: u32,
}

/// Who plays, and which packs are dealt.
pub trait Players<G: Game> {
    /// The move of a seat, and its thinking time in milliseconds if there is a race; `None` if it waits.
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<(G::Move, u32)>;

    /// The pack for the next round, the first card first.
    fn next_pack(&mut self, rng: &mut Rng) -> Vec<Card>;
}

/// Plays a match from this position to its end.
///
/// # Panics
/// If nobody moves in a position without a clock.
pub fn play_out<G: Game>(mut game: G, players: &mut impl Players<G>, rng: &mut Rng) -> Ending<G> {
    let mut moves = 0;
    loop {
        moves += play_round(&mut game, players, rng);
        if let Turn::Over(outcome) = game.turn() {
            return Ending { game, outcome, moves };
        }
        game.deal_next(&players.next_pack(rng), &mut NoEvents);
    }
}

/// Plays on to the end of the round, and returns the number of moves.
///
/// # Panics
/// If nobody moves in a position without a clock.
// Reviews call it in two ways, and each copy is some kilobytes.
#[inline(never)]
pub fn play_round<G: Game>(game: &mut G, players: &mut impl Players<G>, rng: &mut Rng) -> u32 {
    let (mut moves, mut race) = (0, Race::default());
    while let Turn::ToMove(seats) = game.turn() {
        if let Some((seat, mv)) = next_move(game, seats, players, &mut race, rng) {
            game.apply(seat, &mv, &mut NoEvents);
            moves += 1;
        } else {
            // No seat moves, so only the clock can continue the match.
            assert!(game.clock().is_some(), "{} waits for nothing", G::INFO.title);
            game.clock_expired(&mut NoEvents);
        }
    }
    moves
}

/// The next seat to move, and its move; `None` if all seats wait.
fn next_move<G: Game>(
    game: &G,
    seats: SeatSet,
    players: &mut impl Players<G>,
    race: &mut Race,
    rng: &mut Rng,
) -> Option<(Seat, G::Move)> {
    let seats = seats_in_any_order(seats, rng);
    let mut think = |seat, rng: &mut Rng| players.choose(game, seat, rng);
    match game.race() {
        Some(_) => race.first(game, &seats, think, rng),
        None => seats.iter().find_map(|&seat| Some((seat, think(seat, rng)?.0))),
    }
}

fn seats_in_any_order(seats: SeatSet, rng: &mut Rng) -> Vec<Seat> {
    let mut seats: Vec<Seat> = seats.iter().collect();
    if seats.len() > 1 {
        rng.shuffle(&mut seats);
    }
    seats
}

/// Each seat's share in the win: 1, or a part of it if several share it. All seats share a draw. Nobody wins a lost
/// solitaire.
pub fn shares(outcome: Outcome, seats: u8) -> BySeat<f64> {
    let is_draw = outcome.winners.is_empty() && seats > 1;
    let winners = if is_draw { SeatSet::all(seats) } else { outcome.winners };
    let mut shares = BySeat::default();
    winners.iter().for_each(|seat| shares[seat] = 1.0 / winners.len() as f64);
    shares
}
