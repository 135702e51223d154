//! The rules: a position, the deal, and the rebuild of the stock.

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::rng::{Chance, Rng};
use crate::cards::set::CardSet;
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
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
use super::public::{Phase, Public};
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
    pub(super) public: Public,
    pub(super) hands: [CardSet; MOST_SEATS],
    pub(super) stock: Pile<PACK_SIZE>,
    /// The knowledge without the observations in `story`.
    pub(super) knowledge: Knowledge,
    pub(super) story: History,
    pub(super) chance: Chance,
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
            public: Public::new(start, pack[0]),
            hands: [CardSet::EMPTY; MOST_SEATS],
            stock: Pile::new(),
            knowledge: Knowledge::of_stock(PACK),
            story: History::new(),
            chance: Chance::new(start.seed),
        };
        game.deal_round(pack, sink);
        game
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        let stays = |seat: &Seat| !self.public.gone.contains(*seat);
        let winner = self.public.out.first().copied().filter(|_| self.public.options.winner_deals);
        let left = self.public.dealer.round_from_left(self.public.seats).find(stays);
        self.public.dealer = winner.or(left).expect("somebody stays in a match that goes on");
        self.public.round += 1;
        self.chance.next_round();
        self.deal_round(pack, sink);
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.public.turn()
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
        sink.emit(Event::Deal { round: self.public.round.into(), dealer: self.public.dealer });
        (self.public.pending, self.public.passes, self.public.turns, self.public.rebuilds) =
            (0, 0, 0, 0);
        self.hands = [CardSet::EMPTY; MOST_SEATS];
        self.public.out.clear();
        self.public.last_queens = [None; MOST_SEATS];
        self.public.struck = [None; MOST_SEATS];
        self.knowledge = Knowledge::of_stock(PACK);
        self.story.clear();
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

    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.0 as usize]
    }

    /// The card that must be followed.
    #[inline]
    pub(super) fn top(&self) -> Card {
        self.public.top()
    }

    /// The next seat in the round.
    #[inline]
    pub(super) fn next(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.public.seats);
        while !self.public.playing.contains(next) {
            next = next.left(self.public.seats);
        }
        next
    }

    /// Whether a seat ends the round by laying down this number of cards, none of which must be covered.
    #[inline]
    pub(super) fn would_end(&self, seat: Seat, cards: usize) -> bool {
        self.hand(seat).len() == cards
            && (self.public.options.quick_round || self.public.playing.len() <= 2)
    }

    /// Whether enough players are out.
    pub(super) fn is_decided(&self) -> bool {
        self.public.playing.len() <= 1
            || self.public.options.quick_round && !self.public.out.is_empty()
    }

    /// Whether there is a card to draw, in the stock or below the top card.
    pub(super) fn can_draw(&self) -> bool {
        !self.stock.is_empty() || self.public.table.len() > 1
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
        let top = self.public.table.pop().expect("there is always a card on the table");
        let cards: CardSet = self.public.table.iter().copied().collect();
        if self.public.seats == 2 {
            self.story.clear();
            self.knowledge = Knowledge::rebuilt_for_two(cards, &self.hands);
        } else {
            self.work_out();
            self.knowledge.rebuilt(cards, CardSet::singleton(top));
        }
        self.stock = std::mem::take(&mut self.public.table);
        self.public.table.push(top);
        self.chance.shuffle(&mut self.stock);
        self.public.rebuilds += 1;
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
        self.hand(seat) & self.public.wanted.cards()
    }
}
