//! The moves that a seat can make, from the public state.

use super::call::Call;
use super::moves::Move;
use super::public::Public;
use super::solver;
use super::texts;

impl Public {
    /// Adds the moves listed for every seat that may say something.
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        let (display, reading) = (self.display, self.options.joker_reading);
        let solution = solver::solved(&display, reading);
        let better = solution.answers().take_while(|&answer| self.window.is_better(answer));
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
