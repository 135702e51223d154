//! The game: its rules behind the trait that all games share.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::chance::Chance;
use crate::engine::event::EventSink;
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
use crate::engine::hidden_cards::{HiddenCards, Shown, mark, mark_hand};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::stray_moves::StrayMoves;

use super::INFO;
use super::moves::Move;
use super::note::Note;
use super::options::LadderOptions;
use super::position::BrokenLadder;
use super::public::LAST_ROUND;
use super::rules::LAST_TAKE;
use super::view::View;
use super::{determinize, pack, rules, view};

impl Game for BrokenLadder {
    const INFO: Info = INFO;

    type Options = LadderOptions;
    type Move = Move;
    type Note = Note;
    type View = View;

    fn pack(options: &LadderOptions, seats: u8) -> Vec<Card> {
        pack::pack(*options, seats)
    }

    fn deal(
        start: &MatchConfig<LadderOptions>,
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

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        rules::legal_moves(self, seat, out);
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        rules::apply(self, seat, mv, sink);
    }

    fn illegal_reason(&self, _seat: Seat, mv: &Move) -> String {
        rules::reason_against(self, mv)
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

    /// In a round the stock is used up at most three times, and at most 99 cards are taken from the discard pile
    /// between two draws. A turn has two moves, and every player can lay down once.
    fn max_steps(options: &LadderOptions, seats: u8) -> u32 {
        let draws = 3 * u32::from(pack::packs(*options, seats)) * pack::KINDS as u32;
        let turns = (draws + 1) * u32::from(LAST_TAKE);
        (2 * turns + u32::from(seats)) * LAST_ROUND
    }
}

impl HiddenCards for BrokenLadder {
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
            Move::Lay => Shown::Hand,
            Move::Discard(card) => Shown::Named(vec![*card]),
            Move::TakeStock | Move::TakeDiscard => Shown::Named(Vec::new()),
        }
    }
}

impl StrayMoves for BrokenLadder {}
