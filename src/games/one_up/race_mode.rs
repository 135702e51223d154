//! Calls made aloud, at any time.

use crate::engine::event::{Event, Tell};
use crate::engine::seat::Seat;
use crate::engine::value::Fact;

use super::call::Call;
use super::moves::Move;
use super::rules::OneUp;
use super::texts;
use super::window::{Standing, called};

impl OneUp {
    pub(super) fn speak(&mut self, seat: Seat, mv: &Move, tell: &mut impl Tell) {
        self.window.answers[seat] = Some(mv.clone());
        match mv {
            Move::Call(call) => self.call(seat, call, tell),
            Move::OneOff => {
                self.window.one_off = Some(seat);
                self.start_anew();
                tell.tell(Event::note("one off", seat, ()));
            }
            Move::Nothing => {
                self.window.locked.push(seat);
                tell.tell(Event::note("nothing", seat, ()));
            }
        }
        if self.window.standing.is_none() && self.window.barred.len() == usize::from(self.seats) {
            return self.set_aside(tell);
        }
        if self.speakers().is_empty() {
            self.end_window(tell);
        }
    }

    /// A call stands if it is right and the best so far; otherwise the caller is barred.
    fn call(&mut self, seat: Seat, call: &Call, tell: &mut impl Tell) {
        let wrong = match call.answer(&self.display, self.options.joker_reading) {
            Ok(answer) if self.is_better(answer) => {
                tell.tell(called(seat, call, answer));
                if let Some(other) = self.window.one_off.take() {
                    self.bar(other, "", texts::ANSWERED.say(), tell);
                }
                self.window.standing = Some(Standing { seat, answer, call: call.clone() });
                return self.start_anew();
            }
            Ok(answer) => texts::not_better(answer.value),
            Err(wrong) => wrong.to_string(),
        };
        self.bar(seat, &call.to_string(), &wrong, tell);
    }

    /// A seat can no longer win these cards, because of a call, if it made one.
    fn bar(&mut self, seat: Seat, call: &str, why: &str, tell: &mut impl Tell) {
        self.window.barred.insert(seat);
        let parts = [("text", call), ("why", why)];
        let parts = parts.map(|(name, text)| (name, Fact::from(text.to_owned())));
        tell.tell(Event::note("barred", seat, Fact::Named(parts.into())));
    }

    /// The clock starts anew, and who said `nothing` may speak again.
    fn start_anew(&mut self) {
        self.window.locked.clear();
        self.clock_starts += 1;
    }

    /// Nobody says anything more: the standing call wins, or a card is turned.
    pub(super) fn end_window(&mut self, tell: &mut impl Tell) {
        match (&self.window.standing, self.window.one_off) {
            (Some(standing), _) => self.win(standing.seat, tell),
            (None, Some(seat)) => self.turn_card(seat, tell),
            (None, None) => self.turn_card(self.richest(), tell),
        }
    }
}
