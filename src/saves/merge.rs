//! Joining what two devices, two tabs or two visits have stored.

use super::sorted_map::SortedMap;

/// Something that is stored as lines of text, and that may have changed in two places.
///
/// Merging is idempotent, and loses nothing that is better: of two states of the same thing, the one that is further
/// on stays.
pub trait Merge: Clone + Default {
    /// Parses the text form. Lines of newer versions are kept as they are.
    fn parse(text: &str) -> Self;

    /// The text form.
    fn to_text(&self) -> String;

    /// The lines with their names, for a backup.
    fn lines(&self) -> Vec<(String, String)>;

    /// Adds what is better or missing here.
    fn merge(&mut self, other: Self);

    /// The lines that merging these other lines adds or changes.
    fn changes_by<'a>(&self, others: impl Iterator<Item = &'a str>) -> Vec<(String, String)> {
        let others: Vec<&str> = others.collect();
        let mut merged = self.clone();
        merged.merge(Self::parse(&others.join("\n")));
        let mut here = SortedMap::default();
        self.lines().into_iter().for_each(|line| here.insert(line, ()));
        merged.lines().into_iter().filter(|line| !here.contains_key(line)).collect()
    }
}

/// Parses lines, each by `line`, and returns those that it did not read.
pub(super) fn unread(text: &str, mut line: impl FnMut(&str) -> Option<()>) -> Unread {
    let mut unread = Unread::default();
    for text in text.lines().filter(|text| !text.is_empty()) {
        if line(text).is_none() {
            unread.insert(text.to_owned(), ());
        }
    }
    unread
}

/// Lines of newer versions: each once, in order. There are few, if any.
pub(super) type Unread = SortedMap<String, ()>;

/// Joins lines to a text.
pub(super) fn text_of(lines: impl Iterator<Item = String>, unread: &Unread) -> String {
    lines.chain(unread.iter().map(|(line, ())| line.clone())).map(|line| line + "\n").collect()
}
