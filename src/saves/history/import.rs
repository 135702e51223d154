//! Imports files of records in slices: each match is replayed and compared with its record.

use std::vec::IntoIter;

use crate::saves::replay::Replayer;

use super::{HistoryEntry, ImportError, lines_of, numbered};

/// An import in progress. Its records must not be used before all of them have been read.
pub struct ImportJob {
    lines: IntoIter<String>,
    now: Option<(HistoryEntry, Replayer)>,
    known: Vec<(String, String)>,
}

impl ImportJob {
    /// Starts the import of a file.
    ///
    /// # Errors
    /// If the text is no file of records, or has the wrong number of them.
    pub fn new(text: &str) -> Result<ImportJob, ImportError> {
        let lines: Vec<String> = lines_of(text)?.into_iter().map(ToOwned::to_owned).collect();
        Ok(ImportJob { lines: lines.into_iter(), now: None, known: Vec::new() })
    }

    /// Reads the next record, or plays up to `steps` more steps of its match. Returns true once all records are read.
    ///
    /// # Errors
    /// If a record is damaged, or its match is not legal, or its result differs.
    pub fn advance(&mut self, steps: usize) -> Result<bool, ImportError> {
        let at = self.known.len();
        let unplayable = ImportError::Unplayable(at + 1);
        let Some((_, again)) = &mut self.now else {
            let Some(line) = self.lines.next() else { return Ok(true) };
            let finished = numbered(at, &line)?;
            let again = Replayer::new(&finished.kept.record).map_err(|_| unplayable)?;
            self.now = Some((finished, again));
            return Ok(false);
        };
        if again.advance(steps) {
            return Ok(false);
        }
        let came_of = |(finished, again): (HistoryEntry, Replayer)| {
            finished.is(&*again.done().0).then_some(finished)
        };
        let finished = self.now.take().and_then(came_of).ok_or(unplayable)?;
        self.known.push((finished.key(), finished.line()));
        Ok(false)
    }

    /// Key and stored line of each record.
    pub fn known(self) -> Vec<(String, String)> {
        self.known
    }
}
