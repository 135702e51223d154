//! Drawing cards and rebuilding the stock.

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::event::{Event, EventSink};
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::knowledge::Knowledge;
use super::note::Note;
use super::observations::Observation;
use super::position::OneHundredAndOne;
use super::public::TABLE;

/// Maximum number of rebuilds in a round; one more blocks it.
pub(super) const LAST_REBUILD: u8 = 11;

/// The result of drawing a card.
pub(super) enum Drawn {
    /// A card.
    Card,
    /// No card is left.
    Nothing,
    /// The stock would have to be rebuilt once too often.
    Stalled,
}

impl OneHundredAndOne {
    /// Draws a card of the stock, which is rebuilt first if it is empty.
    pub(super) fn draw_card(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) -> Drawn {
        if self.stock.is_empty() {
            if self.public.table.len() == 1 {
                return Drawn::Nothing;
            }
            if self.public.rebuilds == LAST_REBUILD {
                return Drawn::Stalled;
            }
            self.rebuild(sink);
        }
        let card = self.stock.pop().expect("a stock that was rebuilt has cards");
        self.public.passes = 0;
        self.receive(seat, card, sink);
        Drawn::Card
    }

    /// Shuffles the played cards without the top one into the stock.
    fn rebuild(&mut self, sink: &mut impl EventSink<Note>) {
        let top = self.public.table.pop().expect("there is always a card on the table");
        let cards: CardSet = self.public.table.iter().copied().collect();
        if self.public.seats == 2 {
            self.observations.clear();
            self.knowledge = Knowledge::rebuilt_for_two(cards, &self.hands);
        } else {
            self.work_out();
            self.knowledge.rebuilt(cards, CardSet::singleton(top));
        }
        self.stock = std::mem::take(&mut self.public.table);
        self.public.table.push(top);
        self.chance.shuffle(&mut self.stock);
        self.public.rebuilds += 1;
        sink.emit(Event::Rebuild { cards: self.stock.len() as u16, from: TABLE });
    }

    /// Moves a card of the stock into a hand.
    #[inline]
    pub(super) fn receive(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Note>) {
        self.note(Observation::Draws(seat));
        self.hands[seat.0 as usize].insert(card);
        sink.emit(Event::secret_move(card, Place::STOCK, Place::hand(seat), seat));
    }
}
