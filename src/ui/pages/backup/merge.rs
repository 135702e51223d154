//! What of the news in a file is to be taken over. Matches are played again for that, a bit at a time.

use std::ops::ControlFlow;
use std::vec::IntoIter;

use crate::engine::game::Turn;
use crate::saves::backup::{BackupItem, Kind, MergeAction};
use crate::saves::replay::Replayer;
use crate::saves::save_log;
use crate::ui::platform::chunked::{STEPS, in_slices};
use crate::ui::prefs::Prefs;
use crate::ui::storage::save_status::goes_on;

/// A thing, what becomes of it, and whether it is wanted.
pub(crate) type MergeItem = (MergeAction, BackupItem, bool);

/// Leaves out what need not come along, and then goes on with the rest.
pub(crate) fn settle(
    news: Vec<(MergeAction, BackupItem)>,
    then: impl FnOnce(Vec<MergeItem>) + 'static,
) {
    let work = Merging { rest: news.into_iter(), now: None, settled: Vec::new() };
    in_slices(work, Merging::next_chunk, Box::new(then));
}

/// How far that has come.
struct Merging {
    rest: IntoIter<(MergeAction, BackupItem)>,
    /// A match that is played again.
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
            // Settings may be written in other ways.
            None if news.1.kind == Kind::Settings && Prefs::are_kept_as(&news.1.text) => {}
            None => self.add(news),
        }
        ControlFlow::Continue(self)
    }

    /// What is here gives way unasked unless it is a match that still goes on.
    fn add(&mut self, (fate, thing): (MergeAction, BackupItem)) {
        let gives_way = fate == MergeAction::Asked && !goes_on(&thing.name);
        let fate = if gives_way { MergeAction::Replaces } else { fate };
        self.settled.push((fate, thing, fate != MergeAction::Asked));
    }
}

/// A match that can be read, to be played again.
fn played_again(thing: &BackupItem) -> Option<Replayer> {
    let kept = (thing.kind == Kind::Match).then(|| save_log::read(&thing.text).ok())??;
    Replayer::new(&kept.record).ok()
}

/// A match that is over need not come along, and gives way to one that is not.
fn is_over(again: Replayer) -> bool {
    again.is_whole() && matches!(again.done().0.turn(), Turn::Over(_))
}
