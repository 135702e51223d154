//! The rules: a position, the deal, and the rebuild of the stock.

use arrayvec::ArrayVec;

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::cards::set::CardSet;
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::{Seat, SeatSet};
use crate::engine::stray_moves::StrayMoves;

use super::INFO;
use super::demand::Demand;
use super::history::{History, Observation};
use super::knowledge::Knowledge;
use super::moves::Move;
use super::moves::one;
use super::note::Note;
use super::options::HouseRules;
use super::pack::{EIGHT, PACK, PACK_SIZE, QUEEN, rank_of};
use super::scoring::{Penalties, Verdict};
use super::view::View;
use super::{determinize, pack, scoring, view};

/// Maximum number of seats.
pub(super) const MOST_SEATS: usize = 4;
/// The place of the played cards.
pub(super) const TABLE: Place = Place::shared("table");
/// The round is blocked after this number of turns.
pub(super) const LAST_TURN: u16 = 300;
/// Maximum number of rebuilds in a round; one more blocks it.
pub(super) const LAST_REBUILD: u8 = 11;

/// A position of One Hundred and One.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneHundredAndOne {
    pub(super) options: HouseRules,
    pub(super) seats: u8,
    pub(super) phase: Phase,
    pub(super) to_play: Seat,
    /// The cards that may be played next.
    pub(super) wanted: Demand,
    /// The seats in the round: those with cards, or with an eight to cover.
    pub(super) playing: SeatSet,
    /// Number of cards that a seat must draw unless it passes them on.
    pub(super) pending: u8,
    /// For each seat: the number of cards drawn when it was skipped since its last move; `None` if it was not skipped.
    pub(super) struck: [Option<u8>; MOST_SEATS],
    /// Draws in a row that found no card.
    pub(super) passes: u8,
    /// Number of the turn, from 1; 0 before the first one, while the table card takes effect.
    pub(super) turns: u16,
    /// Rebuilds of the stock in this round.
    pub(super) rebuilds: u8,
    pub(super) hands: [CardSet; MOST_SEATS],
    pub(super) stock: Pile<PACK_SIZE>,
    /// The played cards, of which only the top one counts.
    pub(super) table: Pile<PACK_SIZE>,
    /// The seats out of the round, the first one first.
    pub(super) out: ArrayVec<Seat, MOST_SEATS>,
    /// For each seat: the queen that was its very last card.
    pub(super) last_queens: [Option<Card>; MOST_SEATS],
    /// The knowledge without the observations in `story`.
    pub(super) knowledge: Knowledge,
    pub(super) story: History,
    /// Number of the round, from 1.
    pub(super) round: u8,
    pub(super) dealer: Seat,
    /// The seats that have left the match.
    pub(super) gone: SeatSet,
    pub(super) totals: [i32; MOST_SEATS],
    /// The penalties and bonuses of the last finished round.
    pub(super) reckoning: Option<Penalties>,
    /// The result of the match, if it is over.
    pub(super) verdict: Option<Verdict>,
    pub(super) chance: Chance,
}

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// Play or draw.
    Play,
    /// The dealer orders a suit for the queen on the table.
    Order,
    /// A card was drawn by choice: play or pass.
    Drawn,
    /// The seat that played the eight on the table must cover it.
    Cover,
    /// Cards are pending: pass them on, or take them.
    Hit,
    /// The round is over.
    Over(End),
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum End {
    /// A player went out, and no more players can.
    Out,
    /// Blocked: nobody could play or draw.
    Passes,
    /// Blocked: too many turns.
    Turns,
    /// Blocked: too many rebuilds.
    Rebuilds,
}

impl Game for OneHundredAndOne {
    const INFO: Info = INFO;

    type Options = HouseRules;
    type Move = Move;
    type Note = Note;
    type View = View;

    fn pack(_: &HouseRules, _: u8) -> Vec<Card> {
        pack::CARDS.to_vec()
    }

    fn deal(
        start: &MatchConfig<HouseRules>,
        pack: &[Card],
        sink: &mut impl EventSink<Note>,
    ) -> Self {
        let mut game = OneHundredAndOne {
            options: start.options,
            seats: start.seats,
            phase: Phase::Play,
            to_play: start.dealer,
            wanted: Demand::on(pack[0]),
            playing: SeatSet::NONE,
            pending: 0,
            struck: [None; MOST_SEATS],
            passes: 0,
            turns: 0,
            rebuilds: 0,
            hands: [CardSet::EMPTY; MOST_SEATS],
            stock: Pile::new(),
            table: Pile::new(),
            out: ArrayVec::new(),
            last_queens: [None; MOST_SEATS],
            knowledge: Knowledge::of_stock(PACK),
            story: History::new(),
            round: 1,
            dealer: start.dealer,
            gone: SeatSet::NONE,
            totals: [0; MOST_SEATS],
            reckoning: None,
            verdict: None,
            chance: Chance::new(start.seed),
        };
        game.deal_round(pack, sink);
        game
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        let stays = |seat: &Seat| !self.gone.contains(*seat);
        let winner = self.out.first().copied().filter(|_| self.options.winner_deals);
        let left = self.dealer.round_from_left(self.seats).find(stays);
        self.dealer = winner.or(left).expect("somebody stays in a match that goes on");
        self.round += 1;
        self.chance.next_round();
        self.deal_round(pack, sink);
    }

    #[inline]
    fn turn(&self) -> Turn {
        if !matches!(self.phase, Phase::Over(_)) {
            return Turn::ToMove(SeatSet::singleton(self.to_play));
        }
        match self.verdict {
            None => Turn::RoundOver,
            Some(verdict) => Turn::Over(verdict.outcome()),
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.add_legal_moves(seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        self.do_move(seat, mv, sink);
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        self.reason_against(seat, mv)
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

    /// In a round every drawn or played card was dealt or came from one of the stocks. Every other move ends a turn, or
    /// orders a suit for the table card.
    fn max_steps(_: &HouseRules, _: u8) -> u32 {
        let stocks = u32::from(LAST_REBUILD) + 1;
        let cards = stocks * pack::PACK_SIZE as u32;
        let round = 2 * cards + u32::from(LAST_TURN) + 2;
        round * u32::from(scoring::LAST_ROUND)
    }
}

impl StrayMoves for OneHundredAndOne {}

impl OneHundredAndOne {
    fn deal_round(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        sink.emit(Event::Deal { round: self.round.into(), dealer: self.dealer });
        (self.pending, self.passes, self.turns, self.rebuilds) = (0, 0, 0, 0);
        self.hands = [CardSet::EMPTY; MOST_SEATS];
        self.out.clear();
        self.last_queens = [None; MOST_SEATS];
        self.struck = [None; MOST_SEATS];
        self.knowledge = Knowledge::of_stock(PACK);
        self.story.clear();
        self.playing = Seat::all(self.seats).filter(|&seat| !self.gone.contains(seat)).collect();
        self.stock = Pile::from_top_first(pack.iter().copied());
        self.table.clear();

        let mut cards = self.playing.len() as u8 * self.options.hand_size.cards() - 1;
        let mut seat = self.dealer;
        while cards > 0 {
            seat = self.next(seat);
            let card = self.stock.pop().expect("the pack is large enough");
            self.receive(seat, card, sink);
            cards -= 1;
        }
        let card = self.stock.pop().expect("the pack is large enough");
        sink.emit(Event::open_move(card, Place::STOCK, TABLE));
        self.table.push(card);
        self.open_with(card, sink);
    }

    /// Applies the effect of the table card as if the dealer had played it.
    fn open_with(&mut self, card: Card, sink: &mut impl EventSink<Note>) {
        self.to_play = self.dealer;
        self.wanted = Demand::on(card);
        match rank_of(card) {
            QUEEN => self.phase = Phase::Order,
            EIGHT => self.phase = Phase::Cover,
            _ => self.take_effect(self.dealer, &one(card), sink),
        }
    }

    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.0 as usize]
    }

    /// The card that must be followed.
    #[inline]
    pub(super) fn top(&self) -> Card {
        *self.table.last().expect("there is always a card on the table")
    }

    /// The next seat in the round.
    #[inline]
    pub(super) fn next(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.seats);
        while !self.playing.contains(next) {
            next = next.left(self.seats);
        }
        next
    }

    /// Whether a seat ends the round by laying down this number of cards, none of which must be covered.
    #[inline]
    pub(super) fn would_end(&self, seat: Seat, cards: usize) -> bool {
        self.hand(seat).len() == cards && (self.options.quick_round || self.playing.len() <= 2)
    }

    /// Whether enough players are out.
    pub(super) fn is_decided(&self) -> bool {
        self.playing.len() <= 1 || self.options.quick_round && !self.out.is_empty()
    }

    /// Whether there is a card to draw, in the stock or below the top card.
    pub(super) fn can_draw(&self) -> bool {
        !self.stock.is_empty() || self.table.len() > 1
    }

    /// Records a public observation.
    #[inline]
    pub(super) fn note(&mut self, deed: Observation) {
        if self.story.is_full() {
            self.work_out();
        }
        self.story.add(deed);
    }

    fn work_out(&mut self) {
        self.knowledge.follow(self.story.deeds());
        self.story.clear();
    }

    /// The public knowledge.
    pub(super) fn known(&self) -> Knowledge {
        let mut knowledge = self.knowledge;
        knowledge.follow(self.story.deeds());
        knowledge.settle();
        knowledge
    }

    /// Shuffles the played cards without the top one into the stock.
    pub(super) fn rebuild(&mut self, sink: &mut impl EventSink<Note>) {
        let top = self.table.pop().expect("there is always a card on the table");
        let cards: CardSet = self.table.iter().copied().collect();
        if self.seats == 2 {
            self.story.clear();
            self.knowledge = Knowledge::rebuilt_for_two(cards, &self.hands);
        } else {
            self.work_out();
            self.knowledge.rebuilt(cards, CardSet::singleton(top));
        }
        self.stock = std::mem::take(&mut self.table);
        self.table.push(top);
        self.chance.shuffle(&mut self.stock);
        self.rebuilds += 1;
        sink.emit(Event::Rebuild { cards: self.stock.len() as u16, from: TABLE });
    }

    /// Moves a card of the stock into a hand.
    #[inline]
    pub(super) fn receive(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Note>) {
        self.note(Observation::Draws(seat));
        self.hands[seat.0 as usize].insert(card);
        sink.emit(Event::secret_move(card, Place::STOCK, Place::hand(seat), seat));
    }

    /// The cards that this seat may lay down first.
    #[inline]
    pub(super) fn fitting(&self, seat: Seat) -> CardSet {
        self.hand(seat) & self.wanted.cards()
    }
}
