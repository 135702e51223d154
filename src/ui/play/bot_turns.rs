//! Bots at the table. They are asked when it is their turn, and play at a pace that a person can follow.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::bots::Level;
use crate::cards::rng::Seed;
use crate::engine::game::Turn;
use crate::engine::seat::{Seat, SeatSet};
use crate::table::OfferedMove;
use crate::table::{Gesture, Movement};
use crate::ui::active_match::{ActiveMatch, random_seed};
use crate::ui::erased::after_frame;
use crate::ui::platform::clock::monotonic;
use crate::ui::storage::match_store;
use crate::ui::workers::{QueryResult, ask};

use super::actions::counts;
use super::bot_timing::BotTiming;
use super::mode::Mode;
use super::state::{TableState, Warning};
use super::table_time::chance_of;
use super::texts;
use super::tutorial;

/// A moment in the course of a match. An answer that was requested at another moment is not played.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Moment {
    seed: Seed,
    steps: usize,
    /// Number of undos. After an undo, the same number of steps may lead to another position.
    undos: u32,
}

impl Moment {
    fn of(active: &ActiveMatch) -> Moment {
        let (steps, undos) = (active.game.step_count() + 1, active.assists.undos);
        Moment { seed: active.game.seed(), steps, undos }
    }
}

/// Asks the bots whenever it is their turn.
pub(super) fn let_bots_play(table: TableState) {
    if let Mode::Tutorial(guide) = table.game.mode {
        return tutorial::drive(table, guide);
    }
    let race = BotTiming::new();
    // Screen readers announce only what is inserted into a region that they know already. So the deal is announced
    // after the next frame, and nobody moves before.
    let greeted = RwSignal::new(false);
    Effect::new(move |_| {
        after_frame(move || {
            if table.game.active.try_with_untracked(|_| {}).is_some() {
                table.greet();
                greeted.set(true);
            }
        });
    });
    Effect::new(move |_| {
        table.game.active.track();
        race.schedule_due(table);
        // The bots wait until a person looks at the table.
        if table.game.curtain_up.get() && greeted.get() {
            ask_bots(table, race, SeatSet::NONE);
        }
    });
}

/// Asks the first bot that is to move and is not in `waiting`. The other bots are asked after its answer.
fn ask_bots(table: TableState, race: BotTiming, waiting: SeatSet) {
    let due = table.game.active.try_with_untracked(|active| {
        let (seat, level) = bot_to_move(active, waiting)?;
        Some((seat, level, Moment::of(active)))
    });
    if let Some((seat, level, moment)) = due.flatten() {
        ask_bot(table, race, seat, level, moment, waiting);
    }
}

fn bot_to_move(active: &ActiveMatch, waiting: SeatSet) -> Option<(Seat, Level)> {
    let Turn::ToMove(seats) = active.game.turn() else { return None };
    let awake = seats.iter().filter(|seat| !waiting.contains(*seat));
    awake
        .into_iter()
        .filter(|seat| !active.remote.contains(*seat))
        .find_map(|seat| Some((seat, active.bot(seat)?)))
}

fn ask_bot(
    table: TableState,
    race: BotTiming,
    seat: Seat,
    level: Level,
    moment: Moment,
    mut waiting: SeatSet,
) {
    let (pace, asked) = (table.pace(), monotonic());
    let (question, races, chance) = table.game.active.with_untracked(|active| {
        let game = &*active.game;
        ((game.info().id, game.view(seat)), game.race().is_some(), active.chance(seat))
    });
    let thinking = table.game.time.thinking().filter(|_| races);
    let chance = thinking.map_or(chance, |thinking| chance_of(thinking, seat));
    ask(question, level, table.thinking_time(), false, chance, move |answer| {
        let mv = match answer {
            QueryResult::Plays(mv, _, takes) if races => {
                race.note(table, takes, BotDecision { seat, mv, moment });
                waiting.insert(seat);
                return ask_bots(table, race, waiting);
            }
            QueryResult::Plays(mv, ..) => mv,
            QueryResult::Waits => {
                waiting.insert(seat);
                return ask_bots(table, race, waiting);
            }
            QueryResult::Failed | QueryResult::Fair(_) => {
                let _ = table.status.bots_failed.try_set(true);
                return;
            }
        };
        let spent = (monotonic() - asked).max(0.0) as u32;
        table.status.pending.try_set(Some(BotDecision { seat, mv, moment }));
        let play = move || play_pending(table, Some(moment));
        Timeout::new(pace.saturating_sub(spent), play).forget();
    });
}

/// Plays the bot's move that waits, if it is one of this moment, or at any moment: a person does not want to wait.
pub(super) fn play_pending(table: TableState, moment: Option<Moment>) {
    let is_due = |waits: &Option<BotDecision>| {
        waits.as_ref().is_some_and(|waits| moment.is_none_or(|moment| waits.moment == moment))
    };
    if table.status.pending.try_with_untracked(is_due) == Some(true) {
        let waits = table.status.pending.try_update(Option::take).flatten();
        if let Some(waits) = waits {
            waits.play(table);
        }
    }
}

/// A bot's move at a moment of the match.
#[derive(Clone)]
pub(super) struct BotDecision {
    pub(super) seat: Seat,
    pub(super) mv: String,
    pub(super) moment: Moment,
}

impl BotDecision {
    /// Plays the move, unless the match has changed since.
    pub(super) fn play(self, table: TableState) {
        match_store::after_save(move || {
            if table.game.active.try_with_untracked(Moment::of) == Some(self.moment) {
                table.play(self.seat, &self.mv);
            }
        });
    }
}

/// Asks the bots again after a failure.
pub(super) fn try_again(table: TableState) {
    table.status.bots_failed.set(false);
    // The match has not changed, but this notification runs the effect that asks the bots.
    table.game.active.notify();
}

/// Asks the strongest bot for a move in the person's place, with the person's knowledge only. A step that is being
/// saved is shown first, because it would remove the hint.
pub(super) fn ask_for_a_hint(table: TableState) {
    let is_first = |active: &ActiveMatch| {
        let is_daily = active.daily().is_some() && counts(active);
        is_daily && active.assists.hints == 0 && active.game.turn().is_of(table.me())
    };
    match table.game.mode.is_match() && table.game.active.with_untracked(is_first) {
        true => table.warn(Warning::Hint),
        false => find_hint_now(table),
    }
}

/// Asks for a hint without a warning.
pub(super) fn find_hint_now(table: TableState) {
    let me = table.me();
    match_store::after_save(move || find_hint(table, me));
}

fn find_hint(table: TableState, me: Seat) {
    let now = |active: &ActiveMatch| (active.game.turn().is_of(me), Moment::of(active));
    // The table may have been left meanwhile.
    let Some((mine, moment)) = table.game.active.try_with_untracked(now) else { return };
    if !mine || !matches!(table.game.mode, Mode::Match) || table.status.seeks_hint.get_untracked() {
        return;
    }
    if let Some(hint) = table.status.hint.get_untracked() {
        return write_again(table, &hint);
    }
    table.status.seeks_hint.set(true);
    let question = table.game.active.with_untracked(|s| (s.game.info().id, s.game.view(me)));
    // A step that is being saved is shown first.
    let found =
        move |answer| match_store::after_save(move || hint_found(table, me, moment, answer));
    ask(question, Level::Master, table.thinking_time(), true, random_seed(), found);
}

fn hint_found(table: TableState, me: Seat, moment: Moment, answer: QueryResult) {
    table.status.seeks_hint.try_set(false);
    match table.game.active.try_with_untracked(|s| (Moment::of(s), s.game.actors().pop())) {
        Some((now, _)) if now == moment => {}
        // Another seat has moved meanwhile. The hint is still wanted, so it is requested for the new position.
        Some((_, Some(Some(mover)))) if mover != me => return ask_for_a_hint(table),
        _ => return,
    }
    if matches!(answer, QueryResult::Failed) {
        return table.status.bots_failed.set(true);
    }
    // This notifies the effect that asks the bots, because the request for the hint has cancelled theirs.
    table.game.active.update(|active| active.assists.hints += 1);
    // A hint is counted even if the page is left before the next move.
    let lines = table.game.active.try_update_untracked(ActiveMatch::lines);
    if let Some(lines) = lines {
        match_store::add(lines, move |saved| table.is_saved(saved));
    }
    let QueryResult::Plays(mv, reason, _) = answer else {
        let words = texts::WAIT.into();
        table.say([texts::hint(texts::WAIT.as_str())]);
        table.status.because.set(String::new());
        return table.status.hint.set(Some(by_no_hand(words, String::new())));
    };
    let offered = table.derived.moves.get_untracked();
    let by_hand = offered.into_iter().find(|offered| offered.text == mv);
    let (hint, words) = match by_hand {
        Some(hint) => (hint.clone(), hint.label),
        None => written(table, mv),
    };
    let because =
        reason.and_then(|reason| table.game.active.with_untracked(|s| s.game.explain(&reason)));
    let because = because.unwrap_or_default();
    table.say([texts::hint(&words), because.clone()].into_iter().filter(|it| !it.is_empty()));
    table.status.because.set(because);
    table.status.hint.set(Some(hint));
}

/// The hint of a written move: its line is written for the person. The returned words are for screen readers, because
/// everybody else sees the line.
fn written(table: TableState, text: String) -> (OfferedMove, String) {
    table.start_line(line_of(&text).into());
    let words = table.derived.draft.with_untracked(|draft| {
        let parts = draft.tokens.iter().map(|token| token.name.as_str());
        parts.collect::<Vec<_>>().join(" ")
    });
    (by_no_hand(texts::ON_THE_LINE.into(), text), words)
}

/// Writes the line of a hint again, because the person may have changed it.
fn write_again(table: TableState, hint: &OfferedMove) {
    let line = line_of(&hint.text);
    if table.derived.text_input.with_untracked(Option::is_some) && !line.is_empty() {
        table.start_line(line.into());
    }
}

/// The line of a written move: its string without the first word.
fn line_of(text: &str) -> &str {
    text.split_once(' ').map_or("", |(_, line)| line)
}

/// A move that no gesture on the table makes.
fn by_no_hand(label: String, text: String) -> OfferedMove {
    OfferedMove { label, text, gesture: Gesture::plain(Movement::Press), rash: false }
}
