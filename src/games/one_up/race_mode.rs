//! Calls made aloud, at any time.

use crate::engine::event::{Event, EventSink};
use crate::engine::seat::Seat;

use super::call::Call;
use super::moves::Move;
use super::note::Note;
use super::position::OneUp;
use super::texts;
use super::window::Standing;

impl OneUp {
    pub(super) fn speak(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        self.answers[seat] = Some(mv.clone());
        match mv {
            Move::Call(call) => self.call(seat, call, sink),
            Move::OneOff => {
                self.public.window.one_off = Some(seat);
                self.start_anew();
                sink.emit(Event::Note(Note::OneOff(seat)));
            }
            Move::Nothing => {
                self.public.window.locked.push(seat);
                sink.emit(Event::Note(Note::Nothing(seat)));
            }
        }
        if self.public.window.standing.is_none()
            && self.public.window.barred.len() == usize::from(self.public.seats)
        {
            return self.set_aside(sink);
        }
        if self.public.speakers().is_empty() {
            self.end_window(sink);
        }
    }

    /// Lets a call stand if it is an answer and the best one so far. Otherwise bars the caller.
    fn call(&mut self, seat: Seat, call: &Call, sink: &mut impl EventSink<Note>) {
        let wrong = match call.answer(&self.public.display, self.public.options.joker_reading) {
            Ok(answer) if self.public.window.is_better(answer) => {
                sink.emit(Event::Note(Note::Call(seat, call.clone(), answer)));
                if let Some(other) = self.public.window.one_off.take() {
                    self.bar(other, "", texts::ANSWERED.as_str(), sink);
                }
                self.public.window.standing = Some(Standing { seat, answer, call: call.clone() });
                return self.start_anew();
            }
            Ok(answer) => texts::not_better(answer.value),
            Err(wrong) => wrong.to_string(),
        };
        self.bar(seat, &call.to_string(), &wrong, sink);
    }

    /// Bars a seat from winning these cards. `call` is its wrong call, or empty.
    fn bar(&mut self, seat: Seat, call: &str, why: &str, sink: &mut impl EventSink<Note>) {
        self.public.window.barred.insert(seat);
        sink.emit(Event::Note(Note::Barred { seat, call: call.to_owned(), why: why.to_owned() }));
    }

    /// Restarts the clock. The seats that said `nothing` may speak again.
    fn start_anew(&mut self) {
        self.public.window.locked.clear();
        self.public.clock_starts += 1;
    }

    /// Ends the window: the standing call wins, or a card is turned.
    pub(super) fn end_window(&mut self, sink: &mut impl EventSink<Note>) {
        match (&self.public.window.standing, self.public.window.one_off) {
            (Some(standing), _) => self.win(standing.seat, sink),
            (None, Some(seat)) => self.turn_card(seat, sink),
            (None, None) => self.turn_card(self.richest(), sink),
        }
    }
}
