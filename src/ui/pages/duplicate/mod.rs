//! The duplicate match: Master plays the same deal in the person's seat, against the same bots. The difference between
//! both results says how well the person has played, without most of the luck.

mod texts;

use leptos::prelude::*;

use crate::bots::Level;
use crate::cards::rng::Seed;
use crate::engine::game::Turn;
use crate::engine::seat::{Seat, SeatSet};
use crate::ui::active_match::ActiveMatch;
use crate::ui::components::header::PageHeader;
use crate::ui::erased::{part, part_later, text};
use crate::ui::finished_match::find;
use crate::ui::workers::{QueryResult, ask};

use super::challenge::{Rival, compared};
use super::history::not_found;
use super::shared_link::opening;

/// Milliseconds that Master thinks about a move.
const THINKING: u32 = 200;

const MASTER: Rival = Rival {
    title: texts::TITLE,
    name: texts::MASTER,
    watch: texts::WATCH,
    is_ahead: |points| texts::ahead(points),
};

/// The state of the page.
#[derive(Clone, Copy)]
struct DuplicateState {
    /// The person's match.
    mine: StoredValue<ActiveMatch>,
    /// Master's match so far.
    again: StoredValue<ActiveMatch>,
    seat: Seat,
    /// Number of moves so far.
    moves: RwSignal<usize>,
    over: RwSignal<bool>,
    failed: RwSignal<bool>,
}

/// The duplicate of a finished match of the history.
#[component]
pub(in crate::ui) fn DuplicatePage(name: String) -> impl IntoView {
    part_later(opening(), find(name), |found| {
        let (active, replay) = match found {
            Ok(found) => found,
            Err(why) => return not_found(&why),
        };
        let is_over = matches!(active.game.turn(), Turn::Over(_));
        let seat = active.only_person().filter(|_| is_over && active.game.seats() > 1);
        let start = replay.start().ok().filter(|start| start.race().is_none());
        let (Some(seat), Some(start)) = (seat, start) else { return waiting(None) };
        let again = ActiveMatch::new(start, active.players.clone(), false);
        let state = DuplicateState {
            mine: StoredValue::new(active),
            again: StoredValue::new(again),
            seat,
            moves: RwSignal::new(0),
            over: RwSignal::new(false),
            failed: RwSignal::new(false),
        };
        state.go_on(SeatSet::NONE);
        part(move || match state.over.get() {
            true => state.mine.with_value(|mine| {
                state.again.with_value(|again| compared(&*mine.game, &*again.game, seat, MASTER))
            }),
            false => waiting(Some(state)),
        })
        .into_any()
    })
}

/// Shown while Master plays, or if it cannot.
fn waiting(state: Option<DuplicateState>) -> AnyView {
    let says = move || -> String {
        match state {
            None => texts::NOT_ALONE.into(),
            Some(state) if state.failed.get() => texts::FAILED.into(),
            Some(_) => texts::PLAYING.into(),
        }
    };
    let moves = move || state.map(|state| texts::played(state.moves.get())).unwrap_or_default();
    view! {
        <PageHeader/>
        <main class="page prose">
            <h1 tabindex="-1">{texts::TITLE.as_str()}</h1>
            <p class="lead" role="status">{text(says)}</p>
            <p class="quiet">{text(moves)}</p>
        </main>
    }
    .into_any()
}

/// What happens next in Master's match.
enum Next {
    Over,
    Deal,
    Timeout,
    Ask(Seat, (&'static str, Vec<u8>), Level, Seed),
}

impl DuplicateState {
    /// Plays on. The seats in `waiting` wait for others.
    fn go_on(self, waiting: SeatSet) {
        // The page may have been left meanwhile.
        match self.again.try_with_value(|again| self.next(again, waiting)) {
            None => {}
            Some(Next::Over) => {
                self.over.try_set(true);
            }
            Some(Next::Deal) => self.step(|again| again.game.deal(None).is_ok()),
            Some(Next::Timeout) => self.step(|again| again.game.time_out().is_ok()),
            Some(Next::Ask(seat, seen, level, chance)) => {
                ask(seen, level, THINKING, false, chance, move |answer| match answer {
                    QueryResult::Plays(mv, ..) => {
                        self.step(move |again| again.game.play(seat, &mv).is_ok());
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

    fn next(self, again: &ActiveMatch, waiting: SeatSet) -> Next {
        let seats = match again.game.turn() {
            Turn::Over(_) => return Next::Over,
            Turn::RoundOver => return Next::Deal,
            Turn::ToMove(seats) => seats,
        };
        let Some(seat) = seats.iter().find(|seat| !waiting.contains(*seat)) else {
            return Next::Timeout;
        };
        let level = if seat == self.seat { Some(Level::Master) } else { again.bot(seat) };
        let seen = (again.game.info().id, again.game.view(seat));
        Next::Ask(seat, seen, level.unwrap_or(Level::Master), again.chance(seat))
    }

    fn step(self, change: impl FnOnce(&mut ActiveMatch) -> bool) {
        let changed = self.again.try_update_value(change);
        if changed == Some(true) {
            self.moves.try_update(|moves| *moves += 1);
            self.go_on(SeatSet::NONE);
        } else {
            self.failed.try_set(true);
        }
    }
}
