//! The game: its rules behind the trait that all games share.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::chance::Chance;
use crate::engine::event::EventSink;
use crate::engine::game::{
    Clock, Game, IllegalMove, Info, MatchConfig, ParseMoveError, Snapshot, Turn,
};
use crate::engine::hidden_cards::{HiddenCards, Shown, mark};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::stray_moves::StrayMoves;

use super::INFO;
use super::moves::Move;
use super::note::Note;
use super::options::OneUpOptions;
use super::pack::{LARGEST_PACK, pack};
use super::position::OneUp;
use super::public::MOST_DEALS;
use super::view::View;
use super::{determinize, rules, stray_calls, view};

/// Bound on the calls for a display, of which each is better than the one before. A display has fewer than 25,000
/// answers, each with at most eight different numbers of cards.
const MOST_ANSWERS: u32 = 8 * 25_000;

impl Game for OneUp {
    const INFO: Info = INFO;

    const HAS_CLOCK: bool = true;

    type Options = OneUpOptions;
    type Move = Move;
    type Note = Note;
    type View = View;

    fn pack(options: &OneUpOptions, seats: u8) -> Vec<Card> {
        pack(*options, seats)
    }

    fn deal(
        start: &MatchConfig<OneUpOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<Note>,
    ) -> Self {
        rules::deal(start, pack, sink)
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        rules::deal_next(self, pack, sink);
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        rules::legal_moves(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        rules::apply(self, seat, mv, sink);
    }

    /// Any expression that is an answer may be called. In a race a wrong one is allowed, too, and bars the caller.
    fn check(&self, seat: Seat, mv: &Move) -> Result<(), IllegalMove> {
        if !self.turn().is_of(seat) {
            return Err(IllegalMove::NotYourTurn);
        }
        self.public.illegal_call(mv).map_or(Ok(()), |why| Err(IllegalMove::AgainstTheRules(why)))
    }

    fn read_move(text: &str) -> Result<Move, ParseMoveError> {
        Move::read(text)
    }

    fn illegal_reason(&self, _: Seat, mv: &Move) -> String {
        self.public.illegal_call(mv).unwrap_or_default()
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

    /// More moves than a match can have: every window begins with a turned card, and in a race every call is better
    /// than the one before.
    fn max_steps(options: &OneUpOptions, seats: u8) -> u32 {
        let calls = if options.is_sealed() { 1 } else { MOST_ANSWERS };
        MOST_DEALS * LARGEST_PACK as u32 * calls * u32::from(seats)
    }

    /// Seats race for the display, also with sealed answers. Each turned card makes it another display.
    fn race(&self) -> Option<u32> {
        let left: usize = self.public.all().map(|seat| self.piles[seat].len()).sum();
        (!self.public.is_over).then_some(self.public.round << 8 | left as u32)
    }

    fn clock(&self) -> Option<Clock> {
        let seconds = self
            .public
            .options
            .clock
            .number()
            .filter(|_| !self.public.options.is_sealed() && !self.public.is_over)?;
        (!self.public.is_anybody_alone())
            .then_some(Clock { seconds, start: self.public.clock_starts })
    }

    fn clock_expired(&mut self, sink: &mut impl EventSink<Note>) {
        self.end_window(sink);
    }
}

impl HiddenCards for OneUp {
    fn chance(&mut self) -> Option<&mut Chance> {
        None
    }

    fn hold(_: &mut View, _: Seat, cards: &[Card]) -> bool {
        cards.is_empty()
    }

    fn lie(view: &mut View, place: Place, depth: usize, card: Card) -> bool {
        let may_be = determinize::unseen(view).contains(&card);
        let pile = place.owner().and_then(|seat| view.piles.get_mut(usize::from(seat.0)));
        mark(pile.and_then(|pile| pile.get_mut(depth)), card, may_be)
    }

    fn fit(&self, view: &View, rng: &mut Rng) -> Option<Self> {
        Some(OneUp { answers: self.answers.clone(), ..determinize::sample(view, rng) })
    }

    fn shown(_: &Move) -> Shown {
        Shown::Named(Vec::new())
    }

    fn is_sealed(&self) -> bool {
        self.public.options.is_sealed()
    }
}

impl StrayMoves for OneUp {
    fn stray_move(&self, _: Seat, rng: &mut Rng) -> Option<Move> {
        if self.public.is_over { None } else { stray_calls::stray_call(self, rng) }
    }
}
