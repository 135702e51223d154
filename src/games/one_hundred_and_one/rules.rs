//! The rules: the deal, and the effects of the moves.

use crate::cards::pile::Pile;
use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};
use crate::engine::chance::Chance;
use crate::engine::event::{Event, EventSink};
use crate::engine::game::MatchConfig;
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::MOST_SEATS;
use super::demand::Demand;
use super::knowledge::Knowledge;
use super::moves::{Laid, Move, one};
use super::note::Note;
use super::observations::{Observation, Observations};
use super::options::HouseRules;
use super::pack::{ACE, EIGHT, PACK, QUEEN, QUEENS, SEVEN, SIX, rank_of, strike};
use super::position::OneHundredAndOne;
use super::public::{End, Phase, Public, TABLE};
use super::stock::Drawn;

/// The round is blocked after this number of turns.
pub(super) const LAST_TURN: u16 = 300;

/// Deals the first round of a match.
pub(super) fn deal(
    start: &MatchConfig<HouseRules>,
    pack: &[Card],
    sink: &mut impl EventSink<Note>,
) -> OneHundredAndOne {
    let mut game = OneHundredAndOne {
        public: Public::new(start, pack[0]),
        hands: [CardSet::EMPTY; MOST_SEATS],
        stock: Pile::new(),
        knowledge: Knowledge::of_stock(PACK),
        observations: Observations::new(),
        chance: Chance::new(start.order.clone()),
    };
    game.deal_round(pack, sink);
    game
}

/// Deals the next round of a match.
pub(super) fn deal_next(
    game: &mut OneHundredAndOne,
    pack: &[Card],
    sink: &mut impl EventSink<Note>,
) {
    let stays = |seat: &Seat| !game.public.gone.contains(*seat);
    let winner = game.public.out.first().copied().filter(|_| game.public.options.winner_deals);
    let left = game.public.dealer.round_from_left(game.public.seats).find(stays);
    game.public.dealer = winner.or(left).expect("somebody stays in a match that goes on");
    game.public.round += 1;
    game.chance.next_round();
    game.deal_round(pack, sink);
}

/// Plays a legal move.
pub(super) fn apply(
    game: &mut OneHundredAndOne,
    seat: Seat,
    mv: &Move,
    sink: &mut impl EventSink<Note>,
) {
    game.public.struck[seat.0 as usize] = None;
    match (mv, game.public.phase) {
        (Move::Play(laid, order), _) => game.play(seat, laid, *order, sink),
        (Move::Draw, Phase::Hit) => game.take_pending(seat, sink),
        (Move::Draw, Phase::Cover) => game.draw_for_cover(seat, sink),
        (Move::Draw, _) => game.draw_in_turn(seat, sink),
        (Move::Order(suit), _) => {
            game.order(seat, *suit, sink);
            game.pass_turn(game.next(seat), sink);
        }
        (Move::Pass, _) => {
            sink.emit(Event::Note(Note::Passes(seat)));
            game.pass_turn(game.next(seat), sink);
        }
    }
}

impl OneHundredAndOne {
    fn deal_round(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        sink.emit(Event::Deal { round: self.public.round.into(), dealer: self.public.dealer });
        (self.public.pending, self.public.passes, self.public.turns, self.public.rebuilds) =
            (0, 0, 0, 0);
        self.hands = [CardSet::EMPTY; MOST_SEATS];
        self.public.out.clear();
        self.public.last_queens = [None; MOST_SEATS];
        self.public.struck = [None; MOST_SEATS];
        self.knowledge = Knowledge::of_stock(PACK);
        self.observations.clear();
        self.public.playing =
            Seat::all(self.public.seats).filter(|&seat| !self.public.gone.contains(seat)).collect();
        self.stock = Pile::from_top_first(pack.iter().copied());
        self.public.table.clear();

        let mut cards = self.public.playing.len() as u8 * self.public.options.hand_size.cards() - 1;
        let mut seat = self.public.dealer;
        while cards > 0 {
            seat = self.next(seat);
            let card = self.stock.pop().expect("the pack is large enough");
            self.receive(seat, card, sink);
            cards -= 1;
        }
        let card = self.stock.pop().expect("the pack is large enough");
        sink.emit(Event::open_move(card, Place::STOCK, TABLE));
        self.public.table.push(card);
        self.open_with(card, sink);
    }

    /// Applies the effect of the table card as if the dealer had played it.
    fn open_with(&mut self, card: Card, sink: &mut impl EventSink<Note>) {
        self.public.to_play = self.public.dealer;
        self.public.wanted = Demand::on(card);
        match rank_of(card) {
            QUEEN => self.public.phase = Phase::Order,
            EIGHT => self.public.phase = Phase::Cover,
            _ => self.take_effect(self.public.dealer, &one(card), sink),
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        laid: &Laid,
        order: Option<Suit>,
        sink: &mut impl EventSink<Note>,
    ) {
        let wanted = self.public.wanted;
        for &card in laid.iter() {
            self.hands[seat.0 as usize].remove(card);
            self.public.table.push(card);
            self.note(Observation::Lays(seat, card, wanted));
            sink.emit(Event::open_move(card, Place::hand(seat), TABLE));
        }
        self.public.passes = 0;
        self.public.wanted = Demand::on(self.top());
        if let Some(suit) = order {
            self.order(seat, suit, sink);
        }
        if rank_of(laid[0]) == EIGHT {
            self.public.phase = Phase::Cover;
            return;
        }
        if self.hand(seat).is_empty() {
            self.public.last_queens[seat.0 as usize] =
                Some(self.top()).filter(|&top| QUEENS.contains(top));
            self.leave(seat, sink);
        }
        self.take_effect(seat, laid, sink);
    }

    fn order(&mut self, seat: Seat, suit: Suit, sink: &mut impl EventSink<Note>) {
        self.public.wanted = Demand::ordered(suit);
        sink.emit(Event::Note(Note::Orders(seat, suit)));
    }

    /// Records that a seat is out of the round.
    fn leave(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        self.public.playing.remove(seat);
        self.public.out.push(seat);
        sink.emit(Event::Note(Note::Out(seat)));
    }

    /// Applies the effect of cards of one rank to the following players, and begins the next turn.
    #[inline]
    pub(super) fn take_effect(&mut self, seat: Seat, laid: &Laid, sink: &mut impl EventSink<Note>) {
        let cards = laid.iter().map(|&card| strike(card)).sum();
        if cards > 0 {
            return self.hit(seat, rank_of(laid[0]), cards, sink);
        }
        if self.is_decided() {
            return self.finish(End::Out, sink);
        }
        let mut next = self.next(seat);
        if rank_of(laid[0]) == ACE {
            let others =
                self.public.playing.len() - usize::from(self.public.playing.contains(seat));
            for _ in 0..laid.len().min(others) {
                self.skip(next, 0, sink);
                next = self.next(next);
            }
        }
        self.pass_turn(next, sink);
    }

    /// Makes the next player draw cards and miss a turn, or lets it pass them on.
    fn hit(&mut self, seat: Seat, rank: u8, cards: u8, sink: &mut impl EventSink<Note>) {
        let victim = self.next(seat);
        self.public.pending += cards;
        let can_answer = self.public.options.pass_on && matches!(rank, SIX | SEVEN);
        if can_answer && !self.is_decided() && self.public.turns < LAST_TURN {
            let answer = Demand::another(self.top());
            let could = self.hand(victim).intersects(answer.cards());
            if self.chance.answer(victim, could) {
                self.note(Observation::Could(victim, answer));
                self.public.wanted = answer;
                self.pass_turn(victim, sink);
                self.public.phase = Phase::Hit;
                sink.emit(Event::Note(Note::Asked(victim, self.public.pending)));
                return;
            }
            self.note(Observation::CouldNot(victim, answer));
        }
        let Some(_) = self.draw_pending(victim, sink) else { return };
        if self.is_decided() {
            return self.finish(End::Out, sink);
        }
        self.pass_turn(self.next(victim), sink);
    }

    /// A seat that may pass cards on takes them instead.
    fn take_pending(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        self.public.wanted = Demand::on(self.top());
        let Some(drawn) = self.draw_pending(seat, sink) else { return };
        if drawn == 0 {
            self.public.passes += 1;
        }
        self.pass_turn(self.next(seat), sink);
    }

    /// Makes a seat draw the pending cards, as far as there are cards, and skips it. Returns the number of drawn cards;
    /// `None` if that ended the round.
    fn draw_pending(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) -> Option<u8> {
        let cards = std::mem::take(&mut self.public.pending);
        let mut drawn = 0;
        while drawn < cards {
            match self.draw_card(seat, sink) {
                Drawn::Card => drawn += 1,
                Drawn::Nothing => break,
                Drawn::Stalled => {
                    self.finish(End::Rebuilds, sink);
                    return None;
                }
            }
        }
        self.skip(seat, drawn, sink);
        Some(drawn)
    }

    /// Records that a seat misses its turn, after it drew this number of cards.
    #[inline]
    fn skip(&mut self, seat: Seat, drawn: u8, sink: &mut impl EventSink<Note>) {
        let before = self.public.struck[seat.0 as usize].unwrap_or_default();
        self.public.struck[seat.0 as usize] = Some(before + drawn);
        sink.emit(Event::Note(Note::Skipped(seat)));
    }

    fn draw_in_turn(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        let wanted = self.public.wanted;
        // The draw of a player who is free to draw reveals nothing.
        let tells = !self.public.options.draw_choice;
        if tells {
            self.note(Observation::CouldNot(seat, wanted));
        }
        match self.draw_card(seat, sink) {
            Drawn::Stalled => self.finish(End::Rebuilds, sink),
            Drawn::Nothing => {
                self.note(Observation::CouldNot(seat, wanted));
                self.public.passes += 1;
                sink.emit(Event::Note(Note::FindsNothing(seat)));
                self.pass_turn(self.next(seat), sink);
            }
            Drawn::Card if !self.says_that_it_can_play(seat) => {
                self.note(Observation::CouldNot(seat, wanted));
                sink.emit(Event::Note(Note::NothingFits(seat)));
                self.pass_turn(self.next(seat), sink);
            }
            // Nothing fitted before, so it is the drawn card that fits.
            Drawn::Card if tells => {
                self.note(Observation::Could(seat, wanted));
                sink.emit(Event::Note(Note::MustPlay(seat)));
            }
            Drawn::Card => {
                self.note(Observation::Could(seat, wanted));
                self.public.phase = Phase::Drawn;
                sink.emit(Event::Note(Note::MayPlay(seat)));
            }
        }
    }

    fn says_that_it_can_play(&mut self, seat: Seat) -> bool {
        let can = !self.fitting(seat).is_empty();
        self.chance.answer(seat, can)
    }

    fn draw_for_cover(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        self.note(Observation::CouldNot(seat, self.public.wanted));
        match self.draw_card(seat, sink) {
            Drawn::Card => {}
            Drawn::Stalled => self.finish(End::Rebuilds, sink),
            Drawn::Nothing => {
                sink.emit(Event::Note(Note::Covered(seat)));
                if self.hand(seat).is_empty() {
                    self.leave(seat, sink);
                }
                if self.is_decided() {
                    return self.finish(End::Out, sink);
                }
                self.pass_turn(self.next(seat), sink);
            }
        }
    }

    /// Ends a turn or the dealer's first play. This seat is next, unless the round is blocked.
    #[inline]
    pub(super) fn pass_turn(&mut self, next: Seat, sink: &mut impl EventSink<Note>) {
        if self.public.passes as usize >= self.public.playing.len() {
            return self.finish(End::Passes, sink);
        }
        if self.public.turns == LAST_TURN {
            return self.finish(End::Turns, sink);
        }
        self.public.turns += 1;
        self.public.to_play = next;
        self.public.phase = Phase::Play;
    }
}
