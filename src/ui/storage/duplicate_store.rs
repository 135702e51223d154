//! Master's matches of deals that a person has played, so that Master plays each of them once.
//!
//! A line is the mark of the deal, a vertical bar and the link to Master's match.

use crate::saves::seen_deals::mark;
use crate::ui::storage::local;

/// Local storage key.
const NAME: &str = "duplicates";
/// Most matches that are kept.
const MOST: usize = 30;

/// Keeps Master's match: its record and its link.
pub(in crate::ui) fn keep(record: &str, link: &str) {
    let Some(mark) = mark(record) else { return };
    let line = format!("{mark}|{link}");
    let kept = local::read(NAME).unwrap_or_default();
    let lines: Vec<&str> = std::iter::once(line.as_str()).chain(kept.lines()).take(MOST).collect();
    // Without room Master plays again.
    local::write(NAME, &lines.join("\n"));
}

/// The link to Master's match of the deal with this mark.
pub(in crate::ui) fn link(mark: &str) -> Option<String> {
    let kept = local::read(NAME)?;
    let found = kept.lines().find_map(|line| line.split_once('|').filter(|(of, _)| *of == mark));
    found.map(|(_, link)| link.to_owned())
}
