//! A finished match that a page shows again: from the history, or from a link.

use std::ops::ControlFlow;

use crate::cards::small_sort::sort_by_key;
use crate::games::{self, AnyMatch};
use crate::saves::history::HistoryEntry;
use crate::saves::link::{self, LinkError, LinkReader};
use crate::saves::replay::{Replay, Replayer};
use crate::saves::saved_match::{Assists, SavedMatch};
use crate::saves::seen_deals::mark;
use crate::saves::standing::Practice;

use super::active_match::{ActiveMatch, strangers};
use super::platform::chunked::{STEPS, in_slices, play_again};
use super::setup_form::SetupForm;
use super::storage::{history_store, seen_deals_store};

/// The match of a link, or why it could not be opened.
pub(super) type Opened = Result<Box<dyn AnyMatch>, LinkError>;

/// Opens a link in slices, so that the page stays responsive.
pub(super) async fn open_slowly(link: &str) -> Opened {
    in_slices(LinkReader::new(link)?, next_chunk).await
}

fn next_chunk(mut opening: LinkReader) -> ControlFlow<Opened, LinkReader> {
    match opening.advance(STEPS as u32) {
        Ok(false) => ControlFlow::Continue(opening),
        Ok(true) => ControlFlow::Break(Ok(opening.game())),
        Err(why) => ControlFlow::Break(Err(why)),
    }
}

/// Why a match was not found.
pub(super) enum NotFound {
    /// There is no such match.
    Absent,
    /// The saved records cannot be read.
    Unreadable,
}

/// The match of a saved record, or of a link.
pub(super) async fn find(name: String) -> Result<FinishedMatch, NotFound> {
    let key = link::words(&name).into_iter().next().map(|(word, _)| word).unwrap_or_default();
    let saved = history_store::all().await;
    let found = saved.as_ref().and_then(|all| all.iter().find(|record| record.key == key));
    if let Some(record) = found {
        let (finished, again) = begun(&record.line).ok_or(NotFound::Absent)?;
        return kept(finished, play_again(again).await).ok_or(NotFound::Absent);
    }
    match of_link(&name).await {
        None if saved.is_none() => Err(NotFound::Unreadable),
        found => found.ok_or(NotFound::Absent),
    }
}

/// The first match of each of these deals in the history, rather one that is no practice. Deals are given by their marks.
pub(super) async fn of_deals(marks: &[String]) -> Vec<Option<Box<dyn AnyMatch>>> {
    let saved = history_store::all().await.unwrap_or_default();
    let found = |wanted: &String| {
        let same = saved.iter().filter(|saved| mark(&saved.line).as_ref() == Some(wanted));
        let mut found: Vec<HistoryEntry> =
            same.filter_map(|saved| HistoryEntry::parse(&saved.line).ok()).collect();
        sort_by_key(&mut found, |it| it.kept.assists.practice.is_some());
        found.first().and_then(|it| games::load(&it.kept.record).ok())
    };
    marks.iter().map(found).collect()
}

async fn of_link(name: &str) -> Option<FinishedMatch> {
    let game = open_slowly(name).await.ok()?;
    let record = game.record();
    seen_deals_store::note_one(&record);
    let replay = Replay::of(&record).ok()?;
    let players = strangers(game.seats());
    Some((ActiveMatch::new(game, players, false), replay))
}

/// A match and its steps.
pub(super) type FinishedMatch = (ActiveMatch, Replay);

/// A finished match, and the replayer for it.
fn begun(line: &str) -> Option<(HistoryEntry, Replayer)> {
    let finished = HistoryEntry::parse(line).ok()?;
    let again = Replayer::new(&finished.kept.record).ok()?;
    Some((finished, again))
}

/// The finished match after its replay. `None` if the result differs from the record.
fn kept(finished: HistoryEntry, again: Replayer) -> Option<FinishedMatch> {
    let (game, replay) = again.done();
    if !finished.is(&*game) {
        return None;
    }
    let SavedMatch { players, parts, .. } = finished.kept;
    let mut active = ActiveMatch::new(game, players, true);
    active.parts = parts;
    Some((active, replay))
}

/// A part of a match with this record, to be continued by the players of the match. It counts as practice, because
/// its cards are known.
pub(super) fn for_practice(active: &ActiveMatch, record: String) -> Option<ActiveMatch> {
    // The players of a match from a link are unknown.
    let players = match active.is_kept {
        true => active.players.clone(),
        false => SetupForm::players_of(active.game.info().id, active.game.seats()),
    };
    let assists = Assists { practice: Some(Practice::Continued), ..Assists::default() };
    ActiveMatch::again(active.game.info().id, SavedMatch { record, players, assists, parts: None })
}
