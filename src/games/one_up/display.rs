//! The life of a display: it is turned, grows, and is won, set aside, or dead.

use crate::engine::event::{Event, EventSink};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::i18n::Text;

use super::note::Note;
use super::rules::{BONUS, DISPLAY, Ended, OneUp, pile_of, won_by};
use super::solver::MOST_CARDS;
use super::texts::blank;
use super::window::Window;

impl OneUp {
    /// Turns the next display: one card of every seat, with two seats two cards of each. Seats without cards are passed
    /// over. If nobody has a card, the deal is over.
    pub(super) fn turn_display(&mut self, sink: &mut impl EventSink<Note>) {
        self.window = Window::default();
        self.display.clear();
        let rounds = if self.seats == 2 { 2 } else { 1 };
        for _ in 0..rounds {
            for seat in self.dealer.round_from_left(self.seats) {
                self.turn_up(seat, sink);
            }
        }
        if self.display.is_empty() {
            return self.finish(sink);
        }
        self.clock_starts += 1;
        sink.emit(Event::Note(Note::Display(self.display.to_vec())));
    }

    /// Moves a seat's next card to the display, if it has one.
    fn turn_up(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let Some(card) = self.piles[seat].pop() else { return };
        self.display.push(card);
        sink.emit(Event::open_move(card, pile_of(seat), DISPLAY));
    }

    /// Turns a card of this seat onto the display. If the seat has none, the next seat clockwise with a card turns one.
    pub(super) fn turn_card(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let mut clockwise = std::iter::once(seat).chain(seat.round_from_left(self.seats));
        let Some(seat) = clockwise.find(|&seat| !self.piles[seat].is_empty()) else {
            self.end_display(None);
            sink.emit(Event::Note(Note::Dead));
            return self.finish(sink);
        };
        if self.display.len() == MOST_CARDS {
            return self.set_aside(sink);
        }
        self.turn_up(seat, sink);
        sink.emit(Event::Note(Note::Turns(seat, self.display.last().copied())));
        let Window { barred, answers, .. } = std::mem::take(&mut self.window);
        self.window = Window { barred, ..Window::default() };
        if !self.options.is_sealed() {
            self.window.answers = answers;
        }
        self.clock_starts += 1;
    }

    /// The seat with the most cards left; of several the first from the dealer's left.
    pub(super) fn richest(&self) -> Seat {
        let most = self.all().map(|seat| self.piles[seat].len()).max();
        let mut clockwise = self.dealer.round_from_left(self.seats);
        let richest = clockwise.find(|&seat| Some(self.piles[seat].len()) == most);
        richest.expect("somebody has the most")
    }

    /// Sets the display aside for the winner of the next one.
    pub(super) fn set_aside(&mut self, sink: &mut impl EventSink<Note>) {
        self.end_display(None);
        for &card in self.display.iter() {
            self.bonus.push(card);
            sink.emit(Event::open_move(card, DISPLAY, BONUS));
        }
        self.turn_display(sink);
    }

    /// Gives the display and the bonus to a seat.
    pub(super) fn win(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        self.end_display(Some(seat));
        sink.emit(Event::Note(Note::Wins(seat)));
        for (cards, from) in [(&self.display[..], DISPLAY), (&self.bonus[..], BONUS)] {
            for &card in cards {
                self.won[seat].push(card);
                sink.emit(Event::open_move(card, from, won_by(seat)));
            }
        }
        self.display.clear();
        self.bonus.clear();
        if self.all().any(|seat| self.piles[seat].is_empty()) {
            return self.finish(sink);
        }
        self.turn_display(sink);
    }

    fn end_display(&mut self, winner: Option<Seat>) {
        let answers = std::mem::take(&mut self.window.answers);
        self.ended = Some(Ended { display: self.display, answers, winner });
    }
}

/// The verb for cards that a player moves from one place to another.
pub(super) fn carrying(from: Place, to: Place) -> Option<Text> {
    match (from, to) {
        (DISPLAY, BONUS) => Some(blank::set_aside),
        (DISPLAY | BONUS, _) => Some(blank::takes),
        // Notes describe the other movements.
        _ => None,
    }
}
