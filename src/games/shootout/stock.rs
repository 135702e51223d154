//! Dealing, drawing and rebuilding the stock.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::event::{Event, EventSink};
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::note::Note;
use super::position::Shootout;
use super::public::End;
use super::trumps::Trumps;

/// Number of cards in a hand before and after a turn.
const HAND: usize = 10;
/// The game ends instead of this rebuild of the stock since the last shot.
pub(super) const LAST_REBUILD: u8 = 3;

impl Shootout {
    pub(super) fn deal_game(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        let (dealer, seats) = (self.public.dealer, self.public.seats);
        sink.emit(Event::Deal { round: self.public.round, dealer });
        self.stock = Pile::from_top_first(pack.iter().copied());
        for _ in 0..HAND {
            for seat in dealer.round_from_left(seats) {
                self.draw(seat, sink);
            }
        }
        let suit = loop {
            if let Some(suit) = self.turn_up(sink).suit() {
                break suit;
            }
        };
        self.public.trumps = Trumps(suit);
        sink.emit(Event::Note(Note::Trumps(suit)));
        self.turn_up(sink);
        self.begin_turn(dealer.left(seats), sink);
    }

    pub(super) fn turn_up(&mut self, sink: &mut impl EventSink<Note>) -> Card {
        let card = self.stock.pop().expect("the pack is larger than the hands");
        self.discard.push(card);
        sink.emit(Event::open_move(card, Place::STOCK, Place::DISCARD));
        card
    }

    /// Fills a hand up to ten cards. False if the game is over.
    pub(super) fn draw_up(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) -> bool {
        (self.hands[seat].len()..HAND).all(|_| self.draw(seat, sink))
    }

    /// Draws a card. False if there is none, which ends the game.
    pub(super) fn draw(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) -> bool {
        if self.stock.is_empty() && !self.rebuild(sink) {
            return false;
        }
        let card = self.stock.pop().expect("a stock that was rebuilt has cards");
        self.hands[seat].insert(card);
        let mut seen = self.memory.looked;
        seen.insert(seat);
        self.memory.draws(seat, card, self.hands[seat]);
        sink.emit(Event::Move {
            card: Some(card),
            from: Place::STOCK,
            to: Place::hand(seat),
            seen,
        });
        true
    }

    /// Shuffles the discard pile without its top card into the stock. False if the game is over instead.
    pub(super) fn rebuild(&mut self, sink: &mut impl EventSink<Note>) -> bool {
        if self.public.rebuilds + 1 == LAST_REBUILD {
            self.finish(End::Stalled, sink);
            return false;
        }
        let top = self.discard.pop().expect("the discard pile is never empty");
        self.stock = std::mem::take(&mut self.discard);
        self.discard.push(top);
        self.chance.shuffle(&mut self.stock);
        self.public.rebuilds += 1;
        self.memory.stock_made(self.stock.iter().copied().collect(), &self.hands);
        sink.emit(Event::Rebuild { cards: self.stock.len() as u16, from: Place::DISCARD });
        true
    }
}
