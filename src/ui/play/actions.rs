//! Steps of a match at the table. Each step is made on a copy of the match, saved, and shown after that.

use leptos::prelude::*;

use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::game::Turn;
use crate::engine::seat::Seat;
use crate::saves::standing::Practice;
use crate::ui::active_match::ActiveMatch;
use crate::ui::storage::daily_store;
use crate::ui::storage::match_store::{self, SaveOutcome};
use crate::ui::storage::result_line::note;

use super::card_buttons::focus_hand_soon;
use super::mode::Mode;
use super::puzzle::Verdict;
use super::sound;
use super::state::{Choice, TableState, Warning, last_step};
use super::texts;

impl TableState {
    /// Plays a move for a seat.
    pub(super) fn play(self, seat: Seat, text: &str) {
        let active = self.game.active;
        match self.game.mode {
            Mode::Tutorial(guide) => {
                if !active.with_untracked(|active| guide.allows(active, seat, text)) {
                    return;
                }
            }
            // A copy, because a wrong answer changes the position.
            Mode::Puzzle(puzzle) => match puzzle.judge(self, &active.get_untracked(), text) {
                Verdict::Played => {}
                Verdict::Refused => return,
                Verdict::Noted => return self.clear_input(),
            },
            Mode::Friends(friends) => {
                self.clear_input();
                return friends.with(|them| them.play(seat, text));
            }
            Mode::Match | Mode::Replay(_) => {}
        }
        // Only legal moves can be made at the table. Any other move changes nothing.
        let text = text.to_owned();
        self.step(move |active| active.game.play(seat, &text).is_ok());
        if let Mode::Tutorial(guide) = self.game.mode {
            guide.advance();
        }
    }

    /// Deals the next round.
    pub(super) fn deal(self) {
        self.step(|active| active.game.deal(None).is_ok());
        self.cover();
    }

    /// Lets this clock run out, unless the clock was restarted while an earlier step was being saved.
    pub(super) fn time_out(self, start: u32) {
        if let Some(friends) = self.friends() {
            return friends.with(|them| them.time_out());
        }
        match_store::after_save(move || {
            let clock = self.game.active.try_with_untracked(|active| active.game.clock()).flatten();
            if clock.is_some_and(|clock| clock.start == start) {
                self.step(|active| active.game.time_out().is_ok());
            }
        });
    }

    /// Changes a copy of the match, saves it, and then shows it. A change that returns false is dropped.
    fn step(self, change: impl FnOnce(&mut ActiveMatch) -> bool + 'static) {
        let me = self.me();
        match_store::after_save(move || {
            // The table may have been left meanwhile.
            let Some(mut next) = self.game.active.try_get_untracked() else { return };
            let was_mine = next.game.turn().is_of(me);
            if !change(&mut next) {
                return self.clear_input();
            }
            if self.game.mode.is_match() {
                daily_store::align(&mut next);
                note(&mut next);
            }
            let lines = next.lines();
            match_store::add(lines, move |saved| self.shown(next, saved, was_mine));
        });
    }

    /// Shows a step after it was saved, or after saving has failed.
    pub(super) fn shown(self, next: ActiveMatch, saved: SaveOutcome, was_mine: bool) {
        // The table may have been left meanwhile.
        let asked = self.derived.scene.try_with_untracked(|scene| scene.prompt.clone());
        if self.game.active.try_set(next).is_some() {
            return;
        }
        self.is_saved(saved);
        let me = self.me();
        if self.game.active.with_untracked(|active| matches!(active.game.turn(), Turn::Over(_))) {
            self.game.active.with_untracked(daily_store::note);
        }
        if self.game.active.with_untracked(|active| disturbs(active, me)) {
            self.status.hint.set(None);
            self.clear_selection();
            // A step of another seat must not take cards out of the person's fingers.
            if self.input.carried.with_untracked(Option::is_some) && !self.holds() {
                self.abort_press();
            }
        }
        let same = self.derived.scene.with_untracked(|scene| Some(&scene.prompt) == asked.as_ref());
        if !same {
            self.status.hint.set(None);
        }
        self.drop_stale_line();
        self.say_step(was_mine, same);
        let is_exact = self.show_exact_hit();
        sound::of_step(self, is_exact);
    }

    /// Reacts to the outcome of saving.
    pub(super) fn is_saved(self, saved: SaveOutcome) {
        match saved {
            SaveOutcome::Kept => {}
            SaveOutcome::Failed => {
                self.game.active.update_untracked(ActiveMatch::not_kept);
                self.status.trouble.set(texts::UNKEPT.into());
            }
            SaveOutcome::Full => self.status.unrecorded.set(true),
            SaveOutcome::Foreign => self.status.elsewhere.set(true),
        }
    }

    /// Goes back to the last decision of the person at this device. Asks before, if the match would become practice.
    pub(super) fn undo(self) {
        if !untrack(|| self.can_undo()) {
            return;
        }
        let (me, counts) = (self.me(), self.game.active.with_untracked(counts));
        if counts && !self.game.active.with_untracked(|active| counts_after_undo(active, me)) {
            return self.warn(Warning::Undo);
        }
        self.undo_now();
    }

    /// Goes back to the last decision of the person at this device.
    pub(super) fn undo_now(self) {
        self.status.hint.set(None);
        self.clear_input();
        let me = self.me();
        match_store::after_save(move || {
            if let Some(next) = self.game.active.try_get_untracked() {
                self.show_undone(undone(next, me));
            }
        });
    }

    fn show_undone(self, mut next: ActiveMatch) {
        let lines = next.lines();
        match_store::add(lines, move |saved| {
            if self.game.active.try_set(next).is_none() {
                self.is_saved(saved);
                self.game.active.with_untracked(daily_store::note);
                self.say([texts::TAKEN_BACK.into()]);
                // The undo button may be disabled now.
                focus_hand_soon(self);
            }
        });
    }

    /// Asks before something that makes the match count less.
    pub(super) fn warn(self, warning: Warning) {
        self.clear_input();
        self.input.choice.set(Some(Choice::Warning(warning)));
    }

    /// Whether the person may undo. Nobody may undo a decision of another person at this device.
    pub(super) fn can_undo(self) -> bool {
        if !matches!(self.game.mode, Mode::Match) {
            return false;
        }
        self.game.active.with(|active| {
            let people = active.people_here();
            let mut actors = active.game.actors().into_iter().rev().flatten();
            actors.find(|actor| people.contains(*actor)) == Some(self.game.viewer.get())
        })
    }
}

/// Whether the match counts.
pub(super) fn counts(active: &ActiveMatch) -> bool {
    active.assists.practice.is_none() && active.only_person().is_some()
}

fn counts_after_undo(active: &ActiveMatch, me: Seat) -> bool {
    counts(&undone(active.clone(), me))
}

/// The match before the last decision of this seat. It is practice if something new was seen since.
fn undone(mut next: ActiveMatch, me: Seat) -> ActiveMatch {
    let mut actors = next.game.actors();
    while let Some(actor) = actors.pop() {
        let seen = cards_seen(&next, me);
        // A move of another seat reveals information. So does a mistake that has a penalty, as in games with a clock.
        let is_another = actor != Some(me) || next.game.clock().is_some();
        next.game.undo();
        if is_another || has_more(seen, cards_seen(&next, me)) {
            next.assists.practice.get_or_insert(Practice::TakenBack);
        }
        if actor == Some(me) {
            break;
        }
    }
    next.assists.undos += 1;
    next
}

/// Whether the last step interrupts what the person at this device is doing. A step of another seat that consists of
/// notes does not, because no card moves.
fn disturbs(active: &ActiveMatch, me: Seat) -> bool {
    let mine = active.game.actors().pop() == Some(Some(me));
    mine || last_step(active, Some(me)).1.iter().any(|event| !matches!(event, Event::Note(_)))
}

/// All cards that a seat can see.
fn cards_seen(active: &ActiveMatch, viewer: Seat) -> Vec<Card> {
    active
        .game
        .scene(Some(viewer))
        .zones
        .into_iter()
        .flat_map(|zone| zone.cards)
        .flatten()
        .collect()
}

/// Whether some card occurs more often `here` than `there`.
fn has_more(here: Vec<Card>, mut there: Vec<Card>) -> bool {
    here.into_iter().any(|card| {
        let at = there.iter().position(|other| *other == card);
        at.map(|at| there.swap_remove(at)).is_none()
    })
}
