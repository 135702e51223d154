//! The rules: a position, its legal moves, and their effects.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat};
use crate::engine::stray_moves::StrayMoves;
use crate::i18n::common;

use super::INFO;
use super::hand::Hand;
use super::ladder::{Fault, RUNGS, fault, plain_sum};
use super::moves::Move;
use super::note::Note;
use super::options::LadderOptions;
use super::pack::{LARGEST_PACK, Memory};
use super::public::{End, Phase, Public};
use super::scene::{HEAD, laid, starter};
use super::view::View;
use super::{determinize, pack, view};

/// The round ends instead of this rebuild.
pub(super) const LAST_REBUILD: u8 = 3;
/// The round ends after this number of cards in a row from the discard pile.
pub(super) const LAST_TAKE: u8 = 100;
/// A match ends after this number of rounds in any case.
pub(super) const LAST_ROUND: u32 = 50;
/// Factor of the sum of a ladder that is laid down, for or against its player.
const TIMES: i32 = 10;

/// A position of Broken Ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenLadder {
    pub(super) public: Public,
    pub(super) chance: Chance,
    pub(super) stock: Pile<LARGEST_PACK>,
    pub(super) hands: BySeat<Hand>,
    pub(super) memory: Memory,
}

impl Game for BrokenLadder {
    const INFO: Info = INFO;

    type Options = LadderOptions;
    type Move = Move;
    type Note = Note;
    type View = View;

    fn pack(options: &LadderOptions, seats: u8) -> Vec<Card> {
        pack::pack(*options, seats)
    }

    fn deal(
        start: &MatchConfig<LadderOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<Note>,
    ) -> Self {
        let mut game = BrokenLadder {
            public: Public::new(start, pack[0]),
            chance: Chance::new(start.seed),
            stock: Pile::new(),
            hands: BySeat::default(),
            memory: Memory::default(),
        };
        game.deal_round(pack, sink);
        game
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        self.chance.next_round();
        self.public.round += 1;
        self.public.dealer = self.public.dealer.left(self.public.seats);
        self.deal_round(pack, sink);
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat != self.public.to_play {
            return;
        }
        match self.public.phase {
            Phase::Take => out.extend([Move::TakeStock, Move::TakeDiscard, Move::Lay]),
            Phase::Discard => out.extend(self.hands[seat].kinds().map(Move::Discard)),
            Phase::Over(_) => {}
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        match *mv {
            Move::TakeStock => self.take_stock(seat, sink),
            Move::TakeDiscard => self.take_discard(seat, sink),
            Move::Discard(card) => self.discard_card(seat, card, sink),
            Move::Lay => self.lay(seat, sink),
        }
    }

    fn illegal_reason(&self, _seat: Seat, mv: &Move) -> String {
        match (self.public.phase, mv) {
            (Phase::Over(_), _) => common::ROUND_IS_OVER.into(),
            (Phase::Discard, Move::Discard(card)) => common::not_held(&card.to_string()),
            (Phase::Discard, _) => common::MUST_DISCARD.into(),
            (Phase::Take, _) => common::MUST_TAKE.into(),
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

    /// In a round the stock is used up at most three times, and at most 99 cards are taken from the discard pile
    /// between two draws. A turn has two moves, and every player can lay down once.
    fn max_steps(options: &LadderOptions, seats: u8) -> u32 {
        let draws = 3 * u32::from(pack::packs(*options, seats)) * pack::KINDS as u32;
        let turns = (draws + 1) * u32::from(LAST_TAKE);
        (2 * turns + u32::from(seats)) * LAST_ROUND
    }
}

impl StrayMoves for BrokenLadder {}

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

    /// The fault of a seat's hand as a ladder.
    pub(super) fn fault(&self, seat: Seat) -> Option<Fault> {
        fault(
            self.public.starters[seat],
            &self.hands[seat],
            self.public.head,
            self.public.options.any_ranks,
        )
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
        sink.emit(match self.turn() {
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
