//! Status of the saved matches. Replays them for that once, at startup and in slices. Later the tables report every
//! change, so no other page needs to replay.

use crate::engine::game::Turn;
use crate::games;
use crate::saves::save_log::SavedMatch;
use crate::ui::active_match::ActiveMatch;
use crate::ui::platform::chunked::play_again;
use crate::ui::storage::deal_store;
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

/// Determines the status of all saved matches.
pub(in crate::ui) async fn compute_all() {
    for game in games::all() {
        compute(game.info().id).await;
    }
}

/// Determines the status of the match in a slot.
pub(crate) async fn compute(slot: &str) {
    let lines = STORE.with_borrow_mut(|store| store.slot(slot).lines.clone());
    deal_store::note_one(&lines);
    let kept = understood(&lines).ok().flatten();
    if let Some((active, true)) = load_match(slot, kept).await {
        note(slot, &lines, &active);
    }
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

/// Replays a saved match as far as the rules allow. Returns it and whether all steps were replayed, or `None` if there is
/// no readable match of this game.
pub(crate) async fn load_match(
    slot: &str,
    kept: Option<SavedMatch>,
) -> Option<(ActiveMatch, bool)> {
    let kept = kept?;
    let again = play_again(ActiveMatch::begin_again(slot, &kept)?).await;
    let is_whole = again.is_whole();
    ActiveMatch::at(again.done().0, kept).map(|active| (active, is_whole))
}
