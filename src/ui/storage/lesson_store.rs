//! Keeps how far a learner has come in a guided round, so that a reload or a look at the rules does not begin it anew.

use crate::games::AnyMatch;
use crate::saves::lesson_progress::{read, write};
use crate::table::lesson::Lesson;

use super::local;

/// Local storage key of the progress in a game's guided round.
fn name(game: &str) -> String {
    format!("lesson/{game}")
}

/// Number of steps done, and the match so far. `None` if the round begins.
pub(crate) fn load(game: &str, lesson: &Lesson) -> Option<(usize, Box<dyn AnyMatch>)> {
    read(&local::read(&name(game))?, lesson)
}

/// Saves the progress.
pub(crate) fn save(game: &str, lesson: &Lesson, at: usize, active: &dyn AnyMatch) {
    if let Some(progress) = write(lesson, at, active) {
        // If nothing can be saved, a reload begins the round anew.
        local::write(&name(game), &progress);
    }
}

/// Forgets the progress: the round is done, or the learner has left it.
pub(crate) fn forget(game: &str) {
    local::write(&name(game), "");
}
