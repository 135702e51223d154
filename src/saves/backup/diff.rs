//! What merging a backup into a browser's storage changes.

use std::collections::{HashMap, HashSet};

use crate::engine::record::without_steps;
use crate::saves::daily::log::DailyLog;
use crate::saves::exercises::Exercises;
use crate::saves::merge::Merge;
use crate::saves::save_log;
use crate::saves::solving::progress::Progress;

use super::{BackupItem, ItemKind};

/// What merging does with an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MergeAction {
    /// The item is new and is added, or it continues the stored match.
    Added,
    /// The item replaces a different one.
    Replaces,
    /// A different match is in progress. It is replaced only if the person agrees.
    Asked,
    /// Nothing comes of the item itself, but the others of its kind are joined with it.
    Joined,
}

/// Actions needed to merge `things` into `here`. Items already present are omitted.
pub fn diff(here: &[BackupItem], things: Vec<BackupItem>) -> Vec<(MergeAction, BackupItem)> {
    let mut by_name: HashMap<(ItemKind, String), String> = HashMap::new();
    let mut known: HashSet<BackupItem> = HashSet::new();
    for item in here {
        by_name.entry((item.kind, item.name.clone())).or_insert_with(|| item.text.clone());
        if !is_joined(item.kind) {
            known.insert(item.clone());
        }
    }
    let joined = [
        changes::<Exercises>(ItemKind::Exercise, here, &things),
        changes::<DailyLog>(ItemKind::Daily, here, &things),
        changes::<Progress>(ItemKind::Puzzle, here, &things),
    ];
    let mut diff = Vec::new();
    for thing in things {
        if !known.insert(thing.clone()) {
            continue;
        }
        let other = by_name.get(&(thing.kind, thing.name.clone()));
        let fate = match (thing.kind, other) {
            (kind, _) if is_joined(kind) => {
                let changed = joined.iter().find(|(of, names)| *of == kind && !names.is_empty());
                let is_changed = |(_, names): &(ItemKind, Vec<String>)| names.contains(&thing.name);
                changed.map(|names| {
                    if is_changed(names) { MergeAction::Added } else { MergeAction::Joined }
                })
            }
            (ItemKind::Result | ItemKind::Quarantined, _) | (_, None) => Some(MergeAction::Added),
            (ItemKind::Match, Some(here)) => of_match(here, &thing.text),
            (ItemKind::Settings | ItemKind::Setup, Some(_)) => Some(MergeAction::Replaces),
            _ => None,
        };
        let Some(fate) = fate else { continue };
        by_name.entry((thing.kind, thing.name.clone())).or_insert_with(|| thing.text.clone());
        diff.push((fate, thing));
    }
    diff
}

/// Whether items of a kind are joined with those that are stored, item by item ([`Merge`]).
pub fn is_joined(kind: ItemKind) -> bool {
    matches!(kind, ItemKind::Exercise | ItemKind::Daily | ItemKind::Puzzle)
}

/// The names of the items of a kind that change by joining.
fn changes<T: Merge>(
    kind: ItemKind,
    here: &[BackupItem],
    things: &[BackupItem],
) -> (ItemKind, Vec<String>) {
    let lines = |items: &[BackupItem]| -> Vec<String> {
        items.iter().filter(|item| item.kind == kind).map(|item| item.text.clone()).collect()
    };
    let (here, things) = (lines(here), lines(things));
    let changed = T::parse(&here.join("\n")).changes_by(things.iter().map(String::as_str));
    (kind, changed.into_iter().map(|(name, _)| name).collect())
}

/// The action for a match in progress when `here` already holds one of the same game.
fn of_match(here: &str, new: &str) -> Option<MergeAction> {
    let record = |lines: &str| save_log::read(lines).ok().map(|kept| kept.record);
    match record(here).zip(record(new)) {
        Some((here, new)) if goes_on(&new, &here) => None,
        Some((here, new)) if goes_on(&here, &new) => Some(MergeAction::Added),
        _ => Some(MergeAction::Asked),
    }
}

/// Whether the record `beginning` is a prefix of the record `whole`.
fn goes_on(beginning: &str, whole: &str) -> bool {
    match (without_steps(beginning), without_steps(whole)) {
        (Ok((start, steps)), Ok((other, all))) => start == other && all.starts_with(&steps),
        _ => false,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::engine::record::with_steps;
    use crate::saves::save_log::SaveLog;
    use crate::saves::saved_match::{Assists, Player, SavedMatch};

    pub(in super::super) fn thing(kind: ItemKind, name: &str, text: &str) -> BackupItem {
        BackupItem { kind, name: name.into(), text: text.into() }
    }

    pub(in super::super) fn some() -> Vec<BackupItem> {
        vec![
            thing(ItemKind::Settings, "", "{\"name\":\"A|b\\\\c ü\"}"),
            thing(ItemKind::Setup, "a", "{}"),
            thing(ItemKind::Learned, "a", "true"),
            thing(ItemKind::Match, "a", &lines("1", 3)),
            thing(ItemKind::Record, "17-a", "one"),
            thing(ItemKind::Result, "", "1|2|a"),
            thing(ItemKind::Exercise, "71beeff9", "exercise-1|0|1|0|5|a|b"),
            thing(ItemKind::Daily, "20785-a", "daily-1|20785|a|1|5||3|0|0|"),
            thing(ItemKind::Puzzle, "a", "player-1|a|15000|2100|60000|4|9|12"),
            thing(ItemKind::Quarantined, "a", "\\n \r\n\u{2028}\u{b}\\ "),
            thing(ItemKind::Quarantined, "a", ""),
        ]
    }

    /// A saved match with this seed and this number of steps.
    fn lines(seed: &str, steps: usize) -> String {
        let start = format!("spot-on-1|game=a|seats=1|dealer=0|options=|seed={seed}|deck=|moves=");
        let record = with_steps(&start, &[]);
        let players = vec![Player { name: "You".into(), bot: None }];
        let kept = SavedMatch { record, players, assists: Assists::default(), parts: None };
        let (mut log, mut lines) = SaveLog::start(&kept, 0);
        lines += &log.append_new(steps, |step| format!("0 take {step}"), kept.assists);
        lines
    }

    #[test]
    fn items_already_present_are_omitted() {
        assert_eq!(diff(&some(), some()), []);
        let twice = [some(), some()].concat();
        assert_eq!(diff(&[], twice).len(), some().len());
    }

    #[test]
    fn other_items_are_added_or_replace() {
        let new = vec![
            thing(ItemKind::Settings, "", "{}"),
            thing(ItemKind::Setup, "a", "{\"seats\":2}"),
            thing(ItemKind::Setup, "b", "{}"),
            thing(ItemKind::Learned, "a", "something else"),
            thing(ItemKind::Record, "17-a", "something else"),
            thing(ItemKind::Record, "18-a", "one"),
            thing(ItemKind::Result, "", "1|3|a"),
            thing(ItemKind::Quarantined, "a", "another"),
        ];
        let diff = diff(&some(), new);
        let fates: Vec<_> = diff.iter().map(|(fate, thing)| (*fate, thing.kind)).collect();
        assert_eq!(
            fates,
            [
                (MergeAction::Replaces, ItemKind::Settings),
                (MergeAction::Replaces, ItemKind::Setup),
                (MergeAction::Added, ItemKind::Setup),
                (MergeAction::Added, ItemKind::Record),
                (MergeAction::Added, ItemKind::Result),
                (MergeAction::Added, ItemKind::Quarantined),
            ]
        );
    }

    #[test]
    fn states_are_joined_and_the_second_time_nothing_is_left() {
        let here = [thing(ItemKind::Puzzle, "a", "player-1|a|13000|2100|60000|1|2|20")];
        let player = "player-1|a|15000|900|60000|4|9|12";
        let tried = "puzzle-1|a|5e0c91aa|14210|1100|60000|1";
        let backup = || {
            vec![thing(ItemKind::Puzzle, "a", player), thing(ItemKind::Puzzle, "a-5e0c91aa", tried)]
        };
        let news = diff(&here, backup());
        assert!(news.iter().all(|(fate, _)| *fate == MergeAction::Added) && news.len() == 2);
        let mut merged = Progress::parse(&here[0].text);
        merged.merge(Progress::parse(&format!("{player}\n{tried}")));
        let item = |(name, line): (String, String)| thing(ItemKind::Puzzle, &name, &line);
        let merged: Vec<BackupItem> = merged.lines().into_iter().map(item).collect();
        assert!(merged[0].text.starts_with("player-1|a|15000|900|60000|4|9|20"));
        assert_eq!(diff(&merged, backup()), []);
    }

    #[test]
    fn a_match_in_progress_is_replaced_only_by_its_own_continuation() {
        let fate = |here: &str, new: &str| {
            let here = [thing(ItemKind::Match, "a", here)];
            diff(&here, vec![thing(ItemKind::Match, "a", new)]).first().map(|(fate, _)| *fate)
        };
        assert_eq!(fate(&lines("1", 3), &lines("1", 5)), Some(MergeAction::Added));
        assert_eq!(fate(&lines("1", 5), &lines("1", 3)), None);
        assert_eq!(fate(&lines("1", 3), &lines("2", 5)), Some(MergeAction::Asked));
        assert_eq!(fate("from the future", &lines("2", 5)), Some(MergeAction::Asked));
        assert_eq!(fate(&lines("1", 3), "from the future"), Some(MergeAction::Asked));
    }
}
