//! Keeps how far a learner has come in a tutorial, so that a reload or a look at the rules does not begin it anew.

use crate::games::AnyMatch;
use crate::saves::tutorial_progress::{read, write};
use crate::table::tutorial::Tutorial;

use super::local;

/// Local storage key of the progress in a game's tutorial.
fn name(game: &str) -> String {
    format!("lesson/{game}")
}

/// Number of steps done, and the match so far. `None` if the round begins.
pub(crate) fn load(game: &str, tutorial: &Tutorial) -> Option<(usize, Box<dyn AnyMatch>)> {
    read(&local::read(&name(game))?, tutorial)
}

/// Saves the progress.
pub(crate) fn save(game: &str, tutorial: &Tutorial, at: usize, active: &dyn AnyMatch) {
    if let Some(progress) = write(tutorial, at, active) {
        // If nothing can be saved, a reload begins the round anew.
        local::write(&name(game), &progress);
    }
}

/// Forgets the progress: the round is done, or the learner has left it.
pub(crate) fn forget(game: &str) {
    local::write(&name(game), "");
}
