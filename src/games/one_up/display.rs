//! The life of a display: it is turned, grows, and is won, set aside, or dead.

use crate::engine::event::{Event, EventSink};
use crate::engine::seat::{BySeat, Seat};

use super::note::Note;
use super::position::OneUp;
use super::public::{BONUS, DISPLAY, Ended, pile_of, won_by};
use super::solver::MOST_CARDS;
use super::window::Window;

impl OneUp {
    /// Turns the next display: one card of every seat, with two seats two cards of each. Seats without cards are passed
    /// over. If nobody has a card, the deal is over.
    pub(super) fn turn_display(&mut self, sink: &mut impl EventSink<Note>) {
        self.public.window = Window::default();
        self.answers = BySeat::default();
        self.public.display.clear();
        let rounds = if self.public.seats == 2 { 2 } else { 1 };
        for _ in 0..rounds {
            for seat in self.public.dealer.round_from_left(self.public.seats) {
                self.turn_up(seat, sink);
            }
        }
        if self.public.display.is_empty() {
            return self.finish(sink);
        }
        self.public.clock_starts += 1;
        sink.emit(Event::Note(Note::Display(self.public.display.to_vec())));
    }

    /// Moves a seat's next card to the display, if it has one.
    fn turn_up(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let Some(card) = self.piles[seat].pop() else { return };
        self.public.display.push(card);
        sink.emit(Event::open_move(card, pile_of(seat), DISPLAY));
    }

    /// Turns a card of this seat onto the display. If the seat has none, the next seat clockwise with a card turns one.
    pub(super) fn turn_card(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let mut clockwise = std::iter::once(seat).chain(seat.round_from_left(self.public.seats));
        let Some(seat) = clockwise.find(|&seat| !self.piles[seat].is_empty()) else {
            self.end_display(None);
            sink.emit(Event::Note(Note::Dead));
            return self.finish(sink);
        };
        if self.public.display.len() == MOST_CARDS {
            return self.set_aside(sink);
        }
        self.turn_up(seat, sink);
        sink.emit(Event::Note(Note::Turns(seat, self.public.display.last().copied())));
        let barred = self.public.window.barred;
        self.public.window = Window { barred, ..Window::default() };
        if self.public.options.is_sealed() {
            self.answers = BySeat::default();
        }
        self.public.clock_starts += 1;
    }

    /// Sets the display aside for the winner of the next one.
    pub(super) fn set_aside(&mut self, sink: &mut impl EventSink<Note>) {
        self.end_display(None);
        for &card in self.public.display.iter() {
            self.public.bonus.push(card);
            sink.emit(Event::open_move(card, DISPLAY, BONUS));
        }
        self.turn_display(sink);
    }

    /// Gives the display and the bonus to a seat.
    pub(super) fn win(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        self.end_display(Some(seat));
        sink.emit(Event::Note(Note::Wins(seat)));
        for (cards, from) in [(&self.public.display[..], DISPLAY), (&self.public.bonus[..], BONUS)]
        {
            for &card in cards {
                self.public.won[seat].push(card);
                sink.emit(Event::open_move(card, from, won_by(seat)));
            }
        }
        self.public.display.clear();
        self.public.bonus.clear();
        if self.public.all().any(|seat| self.piles[seat].is_empty()) {
            return self.finish(sink);
        }
        self.turn_display(sink);
    }

    fn end_display(&mut self, winner: Option<Seat>) {
        let answers = std::mem::take(&mut self.answers);
        self.public.ended = Some(Ended { display: self.public.display, answers, winner });
    }
}
