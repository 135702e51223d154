//! Reasons why moves are illegal, in words.

use crate::engine::seat::Seat;
use crate::i18n::common;

use super::moves::Move;
use super::position::Template;
use super::texts;

/// The reason why this seat cannot play this move, as a part of a sentence.
pub(super) fn reason_against(game: &Template, seat: Seat, mv: Move) -> String {
    match mv {
        Move::Pass => texts::A_CARD_FITS.into(),
        Move::Lay(card) if !game.hand(seat).contains(&card) => common::not_held(&card.name()),
        Move::Lay(_) => texts::passes_goal(game.public.options.goal.number()),
    }
}
