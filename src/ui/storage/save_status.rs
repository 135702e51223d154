//! Status of the saved matches. Replays them for that once, at startup and in slices. Later the tables report every
//! change, so no other page needs to replay.

use crate::engine::game::Turn;
use crate::games;
use crate::saves::daily::date::Date;
use crate::saves::saved_match::SavedMatch;
use crate::saves::seen_deals::mark;
use crate::ui::active_match::ActiveMatch;
use crate::ui::platform::chunked::play_again;
use crate::ui::platform::promise::within;
use crate::ui::storage::match_store::{STORE, understood};
use crate::ui::storage::{daily_store, seen_deals_store};

/// Milliseconds after which the rules of a saved match count as not to be had.
const PATIENCE: u32 = 5000;

/// Status of a saved match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) enum SaveStatus {
    /// There is no saved match, or it is over.
    #[default]
    Nothing,
    /// The saved match cannot be read completely, or was not replayed yet.
    Unclear,
    /// The match is in progress.
    GoesOn(SavedStanding),
}

/// How a match in progress stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::ui) struct SavedStanding {
    /// The names of the players and their points.
    pub(in crate::ui) points: Vec<(String, i32)>,
    /// The mark of its deal.
    pub(in crate::ui) deal: Option<String>,
    /// The day whose deal this is, if it is the first try, which counts.
    pub(in crate::ui) counts_for: Option<Date>,
}

impl SaveStatus {
    /// Status of a match on the table.
    pub(in crate::ui) fn of(active: &ActiveMatch) -> SaveStatus {
        if let Turn::Over(_) = active.game.turn() {
            return SaveStatus::Nothing;
        }
        let scores = active.game.snapshot(None).scores;
        SaveStatus::GoesOn(SavedStanding {
            points: active.names().into_iter().zip(scores).collect(),
            deal: mark(&active.game.record()),
            counts_for: active.daily().filter(|_| active.assists.practice.is_none()),
        })
    }

    /// The day for which the match counts, if it is the first try at a daily deal.
    pub(crate) fn counts_for(&self) -> Option<Date> {
        match self {
            SaveStatus::GoesOn(standing) => standing.counts_for,
            _ => None,
        }
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

/// The match in a slot, if it is in progress.
pub(in crate::ui) fn in_progress(slot: &str) -> Option<SavedStanding> {
    match status_of(slot) {
        SaveStatus::GoesOn(standing) => Some(standing),
        _ => None,
    }
}

/// Whether the match in a slot is in progress.
pub(in crate::ui) fn is_resumable(slot: &str) -> bool {
    in_progress(slot).is_some()
}

/// Whether nothing is saved in a slot, not even a match that is over.
pub(in crate::ui) fn is_unused(slot: &str) -> bool {
    STORE.with_borrow_mut(|store| store.slot(slot).lines.is_empty())
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
    seen_deals_store::note_one(&lines);
    let kept = understood(&lines).ok().flatten();
    if let Some((active, true)) = load_match(slot, kept).await {
        daily_store::recover(&active);
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
    // The page must not wait for a host that never answers before it is drawn.
    within(PATIENCE, games::parts::fetch(slot)).await?.ok()?;
    let again = play_again(ActiveMatch::begin_again(slot, &kept)?).await;
    let is_whole = again.is_whole();
    ActiveMatch::at(again.done().0, kept).map(|active| (active, is_whole))
}
