//! The game: its rules behind the trait that all games share.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::event::EventSink;
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
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

impl StrayMoves for Shootout {}
