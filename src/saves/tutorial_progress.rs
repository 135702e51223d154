//! How far a learner has come in a tutorial.
//!
//! ```text
//! 1|5e0c91aa|4|spot-on-1|game=…|moves=0 take stock,deal|crc32=…
//! ```
//!
//! The fields are: the fingerprint of the tutorial, the number of steps done, and the record of the match so far.

use crate::games::{self, AnyMatch};
use crate::table::tutorial::Tutorial;

/// First field of the text. The number rises when the format changes.
const FORM: &str = "1";

/// The progress as text. `None` while the match does not show the step before the current one.
pub fn write(tutorial: &Tutorial, at: usize, game: &dyn AnyMatch) -> Option<String> {
    let fingerprint = tutorial.fingerprint();
    is_in_step(tutorial, at, game)
        .then(|| format!("{FORM}|{fingerprint:08x}|{at}|{}", game.record()))
}

/// Reads the number of steps done, and replays the match. `None` if the text is unreadable, or the tutorial has changed
/// since.
pub fn read(text: &str, tutorial: &Tutorial) -> Option<(usize, Box<dyn AnyMatch>)> {
    let mut fields = text.splitn(4, '|');
    let mut next = || fields.next();
    let (form, fingerprint, at, record) = (next()?, next()?, next()?, next()?);
    if form != FORM || fingerprint != format!("{:08x}", tutorial.fingerprint()) {
        return None;
    }
    let at = at.parse().ok().filter(|at| *at < tutorial.steps.len())?;
    let game = games::load(record).ok()?;
    is_in_step(tutorial, at, &*game).then_some((at, game))
}

/// Whether the match has exactly the moves of the steps that are done.
fn is_in_step(tutorial: &Tutorial, at: usize, game: &dyn AnyMatch) -> bool {
    tutorial.moves_before(at) == game.step_count()
}
