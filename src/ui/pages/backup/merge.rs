//! Decides which items of a backup need merging. This replays matches, in slices.

use std::ops::ControlFlow;
use std::vec::IntoIter;

use crate::engine::game::Turn;
use crate::saves::backup::{BackupItem, ItemKind, MergeAction};
use crate::saves::replay::Replayer;
use crate::saves::save_log;
use crate::ui::platform::chunked::{STEPS, in_slices};
use crate::ui::prefs::Prefs;
use crate::ui::storage::save_status::is_resumable;

/// Merge action, item, and whether the person wants it.
pub(crate) type MergeItem = (MergeAction, BackupItem, bool);

/// Omits the items that need no merging, and returns the rest.
pub(crate) async fn merge(news: Vec<(MergeAction, BackupItem)>) -> Vec<MergeItem> {
    let work = Merging { rest: news.into_iter(), now: None, settled: Vec::new() };
    in_slices(work, Merging::next_chunk).await
}

/// State of the merge.
struct Merging {
    rest: IntoIter<(MergeAction, BackupItem)>,
    /// The match that is being replayed.
    now: Option<((MergeAction, BackupItem), Replayer)>,
    settled: Vec<MergeItem>,
}

impl Merging {
    fn next_chunk(mut self) -> ControlFlow<Vec<MergeItem>, Merging> {
        if let Some((news, mut again)) = self.now.take() {
            if again.advance(STEPS) {
                self.now = Some((news, again));
            } else if !is_over(again) {
                self.add(news);
            }
            return ControlFlow::Continue(self);
        }
        let Some(news) = self.rest.next() else { return ControlFlow::Break(self.settled) };
        match played_again(&news.1) {
            Some(again) => self.now = Some((news, again)),
            // The same settings may be written in different ways.
            None if news.1.kind == ItemKind::Settings && Prefs::are_kept_as(&news.1.text) => {}
            None => self.add(news),
        }
        ControlFlow::Continue(self)
    }

    /// A different match in this browser is replaced without a question, unless it is still in progress.
    fn add(&mut self, (fate, thing): (MergeAction, BackupItem)) {
        let gives_way = fate == MergeAction::Asked && !is_resumable(&thing.name);
        let fate = if gives_way { MergeAction::Replaces } else { fate };
        self.settled.push((fate, thing, fate != MergeAction::Asked));
    }
}

/// Replayer for an item that is a readable match.
fn played_again(thing: &BackupItem) -> Option<Replayer> {
    let kept = (thing.kind == ItemKind::Match).then(|| save_log::read(&thing.text).ok())??;
    Replayer::new(&kept.record).ok()
}

/// Whether a match is over. Such a match is not merged: it need not be saved, and must not replace a match in
/// progress.
fn is_over(again: Replayer) -> bool {
    again.is_whole() && matches!(again.done().0.turn(), Turn::Over(_))
}
