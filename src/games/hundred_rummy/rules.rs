//! The rules: a position, its legal moves, and their effects.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::engine::event::{Event, EventSink, NoNote};
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, MAX_SEATS, Seat};
use crate::engine::stray_moves::StrayMoves;
use crate::i18n::common;

use super::INFO;
use super::counts::{Counts, Memory};
use super::moves::Move;
use super::options::{RummyOptions, SolitaireEnd};
use super::public::{End, Phase, Public};
use super::texts;
use super::view::View;
use super::{determinize, view};

/// Number of cards in the largest pack: a set for each of six seats.
pub(super) const LARGEST_PACK: usize = 24 * MAX_SEATS;
/// Points that end a game.
pub(super) const GOAL: u32 = 400;
/// Number of cards in a hand before and after a turn.
const HAND: u8 = 4;
/// The game ends instead of this rebuild in a row without a score in between.
pub(super) const LAST_REBUILD: u8 = 3;
/// The game ends after this number of cards in a row from the discard pile.
pub(super) const LAST_TAKE: u8 = 100;

/// A position of 100 Points Rummy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HundredRummy {
    pub(super) public: Public,
    pub(super) chance: Chance,
    pub(super) stock: Pile<LARGEST_PACK>,
    pub(super) hands: BySeat<Counts>,
    pub(super) memory: Memory,
}

impl Game for HundredRummy {
    const INFO: Info = INFO;

    type Options = RummyOptions;
    type Move = Move;
    type Note = NoNote;
    type View = View;

    fn pack(_: &RummyOptions, seats: u8) -> Vec<Card> {
        Counts::sets(seats).cards().collect()
    }

    fn deal(
        start: &MatchConfig<RummyOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<NoNote>,
    ) -> Self {
        let mut game = HundredRummy {
            public: Public::new(start),
            chance: Chance::new(start.seed),
            stock: Pile::new(),
            hands: BySeat::default(),
            memory: Memory::default(),
        };
        game.deal_round(pack, sink);
        game
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<NoNote>) {
        for seat in Seat::all(self.public.seats) {
            self.public.earlier[seat] += self.public.points(seat);
        }
        self.chance.next_round();
        self.public.round += 1;
        self.public.dealer = self.public.dealer.left(self.public.seats);
        self.deal_round(pack, sink);
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat != self.public.to_play {
            return;
        }
        match self.public.phase {
            Phase::Take => {
                if !(self.public.is_solitaire() && self.stock.is_empty()) {
                    out.push(Move::TakeStock);
                }
                if !self.public.is_solitaire() && !self.public.discard.is_empty() {
                    out.push(Move::TakeDiscard);
                }
                if self.hands[seat].is_hundred() {
                    out.push(Move::Score);
                }
            }
            Phase::Discard => out.extend(self.hands[seat].kinds().map(Move::Discard)),
            Phase::Over(_) => {}
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<NoNote>) {
        match *mv {
            Move::TakeStock => self.take_stock(seat, sink),
            Move::TakeDiscard => self.take_discard(seat, sink),
            Move::Discard(card) => self.discard_card(seat, card, sink),
            Move::Score => self.score(seat, sink),
        }
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        match (self.public.phase, mv) {
            (Phase::Over(_), _) => texts::OVER.into(),
            (Phase::Discard, Move::Discard(card)) => common::not_held(&card.to_string()),
            (Phase::Discard, _) => common::MUST_DISCARD.into(),
            (Phase::Take, Move::Discard(_)) => common::MUST_TAKE.into(),
            (Phase::Take, Move::Score) => texts::not_100(self.hands[seat].points()),
            (Phase::Take, Move::TakeDiscard) if self.public.is_solitaire() => {
                texts::NEVER_TAKEN.into()
            }
            (Phase::Take, Move::TakeDiscard) => texts::NO_DISCARD.into(),
            (Phase::Take, Move::TakeStock) => texts::NO_STOCK.into(),
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.seen_by(viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        determinize::sample(view, rng)
    }

    fn snapshot(view: &View) -> Snapshot {
        view::snapshot(view)
    }

    /// Between two scores there are at most two rebuilds, so at most three packs are drawn. At most 99 cards are taken
    /// from the discard pile between two draws. A turn has two moves.
    fn max_steps(options: &RummyOptions, seats: u8) -> u32 {
        let seats = u32::from(seats);
        let scores = 3 * seats + 1;
        let turns = (scores + 1) * 3 * 24 * seats * u32::from(LAST_TAKE);
        2 * turns * Public::games_in_match(*options, seats as u8)
    }
}

impl StrayMoves for HundredRummy {}

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
        sink.emit(match self.turn() {
            Turn::Over(_) => Event::Over,
            _ => Event::RoundOver,
        });
    }
}
