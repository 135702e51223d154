//! The progress with puzzles, in the local storage.

use crate::puzzles::progress::Progress;
use crate::ui::storage::local;

/// Local storage key of the progress.
const NAME: &str = "puzzles";

/// The progress in all games.
pub(in crate::ui) fn load() -> Progress {
    Progress::parse(&local::read(NAME).unwrap_or_default())
}

/// Changes the progress as it is saved now: another tab may have changed it, too. False if this browser cannot save it.
pub(in crate::ui) fn change(change: impl FnOnce(&mut Progress)) -> bool {
    local::change(NAME, Progress::parse, Progress::to_text, change)
}
