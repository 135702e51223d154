//! The window in which a display can be answered, and the moves allowed in it.

use arrayvec::ArrayVec;

use crate::engine::seat::{BySeat, MAX_SEATS, Seat, SeatSet};

use super::call::Call;
use super::moves::Move;
use super::rules::OneUp;
use super::solver;
use super::texts;
use super::value::Answer;

/// The state since the display was turned or has grown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Window {
    /// The seats that can no longer win these cards. They stay barred when the display grows.
    pub(super) barred: SeatSet,
    /// The best call so far.
    pub(super) standing: Option<Standing>,
    /// The seat that has said `one off`.
    pub(super) one_off: Option<Seat>,
    /// The seats that have locked in or said `nothing`, in that order.
    pub(super) locked: ArrayVec<Seat, MAX_SEATS>,
    /// The locked-in answers. In a race, the last word of each seat, also from before the display grew.
    pub(super) answers: BySeat<Option<Move>>,
}

/// A call that wins unless another seat beats it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Standing {
    /// The seat that made it.
    pub seat: Seat,
    /// The answer that it makes.
    pub answer: Answer,
    /// The expression.
    pub call: Call,
}

impl OneUp {
    /// The seats that may say something.
    pub(super) fn speakers(&self) -> SeatSet {
        let mut speakers = SeatSet::all(self.seats);
        let Window { barred, standing, one_off, locked, .. } = &self.window;
        let standing = standing.as_ref().map(|standing| standing.seat);
        let silent = barred.iter().chain(standing).chain(*one_off).chain(locked.iter().copied());
        silent.for_each(|seat| speakers.remove(seat));
        speakers
    }

    /// Whether only one seat is not barred, and no call stands.
    pub(super) fn is_anybody_alone(&self) -> bool {
        self.window.standing.is_none() && self.window.barred.len() + 1 == usize::from(self.seats)
    }

    /// Whether this would be the best call so far.
    pub(super) fn is_better(&self, answer: Answer) -> bool {
        self.window.standing.as_ref().is_none_or(|standing| answer > standing.answer)
    }

    pub(super) fn add_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.is_over && self.speakers().contains(seat) {
            self.list_moves(out);
        }
    }

    /// Adds the moves listed for every seat that may say something.
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        let (display, reading) = (self.display, self.options.joker_reading);
        let solution = solver::solved(&display, reading);
        let better = solution.answers().take_while(|&answer| self.is_better(answer));
        out.extend(better.map(|answer| Move::Call(Call::listed(display, reading, answer))));
        self.add_words(out);
    }

    /// Adds what may be said without an answer.
    pub(super) fn add_words(&self, out: &mut Vec<Move>) {
        let words = [Move::OneOff, Move::Nothing];
        out.extend(words.into_iter().filter(|word| self.illegal_call(word).is_none()));
    }

    /// The reason why a seat that may say something may not make this move, if there is one.
    pub(super) fn illegal_call(&self, mv: &Move) -> Option<String> {
        match mv {
            // In a race a wrong call is allowed, and bars the caller.
            Move::Call(_) if !self.options.is_sealed() => None,
            Move::Call(call) => {
                let answer = call.answer(&self.display, self.options.joker_reading);
                answer.err().map(|wrong| wrong.to_string())
            }
            _ if self.options.is_sealed() => None,
            Move::OneOff if self.window.standing.is_some() => Some(texts::FOR_CALLS.into()),
            Move::OneOff if self.window.one_off.is_some() => Some(texts::SAID_ALREADY.into()),
            Move::Nothing if self.options.clock.number().is_some() => {
                Some(texts::WAIT_INSTEAD.into())
            }
            Move::Nothing if self.is_anybody_alone() => Some(texts::ALL_BARRED.into()),
            Move::OneOff | Move::Nothing => None,
        }
    }
}
