//! The rules: the deal, the legal moves, and the effects of the moves.

use crate::cards::Card;
use crate::engine::event::{Event, EventSink, NoNote};
use crate::engine::game::MatchConfig;
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::moves::Move;
use super::options::TemplateOptions;
use super::position::Template;
use super::public::{End, Public};

/// Number of cards in a hand.
const HAND: usize = 3;
/// Maximum number of cards in the pile: the highest goal in tens.
pub(super) const MOST_CARDS: u32 = 15;

/// Deals the only round of a match.
pub(super) fn deal(
    start: &MatchConfig<TemplateOptions>,
    pack: &[Card],
    sink: &mut impl EventSink<NoNote>,
) -> Template {
    let mut game = Template {
        public: Public::new(start),
        stock: pack.iter().rev().copied().collect(),
        hands: vec![Vec::new(); start.seats as usize],
    };
    sink.emit(Event::Deal { round: 1, dealer: start.dealer });
    for _ in 0..HAND {
        for seat in start.dealer.round_from_left(start.seats) {
            game.draw(seat, sink);
        }
    }
    game
}

/// The legal moves of a seat to move with this hand: cards that fit, or a pass.
pub(super) fn moves(public: &Public, hand: &[Card]) -> Vec<Move> {
    let mut cards = hand.to_vec();
    cards.dedup();
    cards.retain(|card| public.fits(*card));
    match cards.is_empty() {
        true => vec![Move::Pass],
        false => cards.into_iter().map(Move::Lay).collect(),
    }
}

/// Plays a legal move.
pub(super) fn apply(game: &mut Template, seat: Seat, mv: Move, sink: &mut impl EventSink<NoNote>) {
    match mv {
        Move::Lay(card) => game.lay(seat, card, sink),
        Move::Pass => game.public.passes += 1,
    }
    if game.public.passes == game.public.seats {
        game.public.end = Some(End::Blocked);
    }
    if game.public.end.is_some() {
        return sink.emit(Event::Over);
    }
    game.public.to_play = seat.left(game.public.seats);
}

impl Template {
    fn lay(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<NoNote>) {
        let hand = &mut self.hands[seat.0 as usize];
        let index = hand.iter().position(|other| *other == card).expect("the move is legal");
        hand.remove(index);
        self.public.pile.push(card);
        self.public.passes = 0;
        sink.emit(Event::open_move(card, Place::hand(seat), Place::DISCARD));
        if self.public.sum() == self.public.options.goal.number() {
            self.public.end = Some(End::Hit(seat));
        } else {
            self.draw(seat, sink);
        }
    }

    fn draw(&mut self, seat: Seat, sink: &mut impl EventSink<NoNote>) {
        let Some(card) = self.stock.pop() else { return };
        let hand = &mut self.hands[seat.0 as usize];
        hand.push(card);
        hand.sort_unstable();
        sink.emit(Event::secret_move(card, Place::STOCK, Place::hand(seat), seat));
    }
}
