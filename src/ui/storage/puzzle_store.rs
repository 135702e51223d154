//! The progress with puzzles, and the runs that go on, in the local storage.

use std::rc::Rc;

use crate::saves::solving::progress::Progress;
use crate::saves::solving::run::Runs;
use crate::ui::storage::local::{self, Kept};

/// Local storage keys of the progress and of the runs.
const NAME: &str = "puzzles";
const RUNS: &str = "runs";

thread_local! {
    static PROGRESS: Kept<Progress> = const { Kept::new(NAME) };
}

/// The progress in all games.
pub(in crate::ui) fn load() -> Rc<Progress> {
    PROGRESS.with(Kept::load)
}

/// Changes the progress as it is saved now: another tab may have changed it, too.
pub(in crate::ui) fn change(change: impl FnOnce(&mut Progress)) {
    PROGRESS.with(|progress| progress.change(change));
}

/// The runs that go on.
pub(in crate::ui) fn load_runs() -> Runs {
    Runs::parse(&local::read_held(RUNS).unwrap_or_default())
}

/// Changes the runs as they are saved now.
pub(in crate::ui) fn change_runs(change: impl FnOnce(&mut Runs)) {
    let mut runs = load_runs();
    change(&mut runs);
    // Without room a run lasts as long as the page is open.
    local::write_or_hold(RUNS, &runs.to_text());
}
