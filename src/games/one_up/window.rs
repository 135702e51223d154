//! The window in which a display can be answered.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::seat::{MAX_SEATS, Seat, SeatSet};

use super::call::Call;
use super::value::Answer;

/// The state since the display was turned or has grown.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Window {
    /// The seats that can no longer win these cards. They stay barred when the display grows.
    pub barred: SeatSet,
    /// The best call so far.
    pub standing: Option<Standing>,
    /// The seat that has said `one off` in a race.
    pub one_off: Option<Seat>,
    /// The seats that have locked in or said `nothing`, in that order.
    pub locked: ArrayVec<Seat, MAX_SEATS>,
}

/// A call that wins unless another seat beats it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The seat that made it.
    pub seat: Seat,
    /// The answer that it makes.
    pub answer: Answer,
    /// The expression.
    pub call: Call,
}

impl Window {
    /// Whether this would be the best call so far.
    pub(super) fn is_better(&self, answer: Answer) -> bool {
        self.standing.as_ref().is_none_or(|standing| answer > standing.answer)
    }
}
