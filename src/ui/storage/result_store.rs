//! Saves the lines of the statistics in the browser's database. Without a database, they are saved in the local
//! storage.

use std::cell::RefCell;
use std::collections::HashSet;

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;

use crate::saves::history::MOST;
use crate::ui::platform::promise::answered;
use crate::ui::storage::json::{Json, list};
use crate::ui::storage::local;
use crate::ui::storage::match_store::{SaveOutcome, can_read, has_database, is_newer};

use super::legacy_totals;

#[wasm_bindgen(module = "/src/ui/storage/store.js")]
extern "C" {
    fn results() -> Promise;
    fn stow(gone: Array, things: JsValue, most: usize) -> Promise;
}

/// Local storage key of the lines, for browsers without a database.
const SMALL: &str = "results";

thread_local! {
    /// Lines that could not be saved. They count in this visit.
    static HELD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a line that could not be saved.
pub(in crate::ui) fn hold(line: Option<String>) {
    if line.is_some() {
        local::note_unsaved(true);
    }
    HELD.with_borrow_mut(|held| held.extend(line));
}

/// Key and line. Lines that could not be saved have negative keys.
pub(in crate::ui) type Kept = (i32, String);

/// Reads all lines, the oldest first. `None` if they cannot be read.
pub(in crate::ui) async fn all() -> Option<Vec<Kept>> {
    if !can_read().await {
        return None;
    }
    import_old().await;
    let held = HELD.take();
    let is_saved = held.is_empty() || change(&[], &held).await == SaveOutcome::Kept;
    let mut kept = here().await?;
    if !is_saved {
        kept.extend((1..).map(|number: i32| -number).zip(held.iter().cloned()));
        HELD.with_borrow_mut(|newer| newer.splice(0..0, held).for_each(drop));
    }
    Some(kept)
}

/// Moves totals of older versions, and lines from a time without a database, into the database.
async fn import_old() {
    let mut old = legacy_totals::lines();
    let small = if has_database() { read_local() } else { String::new() };
    old.extend(small.lines().map(str::to_owned));
    if old.is_empty() {
        return;
    }
    let Some(kept) = here().await else { return };
    // The page may have been closed between an earlier import and the deletion of the originals.
    let known: HashSet<&str> = kept.iter().map(|(_, line)| line.as_str()).collect();
    old.retain(|line| !known.contains(line.as_str()));
    if change(&[], &old).await == SaveOutcome::Kept {
        legacy_totals::forget();
        if !small.is_empty() {
            local::write(SMALL, "");
        }
    }
}

async fn here() -> Option<Vec<Kept>> {
    if !has_database() {
        let kept = read_local();
        return Some((0..).zip(kept.lines().map(str::to_owned)).collect());
    }
    let found = answered(results()).await;
    let [keys, lines] = Json(found).items().try_into().ok()?;
    let (keys, lines) = (keys.text()?, lines.text()?);
    let pair = |(key, line): (&str, &str)| Some((key.parse().ok()?, line.to_owned()));
    Some(keys.lines().zip(lines.lines()).filter_map(pair).collect())
}

/// Deletes the lines with these keys and adds others, all or nothing.
pub(in crate::ui) async fn change(gone: &[i32], added: &[String]) -> SaveOutcome {
    if gone.iter().any(|key| *key < 0) {
        HELD.take();
    }
    let things = added.iter().map(|line| ("result", "", line.as_str()));
    stow_all(gone, things).await
}

/// Deletes lines and adds items of any kind: kind, name and text. Without a database, all added items must be lines
/// of the statistics.
pub(in crate::ui) async fn stow_all(
    gone: &[i32],
    things: impl Iterator<Item = (&str, &str, &str)>,
) -> SaveOutcome {
    if has_database() {
        let gone = gone.iter().map(|key| JsValue::from(*key)).collect();
        let thing = |(kind, name, text): (&str, &str, &str)| {
            list([kind.into(), name.into(), text.into()].into_iter())
        };
        let answer = answered(stow(gone, list(things.map(thing)), MOST)).await;
        return SaveOutcome::read(&answer);
    }
    let kept = read_local();
    let stays = (0..).zip(kept.lines()).filter(|(key, _)| !gone.contains(key));
    let lines = stays.map(|(_, line)| line).chain(things.map(|(_, _, line)| line));
    let lines: Vec<&str> = lines.collect();
    match !is_newer() && local::write(SMALL, &lines.join("\n")) {
        true => SaveOutcome::Kept,
        false => SaveOutcome::Failed,
    }
}

/// Adds a line to the local storage.
pub(in crate::ui) fn add_local(line: Option<String>) {
    let Some(line) = line else { return };
    // If there is no room for the line, the match is saved all the same.
    if !local::write(SMALL, format!("{}\n{line}", read_local()).trim()) {
        hold(Some(line));
    }
}

fn read_local() -> String {
    local::read(SMALL).unwrap_or_default()
}
