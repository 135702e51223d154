//! Sealed answers: all lock in, and then everything is revealed.

use crate::engine::event::{Event, Tell};
use crate::engine::seat::Seat;

use super::moves::Move;
use super::rules::OneUp;
use super::value::Answer;
use super::window::called;

impl OneUp {
    pub(super) fn lock_in(&mut self, seat: Seat, mv: &Move, tell: &mut impl Tell) {
        self.window.answers[seat] = Some(mv.clone());
        self.window.locked.push(seat);
        tell.tell(Event::note("locks", seat, ()));
        if self.window.locked.len() == usize::from(self.seats) {
            self.reveal(tell);
        }
    }

    fn reveal(&mut self, tell: &mut impl Tell) {
        let mut best: Option<(Answer, Seat)> = None;
        let mut one_off = None;
        for &seat in &self.window.locked {
            match &self.window.answers[seat] {
                Some(Move::Call(call)) => {
                    let answer = call.answer(&self.display, self.options.joker_reading);
                    let answer = answer.expect("only answers are locked in");
                    tell.tell(called(seat, call, answer));
                    if best.is_none_or(|(best, _)| answer > best) {
                        best = Some((answer, seat));
                    }
                }
                Some(Move::OneOff) => {
                    tell.tell(Event::note("one off", seat, ()));
                    one_off = one_off.or(Some(seat));
                }
                Some(Move::Nothing) | None => tell.tell(Event::note("nothing", seat, ())),
            }
        }
        match best {
            Some((_, seat)) => self.win(seat, tell),
            None => self.turn_card(one_off.unwrap_or_else(|| self.richest()), tell),
        }
    }
}
