//! Saves the records of finished matches in the browser's database. Without a database, a few of them are saved in
//! the local storage.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;

use crate::cards::small_sort::sort_by_key;
use crate::saves::history::MOST;
use crate::ui::platform::promise::answered;
use crate::ui::storage::json::{Json, list};
use crate::ui::storage::local;
use crate::ui::storage::match_store::{SaveOutcome, can_read, has_database, is_newer};
use crate::ui::storage::seen_deals_store;

#[wasm_bindgen(module = "/src/ui/storage/store.js")]
extern "C" {
    fn records() -> Promise;
    fn change(gone: Array, added: Array, most: usize) -> Promise;
}

/// Local storage key of the records, for browsers without a database.
const SMALL: &str = "records";
/// Maximum number of records there. Matches and settings need room, too.
const MOST_IN_SMALL: usize = 30;

/// A finished match as it is stored: its key, which sorts by time, and its line ([`crate::saves::history::HistoryEntry`]).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct HistoryRow {
    pub(crate) key: String,
    pub(crate) line: String,
}

impl HistoryRow {
    fn read(pair: &Json) -> Option<HistoryRow> {
        let pair = pair.items();
        Some(HistoryRow { key: pair.first()?.text()?, line: pair.get(1)?.text()? })
    }

    fn written(&self) -> JsValue {
        list([(&self.key).into(), (&self.line).into()].into_iter())
    }
}

/// Maximum number of records.
pub(crate) fn most() -> usize {
    if has_database() { MOST } else { MOST_IN_SMALL }
}

/// Whether records can be saved at all.
pub(crate) fn can_keep() -> bool {
    has_database() || write_local(&[], Vec::new()) == SaveOutcome::Kept
}

/// Reads all records, the oldest first. `None` if they cannot be read. Records from a time without a database are moved
/// into the database before.
pub(crate) async fn all() -> Option<Vec<HistoryRow>> {
    let all = read_all().await;
    note_deals(all.as_deref().unwrap_or_default());
    all
}

async fn read_all() -> Option<Vec<HistoryRow>> {
    if !can_read().await {
        return None;
    }
    let small = read_local();
    if !has_database() {
        return Some(small);
    }
    if !small.is_empty() && add(small).await == SaveOutcome::Kept {
        local::save(SMALL, &list(std::iter::empty()));
    }
    let found = answered(records()).await;
    found.is_truthy().then(|| pairs(&Json(found)))
}

/// Remembers the deals of records, also after the records were deleted.
fn note_deals(records: &[HistoryRow]) {
    seen_deals_store::note(records.iter().map(|record| record.line.as_str()));
}

/// Saves records, also ones that were deleted before: all of them, or none if there is no room.
pub(crate) async fn add(new: Vec<HistoryRow>) -> SaveOutcome {
    replace(Vec::new(), new).await
}

/// Deletes the records with these keys.
pub(crate) async fn remove(gone: Vec<String>) -> SaveOutcome {
    replace(gone, Vec::new()).await
}

/// Deletes some records and saves others, all or nothing.
pub(crate) async fn replace(gone: Vec<String>, new: Vec<HistoryRow>) -> SaveOutcome {
    note_deals(&new);
    if !has_database() {
        return write_local(&gone, new);
    }
    let gone = gone.into_iter().map(JsValue::from).collect();
    let new = new.iter().map(HistoryRow::written).collect();
    SaveOutcome::read(&answered(change(gone, new, MOST)).await)
}

fn pairs(list: &Json) -> Vec<HistoryRow> {
    list.items().iter().filter_map(HistoryRow::read).collect()
}

fn read_local() -> Vec<HistoryRow> {
    pairs(&local::load(SMALL))
}

/// Deletes and saves records in the local storage.
pub(crate) fn write_local(gone: &[String], new: Vec<HistoryRow>) -> SaveOutcome {
    let mut all = read_local();
    let grows = !new.is_empty();
    all.retain(|old| !gone.contains(&old.key) && new.iter().all(|new| new.key != old.key));
    all.extend(new);
    sort_by_key(&mut all, |record| record.key.clone());
    match all.len() {
        _ if is_newer() => SaveOutcome::Failed,
        more if grows && more > MOST_IN_SMALL => SaveOutcome::Full,
        _ if local::save(SMALL, &list(all.iter().map(HistoryRow::written))) => SaveOutcome::Kept,
        _ => SaveOutcome::Failed,
    }
}
