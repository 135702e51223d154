//! Statistics that older versions saved: totals for each game and level, instead of a line for each match.

use crate::saves::statistics::{LegacyTotals, ResultLine, Stats};
use crate::ui::storage::json::{Json, list};
use crate::ui::storage::local;

/// Local storage key of these totals.
const KEPT: &str = "statistics";

/// The totals that were not imported yet, as lines.
pub(crate) fn lines() -> Vec<String> {
    local::load(KEPT).items().iter().map(|kept| line(kept).to_string()).collect()
}

/// Deletes the totals after their import.
pub(crate) fn forget() {
    local::save(KEPT, &list(std::iter::empty()));
}

fn line(kept: &Json) -> ResultLine {
    let text = |name| kept.get(name).text().unwrap_or_default();
    let number = |name| kept.get(name).number().unwrap_or_default();
    let count = |name| number(name).max(0) as u32;
    let figures = Stats {
        played: count("played"),
        won: count("won"),
        streak: count("streak"),
        longest: count("longest"),
        best: number("best"),
        points: number("points").into(),
        hints: count("hints"),
        undos: count("undos"),
    };
    ResultLine::Before(LegacyTotals { game: text("game"), level: text("level"), figures })
}
