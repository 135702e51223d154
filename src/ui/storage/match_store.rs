//! Saves matches in progress.
//!
//! They are in the browser's database, as lines to which more are only appended. Without a database they are in the
//! local storage, which may lose the last seconds if the browser crashes. Without either, they last as long as the
//! page is open. Only one page at a time may continue a match.

use std::cell::RefCell;

use js_sys::futures::spawn_local;
use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;

use crate::saves::history::MOST;
use crate::saves::save_log::{SaveLogError, read};
use crate::saves::saved_match::SavedMatch;
use crate::saves::standing::Practice;
use crate::ui::platform::promise::answered;
use crate::ui::storage::save_status::{SaveStatus, compute};

use super::daily_store;
use super::history_store::{self, HistoryRow};
use super::local;
use super::result_store;

#[wasm_bindgen(module = "/src/ui/storage/store.js")]
extern "C" {
    fn open() -> Promise;
    fn append(
        slot: &str,
        begins: bool,
        lines: &str,
        key: &str,
        record: &str,
        most: usize,
        result: &str,
    ) -> Promise;
    fn latest(slot: &str) -> Promise;
    #[wasm_bindgen(js_name = setAside)]
    fn set_aside(slot: &str, text: &str) -> Promise;
}

/// Result of saving lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SaveOutcome {
    /// The lines were saved.
    Kept,
    /// This browser cannot save, or its storage is full.
    Failed,
    /// Another page has continued the match.
    Foreign,
    /// The match was saved, but there is no room for its record.
    Full,
}

impl SaveOutcome {
    /// Decodes the answer of the script `store.js`.
    pub(crate) fn read(answer: &JsValue) -> SaveOutcome {
        match answer.as_f64() {
            Some(0.0) => SaveOutcome::Kept,
            Some(2.0) => SaveOutcome::Foreign,
            Some(3.0) => SaveOutcome::Full,
            _ => SaveOutcome::Failed,
        }
    }
}

/// Lines to save.
pub(crate) struct SaveBatch {
    /// Slot of the match, named by its game.
    pub(crate) slot: &'static str,
    /// Whether the match begins with these lines.
    pub(crate) begins: bool,
    /// The lines. Empty if there is nothing to save.
    pub(crate) text: String,
    /// The match for the history, if these lines end it.
    pub(crate) record: Option<HistoryRow>,
    /// Line for the statistics, if the match is counted.
    pub(crate) result: Option<String>,
    /// Status of the match after these lines.
    pub(crate) standing: SaveStatus,
}

/// The answer of `store.js` if the database no longer has the match, because it was deleted or closed meanwhile.
const LOST: f64 = 4.0;

/// An action that waits until saving is done.
type Act = Box<dyn FnOnce()>;

thread_local! {
    pub(crate) static STORE: RefCell<MatchStore> = RefCell::default();
}

/// What this page found when it opened the database.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Database {
    /// This browser offers none.
    #[default]
    Missing,
    Open,
    /// A newer version of the page has upgraded it. Then nothing is saved. This version must not overwrite that
    /// database, and the newer version would not look into the local storage.
    Newer,
    /// There is one that does not answer.
    Silent,
}

#[derive(Default)]
pub(crate) struct MatchStore {
    database: Database,
    /// Whether this page has saved a match in the local storage.
    has_saved_locally: bool,
    slots: Vec<Slot>,
    /// Actions that wait until saving is done. `None` if nothing is being saved.
    waiting: Option<Vec<Act>>,
}

/// The saved match of a game.
pub(crate) struct Slot {
    name: String,
    pub(crate) lines: String,
    pub(crate) standing: SaveStatus,
}

impl Slot {
    pub(super) fn new(name: String, lines: String) -> Slot {
        let standing = SaveStatus::before(&lines);
        Slot { name, lines, standing }
    }
}

impl MatchStore {
    pub(crate) fn slot(&mut self, slot: &str) -> &mut Slot {
        let found = self.slots.iter().position(|other| other.name == slot);
        let at = found.unwrap_or_else(|| {
            let kept = local::read(&name(slot)).unwrap_or_default();
            self.slots.push(Slot::new(slot.to_owned(), kept));
            self.slots.len() - 1
        });
        &mut self.slots[at]
    }
}

/// Local storage key of a match.
fn name(slot: &str) -> String {
    format!("match/{slot}")
}

/// The games with a saved match, each with its lines, as they were read or saved last.
pub(crate) fn slots(games: &[&str]) -> Vec<(String, String)> {
    STORE.with_borrow_mut(|store| {
        for game in games {
            store.slot(game);
        }
        let kept = store.slots.iter().filter(|slot| !slot.lines.is_empty());
        kept.map(|slot| (slot.name.clone(), slot.lines.clone())).collect()
    })
}

/// Reads the match of a slot again, because another page may have changed it.
pub(crate) async fn refresh(slot: &str) {
    let lines = match database() {
        Database::Open => answered(latest(slot)).await.as_string(),
        _ => local::read(&name(slot)),
    };
    let Some(lines) = lines else { return };
    let is_new = STORE.with_borrow_mut(|store| {
        let is_new = store.slot(slot).lines != lines && store.waiting.is_none();
        if is_new {
            *store.slot(slot) = Slot::new(slot.to_owned(), lines);
        }
        is_new
    });
    if is_new {
        compute(slot).await;
    }
}

/// Replaces the match of a slot.
pub(crate) fn put(slot: &str, lines: &str) {
    STORE.with_borrow_mut(|store| {
        *store.slot(slot) = Slot::new(slot.to_owned(), lines.to_owned());
    });
    let slot = slot.to_owned();
    spawn_local(async move { compute(&slot).await });
}

fn database() -> Database {
    STORE.with_borrow(|store| store.database)
}

/// Whether this page has an open database.
pub(crate) fn has_database() -> bool {
    database() == Database::Open
}

/// Whether nothing is saved because a newer version of the page has upgraded the database.
pub(crate) fn is_newer() -> bool {
    database() == Database::Newer
}

/// Whether there is a database that does not answer.
pub(crate) fn is_silent() -> bool {
    database() == Database::Silent
}

/// Whether saved data can be read. A database that did not answer is opened again, unless this page has begun to save
/// without it.
pub(crate) async fn can_read() -> bool {
    if STORE.with_borrow(|store| store.database == Database::Silent && !store.has_saved_locally) {
        open_store().await;
    }
    !is_silent()
}

/// Opens the database, if this browser has one.
pub(crate) async fn open_store() {
    let slots = answered(open()).await;
    if let Some(slots) = slots.dyn_ref::<Array>() {
        let texts = |slot: JsValue| {
            let slot: Array = slot.unchecked_into();
            Some(Slot::new(slot.get(0).as_string()?, slot.get(1).as_string()?))
        };
        let slots = slots.iter().filter_map(texts).collect();
        STORE.set(MatchStore { database: Database::Open, slots, ..MatchStore::default() });
    } else {
        let database = match slots.as_string().as_deref() {
            Some("newer") => Database::Newer,
            Some("silent") => Database::Silent,
            _ => Database::Missing,
        };
        STORE.with_borrow_mut(|store| store.database = database);
    }
}

/// Reads the match from its lines. `None` if there are no lines.
pub(crate) fn understood(lines: &str) -> Result<Option<SavedMatch>, SaveLogError> {
    match lines {
        "" => Ok(None),
        lines => read(lines).map(Some),
    }
}

/// Whether a new match may replace the match of a slot. That is not allowed for a match of a newer version. A damaged
/// match is set aside.
fn gives_way(slot: &str) -> bool {
    if is_newer() {
        return false;
    }
    let here = STORE.with_borrow_mut(|store| store.slot(slot).lines.clone());
    match understood(&here) {
        Err(SaveLogError::Newer) => return false,
        Err(SaveLogError::Damaged(..)) => drop(quarantine(slot, &here)),
        Ok(_) => {}
    }
    true
}

/// Sets an unreadable text aside where nothing overwrites it.
pub(super) fn quarantine(slot: &str, text: &str) -> Promise {
    if !has_database() {
        local::write(&format!("aside/{slot}"), text);
    }
    set_aside(slot, text)
}

/// Saves lines, and passes on the result. It is no `async fn`: what is saved is noted at once, so that no other action
/// comes between, and actions that wait run only after `then`.
pub(crate) fn add(lines: SaveBatch, then: impl FnOnce(SaveOutcome) + 'static) {
    let SaveBatch { slot, begins, text, record, result, standing } = lines;
    if text.is_empty() {
        return then(SaveOutcome::Kept);
    }
    if begins && !gives_way(slot) {
        result_store::hold(result);
        return then(SaveOutcome::Failed);
    }
    let mut gave_up = None;
    let saved_locally = STORE.with_borrow_mut(|store| {
        let has_database = store.database == Database::Open;
        let here = store.slot(slot);
        if begins {
            here.lines.clear();
        }
        here.lines.push_str(&text);
        let before = std::mem::replace(&mut here.standing, standing);
        if begins {
            gave_up = before.counts_for().filter(|date| here.standing.counts_for() != Some(*date));
        }
        let saved_locally = (!has_database).then(|| local::write(&name(slot), &here.lines));
        store.has_saved_locally |= saved_locally.is_some();
        store.waiting.get_or_insert_default();
        saved_locally
    });
    if let Some(date) = gave_up {
        daily_store::practise(date, slot, Practice::GivenUp);
    }
    match saved_locally {
        Some(true) => {
            let saved = record
                .map_or(SaveOutcome::Kept, |record| history_store::write_local(&[], vec![record]));
            result_store::add_local(result);
            drain_queue(|| then(saved));
        }
        Some(false) => {
            result_store::hold(result);
            drain_queue(|| then(SaveOutcome::Failed));
        }
        None => {
            let HistoryRow { key, line: record } = record.unwrap_or_default();
            let (line, result) = (result.clone(), result.unwrap_or_default());
            let send = move |begins, text: &str| {
                answered(append(slot, begins, text, &key, &record, MOST, &result))
            };
            let first = send(begins, &text);
            spawn_local(async move {
                let mut answer = first.await;
                if answer.as_f64() == Some(LOST) {
                    let all = STORE.with_borrow_mut(|store| store.slot(slot).lines.clone());
                    answer = send(true, &all).await;
                }
                let saved = SaveOutcome::read(&answer);
                if saved == SaveOutcome::Failed {
                    result_store::hold(line);
                }
                drain_queue(|| then(saved));
            });
        }
    }
}

/// Runs an action as soon as nothing is being saved. Actions run in the order in which they were requested.
pub(crate) fn after_save(act: impl FnOnce() + 'static) {
    let act: Act = Box::new(act);
    let now = STORE.with_borrow_mut(|store| match &mut store.waiting {
        Some(waiting) => {
            waiting.push(act);
            None
        }
        None => Some(act),
    });
    if let Some(act) = now {
        act();
    }
}

/// Reports that saving is done, and then runs the waiting actions until one of them saves again.
fn drain_queue(tell: impl FnOnce()) {
    let mut waiting = STORE.with_borrow_mut(|store| store.waiting.take()).unwrap_or_default();
    tell();
    while !waiting.is_empty() && STORE.with_borrow(|store| store.waiting.is_none()) {
        waiting.remove(0)();
    }
    if !waiting.is_empty() {
        let put = |store: &mut MatchStore| {
            store.waiting.get_or_insert_default().splice(0..0, waiting);
        };
        STORE.with_borrow_mut(put);
    }
}
