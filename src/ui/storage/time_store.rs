//! Keeps the time in a match beside the match in progress: the clock, and how long the bots have been thinking. It lies
//! in the local storage, where a page that is being closed can still write.

use std::cell::RefCell;

use crate::cards::rng::Seed;
use crate::lines;
use crate::saves::match_time::MatchTime;

use super::local;

thread_local! {
    /// The time that was saved last, and its game. It survives a visit to another page if nothing can be saved.
    static LAST: RefCell<Option<(String, MatchTime)>> = const { RefCell::new(None) };
}

/// Local storage key of the time in a game's match.
fn name(game: &str) -> String {
    format!("clock/{game}")
}

/// The time in the match with this seed: from the storage, where another tab may have written it, or as this page
/// knows it.
pub(crate) fn load(game: &str, seed: Seed) -> Option<MatchTime> {
    let here = LAST.with_borrow(Clone::clone);
    let here = here.filter(|(of, _)| of == game).map(|(_, time)| time);
    let mut stored = read(game);
    if let Some((stored, here)) = stored.as_mut().zip(here) {
        stored.join(&here);
    }
    stored.filter(|time| time.of == seed).or(here.filter(|time| time.of == seed))
}

/// Saves the time. If another tab has saved a later one, `time` becomes that one.
pub(crate) fn save(game: &str, time: &mut MatchTime) {
    if let Some(stored) = read(game) {
        time.join(&stored);
    }
    // If there is no room for it, this page still knows it.
    local::write(&name(game), &lines::write(time));
    LAST.set(Some((game.to_owned(), *time)));
}

/// Forgets the time of the match before, because a match begins. It may have the same seed.
pub(crate) fn forget(game: &str) {
    LAST.set(None);
    if read(game).is_some() {
        local::write(&name(game), "");
    }
}

fn read(game: &str) -> Option<MatchTime> {
    lines::read(&local::read(&name(game))?).ok()
}
