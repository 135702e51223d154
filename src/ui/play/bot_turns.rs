//! Bots at the table: they are asked when it is their turn, and play at a pace that can be followed.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::bot_timing::Race;
use super::state::Desk;
use super::texts;
use super::tutorial;
use crate::bots::Level;
use crate::cards::rng::Seed;
use crate::engine::game::Turn;
use crate::engine::seat::{Seat, SeatSet};
use crate::games::Handle;
use crate::table::{Gesture, Movement};
use crate::ui::active_match::{Sitting, random_seed};
use crate::ui::erased::after_frame;
use crate::ui::storage::match_store;
use crate::ui::workers::{Answered, ask};

/// How long a bot may think.
const THINKING: u32 = 700;

/// A moment of a match; an answer to a question of another moment is not played.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Moment {
    seed: Seed,
    steps: usize,
    /// After moves were taken back, as many steps may lead elsewhere.
    undos: u32,
}

impl Moment {
    fn of(sitting: &Sitting) -> Moment {
        let (steps, undos) = (sitting.game.told().len(), sitting.tally.undos);
        Moment { seed: sitting.game.seed(), steps, undos }
    }
}

/// Asks the bots whenever it is their turn.
pub(super) fn let_bots_play(desk: Desk) {
    if let Some(guide) = desk.guide {
        return tutorial::drive(desk, guide);
    }
    let race = Race::begin();
    // Screen readers say only what is put into a region that they know already; and nobody moves before the deal is said.
    let greeted = RwSignal::new(false);
    Effect::new(move |_| {
        after_frame(move || {
            if desk.sitting.try_with_untracked(|_| {}).is_some() {
                desk.greet();
                greeted.set(true);
            }
        });
    });
    Effect::new(move |_| {
        desk.sitting.track();
        race.go_on(desk);
        // They wait until somebody looks.
        if desk.lifted.get() && greeted.get() {
            ask_bots(desk, race, SeatSet::NONE);
        }
    });
}

/// Asks the first bot that may move and does not wait, and after it the others.
fn ask_bots(desk: Desk, race: Race, waiting: SeatSet) {
    let due = desk.sitting.try_with_untracked(|sitting| {
        let (seat, level) = bot_to_move(sitting, waiting)?;
        Some((seat, level, Moment::of(sitting)))
    });
    if let Some((seat, level, moment)) = due.flatten() {
        ask_bot(desk, race, seat, level, moment, waiting);
    }
}

fn bot_to_move(sitting: &Sitting, waiting: SeatSet) -> Option<(Seat, Level)> {
    let Turn::Of(seats) = sitting.game.turn() else { return None };
    let awake = seats.iter().filter(|seat| !waiting.contains(*seat));
    awake.into_iter().find_map(|seat| Some((seat, sitting.bot(seat)?)))
}

fn ask_bot(desk: Desk, race: Race, seat: Seat, level: Level, moment: Moment, mut waiting: SeatSet) {
    let (pace, asked) = (desk.pace(), js_sys::Date::now());
    let (question, races) = desk
        .sitting
        .with_untracked(|s| ((s.game.info().id, s.game.view(seat)), s.game.race().is_some()));
    let chance = if races { Race::chance(seat) } else { random_seed() };
    ask(question, level, THINKING, false, chance, move |answer| {
        let mv = match answer {
            Answered::Plays(mv, _, takes) if races => {
                race.note(desk, takes, Said { seat, mv, moment });
                waiting.insert(seat);
                return ask_bots(desk, race, waiting);
            }
            Answered::Plays(mv, ..) => mv,
            Answered::Waits => {
                waiting.insert(seat);
                return ask_bots(desk, race, waiting);
            }
            Answered::Failed | Answered::Fair(_) => {
                let _ = desk.bots_failed.try_set(true);
                return;
            }
        };
        let spent = (js_sys::Date::now() - asked).max(0.0) as u32;
        let said = Said { seat, mv, moment };
        Timeout::new(pace.saturating_sub(spent), move || said.play(desk)).forget();
    });
}

/// What a bot plays at some moment of the match.
pub(super) struct Said {
    pub(super) seat: Seat,
    pub(super) mv: String,
    pub(super) moment: Moment,
}

impl Said {
    /// Plays it, unless something else is played before.
    pub(super) fn play(self, desk: Desk) {
        match_store::in_turn(move || {
            if desk.sitting.try_with_untracked(Moment::of) == Some(self.moment) {
                desk.play(self.seat, &self.mv);
            }
        });
    }
}

/// Starts the bots again after they failed.
pub(super) fn try_again(desk: Desk) {
    desk.bots_failed.set(false);
    // Nothing has changed, but whoever waits for the match looks at it again.
    desk.sitting.update(|_| {});
}

/// Asks what the best bot would play in the person's place, knowing what the person knows. A step that is still being kept
/// is shown before: it would take the hint away.
pub(super) fn ask_for_a_hint(desk: Desk) {
    let me = desk.me();
    match_store::in_turn(move || find_hint(desk, me));
}

fn find_hint(desk: Desk, me: Seat) {
    let now = |sitting: &Sitting| (sitting.game.turn().is_of(me), Moment::of(sitting));
    // The table may have been left meanwhile.
    let Some((mine, moment)) = desk.sitting.try_with_untracked(now) else { return };
    if !mine || desk.guide.is_some() || desk.seeks_hint.get_untracked() {
        return;
    }
    if let Some(hint) = desk.hint.get_untracked() {
        return write_again(desk, &hint);
    }
    desk.seeks_hint.set(true);
    let question = desk.sitting.with_untracked(|s| (s.game.info().id, s.game.view(me)));
    ask(question, Level::Master, THINKING, true, random_seed(), move |answer| {
        desk.seeks_hint.try_set(false);
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
        let Answered::Plays(mv, reason, _) = answer else {
            let words = texts::WAIT.into();
            desk.say([texts::hint(texts::WAIT.say())]);
            desk.because.set(String::new());
            return desk.hint.set(Some(by_no_hand(words, String::new())));
        };
        let handles = desk.handles.get_untracked();
        let by_hand = handles.into_iter().find(|handle| handle.text == mv);
        let (hint, words) = match by_hand {
            Some(hint) => (hint.clone(), hint.label),
            None => written(desk, mv),
        };
        let because = reason.map(|reason| desk.sitting.with_untracked(|s| s.game.because(&reason)));
        let because = because.unwrap_or_default();
        desk.say([texts::hint(&words), because.clone()].into_iter().filter(|it| !it.is_empty()));
        desk.because.set(because);
        desk.hint.set(Some(hint));
    });
}

/// A move that no hand makes: its line is written. Whoever sees it reads it there; the words are for those who hear it.
fn written(desk: Desk, text: String) -> (Handle, String) {
    desk.start_line(line_of(&text).into());
    let words = desk.draft.with_untracked(|draft| {
        let parts = draft.tokens.iter().map(|token| token.name.as_str());
        parts.collect::<Vec<_>>().join(" ")
    });
    (by_no_hand(texts::ON_THE_LINE.into(), text), words)
}

/// Writes the line of a hint once more: the person may have changed it.
fn write_again(desk: Desk, hint: &Handle) {
    let line = line_of(&hint.text);
    if desk.writing.with_untracked(Option::is_some) && !line.is_empty() {
        desk.start_line(line.into());
    }
}

/// What is written of a move: all but its first word.
fn line_of(text: &str) -> &str {
    text.split_once(' ').map_or("", |(_, line)| line)
}

/// A move that nothing on the table makes.
fn by_no_hand(label: String, text: String) -> Handle {
    let gesture = Gesture { movement: Movement::Press, choice: String::new() };
    Handle { label, text, gesture, rash: false }
}
