//! The rules: a position, and what the moves do to it.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::event::{Event, EventSink, NoNote};
use crate::engine::game::{Game, Info, MatchConfig, Outcome, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::stray_moves::StrayMoves;

use super::moves::Move;
use super::options::TemplateOptions;
use super::view::{self, View};
use super::{INFO, determinize, illegal, texts};

/// Cards in a hand.
const HAND: usize = 3;
/// The most cards that a pile can have: the highest goal in tens.
const MOST_CARDS: u32 = 15;

/// How the match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// A seat has hit the goal.
    Hit(Seat),
    /// Everybody has passed in a row.
    Blocked,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    pub(super) options: TemplateOptions,
    pub(super) dealer: Seat,
    pub(super) to_play: Seat,
    /// The next card last.
    pub(super) stock: Vec<Card>,
    /// The top card last.
    pub(super) pile: Vec<Card>,
    /// Sorted.
    pub(super) hands: Vec<Vec<Card>>,
    /// Passes in a row.
    pub(super) passes: u8,
    pub(super) end: Option<End>,
}

impl Game for Template {
    const INFO: Info = INFO;

    type Options = TemplateOptions;
    type Move = Move;
    type Note = NoNote;
    type View = View;

    fn pack(_: &TemplateOptions, seats: u8) -> Vec<Card> {
        (0..2 * seats).flat_map(|_| Card::NUMBER_CARDS).collect()
    }

    fn deal(
        start: &MatchConfig<TemplateOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<NoNote>,
    ) -> Self {
        let mut game = Template {
            options: start.options,
            dealer: start.dealer,
            to_play: start.dealer.left(start.seats),
            stock: pack.iter().rev().copied().collect(),
            pile: Vec::new(),
            hands: vec![Vec::new(); start.seats as usize],
            passes: 0,
            end: None,
        };
        sink.emit(Event::Deal { round: 1, dealer: start.dealer });
        for _ in 0..HAND {
            for seat in start.dealer.round_from_left(start.seats) {
                game.draw(seat, sink);
            }
        }
        game
    }

    /// A match is one round.
    fn deal_next(&mut self, _: &[Card], _: &mut impl EventSink<NoNote>) {}

    fn turn(&self) -> Turn {
        match self.end {
            None => Turn::ToMove(SeatSet::singleton(self.to_play)),
            Some(End::Hit(seat)) => {
                Turn::Over(Outcome { winners: SeatSet::singleton(seat), reason: texts::HIT })
            }
            Some(End::Blocked) => {
                Turn::Over(Outcome { winners: SeatSet::all(self.seats()), reason: texts::BLOCKED })
            }
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.turn().is_of(seat) {
            return;
        }
        let mut cards = self.hands[seat.0 as usize].clone();
        cards.dedup();
        cards.retain(|card| self.fits(*card));
        match cards.is_empty() {
            true => out.push(Move::Pass),
            false => out.extend(cards.into_iter().map(Move::Lay)),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<NoNote>) {
        match *mv {
            Move::Lay(card) => self.lay(seat, card, sink),
            Move::Pass => self.passes += 1,
        }
        if self.passes == self.seats() {
            self.end = Some(End::Blocked);
        }
        if self.end.is_some() {
            return sink.emit(Event::Over);
        }
        self.to_play = seat.left(self.seats());
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        illegal::reason(self, seat, *mv)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        determinize::sample(view, rng)
    }

    fn snapshot(view: &View) -> Snapshot {
        view::snapshot(view)
    }

    /// Between two cards fewer than all seats pass.
    fn max_steps(_: &TemplateOptions, seats: u8) -> u32 {
        (MOST_CARDS + 1) * u32::from(seats)
    }
}

impl StrayMoves for Template {}

impl Template {
    pub(super) fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// The sum of the pile.
    pub(super) fn sum(&self) -> u32 {
        self.pile.iter().copied().map(value).sum()
    }

    /// Whether a card does not pass the goal.
    pub(super) fn fits(&self, card: Card) -> bool {
        self.sum() + value(card) <= self.options.goal.number()
    }

    fn lay(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<NoNote>) {
        let hand = &mut self.hands[seat.0 as usize];
        let index = hand.iter().position(|other| *other == card).expect("the move is legal");
        hand.remove(index);
        self.pile.push(card);
        self.passes = 0;
        sink.emit(Event::open_move(card, Place::hand(seat), Place::DISCARD));
        if self.sum() == self.options.goal.number() {
            self.end = Some(End::Hit(seat));
        } else {
            self.draw(seat, sink);
        }
    }

    fn draw(&mut self, seat: Seat, sink: &mut impl EventSink<NoNote>) {
        let Some(card) = self.stock.pop() else { return };
        let hand = &mut self.hands[seat.0 as usize];
        hand.push(card);
        hand.sort_unstable();
        sink.emit(Event::secret_move(card, Place::STOCK, Place::hand(seat), seat));
    }
}

/// Points of a card.
pub(super) fn value(card: Card) -> u32 {
    10 * u32::from(card.tens().unwrap_or_default())
}
