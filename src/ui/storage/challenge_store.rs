//! The challenges that were accepted on this device, so that the end of the match leads to the comparison.
//!
//! A line is the mark of the deal, a vertical bar and the link to the friend's match.

use crate::saves::seen_deals::mark;
use crate::ui::storage::local;

/// Local storage key of the challenges.
const NAME: &str = "challenges";
/// Most challenges that are kept.
const MOST: usize = 20;

/// Keeps an accepted challenge: the record of a match of its deal, and the link.
pub(in crate::ui) fn keep(record: &str, link: &str) {
    let Some(mark) = mark(record) else { return };
    let line = format!("{mark}|{link}");
    let kept = local::read(NAME).unwrap_or_default();
    let others = kept.lines().filter(|other| **other != line);
    let lines: Vec<&str> = std::iter::once(line.as_str()).chain(others).take(MOST).collect();
    // Without room the comparison is found by the link.
    local::write(NAME, &lines.join("\n"));
}

/// The link of the challenge with the deal of this record.
pub(in crate::ui) fn link(record: &str) -> Option<String> {
    let mark = mark(record)?;
    let kept = local::read(NAME)?;
    let found = kept.lines().find_map(|line| line.split_once('|').filter(|(of, _)| *of == mark));
    found.map(|(_, link)| link.to_owned())
}
