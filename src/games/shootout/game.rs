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
use super::options::ShootoutOptions;
use super::position::Shootout;
use super::rules::{LAST_TAKE, LAST_TRICK};
use super::stock::LAST_REBUILD;
use super::view::View;
use super::{determinize, illegal, rules, trumps, view};

impl Game for Shootout {
    const INFO: Info = INFO;

    type Options = ShootoutOptions;
    type Move = Move;
    type Note = Note;
    type View = View;

    fn pack(_: &ShootoutOptions, _: u8) -> Vec<Card> {
        trumps::PACK.iter().collect()
    }

    fn deal(
        start: &MatchConfig<ShootoutOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<Note>,
    ) -> Self {
        rules::deal(start, pack, sink)
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink<Note>) {
        rules::deal_next(self, pack, sink);
    }

    fn turn(&self) -> Turn {
        self.public.whose_turn()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        rules::legal_moves(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<Note>) {
        rules::apply(self, seat, mv, sink);
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        illegal::reason_against(&self.public, self.hands[seat], mv)
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

    /// Between two tricks at most three packs are drawn, with at most `LAST_TAKE` cards taken from the discard pile
    /// before each draw. A turn has three moves and three tricks, and each seat makes two moves per trick.
    fn max_steps(options: &ShootoutOptions, seats: u8) -> u32 {
        let turns = u32::from(LAST_REBUILD) * 54 * u32::from(LAST_TAKE);
        let trick = 3 * turns + 2 * u32::from(seats) + 1;
        u32::from(options.best_of.games()) * (u32::from(LAST_TRICK) + 1) * trick
    }
}

impl HiddenCards for Shootout {
    fn chance(&mut self) -> Option<&mut Chance> {
        Some(&mut self.chance)
    }

    fn hold(view: &mut View, seat: Seat, cards: &[Card]) -> bool {
        cards.iter().all(|&card| view.marks(seat, card))
    }

    fn lie(view: &mut View, _: Place, depth: usize, card: Card) -> bool {
        let may_be = view.stock_made_of.contains(card) && view.unseen().contains(card);
        mark(view.stock.get_mut(depth), card, may_be)
    }

    fn fit(&self, view: &View, rng: &mut Rng) -> Option<Self> {
        determinize::sample(view, rng)
    }

    fn shown(mv: &Move) -> Shown {
        Shown::Named(match mv {
            Move::Discard(cards) | Move::Shoot(cards) | Move::Follow(cards) => cards.to_vec(),
            _ => Vec::new(),
        })
    }

    /// A hand of the shown cards alone never has to follow suit with another card.
    fn check_openly(&self, seat: Seat, mv: &Move) -> Result<(), IllegalMove> {
        let Shown::Named(cards) = Self::shown(mv) else { return self.check(seat, mv) };
        let mut imagined = self.clone();
        imagined.hands[seat] = self.hands[seat] & cards.into_iter().collect();
        imagined.check(seat, mv)
    }
}

impl StrayMoves for Shootout {}
