//! Status of the saved matches. Replays them for that once, at startup and in slices. Later the tables report every
//! change, so no other page needs to replay.

use crate::engine::game::Turn;
use crate::games;
use crate::saves::save_log::SavedMatch;
use crate::ui::active_match::ActiveMatch;
use crate::ui::platform::chunked::play_again;
use crate::ui::storage::match_store::{STORE, understood};

/// Status of a saved match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) enum SaveStatus {
    /// There is no saved match, or it is over.
    #[default]
    Nothing,
    /// The saved match cannot be read completely, or was not replayed yet.
    Unclear,
    /// The match is in progress: the names of the players and their points.
    GoesOn(Vec<(String, i32)>),
}

impl SaveStatus {
    /// Status of a match on the table.
    pub(in crate::ui) fn of(active: &ActiveMatch) -> SaveStatus {
        if let Turn::Over(_) = active.game.turn() {
            return SaveStatus::Nothing;
        }
        let points = active.game.snapshot(None).scores;
        SaveStatus::GoesOn(active.names().into_iter().zip(points).collect())
    }

    /// Status of lines that were not replayed yet.
    pub(crate) fn before(lines: &str) -> SaveStatus {
        if lines.is_empty() { SaveStatus::Nothing } else { SaveStatus::Unclear }
    }
}

/// Status of the match in a slot.
pub(in crate::ui) fn status_of(slot: &str) -> SaveStatus {
    STORE.with_borrow_mut(|store| store.slot(slot).standing.clone())
}

/// Whether the match in a slot is in progress.
pub(in crate::ui) fn is_resumable(slot: &str) -> bool {
    matches!(status_of(slot), SaveStatus::GoesOn(_))
}

/// Determines the status of all saved matches, and then calls `then`.
pub(in crate::ui) fn compute_all(then: impl FnOnce() + 'static) {
    let slots = games::all().iter().map(|game| game.info().id.to_owned()).collect();
    compute(slots, Box::new(then));
}

/// Determines the status of the matches in these slots, and then calls `then`.
pub(crate) fn compute(mut slots: Vec<String>, then: Box<dyn FnOnce()>) {
    let Some(slot) = slots.pop() else { return then() };
    let lines = STORE.with_borrow_mut(|store| store.slot(&slot).lines.clone());
    let kept = understood(&lines).ok().flatten();
    load_match(slot.clone(), kept, move |found| {
        if let Some((active, true)) = found {
            note(&slot, &lines, &active);
        }
        compute(slots, then);
    });
}

/// Stores the status for these lines of a slot, unless the slot has other lines by now.
pub(crate) fn note(slot: &str, lines: &str, active: &ActiveMatch) {
    STORE.with_borrow_mut(|store| {
        let slot = store.slot(slot);
        if slot.lines == lines {
            slot.standing = SaveStatus::of(active);
        }
    });
}

/// Replays a saved match as far as the rules allow, and passes on whether all steps were replayed. `None` if there is
/// no readable match of this game.
pub(crate) fn load_match(
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
