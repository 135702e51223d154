//! Publishes the figures of a game in its folder: all of them, and the few that the level picker shows.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;
use spot_on::bots::strength::{PAIRS, options_key};

/// The file of all figures.
const ALL: &str = "strength/strength.json";
/// The file of the figures that the set-up shows.
const SHOWN: &str = "strength/strength.txt";
/// The file of remarks on the figures, if there are any.
const REMARKS: &str = "strength/strength.md";

/// The folder of a game.
fn folder(id: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    games.join(id.replace('-', "_"))
}

/// Writes the reports of all matchups of a game.
///
/// # Errors
/// If a file cannot be written.
pub(crate) fn write(id: &str, reports: &[Value]) -> io::Result<()> {
    let list = Value::Array(reports.to_vec());
    std::fs::create_dir_all(folder(id).join("strength"))?;
    std::fs::write(folder(id).join(ALL), format!("{list:#}\n"))?;
    match shown(reports) {
        Some(text) => std::fs::write(folder(id).join(SHOWN), text),
        None => Ok(()),
    }
}

/// The published reports of a game; empty if there are none.
///
/// # Errors
/// If there is a file that cannot be read.
pub(crate) fn read(id: &str) -> io::Result<Vec<Value>> {
    match std::fs::read_to_string(folder(id).join(ALL)) {
        Ok(text) => Ok(serde_json::from_str(&text)?),
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(why) => Err(why),
    }
}

/// Replaces the published reports of these matchups. A new matchup is inserted behind those of the same table.
///
/// # Errors
/// If a file cannot be read or written.
pub(crate) fn amend(id: &str, reports: &[Value]) -> io::Result<()> {
    write(id, &amended(read(id)?, reports))
}

fn amended(mut all: Vec<Value>, reports: &[Value]) -> Vec<Value> {
    let same = |names: &[&str], one: &Value, other: &Value| {
        names.iter().all(|name| one[name] == other[name])
    };
    for report in reports {
        let table = |old: &Value| same(&["options", "seats"], old, report);
        let contest = |old: &Value| table(old) && same(&["first", "others"], old, report);
        if let Some(old) = all.iter_mut().find(|old| contest(old)) {
            *old = report.clone();
        } else {
            let behind = all.iter().rposition(table).map_or(all.len(), |last| last + 1);
            all.insert(behind, report.clone());
        }
    }
    all
}

/// The remarks on a game's figures.
///
/// # Errors
/// If there is a file that cannot be read.
pub(crate) fn remarks(id: &str) -> io::Result<String> {
    match std::fs::read_to_string(folder(id).join(REMARKS)) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read,
    }
}

/// Win rate of each level but the weakest against the level below, at each table: the file of [`Strength`].
///
/// [`Strength`]: spot_on::bots::strength::Strength
fn shown(reports: &[Value]) -> Option<String> {
    let usual = &reports.first()?["options"];
    let mut text = "# From strength.json, by arena: matches of 1000 that are won.\n".to_owned();
    for report in reports {
        let names = (report["first"].as_str()?, report["others"].as_str().unwrap_or_default());
        if PAIRS.contains(&names) {
            let won = (1000.0 * report["win_rate"]["mean"].as_f64()?).clamp(0.0, 1000.0);
            let (seats, options) = (&report["seats"], changed(usual, &report["options"]));
            writeln!(text, "{seats} {options} {} {} {won:.0}", names.0, names.1).ok()?;
        }
    }
    Some(text)
}

/// The key of the options that are not the usual ones.
fn changed(usual: &Value, options: &Value) -> String {
    let pairs = options.as_object().into_iter().flatten();
    let changed = pairs.filter(|(id, value)| usual[id] != **value);
    options_key(changed.map(|(id, value)| (id.as_str(), value.as_str().unwrap_or_default())))
}

/// The search limit in words.
pub(crate) fn thinking(report: &Value) -> String {
    let number = |unit| report["thinking"][unit].as_u64().map(|number| (number, unit));
    match number("iterations").or(number("milliseconds")) {
        Some((number, unit)) => format!("{number} {unit} a move"),
        None => "no time".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_the_same_matchups_are_replaced() {
        let report = |first: &str, seats: u8, matches: u32| json!({ "options": {}, "seats": seats, "first": first, "others": "greedy", "matches": matches });
        let all = vec![report("casual", 2, 10), report("casual", 3, 10), report("master", 2, 10)];
        let [casual, skilled] = [report("casual", 2, 99), report("skilled", 3, 99)];
        let novice = report("novice", 4, 99);
        let mut expected = all.clone();
        expected[0] = casual.clone();
        // Behind the reports of the same table, or at the end.
        expected.insert(2, skilled.clone());
        expected.push(novice.clone());
        assert_eq!(amended(all, &[casual, skilled, novice]), expected);
    }

    #[test]
    fn the_level_picker_shows_the_measured_figures() {
        for game in spot_on::games::all() {
            let id = game.info().id;
            let figures = read(id).expect("the figures can be read");
            let Some(text) = shown(&figures) else { continue };
            let shown = std::fs::read_to_string(folder(id).join(SHOWN)).expect("they are shown");
            assert_eq!(text, shown, "{id}");
        }
    }
}
