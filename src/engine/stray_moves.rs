//! Moves that tests try although a game does not list them.

use crate::cards::rng::Rng;
use crate::engine::game::Game;
use crate::engine::seat::Seat;

/// Moves for the laws to try that a game does not list: mistakes that count, or other words for a listed move.
pub trait StrayMoves: Game {
    /// A random move that this seat might try. `None` if the game has no such moves.
    fn stray_move(&self, _seat: Seat, _rng: &mut Rng) -> Option<Self::Move> {
        None
    }
}
