//! The rules: the deal, the effects of the moves, and the end of a deal.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{MatchConfig, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat, SeatSet};

use super::card_reading::CardKind;
use super::moves::Move;
use super::note::Note;
use super::options::{Mode, OneUpOptions, Scoring};
use super::position::OneUp;
use super::public::{Public, pile_of};
use super::window::Window;

/// Deals the first round of a match.
pub(super) fn deal(
    start: &MatchConfig<OneUpOptions>,
    pack: &[Card],
    sink: &mut impl EventSink<Note>,
) -> OneUp {
    let public = Public::new(start);
    let mut game = OneUp { public, piles: BySeat::default(), answers: BySeat::default() };
    game.deal_round(pack, sink);
    game
}

/// Deals the next round of a match.
pub(super) fn deal_next(game: &mut OneUp, pack: &[Card], sink: &mut impl EventSink<Note>) {
    game.public.round += 1;
    game.public.dealer = game.public.dealer.left(game.public.seats);
    game.deal_round(pack, sink);
}

/// Adds the legal moves of a seat.
pub(super) fn legal_moves(game: &OneUp, seat: Seat, out: &mut Vec<Move>) {
    if !game.public.is_over && game.public.speakers().contains(seat) {
        game.public.list_moves(out);
    }
}

/// Plays a legal move.
pub(super) fn apply(game: &mut OneUp, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
    match game.public.options.mode {
        Mode::Relaxed => game.lock_in(seat, mv, sink),
        Mode::Race => game.speak(seat, mv, sink),
    }
}

impl OneUp {
    fn deal_round(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        sink.emit(Event::Deal { round: self.public.round, dealer: self.public.dealer });
        let mut seat = self.public.dealer;
        for &card in pack {
            seat = seat.left(self.public.seats);
            let (from, to) = (Place::STOCK, pile_of(seat));
            sink.emit(Event::Move { card: Some(card), from, to, seen: SeatSet::NONE });
        }
        for (first, seat) in self.public.dealer.round_from_left(self.public.seats).enumerate() {
            let dealt = pack[first..].iter().step_by(self.public.seats.into());
            self.piles[seat] = Pile::from_top_first(dealt.copied());
        }
        self.public.won = BySeat::default();
        self.public.bonus.clear();
        self.public.ended = None;
        self.public.is_over = false;
        self.turn_display(sink);
    }

    /// Ends the deal: each seat scores its won cards, minus the cards left in its pile.
    pub(super) fn finish(&mut self, sink: &mut impl EventSink<Note>) {
        self.public.is_over = true;
        self.public.window = Window::default();
        self.answers = BySeat::default();
        for seat in self.public.all() {
            let won: i32 = self.public.won[seat].iter().map(|&card| self.points(card)).sum();
            let points = won - self.piles[seat].len() as i32;
            self.public.totals[seat] += points;
            sink.emit(Event::Score { seat, points, total: self.public.totals[seat] });
        }
        sink.emit(match self.public.turn() {
            Turn::Over(_) => Event::Over,
            _ => Event::RoundOver,
        });
    }

    /// The points of a won card.
    fn points(&self, card: Card) -> i32 {
        match (self.public.options.scoring, CardKind::of(card), card.rank()) {
            (Scoring::Weighted, Some(CardKind::Joker), _) => 5,
            (Scoring::Weighted, Some(CardKind::Face), Some(rank)) => i32::from(rank) - 9,
            _ => 1,
        }
    }
}
