//! The fewest draws with which a solitaire is won if the order of the stock is known. All ways are tried.

use std::collections::HashMap;

use crate::engine::event::NoEvents;
use crate::engine::game::Game;
use crate::engine::seat::Seat;

use super::counts::Counts;
use super::moves::Move;
use super::position::HundredRummy;
use super::public::{End, Phase};

/// What the draws to come depend on: the hand, the size of the stock, the points, and whether a card is to be discarded.
type State = (Counts, usize, u32, bool);

/// The seat of the only player.
const SEAT: Seat = Seat(0);

/// A search with what it has found so far. All positions must come from one deal.
#[derive(Default)]
pub(super) struct FewestDraws {
    found: HashMap<State, Option<u32>>,
}

impl FewestDraws {
    /// The fewest cards to draw one by one until the solitaire is won. `None` if it is lost.
    pub(super) fn from(&mut self, position: &HundredRummy) -> Option<u32> {
        let public = &position.public;
        if let Phase::Over(end) = public.phase {
            return (end == End::Goal).then_some(0);
        }
        let must_discard = public.phase == Phase::Discard;
        let state = (position.hands[SEAT], position.stock.len(), public.points(SEAT), must_discard);
        if let Some(known) = self.found.get(&state) {
            return *known;
        }
        let fewest = self.after_each(position).into_iter().filter_map(|(_, draws)| draws).min();
        self.found.insert(state, fewest);
        fewest
    }

    /// Each legal move with the fewest draws from it on, its own included.
    pub(super) fn after_each(&mut self, position: &HundredRummy) -> Vec<(Move, Option<u32>)> {
        let mut moves = Vec::new();
        position.legal_moves(SEAT, &mut moves);
        let with_draws = |mv: Move| {
            let mut after = position.clone();
            after.apply(SEAT, &mv, &mut NoEvents);
            let draws = self.from(&after).map(|draws| draws + u32::from(mv == Move::TakeStock));
            (mv, draws)
        };
        moves.into_iter().map(with_draws).collect()
    }

    /// The moves of a shortest way from a position to its end.
    pub(super) fn way(&mut self, position: &HundredRummy) -> Vec<Move> {
        let mut position = position.clone();
        let mut way = Vec::new();
        while !matches!(position.public.phase, Phase::Over(_)) {
            let moves = self.after_each(&position).into_iter();
            let best = moves.min_by_key(|(_, draws)| draws.unwrap_or(u32::MAX));
            let Some((mv, _)) = best else { break };
            position.apply(SEAT, &mv, &mut NoEvents);
            way.push(mv);
        }
        way
    }
}
