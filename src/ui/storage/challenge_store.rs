//! The pages to which matches lead back: the challenges that were accepted on this device, and boards.
//!
//! A line is the mark of the deal, a vertical bar and the address of the page.

use crate::saves::seen_deals::mark;
use crate::ui::storage::local;

/// Local storage key.
const NAME: &str = "challenges";
/// Most addresses that are kept.
const MOST: usize = 20;

/// Keeps the address to which a match of this record's deal leads back.
pub(in crate::ui) fn keep(record: &str, address: &str) {
    let Some(mark) = mark(record) else { return };
    let line = format!("{mark}|{address}");
    let kept = local::read(NAME).unwrap_or_default();
    let others = kept.lines().filter(|other| **other != line);
    let lines: Vec<&str> = std::iter::once(line.as_str()).chain(others).take(MOST).collect();
    // Without room the page is found by its link.
    local::write(NAME, &lines.join("\n"));
}

/// The address to which a match of this record leads back.
pub(in crate::ui) fn address(record: &str) -> Option<String> {
    let mark = mark(record)?;
    let kept = local::read(NAME)?;
    let found = kept.lines().find_map(|line| line.split_once('|').filter(|(of, _)| *of == mark));
    found.map(|(_, address)| address.to_owned())
}
