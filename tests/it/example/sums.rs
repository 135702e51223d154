//! Sealed Sums, a game for these tests: it needs, in as few rules as possible, what other games may need of the
//! engine.
//!
//! - 2 to 4 seats; for each seat two of each card from 10 to 50. Three cards each; the rest is the stock.
//! - A window opens with the top card of the stock being turned onto the discard pile. Every seat locks in,
//!   sealed and in any order: `lay 30` (a card of its hand), `nothing`, or `call 90`, the sum of its hand
//!   and the top card of the discard pile (up to three digits). A wrong sum is a mistake, but it is a move.
//! - When all have locked in, all is revealed. A right call wins a tenth of the sum, so that all
//!   know the sum of the hand; a wrong one costs 1. The highest card laid (of equal ones the first) takes all
//!   cards laid and the whole discard pile. Each seat that laid a card draws one, in the order of locking in.
//! - With `clock`, time may be up at any moment: a seat that has not locked in then plays `nothing`.
//! - A round ends when the stock is empty. Won cards count 1 each. Most points after `rounds` win.

use std::fmt;
use std::str::FromStr;

use spot_on::cards::Card;
use spot_on::cards::rng::Rng;
use spot_on::engine::event::{Event, EventSink, NoNote};
use spot_on::engine::game::{
    Clock, DailySetup, Game, Info, MatchConfig, Outcome, ParseMoveError, Preset, Snapshot, Turn,
};
use spot_on::engine::options::{OptionSpec, Options, ValueInfo};
use spot_on::engine::place::Place;
use spot_on::engine::seat::{Seat, SeatSet};
use spot_on::engine::stray_moves::StrayMoves;
use spot_on::i18n::Text;
use spot_on::option;

use super::view::{self, View};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SumsOptions {
    pub(crate) clock: bool,
    pub(crate) three_rounds: bool,
}

impl Options for SumsOptions {
    const SPECS: &'static [OptionSpec<Self>] = &[
        option!(clock: bool, Text::plain("Clock"), Text::plain("Time may be up.")),
        OptionSpec {
            id: "rounds",
            title: Text::plain("Rounds"),
            explanation: Text::plain("How many rounds make a match."),
            values: &[
                ValueInfo { id: "1", title: Text::plain("One") },
                ValueInfo { id: "3", title: Text::plain("Three") },
            ],
            get: |options| options.three_rounds.into(),
            set: |options, index| options.three_rounds = index == 1,
        },
    ];

    fn check(&self, _: u8) -> Result<(), String> {
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    Lay(Card),
    Call(u32),
    Nothing,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(card) => write!(f, "lay {card}"),
            Move::Call(sum) => write!(f, "call {sum}"),
            Move::Nothing => f.write_str("nothing"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let unreadable = || ParseMoveError::expected(text, "`lay 30`, `call 90` or `nothing`");
        let mv = match text.split_once(' ') {
            Some(("lay", card)) => card.parse().ok().map(Move::Lay),
            Some(("call", sum)) => sum.parse().ok().map(Move::Call),
            None if text == "nothing" => Some(Move::Nothing),
            _ => None,
        };
        let is_short = |mv: &Move| !matches!(mv, Move::Call(1000..));
        mv.filter(|mv| is_short(mv) && mv.to_string() == text).ok_or_else(unreadable)
    }
}

/// A move that a seat has locked in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Locked {
    pub(crate) seat: Seat,
    pub(crate) mv: Move,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sums {
    pub(crate) options: SumsOptions,
    pub(crate) round: u32,
    pub(crate) dealer: Seat,
    /// The next card last.
    pub(crate) stock: Vec<Card>,
    /// The top card last.
    pub(crate) discard: Vec<Card>,
    /// Sorted.
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) won: Vec<Vec<Card>>,
    /// Points for calls of the whole match, and for the cards of earlier rounds.
    pub(crate) points: Vec<i32>,
    pub(crate) locked: Vec<Locked>,
    /// Sums of the hands, where publicly known.
    pub(crate) known: Vec<Option<u32>>,
    pub(crate) is_round_over: bool,
}

pub(crate) fn sum(hand: &[Card]) -> u32 {
    hand.iter().map(|card| u32::from(card.tens().expect("10 to 50")) * 10).sum()
}

impl Sums {
    pub(crate) fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn deal_round(&mut self, pack: &[Card], sink: &mut impl EventSink<NoNote>) {
        sink.emit(Event::Deal { round: self.round, dealer: self.dealer });
        let seats = self.seats();
        self.stock = pack.iter().rev().copied().collect();
        self.discard.clear();
        self.hands = vec![Vec::new(); seats as usize];
        self.won = self.hands.clone();
        self.known = vec![None; seats as usize];
        self.is_round_over = false;
        for _ in 0..3 {
            for seat in self.dealer.round_from_left(seats) {
                self.draw(seat, sink);
            }
        }
        self.open_window(sink);
    }

    fn open_window(&mut self, sink: &mut impl EventSink<NoNote>) {
        self.locked.clear();
        let Some(card) = self.stock.pop() else {
            self.is_round_over = true;
            let is_over = matches!(self.turn(), Turn::Over(_));
            sink.emit(if is_over { Event::Over } else { Event::RoundOver });
            return;
        };
        self.discard.push(card);
        self.tell_openly(card, Place::STOCK, Place::DISCARD, sink);
    }

    fn draw(&mut self, seat: Seat, sink: &mut impl EventSink<NoNote>) {
        let Some(card) = self.stock.pop() else { return };
        let hand = &mut self.hands[seat.0 as usize];
        hand.push(card);
        hand.sort();
        self.known[seat.0 as usize] = None;
        let (from, to) = (Place::STOCK, Place::hand(seat));
        sink.emit(Event::Move { card: Some(card), from, to, seen: SeatSet::singleton(seat) });
    }

    fn tell_openly(&self, card: Card, from: Place, to: Place, sink: &mut impl EventSink<NoNote>) {
        sink.emit(Event::Move { card: Some(card), from, to, seen: SeatSet::all(self.seats()) });
    }

    pub(crate) fn right_call(&self, seat: Seat) -> u32 {
        sum(&self.hands[seat.0 as usize]) + self.discard.last().map_or(0, |card| sum(&[*card]))
    }

    fn lock(&mut self, seat: Seat, mv: Move, sink: &mut impl EventSink<NoNote>) {
        self.locked.push(Locked { seat, mv });
        if self.locked.len() == self.hands.len() {
            self.reveal(sink);
        }
    }

    fn reveal(&mut self, sink: &mut impl EventSink<NoNote>) {
        let locked = self.locked.clone();
        for Locked { seat, mv } in &locked {
            if let Move::Call(called) = *mv {
                let is_right = called == self.right_call(*seat);
                if is_right {
                    self.known[seat.0 as usize] = Some(sum(&self.hands[seat.0 as usize]));
                }
                let points = if is_right { called as i32 / 10 } else { -1 };
                self.points[seat.0 as usize] += points;
                sink.emit(Event::Score {
                    seat: *seat,
                    points,
                    total: self.points[seat.0 as usize],
                });
            }
        }
        let laid = locked.iter().filter_map(|locked| match locked.mv {
            Move::Lay(card) => Some((locked.seat, card)),
            Move::Call(_) | Move::Nothing => None,
        });
        let laid: Vec<(Seat, Card)> = laid.collect();
        for &(seat, card) in &laid {
            let hand = &mut self.hands[seat.0 as usize];
            hand.remove(hand.iter().position(|c| *c == card).expect("the card was in the hand"));
            let known = &mut self.known[seat.0 as usize];
            *known = known.map(|known| known - sum(&[card]));
            self.discard.push(card);
            self.tell_openly(card, Place::hand(seat), Place::DISCARD, sink);
        }
        if let Some(highest) = laid.iter().map(|(_, card)| *card).max() {
            let (winner, _) = laid.iter().find(|(_, card)| *card == highest).expect("it was laid");
            for card in std::mem::take(&mut self.discard) {
                self.won[winner.0 as usize].push(card);
                self.tell_openly(card, Place::DISCARD, Place::score(*winner), sink);
            }
            for (seat, _) in laid {
                self.draw(seat, sink);
            }
        }
        self.open_window(sink);
    }

    pub(crate) fn total(&self, seat: usize) -> i32 {
        self.points[seat] + self.won[seat].len() as i32
    }
}

impl Game for Sums {
    const INFO: Info = Info {
        id: "sealed-sums",
        title: Text::plain("Sealed Sums"),
        tagline: Text::plain("A game for tests."),
        length: Text::plain("no time"),
        round: Text::plain("round"),
        seats: (2, 4),
        default_seats: 3,
        cards: &Card::NUMBER_CARDS,
        credit: Text::plain("Nobody."),
        quick_preset: Preset { min_seats: 1, options: &[] },
        daily: &[DailySetup::new(2, &[])],
        lower_is_better: false,
    };
    const HAS_CLOCK: bool = true;
    type Options = SumsOptions;
    type Move = Move;
    type Note = NoNote;
    type View = View;

    fn pack(_: &SumsOptions, seats: u8) -> Vec<Card> {
        (0..seats * 2).flat_map(|_| Card::NUMBER_CARDS).collect()
    }

    fn deal(
        start: &MatchConfig<SumsOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<NoNote>,
    ) -> Self {
        let none = vec![Vec::new(); start.seats as usize];
        let mut game = Sums {
            options: start.options.clone(),
            round: 1,
            dealer: start.dealer,
            stock: Vec::new(),
            discard: Vec::new(),
            hands: none.clone(),
            won: none,
            points: vec![0; start.seats as usize],
            locked: Vec::new(),
            known: Vec::new(),
            is_round_over: false,
        };
        game.deal_round(pack, sink);
        game
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<NoNote>) {
        for seat in 0..self.hands.len() {
            self.points[seat] = self.total(seat);
        }
        self.round += 1;
        self.dealer = self.dealer.left(self.seats());
        self.deal_round(pack, sink);
    }

    fn turn(&self) -> Turn {
        if !self.is_round_over {
            let mut seats = SeatSet::all(self.seats());
            self.locked.iter().for_each(|locked| seats.remove(locked.seat));
            return Turn::ToMove(seats);
        }
        if self.options.three_rounds && self.round < 3 {
            return Turn::RoundOver;
        }
        let most = (0..self.hands.len()).map(|seat| self.total(seat)).max();
        let winners = Seat::all(self.seats()).filter(|s| Some(self.total(s.0 as usize)) == most);
        Turn::Over(Outcome { winners: winners.collect(), reason: Text::plain("most points") })
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.turn().is_of(seat) {
            return;
        }
        let mut cards = self.hands[seat.0 as usize].clone();
        cards.dedup();
        out.extend(cards.into_iter().map(Move::Lay));
        out.push(Move::Call(self.right_call(seat)));
        out.push(Move::Nothing);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<NoNote>) {
        self.lock(seat, *mv, sink);
    }

    fn illegal_reason(&self, _: Seat, mv: &Move) -> String {
        match mv {
            Move::Lay(card) => format!("there is no {card} in the hand"),
            Move::Call(_) => "no cards make more than 200".into(),
            Move::Nothing => "somebody has to say something".into(),
        }
    }

    /// Any sum that cards can make may be called.
    fn check(&self, seat: Seat, mv: &Move) -> Result<(), spot_on::engine::game::IllegalMove> {
        use spot_on::engine::game::IllegalMove::{AgainstTheRules, NotYourTurn};
        let is_allowed = match mv {
            Move::Lay(card) => self.hands[seat.0 as usize].contains(card),
            Move::Call(sum) => *sum <= 200,
            Move::Nothing => true,
        };
        match (self.turn().is_of(seat), is_allowed) {
            (false, _) => Err(NotYourTurn),
            (true, true) => Ok(()),
            (true, false) => Err(AgainstTheRules(self.illegal_reason(seat, mv))),
        }
    }

    fn clock(&self) -> Option<Clock> {
        (self.options.clock && !self.is_round_over).then_some(Clock { seconds: 10, start: 1 })
    }

    fn clock_expired(&mut self, sink: &mut impl EventSink<NoNote>) {
        let late: Vec<Seat> = self.turn().seats().iter().collect();
        self.locked.extend(late.into_iter().map(|seat| Locked { seat, mv: Move::Nothing }));
        self.reveal(sink);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        view::seen_by(self, viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view::imagine(view, rng)
    }

    fn snapshot(view: &View) -> Snapshot {
        view::show(view)
    }

    fn max_steps(options: &SumsOptions, seats: u8) -> u32 {
        let windows = 10 * u32::from(seats);
        let rounds = if options.three_rounds { 3 } else { 1 };
        rounds * (windows * u32::from(seats) + 1)
    }
}

impl StrayMoves for Sums {
    fn stray_move(&self, _: Seat, rng: &mut Rng) -> Option<Move> {
        Some(match rng.below(4) {
            0 => Move::Lay(*rng.pick(&Card::NUMBER_CARDS)),
            _ => Move::Call(rng.below(25) * 10),
        })
    }
}
