//! The document of all figures that were written down.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::publish;
use crate::report::share_closed;

const INTRODUCTION: &str = "\
# How strong the bots are

Written by `arena --document` from the figures in the games' folders, which `make strength` measures anew, and from what
is said there of them (`strength.md`); do not change it by hand. The same deals are played with the seats swapped; a
shared win counts in parts. Behind ± is how far chance may have moved a figure, 99 times in 100 (normal distribution,
over deals). At larger tables one player meets several others of one kind, and an even share of the wins is 33 % for three
seats, 25 % for four and 17 % for six.

The levels see only what a person in their seat could see. Three players are there for comparison: *random* plays
any legal move, *greedy* the short, obvious strategy that most programs have, and *clairvoyant* is Master who is
shown the true position, and so out of reach.
";

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/strength.md")
}

/// Writes the document anew.
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
        text += "\n\n| options | seats | player | against | matches | won % | points | others' points |\n";
        text += "|---|---|---|---|---|---|---|---|\n";
        for report in &figures {
            text += &row(report, usual);
        }
        let remarks = publish::remarks(info.id)?;
        if !remarks.is_empty() {
            let _ = write!(text, "\n{remarks}");
        }
    }
    Ok(text)
}

fn row(report: &Value, usual: &Value) -> String {
    let word = |name: &str| report[name].as_str().unwrap_or("–").to_owned();
    let figure = |name: &str, times: f64| {
        let of = |end: &str| times * report[name][end].as_f64().unwrap_or_default();
        format!("{:.1} ± {:.1}", of("mean"), (of("high") - of("low")) / 2.0)
    };
    format!(
        "| {} | {} | {} | {} | {} | {} | {} | {} |\n",
        changed(report, usual),
        report["seats"],
        word("first"),
        word("others"),
        report["matches"],
        figure("win_rate", 100.0),
        figure("points", 1.0),
        figure("points_of_others", 1.0),
    )
}

/// The options that are not as usual, nor what else is not.
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
    use super::*;

    #[test]
    fn the_document_is_what_the_figures_make() {
        let text = text().expect("the figures can be read");
        let document = std::fs::read_to_string(path()).expect("there is a document");
        assert!(
            text == document,
            "run `cargo run --no-default-features --bin arena -- --document`"
        );
    }
}
