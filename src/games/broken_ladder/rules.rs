//! The rules: a position, its legal moves, and their effects.

use arrayvec::ArrayVec;

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{Game, Info, MatchConfig, Outcome, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, MAX_SEATS, Seat, SeatSet};
use crate::engine::stray_moves::StrayMoves;
use crate::i18n::common;

use super::INFO;
use super::hand::Hand;
use super::ladder::{Fault, RUNGS, fault, plain_sum};
use super::moves::Move;
use super::note::Note;
use super::options::{LadderOptions, Length};
use super::pack::{LARGEST_PACK, Memory};
use super::scene::{HEAD, laid, starter};
use super::texts;
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
    pub(super) options: LadderOptions,
    pub(super) seats: u8,
    pub(super) chance: Chance,
    /// Number of the round, from 1.
    pub(super) round: u32,
    pub(super) dealer: Seat,
    pub(super) to_play: Seat,
    pub(super) phase: Phase,
    pub(super) head: Card,
    pub(super) starters: BySeat<Card>,
    pub(super) stock: Pile<LARGEST_PACK>,
    pub(super) discard: Pile<LARGEST_PACK>,
    pub(super) hands: BySeat<Hand>,
    /// Invalid hands that were laid down.
    pub(super) laid: BySeat<Hand>,
    /// Seats out of this round, in the order in which they went out.
    pub(super) out: ArrayVec<Seat, MAX_SEATS>,
    /// Points of all finished rounds.
    pub(super) totals: BySeat<i32>,
    /// Points of the last finished round.
    pub(super) last: Option<BySeat<i32>>,
    pub(super) rebuilds: u8,
    /// Cards in a row taken from the discard pile, without a draw in between.
    pub(super) takes: u8,
    pub(super) memory: Memory,
}

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A turn begins: take a card, or lay down the hand.
    Take,
    /// A card was taken: discard one.
    Discard,
    /// The round is over.
    Over(End),
}

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum End {
    /// This player has laid down a valid ladder.
    Ladder(Seat),
    /// Only one player is still in.
    Alone,
    /// The stock would have to be rebuilt for the third time.
    Rebuilds,
    /// A hundred cards in a row were taken from the discard pile.
    Takes,
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
            options: start.options,
            seats: start.seats,
            chance: Chance::new(start.seed),
            round: 1,
            dealer: start.dealer,
            to_play: start.dealer,
            phase: Phase::Take,
            head: pack[0],
            starters: BySeat([pack[0]; MAX_SEATS]),
            stock: Pile::new(),
            discard: Pile::new(),
            hands: BySeat::default(),
            laid: BySeat::default(),
            out: ArrayVec::new(),
            totals: BySeat::default(),
            last: None,
            rebuilds: 0,
            takes: 0,
            memory: Memory::default(),
        };
        game.deal_round(pack, sink);
        game
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        self.chance.next_round();
        self.round += 1;
        self.dealer = self.dealer.left(self.seats);
        self.deal_round(pack, sink);
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Take | Phase::Discard => Turn::ToMove(SeatSet::singleton(self.to_play)),
            Phase::Over(_) if self.is_last_round() => Turn::Over(self.outcome()),
            Phase::Over(_) => Turn::RoundOver,
        }
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat != self.to_play {
            return;
        }
        match self.phase {
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
        match (self.phase, mv) {
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
        sink.emit(Event::Deal { round: self.round, dealer: self.dealer });
        self.stock.refill(pack);
        self.discard.clear();
        self.hands = BySeat::default();
        self.laid = BySeat::default();
        self.out.clear();
        (self.rebuilds, self.takes) = (0, 0);
        self.memory = Memory::default();
        self.head = self.turn_up(HEAD, sink);
        for seat in self.dealer.round_from_left(self.seats) {
            self.starters[seat] = self.turn_up(starter(seat), sink);
        }
        for _ in 0..RUNGS {
            for seat in self.dealer.round_from_left(self.seats) {
                self.draw(seat, sink);
            }
        }
        let first = self.turn_up(Place::DISCARD, sink);
        self.discard.push(first);
        self.phase = Phase::Take;
        self.to_play = self.dealer.left(self.seats);
    }

    /// Turns the top card of the stock face up, and moves it to this place.
    fn turn_up(&mut self, to: Place, sink: &mut impl EventSink<Note>) -> Card {
        let card = self.stock.pop().expect("the pack is large enough to be dealt");
        sink.emit(Event::open_move(card, Place::STOCK, to));
        card
    }

    /// The seats that are still in this round.
    pub(super) fn still_in(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.seats).filter(|seat| !self.out.contains(seat))
    }

    /// Whether the match ends with this round.
    fn is_last_round(&self) -> bool {
        let most = self.totals.of(self.seats).iter().max();
        let enough = match self.options.length.goal() {
            None => self.round >= 2 * u32::from(self.seats),
            Some(goal) => most.is_some_and(|&most| most >= goal),
        };
        enough || self.round >= LAST_ROUND
    }

    fn outcome(&self) -> Outcome {
        let most = Seat::all(self.seats).map(|seat| self.totals[seat]).max();
        let winners = Seat::all(self.seats).filter(|&seat| Some(self.totals[seat]) == most);
        let reason = match self.options.length {
            Length::TwiceRound => texts::MOST_AFTER_DEALS,
            _ if most < self.options.length.goal() => texts::MOST_AFTER_FIFTY,
            Length::To1000 => texts::MOST_AT_1000,
            Length::To2000 => texts::MOST_AT_2000,
        };
        Outcome { winners: winners.collect(), reason }
    }

    fn take_stock(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        if self.stock.is_empty() {
            if self.rebuilds + 1 == LAST_REBUILD {
                return self.finish(End::Rebuilds, sink);
            }
            self.rebuild(sink);
        }
        self.takes = 0;
        self.draw(seat, sink);
        self.phase = Phase::Discard;
    }

    fn take_discard(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let card = self.discard.pop().expect("a turn begins with a discard pile");
        self.hands[seat].insert(card);
        self.memory.takes(seat, card);
        self.takes += 1;
        self.phase = Phase::Discard;
        sink.emit(Event::open_move(card, Place::DISCARD, Place::hand(seat)));
    }

    fn discard_card(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Note>) {
        self.hands[seat].remove(card);
        self.memory.lays_down(seat, card);
        self.discard.push(card);
        sink.emit(Event::open_move(card, Place::hand(seat), Place::DISCARD));
        if self.takes == LAST_TAKE {
            return self.finish(End::Takes, sink);
        }
        self.pass_turn();
    }

    /// The fault of a seat's hand as a ladder.
    pub(super) fn fault(&self, seat: Seat) -> Option<Fault> {
        fault(self.starters[seat], &self.hands[seat], self.head, self.options.any_ranks)
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
        self.laid[seat] = hand;
        self.out.push(seat);
        sink.emit(Event::Note(match fault {
            Fault::Misses(height) => Note::Misses(seat, height),
            Fault::Repeats(rank) => Note::Repeats(seat, rank),
        }));
        sink.emit(Event::Note(Note::Out(seat, -TIMES * plain_sum(&hand))));
        if self.still_in().count() == 1 {
            return self.finish(End::Alone, sink);
        }
        self.pass_turn();
    }

    /// Passes the turn to the next seat that is still in.
    fn pass_turn(&mut self) {
        self.phase = Phase::Take;
        let others = self.to_play.round_from_left(self.seats);
        let next = others.into_iter().find(|seat| !self.out.contains(seat));
        self.to_play = next.expect("while a round goes on, somebody is in");
    }

    fn draw(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let card = self.stock.pop().expect("there are more cards than hands hold");
        self.hands[seat].insert(card);
        self.memory.draws(seat);
        sink.emit(Event::secret_move(card, Place::STOCK, Place::hand(seat), seat));
    }

    /// Shuffles the discard pile without its top card into the stock.
    fn rebuild(&mut self, sink: &mut impl EventSink<Note>) {
        let top = self.discard.pop().expect("a turn begins with a discard pile");
        self.stock = std::mem::take(&mut self.discard);
        self.discard.push(top);
        self.chance.shuffle(&mut self.stock);
        self.rebuilds += 1;
        self.memory.rebuilt(&BySeat(self.hands.0.map(|hand| hand.counts())));
        sink.emit(Event::Rebuild { cards: self.stock.len() as u16, from: Place::DISCARD });
    }

    fn finish(&mut self, end: End, sink: &mut impl EventSink<Note>) {
        self.phase = Phase::Over(end);
        if matches!(end, End::Rebuilds | End::Takes) {
            sink.emit(Event::Note(Note::Stalls));
        }
        let mut last = BySeat::default();
        for seat in Seat::all(self.seats) {
            let points = self.points(seat, end);
            self.totals[seat] += points;
            last[seat] = points;
            sink.emit(Event::Score { seat, points, total: self.totals[seat] });
        }
        self.last = Some(last);
        sink.emit(match self.turn() {
            Turn::Over(_) => Event::Over,
            _ => Event::RoundOver,
        });
    }

    /// A seat's points in a round with this end.
    fn points(&self, seat: Seat, end: End) -> i32 {
        if self.out.contains(&seat) {
            return -TIMES * plain_sum(&self.laid[seat]);
        }
        let hand = plain_sum(&self.hands[seat]);
        if end == End::Ladder(seat) { TIMES * hand } else { hand }
    }
}
