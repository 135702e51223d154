//! The game: its rules behind the trait that all games share.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::chance::Chance;
use crate::engine::event::{EventSink, NoNote};
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
use crate::engine::hidden_cards::{HiddenCards, Shown, mark, mark_hand};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::stray_moves::StrayMoves;

use super::INFO;
use super::counts::Counts;
use super::moves::Move;
use super::options::RummyOptions;
use super::position::HundredRummy;
use super::public::Public;
use super::rules::LAST_TAKE;
use super::view::View;
use super::{determinize, rules, view};

impl Game for HundredRummy {
    const INFO: Info = INFO;

    type Options = RummyOptions;
    type Move = Move;
    type Note = NoNote;
    type View = View;

    fn pack(_: &RummyOptions, seats: u8) -> Vec<Card> {
        Counts::sets(seats).cards().collect()
    }

    fn deal(
        start: &MatchConfig<RummyOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<NoNote>,
    ) -> Self {
        rules::deal(start, pack, sink)
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<NoNote>) {
        rules::deal_next(self, pack, sink);
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        rules::legal_moves(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<NoNote>) {
        rules::apply(self, seat, mv, sink);
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        rules::reason_against(self, seat, mv)
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

    /// Between two scores there are at most two rebuilds, so at most three packs are drawn. At most 99 cards are taken
    /// from the discard pile between two draws. A turn has two moves.
    fn max_steps(options: &RummyOptions, seats: u8) -> u32 {
        let seats = u32::from(seats);
        let scores = 3 * seats + 1;
        let turns = (scores + 1) * 3 * 24 * seats * u32::from(LAST_TAKE);
        2 * turns * Public::games_in_match(*options, seats as u8)
    }
}

impl HiddenCards for HundredRummy {
    fn chance(&mut self) -> Option<&mut Chance> {
        Some(&mut self.chance)
    }

    fn hold(view: &mut View, seat: Seat, cards: &[Card]) -> bool {
        let unseen = view.unseen();
        mark_hand(&mut view.hands[seat.0 as usize], cards, |card| usize::from(unseen[card]))
    }

    fn lie(view: &mut View, _: Place, depth: usize, card: Card) -> bool {
        let may_be = view.unseen()[card] > 0;
        mark(view.stock.get_mut(depth), card, may_be)
    }

    fn fit(&self, view: &View, rng: &mut Rng) -> Option<Self> {
        determinize::sample(view, rng)
    }

    fn shown(mv: &Move) -> Shown {
        match mv {
            Move::Score => Shown::Hand,
            Move::Discard(card) => Shown::Named(vec![*card]),
            Move::TakeStock | Move::TakeDiscard => Shown::Named(Vec::new()),
        }
    }
}

impl StrayMoves for HundredRummy {}
