//! What older versions have counted: figures of each game and level, without a line for each match.

use crate::saves::history::{LegacyTotals, Line, Stats};
use crate::ui::storage::json::{Json, list};
use crate::ui::storage::local;

/// Where they have kept it.
const KEPT: &str = "statistics";

/// What is still to be taken over, as lines.
pub(crate) fn lines() -> Vec<String> {
    local::load(KEPT).items().iter().map(|kept| line(kept).to_string()).collect()
}

/// It was taken over.
pub(crate) fn forget() {
    local::save(KEPT, &list(std::iter::empty()));
}

fn line(kept: &Json) -> Line {
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
    Line::Before(LegacyTotals { game: text("game"), level: text("level"), figures })
}
