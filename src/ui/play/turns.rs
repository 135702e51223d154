//! Bots at the table: they are asked when it is their turn, and play at a pace that can be followed.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::coach;
use super::desk::Desk;
use super::texts;
use crate::bots::Level;
use crate::game::Turn;
use crate::games::Handle;
use crate::rng::Seed;
use crate::seat::{Seat, SeatSet};
use crate::table::{Gesture, Movement};
use crate::ui::bots::{Answered, ask};
use crate::ui::launch::Sitting;

/// How long a bot may think.
const THINKING: u32 = 700;

/// A moment of a match; an answer to a question of another moment is not played.
#[derive(Clone, Copy, PartialEq)]
struct Moment {
    seed: Seed,
    steps: usize,
}

impl Moment {
    fn of(sitting: &Sitting) -> Moment {
        Moment { seed: sitting.game.seed(), steps: sitting.game.told().len() }
    }
}

/// Asks the bots whenever it is their turn.
pub(super) fn let_bots_play(desk: Desk) {
    if let Some(guide) = desk.guide {
        return coach::drive(desk, guide);
    }
    Effect::new(move |_| desk.greet());
    Effect::new(move |_| {
        desk.sitting.track();
        // They wait until somebody looks.
        if desk.lifted.get() {
            ask_bots(desk, SeatSet::NONE);
        }
    });
}

/// Asks the first bot that may move and does not wait, and after it the others.
fn ask_bots(desk: Desk, waiting: SeatSet) {
    let due = desk.sitting.try_with_untracked(|sitting| {
        let (seat, level) = bot_to_move(sitting, waiting)?;
        Some((seat, level, Moment::of(sitting)))
    });
    if let Some((seat, level, moment)) = due.flatten() {
        ask_bot(desk, seat, level, moment, waiting);
    }
}

fn bot_to_move(sitting: &Sitting, waiting: SeatSet) -> Option<(Seat, Level)> {
    let Turn::Of(seats) = sitting.game.turn() else { return None };
    let awake = seats.iter().filter(|seat| !waiting.contains(*seat));
    awake.into_iter().find_map(|seat| Some((seat, sitting.bot(seat)?)))
}

fn ask_bot(desk: Desk, seat: Seat, level: Level, moment: Moment, mut waiting: SeatSet) {
    let clock = desk.sitting.with_untracked(|sitting| sitting.game.clock());
    let pace = desk.pace() + if clock.is_some() { time_to_think() } else { 0 };
    let asked = js_sys::Date::now();
    let question = desk.sitting.with_untracked(|s| (s.game.info().id, s.game.view(seat)));
    ask(question, level, THINKING, false, move |answer| {
        let mv = match answer {
            Answered::Plays(mv, _) => mv,
            Answered::Waits => {
                waiting.insert(seat);
                return ask_bots(desk, waiting);
            }
            Answered::Failed | Answered::Fair(_) => {
                let _ = desk.bots_failed.try_set(true);
                return;
            }
        };
        let spent = (js_sys::Date::now() - asked).max(0.0) as u32;
        let play = move || {
            if desk.sitting.try_with_untracked(Moment::of) == Some(moment) {
                desk.play(seat, &mv);
            }
        };
        Timeout::new(pace.saturating_sub(spent), play).forget();
    });
}

/// Milliseconds that a bot takes in a race against the clock, as people would.
fn time_to_think() -> u32 {
    (2000.0 + 8000.0 * js_sys::Math::random()) as u32
}

/// Starts the bots again after they failed.
pub(super) fn try_again(desk: Desk) {
    desk.bots_failed.set(false);
    // Nothing has changed, but whoever waits for the match looks at it again.
    desk.sitting.update(|_| {});
}

/// Asks what the best bot would play in the person's place, knowing what the person knows.
pub(super) fn ask_for_a_hint(desk: Desk) {
    let me = desk.me();
    let (mine, moment) = desk.sitting.with_untracked(|s| (s.game.turn().is_of(me), Moment::of(s)));
    if !mine || desk.guide.is_some() || desk.hint.get_untracked().is_some() {
        return;
    }
    let question = desk.sitting.with_untracked(|s| (s.game.info().id, s.game.view(me)));
    ask(question, Level::Master, THINKING, true, move |answer| {
        match desk.sitting.try_with_untracked(|s| (Moment::of(s), s.game.actors().pop())) {
            Some((now, _)) if now == moment => {}
            // Somebody else has moved meanwhile, where several may: the hint is still wanted.
            Some((_, Some(Some(mover)))) if mover != me => return ask_for_a_hint(desk),
            _ => return,
        }
        if matches!(answer, Answered::Failed) {
            return desk.bots_failed.set(true);
        }
        // Whoever waits for the bots asks them again, because this question was put before theirs.
        desk.sitting.update(|sitting| sitting.tally.hints += 1);
        let Answered::Plays(mv, reason) = answer else { return };
        let handles = desk.handles.get_untracked();
        let by_hand = handles.into_iter().find(|handle| handle.text == mv);
        let hint = by_hand.unwrap_or_else(|| written(desk, mv));
        let because = reason.map(|reason| desk.sitting.with_untracked(|s| s.game.because(&reason)));
        let because = because.unwrap_or_default();
        desk.say(
            [texts::hint(&hint.label), because.clone()].into_iter().filter(|it| !it.is_empty()),
        );
        desk.because.set(because);
        desk.hint.set(Some(hint));
    });
}

/// A move that no hand makes: its line is written, and what it comes to is said.
fn written(desk: Desk, text: String) -> Handle {
    let line = text.split_once(' ').map_or("", |(_, line)| line);
    desk.start_line(line.into());
    let label = desk.draft.with_untracked(|draft| {
        let parts = draft.tokens.iter().map(|token| token.name.as_str());
        parts.collect::<Vec<_>>().join(" ")
    });
    let gesture = Gesture { movement: Movement::Press, choice: String::new() };
    Handle { label, text, gesture, rash: false }
}
