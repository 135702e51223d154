//! The game: its rules behind the trait that all games share.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::chance::Chance;
use crate::engine::event::EventSink;
use crate::engine::game::{Game, IllegalMove, Info, MatchConfig, Snapshot, Turn};
use crate::engine::hidden_cards::{HiddenCards, Shown, mark};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::stray_moves::StrayMoves;

use super::INFO;
use super::moves::Move;
use super::note::Note;
use super::options::HouseRules;
use super::position::OneHundredAndOne;
use super::public::Phase;
use super::rules::LAST_TURN;
use super::scoring::LAST_ROUND;
use super::stock::LAST_REBUILD;
use super::view::View;
use super::{determinize, illegal, legal, pack, rules, view};

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
        rules::deal(start, pack, sink)
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        rules::deal_next(self, pack, sink);
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        legal::moves(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        rules::apply(self, seat, mv, sink);
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        illegal::reason_against(self, seat, mv)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.seen_by(viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        determinize::sample(view, rng)
            .expect("the true position is one of those that a view allows")
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
        round * u32::from(LAST_ROUND)
    }
}

impl HiddenCards for OneHundredAndOne {
    fn chance(&mut self) -> Option<&mut Chance> {
        Some(&mut self.chance)
    }

    fn hold(view: &mut View, seat: Seat, cards: &[Card]) -> bool {
        cards.iter().all(|&card| view.marks(seat, card))
    }

    fn lie(view: &mut View, _: Place, depth: usize, card: Card) -> bool {
        let may_be = view.knowledge.made.contains(card) && view.unseen().contains(card);
        mark(view.stock.get_mut(depth), card, may_be)
    }

    fn fit(&self, view: &View, rng: &mut Rng) -> Option<Self> {
        determinize::sample(view, rng)
    }

    fn shown(mv: &Move) -> Shown {
        Shown::Named(mv.cards().to_vec())
    }

    /// A hand may always lack a fitting card, and then its seat may draw.
    fn check_openly(&self, seat: Seat, mv: &Move) -> Result<(), IllegalMove> {
        let may_draw = matches!(self.public.phase, Phase::Hit | Phase::Play | Phase::Cover);
        if *mv == Move::Draw && may_draw && self.turn().is_of(seat) {
            return Ok(());
        }
        self.check(seat, mv)
    }
}

impl StrayMoves for OneHundredAndOne {}
