//! Notes on deals, in the local storage: for each deal a word, the latest first.
//!
//! A line is the mark of the deal, a vertical bar and the word.

use serde::{Deserialize, Serialize};

use crate::lines;
use crate::saves::seen_deals::mark;
use crate::ui::storage::local;

/// A note on a deal, as a line.
#[derive(Serialize, Deserialize)]
#[serde(rename = "")]
struct Note {
    mark: String,
    note: String,
}

/// A list of notes.
pub(in crate::ui) struct DealNotes {
    /// Local storage key.
    name: &'static str,
    /// Most notes that are kept.
    most: usize,
}

/// The address to which a match leads back: a challenge that was accepted on this device, or three deals.
pub(in crate::ui) const WAYS_BACK: DealNotes = DealNotes { name: "challenges", most: 20 };
/// The link to Master's match of a deal that a person has played, so that Master plays it once.
pub(in crate::ui) const MASTERS: DealNotes = DealNotes { name: "duplicates", most: 30 };

impl DealNotes {
    /// Keeps a note on the deal of this record. Without room it is lost: a way back is then found by its link, and Master
    /// plays again.
    pub(in crate::ui) fn keep(&self, record: &str, note: &str) {
        let Some(mark) = mark(record) else { return };
        let line = lines::write(&Note { mark, note: note.to_owned() });
        let kept = local::read(self.name).unwrap_or_default();
        let others = kept.lines().filter(|other| **other != line);
        let lines: Vec<&str> =
            std::iter::once(line.as_str()).chain(others).take(self.most).collect();
        local::write(self.name, &lines.join("\n"));
    }

    /// The latest note on the deal with this mark.
    pub(in crate::ui) fn find(&self, mark: &str) -> Option<String> {
        let kept = local::read(self.name)?;
        let mut notes = kept.lines().filter_map(|line| lines::read::<Note>(line).ok());
        notes.find(|known| known.mark == mark).map(|known| known.note)
    }
}
