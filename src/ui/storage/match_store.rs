//! Matches in progress, as this browser keeps them.
//!
//! They lie in the browser's database, as lines that are only added; where there is none, in its smaller storage,
//! which may lose the last seconds when the browser dies. Where neither works, they are kept as long as the page is
//! open. A match belongs to one page at a time.

use std::cell::RefCell;

use js_sys::futures::{JsFuture, spawn_local};
use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;

use super::local;
use super::record_store::{self, Record};
use super::result_store;
use crate::saves::archive::MOST;
use crate::saves::save_log::{SaveLogError, SavedMatch, read};
use crate::ui::active_match::ActiveMatch;
use crate::ui::storage::save_status::{SaveStatus, look, note, sit_down};

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
    fn older(slot: &str) -> Promise;
    #[wasm_bindgen(js_name = setAside)]
    fn set_aside(slot: &str, text: &str) -> Promise;
    fn hold(slot: &str, forced: bool, lost: JsValue) -> Promise;
    /// Gives back the match that this page holds.
    pub(crate) fn leave();
}

/// What became of lines that were to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SaveOutcome {
    /// They are kept.
    Kept,
    /// This browser keeps nothing, or no more.
    Failed,
    /// Another page has gone on with the match.
    Foreign,
    /// The match is kept, but there is no room for its record.
    Full,
}

impl SaveOutcome {
    /// What the store answers.
    pub(crate) fn read(answer: &JsValue) -> SaveOutcome {
        match answer.as_f64() {
            Some(0.0) => SaveOutcome::Kept,
            Some(2.0) => SaveOutcome::Foreign,
            Some(3.0) => SaveOutcome::Full,
            _ => SaveOutcome::Failed,
        }
    }
}

/// What a page that wants to go on with a match finds.
pub(crate) enum ClaimResult {
    /// Nothing, or what it may go on with.
    Free(Option<ActiveMatch>),
    /// Only a part could be read and played again; the whole was set aside.
    Part(Option<ActiveMatch>),
    /// A newer version has kept it.
    Newer,
    /// Another page has it.
    Elsewhere,
}

/// Lines that are to be kept.
pub(crate) struct SaveBatch {
    /// Of which match.
    pub(crate) slot: &'static str,
    /// Whether it begins with them.
    pub(crate) begins: bool,
    /// The lines; none if there is nothing to keep.
    pub(crate) text: String,
    /// The record of the match, if they end it.
    pub(crate) record: Option<Record>,
    /// The line that counts it, if it is counted.
    pub(crate) result: Option<String>,
    /// What the match comes to with them.
    pub(crate) standing: SaveStatus,
}

/// What is done once something has been kept.
type Act = Box<dyn FnOnce()>;

thread_local! {
    pub(crate) static STORE: RefCell<MatchStore> = RefCell::default();
}

#[derive(Default)]
pub(crate) struct MatchStore {
    /// Whether the browser has a database for us.
    has_database: bool,
    /// Whether a newer version of the page has made that its own. Then nothing is kept: not there, where it would be
    /// overwritten, nor where that version would not look for it.
    is_newer: bool,
    slots: Vec<Slot>,
    /// What waits until something has been kept, while that is being done.
    waiting: Option<Vec<Act>>,
}

/// What is kept of a game.
pub(crate) struct Slot {
    name: String,
    pub(crate) lines: String,
    pub(crate) standing: SaveStatus,
}

impl Slot {
    fn new(name: String, lines: String) -> Slot {
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

/// The name of a match in the smaller storage.
fn name(slot: &str) -> String {
    format!("match/{slot}")
}

/// The lines of every match that is kept, with the names of their games, as they were read last.
pub(crate) fn slots(games: &[&str]) -> Vec<(String, String)> {
    STORE.with_borrow_mut(|store| {
        for game in games {
            store.slot(game);
        }
        let kept = store.slots.iter().filter(|slot| !slot.lines.is_empty());
        kept.map(|slot| (slot.name.clone(), slot.lines.clone())).collect()
    })
}

/// Another match is kept in a slot from now on.
pub(crate) fn put(slot: &str, lines: &str) {
    STORE.with_borrow_mut(|store| {
        *store.slot(slot) = Slot::new(slot.to_owned(), lines.to_owned());
    });
    look(vec![slot.to_owned()], Box::new(|| {}));
}

/// Whether this browser has a database for us.
pub(crate) fn has_database() -> bool {
    STORE.with_borrow(|store| store.has_database)
}

/// Whether nothing is kept because a newer version of the page has made the database its own.
pub(crate) fn is_newer() -> bool {
    STORE.with_borrow(|store| store.is_newer)
}

/// Opens the database, and then goes on.
pub(crate) fn open_store(then: impl FnOnce() + 'static) {
    answered(open(), move |slots| {
        if let Some(slots) = slots.dyn_ref::<Array>() {
            let texts = |slot: JsValue| {
                let slot: Array = slot.unchecked_into();
                Some(Slot::new(slot.get(0).as_string()?, slot.get(1).as_string()?))
            };
            let slots = slots.iter().filter_map(texts).collect();
            STORE.set(MatchStore { has_database: true, slots, ..MatchStore::default() });
        } else if slots.is_truthy() {
            STORE.with_borrow_mut(|store| store.is_newer = true);
        }
        then();
    });
}

/// What lines tell of, if there are any.
pub(crate) fn understood(lines: &str) -> Result<Option<SavedMatch>, SaveLogError> {
    match lines {
        "" => Ok(None),
        lines => read(lines).map(Some),
    }
}

/// Takes a match for this page, also away from another page if that is `forced`. `lost` is called if another page takes
/// it away.
pub(crate) fn take(
    slot: String,
    forced: bool,
    lost: impl FnMut() + 'static,
    then: impl FnOnce(ClaimResult) + 'static,
) {
    let lost = Closure::<dyn FnMut()>::new(lost).into_js_value();
    answered(hold(&slot, forced, lost), move |lines| {
        if lines.is_null() {
            return then(ClaimResult::Elsewhere);
        }
        if is_newer() {
            return then(ClaimResult::Newer);
        }
        let text = STORE.with_borrow_mut(|store| {
            let kept = store.has_database;
            let lines = lines.as_string().filter(|lines| kept && !lines.is_empty());
            let here = store.slot(&slot);
            if let Some(lines) = lines.filter(|lines| *lines != here.lines) {
                *here = Slot::new(slot.clone(), lines);
            }
            here.lines.clone()
        });
        let (kept, is_torn) = match understood(&text) {
            Ok(None) => return then(ClaimResult::Free(None)),
            Err(SaveLogError::Newer) => return then(ClaimResult::Newer),
            Ok(kept) => (kept, false),
            Err(SaveLogError::Damaged(_, part)) => (part, true),
        };
        sit_down(slot.clone(), kept, move |found| match found {
            Some((active, true)) if !is_torn => {
                note(&slot, &text, &active);
                then(ClaimResult::Free(Some(active)));
            }
            found => spawn_local(async move {
                let _ = JsFuture::from(put_aside(&slot, &text)).await;
                let part = |found: Option<(ActiveMatch, bool)>| {
                    ClaimResult::Part(found.map(|(one, _)| one))
                };
                if found.is_some() {
                    return then(part(found));
                }
                let before = JsFuture::from(older(&slot)).await.unwrap_or_default();
                let before = match read(&before.as_string().unwrap_or_default()) {
                    Ok(kept) => Some(kept),
                    Err(SaveLogError::Damaged(_, part)) => part,
                    Err(SaveLogError::Newer) => None,
                };
                sit_down(slot, before, move |found| then(part(found)));
            }),
        });
    });
}

/// Whether what is kept in a slot may give way to a match that begins: not what a newer version has kept. What cannot be
/// read is set aside.
fn gives_way(slot: &str) -> bool {
    if is_newer() {
        return false;
    }
    let here = STORE.with_borrow_mut(|store| store.slot(slot).lines.clone());
    match understood(&here) {
        Err(SaveLogError::Newer) => return false,
        Err(SaveLogError::Damaged(..)) => drop(put_aside(slot, &here)),
        Ok(_) => {}
    }
    true
}

/// Keeps what could not be read where nothing overwrites it.
fn put_aside(slot: &str, text: &str) -> Promise {
    if !has_database() {
        local::write(&format!("aside/{slot}"), text);
    }
    set_aside(slot, text)
}

/// Keeps lines, and says what became of them.
pub(crate) fn add(lines: SaveBatch, then: impl FnOnce(SaveOutcome) + 'static) {
    let SaveBatch { slot, begins, text, record, result, standing } = lines;
    if text.is_empty() {
        return then(SaveOutcome::Kept);
    }
    if begins && !gives_way(slot) {
        return then(SaveOutcome::Failed);
    }
    let in_small = STORE.with_borrow_mut(|store| {
        let has_database = store.has_database;
        let here = store.slot(slot);
        if begins {
            here.lines.clear();
        }
        here.lines.push_str(&text);
        here.standing = standing;
        let in_small = (!has_database).then(|| local::write(&name(slot), &here.lines));
        store.waiting.get_or_insert_default();
        in_small
    });
    match in_small {
        Some(true) => {
            let saved = record
                .map_or(SaveOutcome::Kept, |record| record_store::in_small(&[], vec![record]));
            result_store::add_in_small(result);
            drain_queue(|| then(saved));
        }
        Some(false) => drain_queue(|| then(SaveOutcome::Failed)),
        None => {
            let Record { key, line } = record.unwrap_or_default();
            let result = result.unwrap_or_default();
            answered(append(slot, begins, &text, &key, &line, MOST, &result), |answer| {
                drain_queue(|| then(SaveOutcome::read(&answer)));
            });
        }
    }
}

/// Does something as soon as nothing is being kept any more, in the order in which it was asked for.
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

/// What was kept is told, and then what has waited for it is done, until something is to be kept again.
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

/// Calls what waits for an answer of the store; nothing is given where it has none.
pub(crate) fn answered(promise: Promise, then: impl FnOnce(JsValue) + 'static) {
    when(promise, Box::new(then));
}

fn when(promise: Promise, then: Box<dyn FnOnce(JsValue)>) {
    spawn_local(async move { then(JsFuture::from(promise).await.unwrap_or_default()) });
}
