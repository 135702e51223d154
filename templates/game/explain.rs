//! Reasons for moves, in numbers.

use serde::{Deserialize, Serialize};

use super::eval::completing;
use super::moves::Move;
use super::public::value;
use super::texts;
use super::view::View;

/// Why a move is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// The card hits the goal.
    Hits,
    /// Some unseen cards hit the goal after this move.
    Leaves {
        /// Number of these cards.
        cards: u32,
        /// Number of unseen cards.
        unseen: u32,
    },
}

/// The reason for a move.
pub(super) fn reason(view: &View, mv: Move) -> Option<Reason> {
    let Move::Lay(card) = mv else { return None };
    let sum = view.public.sum() + value(card);
    if sum == view.public.options.goal.number() {
        return Some(Reason::Hits);
    }
    let (cards, unseen) = completing(view, sum);
    Some(Reason::Leaves { cards, unseen })
}

/// The reason as a sentence.
pub(super) fn sentence(reason: &Reason) -> String {
    match *reason {
        Reason::Hits => texts::HITS.into(),
        Reason::Leaves { cards, unseen } => texts::leaves(cards, unseen),
    }
}
