//! How far a learner has come in a tutorial.
//!
//! ```text
//! 1|5e0c91aa|4|spot-on-1|game=…|moves=0 take stock,deal|crc32=…
//! ```
//!
//! The fields are: the fingerprint of the tutorial, the number of steps done, and the record of the match so far.

use serde::{Deserialize, Serialize};

use crate::games::{self, AnyMatch};
use crate::lines;
use crate::table::tutorial::Tutorial;

/// The progress as a line.
#[derive(Serialize, Deserialize)]
#[serde(rename = "1")]
struct Progress {
    #[serde(with = "lines::hexadecimal")]
    fingerprint: u32,
    at: usize,
    record: String,
}

/// The progress as text. `None` while the match does not show the step before the current one.
pub fn write(tutorial: &Tutorial, at: usize, game: &dyn AnyMatch) -> Option<String> {
    let (fingerprint, record) = (tutorial.fingerprint(), game.record());
    is_in_step(tutorial, at, game).then(|| lines::write(&Progress { fingerprint, at, record }))
}

/// Reads the number of steps done, and replays the match. `None` if the text is unreadable, or the tutorial has changed
/// since.
pub fn read(text: &str, tutorial: &Tutorial) -> Option<(usize, Box<dyn AnyMatch>)> {
    let Progress { fingerprint, at, record } = lines::read(text).ok()?;
    if fingerprint != tutorial.fingerprint() || at >= tutorial.steps.len() {
        return None;
    }
    let game = games::load(&record).ok()?;
    is_in_step(tutorial, at, &*game).then_some((at, game))
}

/// Whether the match has exactly the moves of the steps that are done.
fn is_in_step(tutorial: &Tutorial, at: usize, game: &dyn AnyMatch) -> bool {
    tutorial.moves_before(at) == game.step_count()
}
