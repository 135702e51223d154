//! The game: its rules behind the trait that all games share.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::chance::Chance;
use crate::engine::event::{EventSink, NoNote};
use crate::engine::game::{Game, IllegalMove, Info, MatchConfig, Snapshot, Turn};
use crate::engine::hidden_cards::{HiddenCards, Shown, mark, mark_hand};
use crate::engine::place::Place;
use crate::engine::seat::Seat;
use crate::engine::stray_moves::StrayMoves;

use super::INFO;
use super::moves::Move;
use super::options::TemplateOptions;
use super::position::Template;
use super::rules::MOST_CARDS;
use super::view::View;
use super::{determinize, illegal, pack, rules, view};

impl Game for Template {
    const INFO: Info = INFO;

    type Options = TemplateOptions;
    type Move = Move;
    type Note = NoNote;
    type View = View;

    fn pack(_: &TemplateOptions, seats: u8) -> Vec<Card> {
        pack::pack(seats)
    }

    fn deal(
        start: &MatchConfig<TemplateOptions>,
        pack: &[Card],
        sink: &mut impl EventSink<NoNote>,
    ) -> Self {
        rules::deal(start, pack, sink)
    }

    /// A match is one round.
    fn deal_next(&mut self, _: &[Card], _: &mut impl EventSink<NoNote>) {}

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.turn().is_of(seat) {
            out.extend(rules::moves(&self.public, self.hand(seat)));
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink<NoNote>) {
        rules::apply(self, seat, *mv, sink);
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        illegal::reason_against(self, seat, *mv)
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

    /// Between two cards fewer than all seats pass.
    fn max_steps(_: &TemplateOptions, seats: u8) -> u32 {
        (MOST_CARDS + 1) * u32::from(seats)
    }
}

impl HiddenCards for Template {
    fn chance(&mut self) -> Option<&mut Chance> {
        None
    }

    fn hold(view: &mut View, seat: Seat, cards: &[Card]) -> bool {
        let unseen = determinize::unseen(view);
        let count = |card| unseen.iter().filter(|other| **other == card).count();
        mark_hand(&mut view.hands[seat.0 as usize], cards, count)
    }

    fn lie(view: &mut View, _: Place, depth: usize, card: Card) -> bool {
        let may_be = determinize::unseen(view).contains(&card);
        mark(view.stock.get_mut(depth), card, may_be)
    }

    fn fit(&self, view: &View, rng: &mut Rng) -> Option<Self> {
        Some(determinize::sample(view, rng))
    }

    fn shown(mv: &Move) -> Shown {
        Shown::Named(match mv {
            Move::Lay(card) => vec![*card],
            Move::Pass => Vec::new(),
        })
    }

    /// A hidden hand may have no card that fits.
    fn check_openly(&self, seat: Seat, mv: &Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Pass if self.turn().is_of(seat) => Ok(()),
            _ => self.check(seat, mv),
        }
    }
}

impl StrayMoves for Template {}
