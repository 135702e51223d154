//! The rules: the deal, the legal moves, and the effects of the moves.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::chance::Chance;
use crate::engine::event::{Event, EventSink, NoNote};
use crate::engine::game::{MatchConfig, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat};
use crate::i18n::common;

use super::counts::Memory;
use super::moves::Move;
use super::options::{RummyOptions, SolitaireEnd};
use super::position::HundredRummy;
use super::public::{End, Phase, Public};
use super::scored_cards::GOAL;
use super::texts;

/// Number of cards in a hand before and after a turn.
const HAND: u8 = 4;
/// The game ends instead of this rebuild in a row without a score in between.
const LAST_REBUILD: u8 = 3;
/// The game ends after this number of cards in a row from the discard pile.
pub(super) const LAST_TAKE: u8 = 100;

/// Deals the first game of a match.
pub(super) fn deal(
    start: &MatchConfig<RummyOptions>,
    pack: &[Card],
    sink: &mut impl EventSink<NoNote>,
) -> HundredRummy {
    let mut game = HundredRummy {
        public: Public::new(start),
        chance: Chance::new(start.order.clone()),
        stock: Pile::new(),
        hands: BySeat::default(),
        memory: Memory::default(),
    };
    game.deal_round(pack, sink);
    game
}

/// Deals the next game of a match.
pub(super) fn deal_next(game: &mut HundredRummy, pack: &[Card], sink: &mut impl EventSink<NoNote>) {
    for seat in Seat::all(game.public.seats) {
        game.public.earlier[seat] += game.public.points(seat);
    }
    game.chance.next_round();
    game.public.round += 1;
    game.public.dealer = game.public.dealer.left(game.public.seats);
    game.deal_round(pack, sink);
}

/// Adds the legal moves of a seat.
pub(super) fn legal_moves(game: &HundredRummy, seat: Seat, out: &mut Vec<Move>) {
    if seat != game.public.to_play {
        return;
    }
    match game.public.phase {
        Phase::Take => {
            if !(game.public.is_solitaire() && game.stock.is_empty()) {
                out.push(Move::TakeStock);
            }
            if !game.public.is_solitaire() && !game.public.discard.is_empty() {
                out.push(Move::TakeDiscard);
            }
            if game.hands[seat].is_hundred() {
                out.push(Move::Score);
            }
        }
        Phase::Discard => out.extend(game.hands[seat].kinds().map(Move::Discard)),
        Phase::Over(_) => {}
    }
}

/// Plays a legal move.
pub(super) fn apply(
    game: &mut HundredRummy,
    seat: Seat,
    mv: &Move,
    sink: &mut impl EventSink<NoNote>,
) {
    match *mv {
        Move::TakeStock => game.take_stock(seat, sink),
        Move::TakeDiscard => game.take_discard(seat, sink),
        Move::Discard(card) => game.discard_card(seat, card, sink),
        Move::Score => game.score(seat, sink),
    }
}

/// The reason why this seat cannot play this move, in words.
pub(super) fn reason_against(game: &HundredRummy, seat: Seat, mv: &Move) -> String {
    match (game.public.phase, mv) {
        (Phase::Over(_), _) => texts::OVER.into(),
        (Phase::Discard, Move::Discard(card)) => common::not_held(&card.to_string()),
        (Phase::Discard, _) => common::MUST_DISCARD.into(),
        (Phase::Take, Move::Discard(_)) => common::MUST_TAKE.into(),
        (Phase::Take, Move::Score) => texts::not_100(game.hands[seat].points()),
        (Phase::Take, Move::TakeDiscard) if game.public.is_solitaire() => texts::NEVER_TAKEN.into(),
        (Phase::Take, Move::TakeDiscard) => texts::NO_DISCARD.into(),
        (Phase::Take, Move::TakeStock) => texts::NO_STOCK.into(),
    }
}

impl HundredRummy {
    fn deal_round(&mut self, pack: &[Card], sink: &mut impl EventSink<NoNote>) {
        sink.emit(Event::Deal { round: self.public.round, dealer: self.public.dealer });
        self.stock = Pile::from_top_first(pack.iter().copied());
        self.public.discard.clear();
        self.hands = BySeat::default();
        self.public.scored = BySeat::default();
        (self.public.rebuilds, self.public.takes) = (0, 0);
        self.public.parted = BySeat::default();
        self.memory = Memory::default();
        for _ in 0..HAND {
            for seat in self.public.dealer.round_from_left(self.public.seats) {
                self.draw(seat, sink);
            }
        }
        self.public.phase = Phase::Take;
        self.public.to_play = self.public.dealer.left(self.public.seats);
    }

    fn take_stock(&mut self, seat: Seat, sink: &mut impl EventSink<NoNote>) {
        if self.stock.is_empty() && self.public.rebuilds + 1 == LAST_REBUILD {
            return self.finish(End::Rebuilds, sink);
        }
        self.public.takes = 0;
        self.draw(seat, sink);
        self.public.phase = Phase::Discard;
        if self.strict_end() {
            self.finish(End::Lost, sink);
        }
    }

    fn take_discard(&mut self, seat: Seat, sink: &mut impl EventSink<NoNote>) {
        let card = self.public.discard.pop().expect("a legal take finds a card");
        self.hands[seat][card] += 1;
        self.memory.takes(seat, card);
        self.public.takes += 1;
        self.public.phase = Phase::Discard;
        sink.emit(Event::open_move(card, Place::DISCARD, Place::hand(seat)));
    }

    fn discard_card(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<NoNote>) {
        self.hands[seat][card] -= 1;
        self.memory.lays_down(seat, card);
        self.public.parted[seat] = Some(card);
        self.public.discard.push(card);
        sink.emit(Event::open_move(card, Place::hand(seat), Place::DISCARD));
        if self.public.takes == LAST_TAKE {
            return self.finish(End::Takes, sink);
        }
        self.pass_turn(sink);
    }

    fn score(&mut self, seat: Seat, sink: &mut impl EventSink<NoNote>) {
        let hand = std::mem::take(&mut self.hands[seat]);
        self.public.parted[seat] = None;
        for card in hand.cards() {
            self.memory.lays_down(seat, card);
            sink.emit(Event::open_move(card, Place::hand(seat), Place::score(seat)));
        }
        self.public.scored[seat].push(hand);
        (self.public.rebuilds, self.public.takes) = (0, 0);
        sink.emit(Event::Score { seat, points: 100, total: self.public.total(seat) as i32 });
        if self.public.points(seat) >= GOAL {
            return self.finish(End::Goal, sink);
        }
        if !self.refresh(seat, sink) || self.strict_end() {
            return self.finish(End::Lost, sink);
        }
        self.pass_turn(sink);
    }

    /// Draws four new cards. False if a solitaire's stock has fewer.
    fn refresh(&mut self, seat: Seat, sink: &mut impl EventSink<NoNote>) -> bool {
        for _ in 0..HAND {
            if self.public.is_solitaire() && self.stock.is_empty() {
                return false;
            }
            self.draw(seat, sink);
        }
        true
    }

    fn pass_turn(&mut self, sink: &mut impl EventSink<NoNote>) {
        self.public.phase = Phase::Take;
        self.public.to_play = self.public.to_play.left(self.public.seats);
        let stuck = self.public.is_solitaire() && self.stock.is_empty();
        if stuck && !self.hands[self.public.to_play].is_hundred() {
            self.finish(End::Lost, sink);
        }
    }

    /// Whether the strict solitaire is lost because the stock is empty.
    fn strict_end(&self) -> bool {
        let strict = self.public.options.solitaire_end == SolitaireEnd::Strict;
        self.public.is_solitaire() && strict && self.stock.is_empty()
    }

    fn draw(&mut self, seat: Seat, sink: &mut impl EventSink<NoNote>) {
        if self.stock.is_empty() {
            self.rebuild(sink);
        }
        let card = self.stock.pop().expect("both piles are never empty together");
        self.hands[seat][card] += 1;
        self.memory.draws(seat);
        sink.emit(Event::secret_move(card, Place::STOCK, Place::hand(seat), seat));
    }

    /// Shuffles the whole discard pile into the stock.
    fn rebuild(&mut self, sink: &mut impl EventSink<NoNote>) {
        self.stock = std::mem::take(&mut self.public.discard);
        self.chance.shuffle(&mut self.stock);
        self.public.rebuilds += 1;
        self.memory.rebuilt(&self.hands);
        sink.emit(Event::Rebuild { cards: self.stock.len() as u16, from: Place::DISCARD });
    }

    fn finish(&mut self, end: End, sink: &mut impl EventSink<NoNote>) {
        self.public.phase = Phase::Over(end);
        sink.emit(match self.public.turn() {
            Turn::Over(_) => Event::Over,
            _ => Event::RoundOver,
        });
    }
}
