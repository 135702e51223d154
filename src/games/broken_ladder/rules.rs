//! The rules: the deal, the legal moves, and the effects of the moves.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::chance::Chance;
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{MatchConfig, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat};
use crate::i18n::common;

use super::ladder::{Fault, RUNGS, plain_sum};
use super::moves::Move;
use super::note::Note;
use super::options::LadderOptions;
use super::pack::Memory;
use super::position::BrokenLadder;
use super::public::{End, HEAD, Phase, Public, laid, starter};

/// The round ends instead of this rebuild.
const LAST_REBUILD: u8 = 3;
/// The round ends after this number of cards in a row from the discard pile.
pub(super) const LAST_TAKE: u8 = 100;
/// Factor of the sum of a ladder that is laid down, for or against its player.
const TIMES: i32 = 10;

/// Deals the first round of a match.
pub(super) fn deal(
    start: &MatchConfig<LadderOptions>,
    pack: &[Card],
    sink: &mut impl EventSink<Note>,
) -> BrokenLadder {
    let mut game = BrokenLadder {
        public: Public::new(start, pack[0]),
        chance: Chance::new(start.order.clone()),
        stock: Pile::new(),
        hands: BySeat::default(),
        memory: Memory::default(),
    };
    game.deal_round(pack, sink);
    game
}

/// Deals the next round of a match.
pub(super) fn deal_next(game: &mut BrokenLadder, pack: &[Card], sink: &mut impl EventSink<Note>) {
    game.chance.next_round();
    game.public.round += 1;
    game.public.dealer = game.public.dealer.left(game.public.seats);
    game.deal_round(pack, sink);
}

/// Adds the legal moves of a seat.
#[inline]
pub(super) fn legal_moves(game: &BrokenLadder, seat: Seat, out: &mut Vec<Move>) {
    if seat != game.public.to_play {
        return;
    }
    match game.public.phase {
        Phase::Take => out.extend([Move::TakeStock, Move::TakeDiscard, Move::Lay]),
        Phase::Discard => out.extend(game.hands[seat].kinds().map(Move::Discard)),
        Phase::Over(_) => {}
    }
}

/// Plays a legal move.
#[inline]
pub(super) fn apply(
    game: &mut BrokenLadder,
    seat: Seat,
    mv: &Move,
    sink: &mut impl EventSink<Note>,
) {
    match *mv {
        Move::TakeStock => game.take_stock(seat, sink),
        Move::TakeDiscard => game.take_discard(seat, sink),
        Move::Discard(card) => game.discard_card(seat, card, sink),
        Move::Lay => game.lay(seat, sink),
    }
}

/// The reason why the seat to move cannot play this move, in words.
pub(super) fn reason_against(game: &BrokenLadder, mv: &Move) -> String {
    match (game.public.phase, mv) {
        (Phase::Over(_), _) => common::ROUND_IS_OVER.into(),
        (Phase::Discard, Move::Discard(card)) => common::not_held(&card.to_string()),
        (Phase::Discard, _) => common::MUST_DISCARD.into(),
        (Phase::Take, _) => common::MUST_TAKE.into(),
    }
}

impl BrokenLadder {
    fn deal_round(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        sink.emit(Event::Deal { round: self.public.round, dealer: self.public.dealer });
        self.stock.refill(pack);
        self.public.discard.clear();
        self.hands = BySeat::default();
        self.public.laid = BySeat::default();
        self.public.out.clear();
        (self.public.rebuilds, self.public.takes) = (0, 0);
        self.memory = Memory::default();
        self.public.head = self.turn_up(HEAD, sink);
        for seat in self.public.dealer.round_from_left(self.public.seats) {
            self.public.starters[seat] = self.turn_up(starter(seat), sink);
        }
        for _ in 0..RUNGS {
            for seat in self.public.dealer.round_from_left(self.public.seats) {
                self.draw(seat, sink);
            }
        }
        let first = self.turn_up(Place::DISCARD, sink);
        self.public.discard.push(first);
        self.public.phase = Phase::Take;
        self.public.to_play = self.public.dealer.left(self.public.seats);
    }

    /// Turns the top card of the stock face up, and moves it to this place.
    fn turn_up(&mut self, to: Place, sink: &mut impl EventSink<Note>) -> Card {
        let card = self.stock.pop().expect("the pack is large enough to be dealt");
        sink.emit(Event::open_move(card, Place::STOCK, to));
        card
    }

    fn take_stock(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        if self.stock.is_empty() {
            if self.public.rebuilds + 1 == LAST_REBUILD {
                return self.finish(End::Rebuilds, sink);
            }
            self.rebuild(sink);
        }
        self.public.takes = 0;
        self.draw(seat, sink);
        self.public.phase = Phase::Discard;
    }

    fn take_discard(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let card = self.public.discard.pop().expect("a turn begins with a discard pile");
        self.hands[seat].insert(card);
        self.memory.takes(seat, card);
        self.public.takes += 1;
        self.public.phase = Phase::Discard;
        sink.emit(Event::open_move(card, Place::DISCARD, Place::hand(seat)));
    }

    fn discard_card(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Note>) {
        self.hands[seat].remove(card);
        self.memory.lays_down(seat, card);
        self.public.discard.push(card);
        sink.emit(Event::open_move(card, Place::hand(seat), Place::DISCARD));
        if self.public.takes == LAST_TAKE {
            return self.finish(End::Takes, sink);
        }
        self.pass_turn();
    }

    fn lay(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let Some(fault) = self.fault(seat) else {
            sink.emit(Event::Note(Note::Completes(seat, self.hands[seat])));
            return self.finish(End::Ladder(seat), sink);
        };
        let hand = std::mem::take(&mut self.hands[seat]);
        for &card in hand.iter() {
            self.memory.lays_down(seat, card);
            sink.emit(Event::open_move(card, Place::hand(seat), laid(seat)));
        }
        self.public.laid[seat] = hand;
        self.public.out.push(seat);
        sink.emit(Event::Note(match fault {
            Fault::Misses(height) => Note::Misses(seat, height),
            Fault::Repeats(rank) => Note::Repeats(seat, rank),
        }));
        sink.emit(Event::Note(Note::Out(seat, -TIMES * plain_sum(&hand))));
        if self.public.still_in().count() == 1 {
            return self.finish(End::Alone, sink);
        }
        self.pass_turn();
    }

    /// Passes the turn to the next seat that is still in.
    fn pass_turn(&mut self) {
        self.public.phase = Phase::Take;
        let others = self.public.to_play.round_from_left(self.public.seats);
        let next = others.into_iter().find(|seat| !self.public.out.contains(seat));
        self.public.to_play = next.expect("while a round goes on, somebody is in");
    }

    fn draw(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let card = self.stock.pop().expect("there are more cards than hands hold");
        self.hands[seat].insert(card);
        self.memory.draws(seat);
        sink.emit(Event::secret_move(card, Place::STOCK, Place::hand(seat), seat));
    }

    /// Shuffles the discard pile without its top card into the stock.
    fn rebuild(&mut self, sink: &mut impl EventSink<Note>) {
        let top = self.public.discard.pop().expect("a turn begins with a discard pile");
        self.stock = std::mem::take(&mut self.public.discard);
        self.public.discard.push(top);
        self.chance.shuffle(&mut self.stock);
        self.public.rebuilds += 1;
        self.memory.rebuilt(&BySeat(self.hands.0.map(|hand| hand.counts())));
        sink.emit(Event::Rebuild { cards: self.stock.len() as u16, from: Place::DISCARD });
    }

    fn finish(&mut self, end: End, sink: &mut impl EventSink<Note>) {
        self.public.phase = Phase::Over(end);
        if matches!(end, End::Rebuilds | End::Takes) {
            sink.emit(Event::Note(Note::Stalls));
        }
        let mut last = BySeat::default();
        for seat in Seat::all(self.public.seats) {
            let points = self.points(seat, end);
            self.public.totals[seat] += points;
            last[seat] = points;
            sink.emit(Event::Score { seat, points, total: self.public.totals[seat] });
        }
        self.public.last = Some(last);
        sink.emit(match self.public.turn() {
            Turn::Over(_) => Event::Over,
            _ => Event::RoundOver,
        });
    }

    /// A seat's points in a round with this end.
    fn points(&self, seat: Seat, end: End) -> i32 {
        if self.public.out.contains(&seat) {
            return -TIMES * plain_sum(&self.public.laid[seat]);
        }
        let hand = plain_sum(&self.hands[seat]);
        if end == End::Ladder(seat) { TIMES * hand } else { hand }
    }
}
