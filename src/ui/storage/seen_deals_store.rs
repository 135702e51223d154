//! Remembers the deals that this device has seen: matches that were begun, replayed, imported or restored, and guided
//! rounds. The list outlives the history, so a deleted match is still known. It lies in the local storage, which all
//! tabs share.

use crate::saves::seen_deals::{has, mark, with};

use super::local;

/// Local storage key of the list.
const KEPT: &str = "deals";

/// Whether the deal of a record was seen before.
pub(crate) fn is_seen(record: &str) -> bool {
    mark(record).is_some_and(|mark| has(&read(), &mark))
}

/// Remembers the deals of these records, or of texts that contain records.
pub(crate) fn note<'a>(texts: impl Iterator<Item = &'a str>) {
    if let Some(list) = with(&read(), texts.filter_map(mark)) {
        // If there is no room, the deal counts as new the next time.
        local::write(KEPT, &list);
    }
}

/// Remembers the deal of one record.
pub(crate) fn note_one(record: &str) {
    note(std::iter::once(record));
}

fn read() -> String {
    local::read(KEPT).unwrap_or_default()
}
