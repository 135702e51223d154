//! Generates `docs/strength.md` from all published figures.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::args::round_robin;
use crate::publish;
use crate::report::share_closed;
use spot_on::bots::Level;

const INTRODUCTION: &str = "\
# How strong the bots are

Written by `arena --document` from the figures in the games' folders, which `make strength` measures anew, and from what
is said there of them (`strength.md`); do not change it by hand. The same deals are played with the seats swapped; a
shared win counts in parts. Behind ± is how far chance may have moved a figure, 99 times in 100 (normal distribution,
over deals). At larger tables one player meets several others of one kind, and an even share of the wins is 33 % for three
seats, 25 % for four and 17 % for six.

The first table of each game says how many matches in a hundred each level wins against each lower one, and in brackets
how many were played. The second one adds the points, and the players for comparison; the points with other options are
in the game's `strength.json`.

The levels see only what a person in their seat could see. Three players are there for comparison: *random* plays
any legal move, *greedy* the short, obvious strategy that most programs have, and *clairvoyant* is Master who is
shown the true position, and so out of reach.
";

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/strength.md")
}

/// Regenerates the document.
///
/// # Errors
/// If figures cannot be read or the document cannot be written.
pub(crate) fn write() -> io::Result<()> {
    std::fs::write(path(), text()?)
}

fn text() -> io::Result<String> {
    let mut text = INTRODUCTION.to_owned();
    for game in spot_on::games::all() {
        let info = game.info();
        let figures = publish::read(info.id)?;
        let Some(usual) = figures.first() else { continue };
        let thinking = publish::thinking(usual);
        let _ = write!(text, "\n## {}\n\nSeed {}, {thinking}.", info.title, usual["seed"]);
        if let Some(share) = share_closed(&figures) {
            let share = 100.0 * share;
            let _ = write!(
                text,
                " Master closes {share:.0} % of the distance from greedy to clairvoyant."
            );
        }
        let _ = write!(text, "\n\n{}\n", wins_of_levels(&figures, usual));
        text +=
            "| options | seats | player | against | matches | won % | points | others' points |\n";
        text += "|---|---|---|---|---|---|---|---|\n";
        for report in figures.iter().filter(|report| is_told_in_full(report, usual)) {
            text += &row(report, usual);
        }
        let remarks = publish::remarks(info.id)?;
        if !remarks.is_empty() {
            let _ = write!(text, "\n{remarks}");
        }
    }
    Ok(text)
}

/// Win rates of each level against each lower one, with a line for each table.
fn wins_of_levels(figures: &[Value], usual: &Value) -> String {
    let pairs: Vec<_> =
        round_robin().map(|pair| (pair.0.to_string(), pair.1.to_string())).collect();
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    for report in figures {
        let met = |(first, others): &(String, String)| {
            report["first"] == *first && report["others"] == *others
        };
        let Some(pair) = pairs.iter().position(met) else { continue };
        let table = table(report, usual);
        let line = lines.iter().position(|(other, _)| *other == table).unwrap_or_else(|| {
            lines.push((table, vec!["–".to_owned(); pairs.len()]));
            lines.len() - 1
        });
        lines[line].1[pair] =
            format!("{} ({})", figure(report, "win_rate", 100.0), report["matches"]);
    }
    let names: Vec<_> = pairs.iter().map(|(first, others)| format!("{first}–{others}")).collect();
    let mut text = format!("| options | seats | {} |\n", names.join(" | "));
    let _ = writeln!(text, "|---|---|{}", "---|".repeat(pairs.len()));
    for (table, wins) in lines {
        let _ = writeln!(text, "| {table} | {} |", wins.join(" | "));
    }
    text
}

/// Whether a matchup has a full row in the second table. A matchup of levels with changed options has none.
fn is_told_in_full(report: &Value, usual: &Value) -> bool {
    let is_level =
        |name: &str| report[name].as_str().is_some_and(|name| name.parse::<Level>().is_ok());
    changed(report, usual).is_empty() || !is_level("first") || !is_level("others")
}

fn row(report: &Value, usual: &Value) -> String {
    let word = |name: &str| report[name].as_str().unwrap_or("–").to_owned();
    format!(
        "| {} | {} | {} | {} | {} | {} | {} |\n",
        table(report, usual),
        word("first"),
        word("others"),
        report["matches"],
        figure(report, "win_rate", 100.0),
        figure(report, "points", 1.0),
        figure(report, "points_of_others", 1.0),
    )
}

fn figure(report: &Value, name: &str, times: f64) -> String {
    let of = |end: &str| times * report[name][end].as_f64().unwrap_or_default();
    format!("{:.1} ± {:.1}", of("mean"), (of("high") - of("low")) / 2.0)
}

/// Options and number of seats, as two cells.
fn table(report: &Value, usual: &Value) -> String {
    let changed = changed(report, usual);
    let options = if changed.is_empty() { "usual" } else { &changed };
    format!("{options} | {}", report["seats"])
}

/// The options, seed and search limit that differ from those of the usual report.
fn changed(report: &Value, usual: &Value) -> String {
    let none = serde_json::Map::new();
    let options = report["options"].as_object().unwrap_or(&none);
    let other = options.iter().filter(|(id, value)| usual["options"][id.as_str()] != **value);
    let mut texts: Vec<String> =
        other.map(|(id, value)| format!("{id} {}", value.as_str().unwrap_or_default())).collect();
    if report["seed"] != usual["seed"] {
        texts.push(format!("seed {}", report["seed"]));
    }
    if report["thinking"] != usual["thinking"] {
        texts.push(publish::thinking(report));
    }
    texts.join(", ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_line_holds_the_results_of_one_table() {
        let report = |first: &str, others: &str, length: &str, matches: u32| {
            let won = json!({ "mean": 0.6, "low": 0.575, "high": 0.625 });
            json!({ "options": { "length": length }, "seats": 2, "first": first, "others": others,
                "matches": matches, "win_rate": won })
        };
        let figures = [
            report("casual", "random", "short", 1),
            report("casual", "novice", "short", 20),
            report("casual", "novice", "long", 30),
            report("master", "novice", "short", 40),
        ];
        let text = wins_of_levels(&figures, &figures[0]);
        let lines: Vec<_> = text.lines().skip(2).collect();
        let usual = "| usual | 2 | 60.0 ± 2.5 (20) | – | – | – | – | 60.0 ± 2.5 (40) |";
        let long = "| length long | 2 | 60.0 ± 2.5 (30) | – | – | – | – | – |";
        assert_eq!(lines, [usual, long]);
        assert_eq!(figures.iter().filter(|one| is_told_in_full(one, &figures[0])).count(), 3);
    }

    #[test]
    fn the_document_matches_the_figures() {
        let text = text().expect("the figures can be read");
        let document = std::fs::read_to_string(path()).expect("there is a document");
        assert!(
            text == document,
            "run `cargo run --no-default-features --bin arena -- --document`"
        );
    }
}
