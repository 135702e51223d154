//! Finished matches that are played again, and files of them, a bit at a time.

use std::vec::IntoIter;

use super::{ArchivedMatch, ImportError, lines_of, numbered};
use crate::saves::replay::Replayer;

/// How far a file has been read. Nothing of it should be believed before all of it has been.
pub struct ImportJob {
    lines: IntoIter<String>,
    now: Option<(ArchivedMatch, Replayer)>,
    known: Vec<(String, String)>,
}

impl ImportJob {
    /// Of a file.
    ///
    /// # Errors
    /// If it is no file of records, or has fewer or more than it should.
    pub fn new(text: &str) -> Result<ImportJob, ImportError> {
        let lines: Vec<String> = lines_of(text)?.into_iter().map(ToOwned::to_owned).collect();
        Ok(ImportJob { lines: lines.into_iter(), now: None, known: Vec::new() })
    }

    /// Reads the next record, or takes so many more of its steps. True once everything has been read.
    ///
    /// # Errors
    /// If a record is damaged, or the rules do not allow it.
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
        let came_of = |(finished, again): (ArchivedMatch, Replayer)| {
            finished.is(&*again.done().0).then_some(finished)
        };
        let finished = self.now.take().and_then(came_of).ok_or(unplayable)?;
        self.known.push((finished.key(), finished.line()));
        Ok(false)
    }

    /// The records as they are kept: the key of each, and its line.
    pub fn known(self) -> Vec<(String, String)> {
        self.known
    }
}
