//! Where the things are that this browser keeps.

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

/// What could not be read of the settings, in the smaller storage, and how it is called in a file.
const UNREADABLE: (&str, &str) = ("settings-unreadable", "settings");
const SETTINGS: &str = "settings";

/// Everything that is kept here.
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

/// The texts that were set aside because they could not be read.
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

/// The folder of a kind of things in the smaller storage, which has one for each game.
fn folder(kind: Kind) -> &'static str {
    match kind {
        Kind::Setup => "setup/",
        Kind::Learned => "learned/",
        Kind::Match => "match/",
        Kind::Quarantined => "aside/",
        Kind::Settings | Kind::Record | Kind::Result => "",
    }
}

/// What lies in the smaller storage in any case.
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

/// The matches in progress, and what was set aside.
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

/// Keeps all of these, or none.
pub(crate) fn stow(things: Vec<BackupItem>, then: impl FnOnce(SaveOutcome) + 'static) {
    let is_small =
        |thing: &BackupItem| matches!(thing.kind, Kind::Settings | Kind::Setup | Kind::Learned);
    let (small, large): (Vec<BackupItem>, Vec<BackupItem>) = things.into_iter().partition(is_small);
    let matches: Vec<BackupItem> =
        large.iter().filter(|thing| thing.kind == Kind::Match).cloned().collect();
    let done = move |saved| {
        if saved == SaveOutcome::Kept {
            // Where there is no room for one the rest is still kept.
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

/// False if this browser does not keep it.
fn write(thing: &BackupItem) -> bool {
    let place = match thing.kind {
        Kind::Settings => SETTINGS.into(),
        kind => format!("{}{}", folder(kind), thing.name),
    };
    local::write(&place, &thing.text)
}

/// What may find no room comes first, so that no match gives way to one that is not kept.
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
