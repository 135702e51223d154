//! Sealed answers: all lock in, and then everything is revealed.

use crate::engine::event::{Event, EventSink};
use crate::engine::seat::Seat;

use super::moves::Move;
use super::note::Note;
use super::position::OneUp;
use super::value::Answer;

impl OneUp {
    pub(super) fn lock_in(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        self.answers[seat] = Some(mv.clone());
        self.public.window.locked.push(seat);
        sink.emit(Event::Note(Note::Locks(seat)));
        if self.public.window.locked.len() == usize::from(self.public.seats) {
            self.reveal(sink);
        }
    }

    fn reveal(&mut self, sink: &mut impl EventSink<Note>) {
        let mut best: Option<(Answer, Seat)> = None;
        let mut one_off = None;
        for &seat in &self.public.window.locked {
            match &self.answers[seat] {
                Some(Move::Call(call)) => {
                    let answer =
                        call.answer(&self.public.display, self.public.options.joker_reading);
                    let answer = answer.expect("only answers are locked in");
                    sink.emit(Event::Note(Note::Call(seat, call.clone(), answer)));
                    if best.is_none_or(|(best, _)| answer > best) {
                        best = Some((answer, seat));
                    }
                }
                Some(Move::OneOff) => {
                    sink.emit(Event::Note(Note::OneOff(seat)));
                    one_off = one_off.or(Some(seat));
                }
                Some(Move::Nothing) | None => sink.emit(Event::Note(Note::Nothing(seat))),
            }
        }
        match best {
            Some((_, seat)) => self.win(seat, sink),
            None => self.turn_card(one_off.unwrap_or_else(|| self.richest()), sink),
        }
    }
}
