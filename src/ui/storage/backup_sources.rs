//! Collects the items of a backup from this browser's storage, and saves the items of an import.

use js_sys::Promise;
use wasm_bindgen::prelude::*;

use crate::games;
use crate::saves::backup::{BackupItem, Kind};
use crate::ui::storage::json::Json;
use crate::ui::storage::local;
use crate::ui::storage::match_store::{self, SaveOutcome, answered, has_database};
use crate::ui::storage::record_store::{self, Record};
use crate::ui::storage::result_store;

#[wasm_bindgen(module = "/src/ui/storage/store.js")]
extern "C" {
    fn everything() -> Promise;
}

/// Unreadable settings: the key in the local storage, and the name of the item in a backup.
const UNREADABLE: (&str, &str) = ("settings-unreadable", "settings");
const SETTINGS: &str = "settings";

/// Collects all saved items.
pub(crate) fn gather(then: impl FnOnce(Vec<BackupItem>) + 'static) {
    let mut things = small();
    result_store::all(move |results| {
        let lines = results.into_iter().map(|(_, line)| (String::new(), line));
        things.extend(all_of(Kind::Result, lines));
        record_store::all(move |records| {
            let records = records.into_iter().map(|record| (record.key, record.line));
            things.extend(all_of(Kind::Record, records));
            large(move |matches, asides| {
                things.extend(all_of(Kind::Match, matches.into_iter()));
                things.extend(all_of(Kind::Quarantined, asides.into_iter()));
                then(things);
            });
        });
    });
}

/// Collects the texts that were set aside as unreadable.
pub(crate) fn set_aside(then: impl FnOnce(Vec<BackupItem>) + 'static) {
    let mut things = small();
    things.retain(|thing| thing.kind == Kind::Quarantined);
    large(move |_, asides| {
        things.extend(all_of(Kind::Quarantined, asides.into_iter()));
        then(things);
    });
}

fn all_of(
    kind: Kind,
    things: impl Iterator<Item = (String, String)>,
) -> impl Iterator<Item = BackupItem> {
    things.map(move |(name, text)| BackupItem { kind, name, text })
}

/// Prefix of the local storage keys for a kind that has one item for each game.
fn folder(kind: Kind) -> &'static str {
    match kind {
        Kind::Setup => "setup/",
        Kind::Learned => "learned/",
        Kind::Match => "match/",
        Kind::Quarantined => "aside/",
        Kind::Settings | Kind::Record | Kind::Result => "",
    }
}

/// The items that are in the local storage even if there is a database.
fn small() -> Vec<BackupItem> {
    let mut things = Vec::new();
    let mut add = |kind, name: &str, place: &str| {
        if let Some(text) = local::read(place) {
            things.push(BackupItem { kind, name: name.into(), text });
        }
    };
    add(Kind::Settings, "", SETTINGS);
    add(Kind::Quarantined, UNREADABLE.1, UNREADABLE.0);
    for game in games::all() {
        let id = game.info().id;
        for kind in [Kind::Setup, Kind::Learned, Kind::Quarantined] {
            add(kind, id, &format!("{}{id}", folder(kind)));
        }
    }
    things
}

type Named = Vec<(String, String)>;

/// The matches in progress, and the texts that were set aside.
fn large(then: impl FnOnce(Named, Named) + 'static) {
    if !has_database() {
        let ids: Vec<&str> = games::all().iter().map(|game| game.info().id).collect();
        return then(match_store::slots(&ids), Vec::new());
    }
    answered(everything(), move |found| {
        let pair = |pair: &Json| {
            let pair = pair.items();
            Some((pair.first()?.text()?, pair.get(1)?.text()?))
        };
        let mut lists = Json(found)
            .items()
            .into_iter()
            .map(|list| list.items().iter().filter_map(pair).collect::<Named>());
        let mut next = || lists.next().unwrap_or_default();
        then(next(), next());
    });
}

/// Saves all of these items or none.
pub(crate) fn stow(things: Vec<BackupItem>, then: impl FnOnce(SaveOutcome) + 'static) {
    let is_small =
        |thing: &BackupItem| matches!(thing.kind, Kind::Settings | Kind::Setup | Kind::Learned);
    let (small, large): (Vec<BackupItem>, Vec<BackupItem>) = things.into_iter().partition(is_small);
    let matches: Vec<BackupItem> =
        large.iter().filter(|thing| thing.kind == Kind::Match).cloned().collect();
    let done = move |saved| {
        if saved == SaveOutcome::Kept {
            // If there is no room for one of these, the others are still saved.
            for thing in &small {
                write(thing);
            }
            for thing in &matches {
                match_store::put(&thing.name, &thing.text);
            }
        }
        then(saved);
    };
    if !has_database() {
        return stow_in_small(large, done);
    }
    let word = |kind| match kind {
        Kind::Record => "record",
        Kind::Result => "result",
        Kind::Match => "match",
        _ => "aside",
    };
    let things =
        large.iter().map(|thing| (word(thing.kind), thing.name.as_str(), thing.text.as_str()));
    result_store::stow_all(&[], things, done);
}

/// Saves an item in the local storage. False if this browser does not allow that.
fn write(thing: &BackupItem) -> bool {
    let place = match thing.kind {
        Kind::Settings => SETTINGS.into(),
        kind => format!("{}{}", folder(kind), thing.name),
    };
    local::write(&place, &thing.text)
}

/// Saves items without a database. Records and results go first because they may find no room. So a match is replaced
/// only if the rest was saved.
fn stow_in_small(things: Vec<BackupItem>, then: impl FnOnce(SaveOutcome) + 'static) {
    let (mut records, mut lines, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for thing in things {
        match thing.kind {
            Kind::Record => records.push(Record { key: thing.name, line: thing.text }),
            Kind::Result => lines.push(thing.text),
            _ => others.push(thing),
        }
    }
    record_store::add(records, move |saved| {
        if saved != SaveOutcome::Kept {
            return then(saved);
        }
        result_store::change(&[], &lines, move |saved| match saved {
            SaveOutcome::Kept if !others.iter().all(write) => then(SaveOutcome::Failed),
            other => then(other),
        });
    });
}
