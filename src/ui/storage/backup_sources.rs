//! Collects the items of a backup from this browser's storage, and saves the items of an import.

use js_sys::Promise;
use wasm_bindgen::prelude::*;

use crate::games;
use crate::saves::backup::{BackupItem, ItemKind, is_joined};
use crate::saves::merge::Merge;
use crate::ui::platform::promise::answered;
use crate::ui::storage::daily_store;
use crate::ui::storage::exercise_store;
use crate::ui::storage::history_store::{self, HistoryRow};
use crate::ui::storage::json::Json;
use crate::ui::storage::local;
use crate::ui::storage::match_store::{self, SaveOutcome, has_database};
use crate::ui::storage::puzzle_store;
use crate::ui::storage::result_store;
use crate::ui::storage::seen_deals_store;

#[wasm_bindgen(module = "/src/ui/storage/store.js")]
extern "C" {
    fn everything() -> Promise;
}

/// Unreadable settings: the key in the local storage, and the name of the item in a backup.
const UNREADABLE: (&str, &str) = ("settings-unreadable", "settings");
const SETTINGS: &str = "settings";

/// Collects all saved items. `None` if some of them cannot be read.
pub(crate) async fn gather() -> Option<Vec<BackupItem>> {
    let mut items = small();
    let results = result_store::all().await?.into_iter().map(|(_, line)| (String::new(), line));
    items.extend(all_of(ItemKind::Result, results));
    let records = history_store::all().await?.into_iter().map(|record| (record.key, record.line));
    items.extend(all_of(ItemKind::Record, records));
    items.extend(all_of(ItemKind::Exercise, exercise_store::load().lines().into_iter()));
    items.extend(all_of(ItemKind::Daily, daily_store::load().lines().into_iter()));
    items.extend(all_of(ItemKind::Puzzle, puzzle_store::load().lines().into_iter()));
    let (matches, asides) = large().await?;
    items.extend(all_of(ItemKind::Match, matches.into_iter()));
    items.extend(all_of(ItemKind::Quarantined, asides.into_iter()));
    Some(items)
}

/// Collects the texts that were set aside as unreadable.
pub(crate) async fn quarantined_items() -> Vec<BackupItem> {
    let mut items = small();
    items.retain(|item| item.kind == ItemKind::Quarantined);
    let asides = large().await.unwrap_or_default().1;
    items.extend(all_of(ItemKind::Quarantined, asides.into_iter()));
    items
}

fn all_of(
    kind: ItemKind,
    things: impl Iterator<Item = (String, String)>,
) -> impl Iterator<Item = BackupItem> {
    things.map(move |(name, text)| BackupItem { kind, name, text })
}

/// Prefix of the local storage keys for a kind that has one item for each game.
fn folder(kind: ItemKind) -> &'static str {
    match kind {
        ItemKind::Setup => "setup/",
        ItemKind::Learned => "learned/",
        ItemKind::Match => "match/",
        ItemKind::Quarantined => "aside/",
        ItemKind::Settings
        | ItemKind::Record
        | ItemKind::Result
        | ItemKind::Exercise
        | ItemKind::Daily
        | ItemKind::Puzzle => "",
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
    add(ItemKind::Settings, "", SETTINGS);
    add(ItemKind::Quarantined, UNREADABLE.1, UNREADABLE.0);
    for game in games::all() {
        let id = game.info().id;
        for kind in [ItemKind::Setup, ItemKind::Learned, ItemKind::Quarantined] {
            add(kind, id, &format!("{}{id}", folder(kind)));
        }
    }
    things
}

type Named = Vec<(String, String)>;

/// The matches in progress, and the texts that were set aside. `None` if they cannot be read.
async fn large() -> Option<(Named, Named)> {
    if !has_database() {
        let ids: Vec<&str> = games::all().iter().map(|game| game.info().id).collect();
        return Some((match_store::slots(&ids), Vec::new()));
    }
    let pair = |pair: &Json| {
        let pair = pair.items();
        Some((pair.first()?.text()?, pair.get(1)?.text()?))
    };
    let found = answered(everything()).await;
    let lists = found.is_truthy().then(|| Json(found).items())?;
    let mut lists =
        lists.into_iter().map(|list| list.items().iter().filter_map(pair).collect::<Named>());
    let mut next = || lists.next().unwrap_or_default();
    Some((next(), next()))
}

/// Saves all of these items or none.
pub(crate) async fn stow(items: Vec<BackupItem>) -> SaveOutcome {
    let is_small = |item: &BackupItem| {
        matches!(item.kind, ItemKind::Settings | ItemKind::Setup | ItemKind::Learned)
            || is_joined(item.kind)
    };
    let (small, large): (Vec<BackupItem>, Vec<BackupItem>) = items.into_iter().partition(is_small);
    let matches: Vec<BackupItem> =
        large.iter().filter(|item| item.kind == ItemKind::Match).cloned().collect();
    let is_deal = |item: &&BackupItem| matches!(item.kind, ItemKind::Record | ItemKind::Match);
    let deals: Vec<String> = large.iter().filter(is_deal).map(|item| item.text.clone()).collect();
    let word = |kind| match kind {
        ItemKind::Record => "record",
        ItemKind::Result => "result",
        ItemKind::Match => "match",
        _ => "aside",
    };
    let saved = if has_database() {
        let items =
            large.iter().map(|item| (word(item.kind), item.name.as_str(), item.text.as_str()));
        result_store::stow_all(&[], items).await
    } else {
        stow_locally(large).await
    };
    if saved == SaveOutcome::Kept {
        seen_deals_store::note(deals.iter().map(String::as_str));
        // If there is no room for one of these, the others are still saved.
        for item in &small {
            write(item);
        }
        let lines = |kind| -> String {
            let of_kind = small.iter().filter(|item| item.kind == kind);
            of_kind.map(|item| item.text.clone() + "\n").collect()
        };
        exercise_store::change(|all| all.merge(Merge::parse(&lines(ItemKind::Exercise))));
        puzzle_store::change(|all| all.merge(Merge::parse(&lines(ItemKind::Puzzle))));
        daily_store::change(|all| all.merge(Merge::parse(&lines(ItemKind::Daily))));
        for item in &matches {
            match_store::put(&item.name, &item.text);
        }
    }
    saved
}

/// Saves an item in the local storage. False if this browser does not allow that.
fn write(thing: &BackupItem) -> bool {
    let place = match thing.kind {
        // They are joined with what is here.
        kind if is_joined(kind) => return true,
        ItemKind::Settings => SETTINGS.into(),
        kind => format!("{}{}", folder(kind), thing.name),
    };
    local::write(&place, &thing.text)
}

/// Saves items without a database. Records and results go first because they may find no room. So a match is replaced
/// only if the rest was saved.
async fn stow_locally(items: Vec<BackupItem>) -> SaveOutcome {
    let (mut records, mut lines, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for item in items {
        match item.kind {
            ItemKind::Record => records.push(HistoryRow { key: item.name, line: item.text }),
            ItemKind::Result => lines.push(item.text),
            _ => others.push(item),
        }
    }
    let saved = history_store::add(records).await;
    if saved != SaveOutcome::Kept {
        return saved;
    }
    match result_store::change(&[], &lines).await {
        SaveOutcome::Kept if !others.iter().all(write) => SaveOutcome::Failed,
        other => other,
    }
}
