//! Finished matches, as this browser keeps them: in its database, or a few of them in its smaller storage where there
//! is none.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;

use crate::cards::small_sort::sort_by_key;
use crate::saves::archive::MOST;
use crate::ui::storage::json::{Json, list};
use crate::ui::storage::local;
use crate::ui::storage::match_store::{SaveOutcome, answered, has_database, is_newer};

#[wasm_bindgen(module = "/src/ui/storage/store.js")]
extern "C" {
    fn records() -> Promise;
    fn change(gone: Array, added: Array, most: usize) -> Promise;
}

/// Where they are where there is no database.
const SMALL: &str = "records";
/// As many have room there: matches and settings need some as well.
const MOST_IN_SMALL: usize = 30;

/// A finished match: its name, by which the later ones come last, and the line that tells it
/// (`crate::saves::archive::ArchivedMatch`).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Record {
    pub(crate) key: String,
    pub(crate) line: String,
}

impl Record {
    fn read(pair: &Json) -> Option<Record> {
        let pair = pair.items();
        Some(Record { key: pair.first()?.text()?, line: pair.get(1)?.text()? })
    }

    fn written(&self) -> JsValue {
        list([(&self.key).into(), (&self.line).into()].into_iter())
    }
}

/// How many are kept at most.
pub(crate) fn most() -> usize {
    if has_database() { MOST } else { MOST_IN_SMALL }
}

/// Whether anything is kept at all.
pub(crate) fn can_keep() -> bool {
    has_database() || in_small(&[], Vec::new()) == SaveOutcome::Kept
}

/// Reads all of them, the oldest first. What was kept while there was no database is taken over before.
pub(crate) fn all(then: impl FnOnce(Vec<Record>) + 'static) {
    let small = all_in_small();
    if !has_database() {
        return then(small);
    }
    if small.is_empty() {
        return in_database(then);
    }
    add(small, |saved| {
        if saved == SaveOutcome::Kept {
            local::save(SMALL, &list(std::iter::empty()));
        }
        in_database(then);
    });
}

fn in_database(then: impl FnOnce(Vec<Record>) + 'static) {
    answered(records(), |all| then(pairs(&Json(all))));
}

/// Keeps these, also some that were removed: all of them, or none if there is no room.
pub(crate) fn add(new: Vec<Record>, then: impl FnOnce(SaveOutcome) + 'static) {
    replace(Vec::new(), new, then);
}

/// Removes those of these keys.
pub(crate) fn remove(gone: Vec<String>, then: impl FnOnce(SaveOutcome) + 'static) {
    replace(gone, Vec::new(), then);
}

/// Removes some and keeps others, all of that or nothing.
pub(crate) fn replace(
    gone: Vec<String>,
    new: Vec<Record>,
    then: impl FnOnce(SaveOutcome) + 'static,
) {
    if !has_database() {
        return then(in_small(&gone, new));
    }
    let gone = gone.into_iter().map(JsValue::from).collect();
    let new = new.iter().map(Record::written).collect();
    answered(change(gone, new, MOST), |answer| then(SaveOutcome::read(&answer)));
}

fn pairs(list: &Json) -> Vec<Record> {
    list.items().iter().filter_map(Record::read).collect()
}

fn all_in_small() -> Vec<Record> {
    pairs(&local::load(SMALL))
}

/// Removes and keeps in the smaller storage.
pub(crate) fn in_small(gone: &[String], new: Vec<Record>) -> SaveOutcome {
    let mut all = all_in_small();
    let grows = !new.is_empty();
    all.retain(|old| !gone.contains(&old.key) && new.iter().all(|new| new.key != old.key));
    all.extend(new);
    sort_by_key(&mut all, |record| record.key.clone());
    match all.len() {
        _ if is_newer() => SaveOutcome::Failed,
        more if grows && more > MOST_IN_SMALL => SaveOutcome::Full,
        _ if local::save(SMALL, &list(all.iter().map(Record::written))) => SaveOutcome::Kept,
        _ => SaveOutcome::Failed,
    }
}
