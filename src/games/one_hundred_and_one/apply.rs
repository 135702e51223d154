//! The effects of the moves.

use crate::cards::{Card, Suit};
use crate::engine::event::{Event, EventSink};
use crate::engine::place::Place;
use crate::engine::seat::Seat;

use super::demand::Demand;
use super::history::Observation;
use super::moves::{Laid, Move};
use super::note::Note;
use super::pack::{ACE, EIGHT, QUEENS, SEVEN, SIX, rank_of, strike};
use super::public::{End, Phase};
use super::rules::{LAST_REBUILD, LAST_TURN, OneHundredAndOne, TABLE};

/// The result of drawing a card.
enum Drawn {
    Card(Card),
    /// No card is left.
    Nothing,
    /// The stock would have to be rebuilt once too often.
    Stalled,
}

impl OneHundredAndOne {
    pub(super) fn do_move(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        self.public.struck[seat.0 as usize] = None;
        match (mv, self.public.phase) {
            (Move::Play(laid, order), _) => self.play(seat, laid, *order, sink),
            (Move::Draw, Phase::Hit) => self.take_pending(seat, sink),
            (Move::Draw, Phase::Cover) => self.draw_for_cover(seat, sink),
            (Move::Draw, _) => self.draw_in_turn(seat, sink),
            (Move::Order(suit), _) => {
                self.order(seat, *suit, sink);
                self.pass_turn(self.next(seat), sink);
            }
            (Move::Pass, _) => {
                sink.emit(Event::Note(Note::Passes(seat)));
                self.pass_turn(self.next(seat), sink);
            }
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
            if self.hand(victim).intersects(answer.cards()) {
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
                Drawn::Card(_) => drawn += 1,
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
            Drawn::Card(card) if tells && wanted.cards().contains(card) => {
                self.note(Observation::Could(seat, wanted));
                sink.emit(Event::Note(Note::MustPlay(seat)));
            }
            Drawn::Card(_) if self.fitting(seat).is_empty() => {
                self.note(Observation::CouldNot(seat, wanted));
                sink.emit(Event::Note(Note::NothingFits(seat)));
                self.pass_turn(self.next(seat), sink);
            }
            Drawn::Card(_) => {
                self.note(Observation::Could(seat, wanted));
                self.public.phase = Phase::Drawn;
                sink.emit(Event::Note(Note::MayPlay(seat)));
            }
        }
    }

    fn draw_for_cover(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) {
        self.note(Observation::CouldNot(seat, self.public.wanted));
        match self.draw_card(seat, sink) {
            Drawn::Card(_) => {}
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

    fn draw_card(&mut self, seat: Seat, sink: &mut impl EventSink<Note>) -> Drawn {
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
        Drawn::Card(card)
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
