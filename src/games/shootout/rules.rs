//! The rules: the deal, the legal moves, and the effects of the moves.

use crate::cards::pile::Pile;
use crate::cards::{Card, Suit};
use crate::engine::chance::Chance;
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{MatchConfig, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat, SeatSet};

use super::knowledge::Memory;
use super::legal;
use super::meld::Meld;
use super::moves::{Move, Points};
use super::note::Note;
use super::options::{ShootoutOptions, ThreeShots};
use super::plays::missing_suit;
use super::position::Shootout;
use super::public::{End, Phase, Public, round_from};
use super::tally::Effect;
use super::trick::{Trick, trick_of};
use super::trumps::{PACK_SIZE, Trumps};

/// The game ends after this trick.
pub(super) const LAST_TRICK: u16 = 300;
/// The game ends after this number of cards in a row from the discard pile, without a shot or a draw in between.
pub(super) const LAST_TAKE: u16 = 1000;

/// Deals the first game of a match.
pub(super) fn deal(
    start: &MatchConfig<ShootoutOptions>,
    pack: &[Card],
    sink: &mut impl EventSink<Note>,
) -> Shootout {
    // A placeholder until a card is turned up.
    let trumps = Trumps(Suit::Spades);
    let mut game = Shootout {
        public: Public::new(start.options, start.seats, start.dealer, trumps),
        chance: Chance::new(start.order.clone()),
        stock: Pile::new(),
        discard: Pile::new(),
        hands: BySeat::default(),
        memory: Memory::new(start.seats),
    };
    game.deal_game(pack, sink);
    game
}

/// Deals the next game of a match.
pub(super) fn deal_next(game: &mut Shootout, pack: &[Card], sink: &mut impl EventSink<Note>) {
    game.public = game.public.next();
    game.chance.next_round();
    game.discard.clear();
    game.hands = BySeat::default();
    game.memory = Memory::new(game.public.seats);
    game.deal_game(pack, sink);
}

/// Adds the legal moves of a seat.
pub(super) fn legal_moves(game: &Shootout, seat: Seat, out: &mut Vec<Move>) {
    if seat == game.public.actor {
        legal::moves(&game.public, game.hands[seat], out);
    }
}

/// Plays a legal move.
pub(super) fn apply(game: &mut Shootout, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
    match *mv {
        Move::TakeStock => {
            game.draw(seat, sink);
            (game.public.phase, game.public.takes) = (Phase::Discard, 0);
        }
        Move::TakeDiscard => game.take_discard(seat, sink),
        Move::Discard(cards) => game.discard_card(seat, cards[0], sink),
        Move::Pass => {
            sink.emit(Event::Note(Note::Pass(seat)));
            if game.public.takes == LAST_TAKE {
                return game.finish(End::Takes, sink);
            }
            game.begin_turn(seat.left(game.public.seats), sink);
        }
        Move::Shoot(lead) => game.shoot(seat, lead, sink),
        Move::Follow(cards) => game.follow(seat, cards, sink),
        Move::Score(cards, points) => game.score(seat, cards, points, sink),
        Move::Miss => {
            sink.emit(Event::Note(Note::Miss(seat)));
            game.trick_scored(sink);
        }
        Move::ScoreSum(points) => game.score_sum(seat, points, sink),
    }
}

impl Shootout {
    /// Begins a turn: the seat looks at the top card of the stock.
    pub(super) fn begin_turn(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let public = &mut self.public;
        (public.turn, public.actor) = (seat, seat);
        (public.has_shot, public.shots_left) = (false, 0);
        (public.sums, public.pairs) = (BySeat::default(), SeatSet::NONE);
        if self.stock.is_empty() && !self.rebuild(sink) {
            return;
        }
        self.public.phase = Phase::Take;
        self.memory.looked.insert(seat);
        sink.emit(Event::Look { seat, card: self.stock.top(), at: Place::STOCK });
    }

    fn take_discard(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let card = self.discard.pop().expect("the discard pile is never empty");
        self.hands[seat].insert(card);
        self.memory.takes(card);
        self.public.phase = Phase::Discard;
        self.public.takes += 1;
        sink.emit(Event::open_move(card, Place::DISCARD, Place::hand(seat)));
    }

    fn discard_card(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Note>) {
        self.lay_down(seat, card, Place::DISCARD, sink);
        self.discard.push(card);
        self.public.phase = Phase::Shoot;
    }

    fn lay_down(&mut self, seat: Seat, card: Card, to: Place, sink: &mut impl EventSink<Note>) {
        self.hands[seat].remove(card);
        self.memory.lays_down(seat, card);
        sink.emit(Event::open_move(card, Place::hand(seat), to));
    }

    fn shoot(&mut self, seat: Seat, lead: Meld, sink: &mut impl EventSink<Note>) {
        for &card in lead.iter() {
            self.lay_down(seat, card, trick_of(seat), sink);
        }
        let public = &mut self.public;
        public.shots_left = match (public.options.three_shots, public.has_shot) {
            (ThreeShots::Off, _) => 0,
            (_, false) => 2,
            (_, true) => public.shots_left - 1,
        };
        public.has_shot = true;
        (public.rebuilds, public.takes) = (0, 0);
        public.trick = Trick::led_by(seat, lead);
        public.phase = Phase::Follow;
        public.actor = seat.left(public.seats);
    }

    fn follow(&mut self, seat: Seat, cards: Meld, sink: &mut impl EventSink<Note>) {
        for &card in cards.iter() {
            self.lay_down(seat, card, trick_of(seat), sink);
        }
        let public = &mut self.public;
        if let Some(suit) = missing_suit(public.trumps, public.trick.lead(), cards) {
            self.memory.has_none(seat, suit, self.hands[seat]);
        }
        public.trick.answer(seat, cards);
        public.actor = seat.left(public.seats);
        if public.trick.is_full(public.seats) {
            public.actor = public.trick_winner();
            public.phase = Phase::Score;
        }
    }

    fn score(&mut self, seat: Seat, cards: Meld, points: Points, sink: &mut impl EventSink<Note>) {
        let (Points::Change(number) | Points::Named(number)) = points;
        sink.emit(Event::Note(match self.public.names_totals() {
            true => Note::Names(seat, cards, number),
            false => Note::Scores(seat, cards, number),
        }));
        match points {
            Points::Named(value) => {
                self.public.sums[seat] += value;
                self.public.pairs.remove(seat);
                if cards.is_pair() {
                    self.public.pairs.insert(seat);
                }
            }
            Points::Change(change) => {
                if self.change_total(seat, change, sink) {
                    self.public.tricks += 1;
                    return self.finish(End::Won(seat), sink);
                }
            }
        }
        self.trick_scored(sink);
    }

    /// Changes a total. Returns whether the seat wins with it.
    fn change_total(&mut self, seat: Seat, change: i32, sink: &mut impl EventSink<Note>) -> bool {
        let public = &mut self.public;
        let target = public.target(seat);
        let hits = public.tally.change(&public.options, seat, change);
        let total = public.tally.totals[seat];
        sink.emit(Event::Score { seat, points: change, total });
        let wins = public.tally.has_won(&public.options, seat);
        if hits && !wins {
            let next = public.target(seat);
            sink.emit(Event::Note(Note::Target(seat, target, next)));
        }
        wins
    }

    fn trick_scored(&mut self, sink: &mut impl EventSink<Note>) {
        self.public.tricks += 1;
        match self.public.names_totals() && self.public.shots_left == 0 {
            true => self.apply_sums(sink),
            false => self.clear_trick(sink),
        }
    }

    /// Adds the sums of a turn, except those that would pass their targets. The shooter comes first.
    fn apply_sums(&mut self, sink: &mut impl EventSink<Note>) {
        let mut winner = None;
        for seat in self.public.clockwise() {
            let sum = self.public.sums[seat];
            if sum == 0 {
                continue;
            }
            let change = match self.public.effect(seat, sum, self.public.pairs.contains(seat)) {
                Effect::Change(change) => change,
                Effect::Nothing => 0,
                Effect::Passes => {
                    self.public.choosers.insert(seat);
                    continue;
                }
            };
            if self.change_total(seat, change, sink) {
                winner = winner.or(Some(seat));
            }
        }
        match winner {
            Some(winner) => {
                self.public.choosers = SeatSet::NONE;
                self.finish(End::Won(winner), sink);
            }
            None => self.next_sum(sink),
        }
    }

    fn score_sum(&mut self, seat: Seat, points: Points, sink: &mut impl EventSink<Note>) {
        let (Points::Change(change) | Points::Named(change)) = points;
        self.public.choosers.remove(seat);
        self.change_total(seat, change, sink);
        self.next_sum(sink);
    }

    /// Lets the next seat decide about its sum, or continues the turn.
    fn next_sum(&mut self, sink: &mut impl EventSink<Note>) {
        let chooses = |seat: &Seat| self.public.choosers.contains(*seat);
        match self.public.clockwise().find(chooses) {
            Some(seat) => (self.public.phase, self.public.actor) = (Phase::Sum, seat),
            None => self.clear_trick(sink),
        }
    }

    /// Moves the trick under the discard pile, and continues or ends the turn.
    fn clear_trick(&mut self, sink: &mut impl EventSink<Note>) {
        let (seats, winner) = (self.public.seats, self.public.trick_winner());
        let trick = std::mem::take(&mut self.public.trick);
        let mut under = Pile::<PACK_SIZE>::new();
        for (seat, cards) in trick.plays(seats) {
            for &card in cards.iter() {
                under.push(card);
                sink.emit(Event::open_move(card, trick_of(seat), Place::DISCARD));
            }
        }
        under.reverse();
        self.discard.iter().for_each(|&card| under.push(card));
        self.discard = under;
        if self.public.tricks == LAST_TRICK {
            return self.finish(End::Tricks, sink);
        }
        if self.public.shots_left > 0 {
            (self.public.phase, self.public.actor) = (Phase::Shoot, self.public.turn);
            return;
        }
        if round_from(winner, seats).all(|seat| self.draw_up(seat, sink)) {
            self.begin_turn(self.public.turn.left(seats), sink);
        }
    }

    pub(super) fn finish(&mut self, end: End, sink: &mut impl EventSink<Note>) {
        self.public.phase = Phase::Over(end);
        match end {
            End::Won(winner) => {
                self.public.games_won[winner] += 1;
                sink.emit(Event::Note(Note::Win(winner)));
            }
            End::Stalled | End::Takes | End::Tricks => {
                sink.emit(Event::Note(Note::Drawn));
            }
        }
        sink.emit(match self.public.whose_turn() {
            Turn::Over(_) => Event::Over,
            _ => Event::RoundOver,
        });
    }
}
