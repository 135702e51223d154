//! The rules: a position, the deal, and the ends of deals and matches.

use crate::cards::pile::Pile;
use crate::cards::rng::Rng;
use crate::cards::{Card, Suit};
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{
    Clock, Game, IllegalMove, Info, MatchConfig, Outcome, ParseMoveError, Snapshot, Turn,
};
use crate::engine::place::Place;
use crate::engine::seat::{BySeat, Seat, SeatSet};
use crate::engine::stray_moves::StrayMoves;

use super::INFO;
use super::card_reading::Kind;
use super::moves::Move;
use super::note::Note;
use super::options::Mode;
use super::options::{Jokers, Length, OneUpOptions, Scoring};
use super::solver::MOST_CARDS;
use super::texts;
use super::view::View;
use super::window::Window;
use super::{bad_calls, determinize, view};

/// Number of cards in the largest pack.
pub(super) const LARGEST_PACK: usize = 56;
/// Number of cards in the largest pile.
const LARGEST_PILE: usize = LARGEST_PACK / 2;
/// A match ends after this number of deals in any case.
const MOST_DEALS: u32 = 20;
/// Points that end a match of the length [`Length::Hundred`].
pub(super) const GOAL: i32 = 100;

/// A position of One Up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneUp {
    pub(super) options: OneUpOptions,
    pub(super) seats: u8,
    /// Number of the deal, from 1.
    pub(super) round: u32,
    pub(super) dealer: Seat,
    /// Whether the deal is over.
    pub(super) is_over: bool,
    /// The cards that each seat has still to turn, the next card on top.
    pub(super) piles: BySeat<Pile<LARGEST_PILE>>,
    pub(super) won: BySeat<Pile<LARGEST_PACK>>,
    /// The face-up cards, the first one turned at the bottom.
    pub(super) display: Pile<MOST_CARDS>,
    /// The cards set aside for the winner of the next display.
    pub(super) bonus: Pile<LARGEST_PACK>,
    /// Points of the finished deals.
    pub(super) totals: BySeat<i32>,
    pub(super) window: Window,
    /// The last display of this deal that ended.
    pub(super) ended: Option<Ended>,
    /// Number of times that the clock was started.
    pub(super) clock_starts: u32,
}

/// A display that was won, was set aside, or is dead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ended {
    pub(super) display: Pile<MOST_CARDS>,
    /// The last word of each seat on it.
    pub(super) answers: BySeat<Option<Move>>,
    /// The seat that won it, if any.
    pub(super) winner: Option<Seat>,
}

/// The place of the cards that a seat has still to turn.
pub(super) const fn pile_of(seat: Seat) -> Place {
    Place::row("pile", seat)
}

/// The place of the cards that a seat has won.
pub(super) const fn won_by(seat: Seat) -> Place {
    Place::heap("won", seat)
}

/// The place of the face-up cards.
pub(super) const DISPLAY: Place = Place::shared("display");
/// The place of the cards that were set aside.
pub(super) const BONUS: Place = Place::shared("bonus");

/// The pack for this number of seats, so that everybody gets the same number of cards.
pub(super) fn pack(options: OneUpOptions, seats: u8) -> Vec<Card> {
    let of_suit = |suit| (1..=13).map(move |rank| Card::suited(rank, suit));
    let mut pack: Vec<Card> = Suit::ALL.into_iter().flat_map(of_suit).collect();
    let (big, little) = match (seats, options.jokers) {
        (2, Jokers::Two) | (3, _) => (1, 1),
        (5, _) => (2, 1),
        _ => (2, 2),
    };
    pack.extend(std::iter::repeat_n(Card::BIG_JOKER, big));
    pack.extend(std::iter::repeat_n(Card::LITTLE_JOKER, little));
    pack
}

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
        let mut game = OneUp {
            options: start.options,
            seats: start.seats,
            round: 1,
            dealer: start.dealer,
            is_over: false,
            piles: BySeat::default(),
            won: BySeat::default(),
            display: Pile::new(),
            bonus: Pile::new(),
            totals: BySeat::default(),
            window: Window::default(),
            ended: None,
            clock_starts: 0,
        };
        game.deal_round(pack, sink);
        game
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        self.round += 1;
        self.dealer = self.dealer.left(self.seats);
        self.deal_round(pack, sink);
    }

    fn turn(&self) -> Turn {
        if !self.is_over {
            return Turn::ToMove(self.speakers());
        }
        let most = self.all().map(|seat| self.totals[seat]).max().unwrap_or(0);
        let winners: SeatSet = self.all().filter(|&seat| self.totals[seat] == most).collect();
        let (is_last, reason) = match self.options.length {
            Length::One => (true, texts::MOST_IN_DEAL),
            Length::Three => (self.round == 3, texts::MOST_IN_THREE),
            Length::Hundred => (most >= GOAL && winners.len() == 1, texts::HUNDRED_POINTS),
        };
        match (is_last, self.round) {
            (true, _) => Turn::Over(Outcome { winners, reason }),
            (false, MOST_DEALS..) => Turn::Over(Outcome { winners, reason: texts::MOST_IN_TWENTY }),
            (false, _) => Turn::RoundOver,
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.add_moves(seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        match self.options.mode {
            Mode::Relaxed => self.lock_in(seat, mv, sink),
            Mode::Race => self.speak(seat, mv, sink),
        }
    }

    /// Any expression that is an answer may be called. In a race a wrong one is allowed, too, and bars the caller.
    fn check(&self, seat: Seat, mv: &Move) -> Result<(), IllegalMove> {
        if !self.turn().is_of(seat) {
            return Err(IllegalMove::NotYourTurn);
        }
        self.illegal_call(mv).map_or(Ok(()), |why| Err(IllegalMove::AgainstTheRules(why)))
    }

    fn read_move(text: &str) -> Result<Move, ParseMoveError> {
        Move::read(text)
    }

    fn illegal_reason(&self, _: Seat, mv: &Move) -> String {
        self.illegal_call(mv).unwrap_or_default()
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
        let left: usize = self.all().map(|seat| self.piles[seat].len()).sum();
        (!self.is_over).then_some(self.round << 8 | left as u32)
    }

    fn clock(&self) -> Option<Clock> {
        let seconds =
            self.options.clock.number().filter(|_| !self.options.is_sealed() && !self.is_over)?;
        (!self.is_anybody_alone()).then_some(Clock { seconds, start: self.clock_starts })
    }

    fn clock_expired(&mut self, sink: &mut impl EventSink<Note>) {
        self.end_window(sink);
    }
}

impl StrayMoves for OneUp {
    fn stray_move(&self, _: Seat, rng: &mut Rng) -> Option<Move> {
        if self.is_over { None } else { bad_calls::stray_call(self, rng) }
    }
}

impl OneUp {
    fn deal_round(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        sink.emit(Event::Deal { round: self.round, dealer: self.dealer });
        let mut seat = self.dealer;
        for &card in pack {
            seat = seat.left(self.seats);
            let (from, to) = (Place::STOCK, pile_of(seat));
            sink.emit(Event::Move { card: Some(card), from, to, seen: SeatSet::NONE });
        }
        for (first, seat) in self.dealer.round_from_left(self.seats).enumerate() {
            let dealt = pack[first..].iter().step_by(self.seats.into());
            self.piles[seat] = Pile::from_top_first(dealt.copied());
        }
        self.won = BySeat::default();
        self.bonus.clear();
        self.ended = None;
        self.is_over = false;
        self.turn_display(sink);
    }

    pub(super) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// Ends the deal: each seat scores its won cards, minus the cards left in its pile.
    pub(super) fn finish(&mut self, sink: &mut impl EventSink<Note>) {
        self.is_over = true;
        self.window = Window::default();
        for seat in self.all() {
            let won: i32 = self.won[seat].iter().map(|&card| self.points(card)).sum();
            let points = won - self.piles[seat].len() as i32;
            self.totals[seat] += points;
            sink.emit(Event::Score { seat, points, total: self.totals[seat] });
        }
        sink.emit(match self.turn() {
            Turn::Over(_) => Event::Over,
            _ => Event::RoundOver,
        });
    }

    /// The points of a won card.
    fn points(&self, card: Card) -> i32 {
        match (self.options.scoring, Kind::of(card), card.rank()) {
            (Scoring::Weighted, Some(Kind::Joker), _) => 5,
            (Scoring::Weighted, Some(Kind::Face), Some(rank)) => i32::from(rank) - 9,
            _ => 1,
        }
    }
}

/// Bound on the calls for a display, of which each is better than the one before. A display has fewer than 25,000
/// answers, each with at most eight different numbers of cards.
const MOST_ANSWERS: u32 = 8 * 25_000;
