//! Why a move is illegal.

use crate::engine::seat::Seat;

use super::moves::Move;
use super::rules::Template;
use super::texts;

/// The reason, as a part of a sentence.
pub(super) fn reason(game: &Template, seat: Seat, mv: Move) -> String {
    match mv {
        Move::Pass => texts::A_CARD_FITS.into(),
        Move::Lay(card) if !game.hands[seat.0 as usize].contains(&card) => {
            texts::not_in_hand(&card.to_string())
        }
        Move::Lay(_) => texts::passes_goal(game.options.goal.number()),
    }
}
