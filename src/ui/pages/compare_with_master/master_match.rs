//! A match in which Master plays a person's cards, in the background.

use leptos::prelude::*;

use crate::bots::Level;
use crate::cards::rng::Seed;
use crate::engine::game::Turn;
use crate::engine::seat::{Seat, SeatSet};
use crate::games::AnyMatch;
use crate::saves::saved_match::Player;
use crate::ui::active_match::ActiveMatch;
use crate::ui::workers::{QueryResult, ask};

/// Milliseconds that Master thinks about a move.
const THINKING: u32 = 200;

/// Master's match, as far as it has come.
#[derive(Clone, Copy)]
pub(in crate::ui::pages) struct MasterMatch {
    active: StoredValue<ActiveMatch>,
    /// Master's seat.
    seat: Seat,
    /// Number of moves so far.
    moves: RwSignal<usize>,
    over: RwSignal<bool>,
    failed: RwSignal<bool>,
}

/// What happens next in Master's match.
enum Next {
    Over,
    Deal,
    Timeout,
    Ask(Seat, (&'static str, Vec<u8>), Level, Seed),
}

impl MasterMatch {
    /// Master's match at its start, with the players of the person's match.
    pub(in crate::ui::pages) fn new(
        start: Box<dyn AnyMatch>,
        players: Vec<Player>,
        seat: Seat,
    ) -> MasterMatch {
        MasterMatch {
            active: StoredValue::new(ActiveMatch::new(start, players, false)),
            seat,
            moves: RwSignal::new(0),
            over: RwSignal::new(false),
            failed: RwSignal::new(false),
        }
    }

    /// Begins to play.
    pub(in crate::ui::pages) fn begin(self) {
        self.go_on(SeatSet::NONE);
    }

    /// Number of moves so far.
    pub(in crate::ui::pages) fn moves(self) -> usize {
        self.moves.get()
    }

    /// Whether the match is over.
    pub(in crate::ui::pages) fn is_over(self) -> bool {
        self.over.get()
    }

    /// Whether the bots do not answer.
    pub(in crate::ui::pages) fn has_failed(self) -> bool {
        self.failed.get()
    }

    /// Reads the match.
    pub(in crate::ui::pages) fn with_game<T>(self, read: impl FnOnce(&dyn AnyMatch) -> T) -> T {
        self.active.with_value(|active| read(&*active.game))
    }

    /// Plays on. The seats in `waiting` wait for others.
    fn go_on(self, waiting: SeatSet) {
        // The page may have been left meanwhile.
        match self.active.try_with_value(|active| self.next(active, waiting)) {
            None => {}
            Some(Next::Over) => {
                self.over.try_set(true);
            }
            Some(Next::Deal) => self.step(|active| active.game.deal(None).is_ok()),
            Some(Next::Timeout) => self.step(|active| active.game.time_out().is_ok()),
            Some(Next::Ask(seat, seen, level, chance)) => {
                ask(seen, level, THINKING, false, chance, move |answer| match answer {
                    QueryResult::Plays(mv, ..) => {
                        self.step(move |active| active.game.play(seat, &mv).is_ok());
                    }
                    QueryResult::Waits => {
                        let mut waiting = waiting;
                        waiting.insert(seat);
                        self.go_on(waiting);
                    }
                    QueryResult::Failed | QueryResult::Fair(_) => {
                        self.failed.try_set(true);
                    }
                });
            }
        }
    }

    fn next(self, active: &ActiveMatch, waiting: SeatSet) -> Next {
        let seats = match active.game.turn() {
            Turn::Over(_) => return Next::Over,
            Turn::RoundOver => return Next::Deal,
            Turn::ToMove(seats) => seats,
        };
        let Some(seat) = seats.iter().find(|seat| !waiting.contains(*seat)) else {
            return Next::Timeout;
        };
        let level = if seat == self.seat { Some(Level::Master) } else { active.bot(seat) };
        let seen = (active.game.info().id, active.game.view(seat));
        Next::Ask(seat, seen, level.unwrap_or(Level::Master), active.chance(seat))
    }

    fn step(self, change: impl FnOnce(&mut ActiveMatch) -> bool) {
        let changed = self.active.try_update_value(change);
        if changed == Some(true) {
            self.moves.try_update(|moves| *moves += 1);
            self.go_on(SeatSet::NONE);
        } else {
            self.failed.try_set(true);
        }
    }
}
