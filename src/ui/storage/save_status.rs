//! What the kept matches come to. They are played again for that, a bit at a time, once when the page begins; from then
//! on the tables say it, so that no other page has to.

use crate::engine::game::Turn;
use crate::games;
use crate::saves::save_log::SavedMatch;
use crate::ui::active_match::ActiveMatch;
use crate::ui::platform::chunked::play_again;
use crate::ui::storage::match_store::{STORE, understood};

/// What a kept match comes to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) enum SaveStatus {
    /// Nothing is kept, or a match that is over.
    #[default]
    Nothing,
    /// Something is kept that cannot be read as a whole.
    Unclear,
    /// A match that still goes on: what the players are called, and their points.
    GoesOn(Vec<(String, i32)>),
}

impl SaveStatus {
    /// Of a match that is on the table.
    pub(in crate::ui) fn of(active: &ActiveMatch) -> SaveStatus {
        if let Turn::Over(_) = active.game.turn() {
            return SaveStatus::Nothing;
        }
        let points = active.game.snapshot(None).scores;
        SaveStatus::GoesOn(active.names().into_iter().zip(points).collect())
    }

    /// Of lines that nobody has played again yet.
    pub(crate) fn before(lines: &str) -> SaveStatus {
        if lines.is_empty() { SaveStatus::Nothing } else { SaveStatus::Unclear }
    }
}

/// What the match in a slot comes to.
pub(in crate::ui) fn standing(slot: &str) -> SaveStatus {
    STORE.with_borrow_mut(|store| store.slot(slot).standing.clone())
}

/// Whether a match in this slot still goes on.
pub(in crate::ui) fn goes_on(slot: &str) -> bool {
    matches!(standing(slot), SaveStatus::GoesOn(_))
}

/// Finds what all kept matches come to, and then goes on.
pub(in crate::ui) fn look_at_all(then: impl FnOnce() + 'static) {
    let slots = games::all().iter().map(|game| game.info().id.to_owned()).collect();
    look(slots, Box::new(then));
}

/// Finds what the matches in these slots come to, and then goes on.
pub(crate) fn look(mut slots: Vec<String>, then: Box<dyn FnOnce()>) {
    let Some(slot) = slots.pop() else { return then() };
    let lines = STORE.with_borrow_mut(|store| store.slot(&slot).lines.clone());
    let kept = understood(&lines).ok().flatten();
    sit_down(slot.clone(), kept, move |found| {
        if let Some((active, true)) = found {
            note(&slot, &lines, &active);
        }
        look(slots, then);
    });
}

/// Notes what these lines of a slot have come to, unless there are others now.
pub(crate) fn note(slot: &str, lines: &str, active: &ActiveMatch) {
    STORE.with_borrow_mut(|store| {
        let slot = store.slot(slot);
        if slot.lines == lines {
            slot.standing = SaveStatus::of(active);
        }
    });
}

/// Plays a match that was kept again, as far as the rules allow it, and says whether that is all of it.
pub(crate) fn sit_down(
    slot: String,
    kept: Option<SavedMatch>,
    then: impl FnOnce(Option<(ActiveMatch, bool)>) + 'static,
) {
    let found = kept.and_then(|kept| Some((ActiveMatch::begin_again(&slot, &kept)?, kept)));
    let Some((again, kept)) = found else { return then(None) };
    play_again(again, move |again| {
        let is_whole = again.is_whole();
        then(ActiveMatch::at(again.done().0, kept).map(|active| (active, is_whole)));
    });
}
