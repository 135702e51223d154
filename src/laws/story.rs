//! A law about what a seat may know, checked without sampled positions.
//!
//! A match is replayed with a change that a seat does not see: two cards of the pack, the seed behind rebuilds, or
//! a move of another seat. As long as the seat receives the same events, it must see the same.

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::event::Event;
use crate::engine::game::{Game, MatchConfig, Turn};
use crate::engine::record::{Step, pack_of};
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::engine::stray_moves::StrayMoves;

use super::{any_seat, broken, is_going_on, legal};

/// The same events for a seat give it the same view and the same moves.
pub(super) fn the_same_story_gives_the_same_view<G: StrayMoves>(
    session: &Session<G>,
    rng: &mut Rng,
) {
    let record = session.record();
    let start = &record.start;
    let viewer = any_seat(session, rng);
    let pack = pack_of::<G>(start, 1, record.deck.as_deref()).expect("it was dealt before");
    let mut one = Playback::<G>::begin(start, &pack);
    let mut other: Playback<G> = match rng.below(4) {
        0 => Playback::begin(&MatchConfig { order: rng.seed().into(), ..start.clone() }, &pack),
        1 => Playback::begin(start, &pack),
        _ => {
            let mut pack = pack;
            let place = |rng: &mut Rng| rng.below(pack.len() as u32) as usize;
            let (first, second) = (place(rng), place(rng));
            pack.swap(first, second);
            Playback::begin(start, &pack)
        }
    };
    let changed = rng.below(record.steps.len() as u32 + 1) as usize;
    for (number, step) in record.steps.iter().enumerate() {
        if one.told_to(viewer) != other.told_to(viewer) {
            return;
        }
        if is_going_on(&one.game) && is_going_on(&other.game) {
            let (view, changed_view) = (one.game.view(Some(viewer)), other.game.view(Some(viewer)));
            if view != changed_view || legal(&one.game, viewer) != legal(&other.game, viewer) {
                let law = "the same story gives another view";
                broken(session, &format!("{law} to {viewer:?}:\n{view:?}\n{changed_view:?}"));
            }
        }
        let instead =
            if number == changed { another_step(&other.game, viewer, step, rng) } else { None };
        if !one.goes_on(step, start) || !other.goes_on(instead.as_ref().unwrap_or(step), start) {
            return;
        }
    }
}

/// Another move of the same seat, unless that seat is the viewer.
fn another_step<G: StrayMoves>(
    game: &G,
    viewer: Seat,
    step: &Step<G::Move>,
    rng: &mut Rng,
) -> Option<Step<G::Move>> {
    let Step::Play(seat, _) = step else { return None };
    let moves = legal(game, *seat);
    let may_change = *seat != viewer && !moves.is_empty();
    may_change.then(|| Step::Play(*seat, rng.pick(&moves).clone()))
}

/// A match without its session, and the events of its last step.
struct Playback<G: Game> {
    game: G,
    round: u32,
    events: Vec<Event<G::Note>>,
}

impl<G: Game> Playback<G> {
    fn begin(start: &MatchConfig<G::Options>, pack: &[Card]) -> Self {
        let mut events = Vec::new();
        Playback { game: G::deal(start, pack, &mut events), round: 1, events }
    }

    fn told_to(&self, viewer: Seat) -> Vec<Event<G::Note>> {
        self.events.iter().map(|event| event.clone().seen_by(viewer)).collect()
    }

    /// Applies a step. False if this match does not allow it.
    fn goes_on(&mut self, step: &Step<G::Move>, start: &MatchConfig<G::Options>) -> bool {
        self.events.clear();
        match step {
            Step::Play(seat, mv) => match self.game.play(*seat, mv) {
                Ok(events) => self.events = events,
                Err(_) => return false,
            },
            Step::Deal(deck) if self.game.turn() == Turn::RoundOver => {
                self.round += 1;
                let pack = pack_of::<G>(start, self.round, deck.as_deref());
                self.game.deal_next(&pack.expect("it was dealt before"), &mut self.events);
            }
            Step::Timeout if self.game.clock().is_some() => {
                self.game.clock_expired(&mut self.events);
            }
            Step::Deal(_) | Step::Timeout => return false,
        }
        true
    }
}
