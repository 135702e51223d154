//! Steps of a match at the table: each is taken, kept, and then shown.

use leptos::prelude::*;

use super::card_buttons::focus_hand_soon;
use super::hot_seat::people_at;
use super::sound;
use super::state::{Desk, last_step};
use super::texts;
use super::tutorial::Guide;
use crate::cards::Card;
use crate::engine::event::Event;
use crate::engine::seat::Seat;
use crate::ui::active_match::Sitting;
use crate::ui::storage::match_store::{self, Saved};
use crate::ui::storage::result_line::note;

impl Desk {
    /// Plays a move of some seat.
    pub(super) fn play(self, seat: Seat, text: &str) {
        let allowed = |guide: Guide| self.sitting.with_untracked(|s| guide.allows(s, seat, text));
        if self.guide.is_some_and(|guide| !allowed(guide)) {
            return;
        }
        // Only legal moves can be made at the table; anything else changes nothing.
        let text = text.to_owned();
        self.step(move |sitting| sitting.game.play(seat, &text).is_ok());
        if let Some(guide) = self.guide {
            guide.go_on();
        }
    }

    /// Deals the next round.
    pub(super) fn deal(self) {
        self.step(|sitting| sitting.game.deal(None).is_ok());
        self.cover();
    }

    /// Lets this clock run out, unless it was started anew before that could be kept.
    pub(super) fn time(self, start: u32) {
        match_store::in_turn(move || {
            let clock = self.sitting.try_with_untracked(|sitting| sitting.game.clock()).flatten();
            if clock.is_some_and(|clock| clock.start == start) {
                self.step(|sitting| sitting.game.time().is_ok());
            }
        });
    }

    /// Changes the match, keeps it, and then shows it.
    fn step(self, change: impl FnOnce(&mut Sitting) -> bool + 'static) {
        let me = self.me();
        match_store::in_turn(move || {
            let mut was_mine = false;
            let lines = self.sitting.try_update_untracked(|sitting| {
                was_mine = sitting.game.turn().is_of(me);
                change(sitting).then(|| {
                    if self.guide.is_none() {
                        note(sitting);
                    }
                    sitting.lines()
                })
            });
            match lines {
                Some(Some(lines)) => {
                    match_store::add(lines, move |saved| self.shown(saved, was_mine))
                }
                Some(None) => self.lay_down(),
                None => {}
            }
        });
    }

    /// A step was taken, and is kept if this browser can do that.
    fn shown(self, saved: Saved, was_mine: bool) {
        let held = self.in_fingers();
        // The table may have been left meanwhile.
        let asked = self.scene.try_with_untracked(|scene| scene.prompt.clone());
        if self.sitting.try_update(|_| {}).is_none() {
            return;
        }
        self.is_saved(saved);
        let me = self.me();
        if self.sitting.with_untracked(|sitting| disturbs(sitting, me)) {
            self.hint.set(None);
            // What others play takes no card out of anybody's fingers.
            let stays = held.is_some() && held == self.in_fingers();
            let carried = self.carried.get_untracked().filter(|_| stays);
            self.lay_down();
            self.carried.set(carried);
        }
        let same = self.scene.with_untracked(|scene| Some(&scene.prompt) == asked.as_ref());
        if !same {
            self.hint.set(None);
        }
        self.drop_stale_line();
        self.say_step(was_mine, same);
        sound::of_step(self);
    }

    fn is_saved(self, saved: Saved) {
        match saved {
            Saved::Kept => {}
            Saved::Failed => {
                self.sitting.update_untracked(Sitting::not_kept);
                self.trouble.set(texts::UNKEPT.into());
            }
            Saved::Full => self.unrecorded.set(true),
            Saved::Foreign => self.elsewhere.set(true),
        }
    }

    /// Goes back to the last decision of the person at this device.
    pub(super) fn undo(self) {
        if !untrack(|| self.can_undo()) {
            return;
        }
        self.hint.set(None);
        self.lay_down();
        let me = self.me();
        match_store::in_turn(move || self.take_back(me));
    }

    fn take_back(self, me: Seat) {
        let lines = self.sitting.try_update_untracked(|sitting| {
            let mut actors = sitting.game.actors();
            while let Some(actor) = actors.pop() {
                let seen = cards_seen(sitting, me);
                // What others do tells something, and so does a mistake that is paid for.
                sitting.tally.practice |= actor != Some(me) || sitting.game.clock().is_some();
                sitting.game.undo();
                sitting.tally.practice |= has_more(seen, cards_seen(sitting, me));
                if actor == Some(me) {
                    break;
                }
            }
            sitting.tally.undos += 1;
            sitting.lines()
        });
        let Some(lines) = lines else { return };
        match_store::add(lines, move |saved| {
            if self.sitting.try_update(|_| {}).is_some() {
                self.is_saved(saved);
                self.say([texts::TAKEN_BACK.into()]);
                // The button may have nothing more to do.
                focus_hand_soon(self);
            }
        });
    }

    /// Nobody takes back what somebody else at this device has decided.
    pub(super) fn can_undo(self) -> bool {
        if self.guide.is_some() {
            return false;
        }
        self.sitting.with(|sitting| {
            let people = people_at(sitting);
            let mut actors = sitting.game.actors().into_iter().rev().flatten();
            actors.find(|actor| people.contains(*actor)) == Some(self.eye.get())
        })
    }
}

/// Whether the last step ends what the person at this device was about to do. Where several may move, what
/// others say does not, as long as the cards stay where they are.
fn disturbs(sitting: &Sitting, me: Seat) -> bool {
    let mine = sitting.game.actors().pop() == Some(Some(me));
    mine || last_step(sitting, Some(me)).1.iter().any(|event| !matches!(event, Event::Note(_)))
}

/// All cards that a seat sees.
fn cards_seen(sitting: &Sitting, eye: Seat) -> Vec<Card> {
    sitting.game.scene(Some(eye)).zones.into_iter().flat_map(|zone| zone.cards).flatten().collect()
}

/// Whether some card is here more often than there.
fn has_more(here: Vec<Card>, mut there: Vec<Card>) -> bool {
    here.into_iter().any(|card| {
        let at = there.iter().position(|other| *other == card);
        at.map(|at| there.swap_remove(at)).is_none()
    })
}
