//! The rules: a position, its legal moves, and what they do.

use arrayvec::ArrayVec;

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::Chance;
use crate::engine::event::{Event, Note, Tell};
use crate::engine::game::{Outcome, Start, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, MAX_SEATS, Seat, SeatSet};
use crate::engine::value::Fact;
use crate::i18n::common;

use super::hand::Hand;
use super::ladder::{Fault, RUNGS, fault, plain_sum};
use super::moves::Move;
use super::options::{LadderOptions, Length};
use super::pack::{LARGEST_PACK, Memory};
use super::scene::{HEAD, laid, starter};
use super::texts;

/// At this rebuild of a round, the round ends instead.
pub(super) const LAST_REBUILD: u8 = 3;
/// After so many cards in a row taken from the discard pile, the round ends.
pub(super) const LAST_TAKE: u8 = 100;
/// After so many rounds a match ends in any case.
pub(super) const LAST_ROUND: u32 = 50;
/// A ladder that is laid down counts so many times its sum, for or against its player.
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
    /// Hands that were laid down and are not valid.
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

/// Where a turn stands.
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
    /// Only one player is left in.
    Alone,
    /// The stock would have to be rebuilt for the third time.
    Rebuilds,
    /// A hundred cards in a row were taken from the discard pile.
    Takes,
}

impl BrokenLadder {
    pub(super) fn deal_first(
        start: &Start<LadderOptions>,
        pack: &[Card],
        tell: &mut impl Tell,
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
        game.deal_round(pack, tell);
        game
    }

    pub(super) fn deal_another(&mut self, pack: &[Card], tell: &mut impl Tell) {
        self.chance.next_round();
        self.round += 1;
        self.dealer = self.dealer.left(self.seats);
        self.deal_round(pack, tell);
    }

    fn deal_round(&mut self, pack: &[Card], tell: &mut impl Tell) {
        tell.tell(Event::Deal { round: self.round, dealer: self.dealer });
        self.stock.refill(pack);
        self.discard.clear();
        self.hands = BySeat::default();
        self.laid = BySeat::default();
        self.out.clear();
        (self.rebuilds, self.takes) = (0, 0);
        self.memory = Memory::default();
        self.head = self.turn_up(HEAD, tell);
        for seat in self.dealer.round_from_left(self.seats) {
            self.starters[seat] = self.turn_up(starter(seat), tell);
        }
        for _ in 0..RUNGS {
            for seat in self.dealer.round_from_left(self.seats) {
                self.draw(seat, tell);
            }
        }
        let first = self.turn_up(Place::DISCARD, tell);
        self.discard.push(first);
        self.phase = Phase::Take;
        self.to_play = self.dealer.left(self.seats);
    }

    /// Takes the top card of the stock, face up.
    fn turn_up(&mut self, to: Place, tell: &mut impl Tell) -> Card {
        let card = self.stock.pop().expect("the pack is large enough to be dealt");
        tell.tell(Event::open_move(card, Place::STOCK, to));
        card
    }

    /// Seats that are still in this round.
    pub(super) fn still_in(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.seats).filter(|seat| !self.out.contains(seat))
    }

    pub(super) fn whose_turn(&self) -> Turn {
        match self.phase {
            Phase::Take | Phase::Discard => Turn::Of(SeatSet::only(self.to_play)),
            Phase::Over(_) if self.is_last_round() => Turn::Over(self.outcome()),
            Phase::Over(_) => Turn::RoundOver,
        }
    }

    /// Whether the match is over with this round.
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

    #[inline]
    pub(super) fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat != self.to_play {
            return;
        }
        match self.phase {
            Phase::Take => out.extend([Move::TakeStock, Move::TakeDiscard, Move::Lay]),
            Phase::Discard => out.extend(self.hands[seat].kinds().map(Move::Discard)),
            Phase::Over(_) => {}
        }
    }

    pub(super) fn reason_against(&self, mv: &Move) -> String {
        match (self.phase, mv) {
            (Phase::Over(_), _) => common::ROUND_IS_OVER.into(),
            (Phase::Discard, Move::Discard(card)) => common::not_held(&card.to_string()),
            (Phase::Discard, _) => common::MUST_DISCARD.into(),
            (Phase::Take, _) => common::MUST_TAKE.into(),
        }
    }

    #[inline]
    pub(super) fn do_move(&mut self, seat: Seat, mv: Move, tell: &mut impl Tell) {
        match mv {
            Move::TakeStock => self.take_stock(seat, tell),
            Move::TakeDiscard => self.take_discard(seat, tell),
            Move::Discard(card) => self.discard_card(seat, card, tell),
            Move::Lay => self.lay(seat, tell),
        }
    }

    fn take_stock(&mut self, seat: Seat, tell: &mut impl Tell) {
        if self.stock.is_empty() {
            if self.rebuilds + 1 == LAST_REBUILD {
                return self.finish(End::Rebuilds, tell);
            }
            self.rebuild(tell);
        }
        self.takes = 0;
        self.draw(seat, tell);
        self.phase = Phase::Discard;
    }

    fn take_discard(&mut self, seat: Seat, tell: &mut impl Tell) {
        let card = self.discard.pop().expect("a turn begins with a discard pile");
        self.hands[seat].insert(card);
        self.memory.takes(seat, card);
        self.takes += 1;
        self.phase = Phase::Discard;
        tell.tell(Event::open_move(card, Place::DISCARD, Place::hand(seat)));
    }

    fn discard_card(&mut self, seat: Seat, card: Card, tell: &mut impl Tell) {
        self.hands[seat].remove(card);
        self.memory.lays_down(seat, card);
        self.discard.push(card);
        tell.tell(Event::open_move(card, Place::hand(seat), Place::DISCARD));
        if self.takes == LAST_TAKE {
            return self.finish(End::Takes, tell);
        }
        self.pass_turn();
    }

    /// What is wrong with a seat's hand as a ladder.
    pub(super) fn fault(&self, seat: Seat) -> Option<Fault> {
        fault(self.starters[seat], &self.hands[seat], self.head, self.options.any_ranks)
    }

    fn lay(&mut self, seat: Seat, tell: &mut impl Tell) {
        let Some(fault) = self.fault(seat) else {
            let cards = self.hands[seat].iter().copied();
            tell.tell(Event::note("completes", seat, Fact::list(cards)));
            return self.finish(End::Ladder(seat), tell);
        };
        let hand = std::mem::take(&mut self.hands[seat]);
        for &card in hand.iter() {
            self.memory.lays_down(seat, card);
            tell.tell(Event::open_move(card, Place::hand(seat), laid(seat)));
        }
        self.laid[seat] = hand;
        self.out.push(seat);
        tell.tell(match fault {
            Fault::Misses(height) => Event::note("misses", seat, height),
            Fault::Repeats(rank) => Event::note("repeats", seat, i32::from(rank)),
        });
        tell.tell(Event::note("out", seat, -TIMES * plain_sum(&hand)));
        if self.still_in().count() == 1 {
            return self.finish(End::Alone, tell);
        }
        self.pass_turn();
    }

    /// The turn goes to the next seat that is still in.
    fn pass_turn(&mut self) {
        self.phase = Phase::Take;
        let others = self.to_play.round_from_left(self.seats);
        let next = others.into_iter().find(|seat| !self.out.contains(seat));
        self.to_play = next.expect("while a round goes on, somebody is in");
    }

    fn draw(&mut self, seat: Seat, tell: &mut impl Tell) {
        let card = self.stock.pop().expect("there are more cards than hands hold");
        self.hands[seat].insert(card);
        self.memory.draws(seat);
        tell.tell(Event::secret_move(card, Place::STOCK, Place::hand(seat), seat));
    }

    /// All but the top card of the discard pile is shuffled and becomes the stock.
    fn rebuild(&mut self, tell: &mut impl Tell) {
        let top = self.discard.pop().expect("a turn begins with a discard pile");
        self.stock = std::mem::take(&mut self.discard);
        self.discard.push(top);
        self.chance.shuffle(&mut self.stock);
        self.rebuilds += 1;
        self.memory.rebuilt(&BySeat(self.hands.0.map(|hand| hand.counts())));
        tell.tell(Event::Rebuild { cards: self.stock.len() as u16, from: Place::DISCARD });
    }

    fn finish(&mut self, end: End, tell: &mut impl Tell) {
        self.phase = Phase::Over(end);
        if matches!(end, End::Rebuilds | End::Takes) {
            tell.tell(Event::Note(Note { what: "stalls", seat: None, with: Fact::Nothing }));
        }
        let mut last = BySeat::default();
        for seat in Seat::all(self.seats) {
            let points = self.points(seat, end);
            self.totals[seat] += points;
            last[seat] = points;
            tell.tell(Event::Score { seat, points, total: self.totals[seat] });
        }
        self.last = Some(last);
        tell.tell(match self.whose_turn() {
            Turn::Over(_) => Event::Over,
            _ => Event::RoundOver,
        });
    }

    /// What a seat scores in a round that ends like this.
    fn points(&self, seat: Seat, end: End) -> i32 {
        if self.out.contains(&seat) {
            return -TIMES * plain_sum(&self.laid[seat]);
        }
        let hand = plain_sum(&self.hands[seat]);
        if end == End::Ladder(seat) { TIMES * hand } else { hand }
    }
}
