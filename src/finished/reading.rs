//! Finished matches that are played again, and files of them, a bit at a time.

use std::vec::IntoIter;

use super::{BadRecords, Finished, lines_of, numbered};
use crate::games::AnyMatch;
use crate::replay::Replay;

/// How far a file has been read. Nothing of it should be believed before all of it has been.
pub struct Reading {
    lines: IntoIter<String>,
    now: Option<Again>,
    known: Vec<(String, String)>,
}

/// A finished match that is played again.
pub struct Again {
    finished: Finished,
    replay: Replay,
    game: Box<dyn AnyMatch>,
}

impl Reading {
    /// Of a file.
    ///
    /// # Errors
    /// If it is no file of records, or has fewer or more than it should.
    pub fn begin(text: &str) -> Result<Reading, BadRecords> {
        let lines: Vec<String> = lines_of(text)?.into_iter().map(ToOwned::to_owned).collect();
        Ok(Reading { lines: lines.into_iter(), now: None, known: Vec::new() })
    }

    /// Reads the next record, or takes so many more of its steps. True once everything has been read.
    ///
    /// # Errors
    /// If a record is damaged, or the rules do not allow it.
    pub fn go_on(&mut self, steps: usize) -> Result<bool, BadRecords> {
        let at = self.known.len();
        let unplayable = BadRecords::Unplayable(at + 1);
        let Some(again) = &mut self.now else {
            let Some(line) = self.lines.next() else { return Ok(true) };
            let again = Again::begin(numbered(at, &line)?).ok_or(unplayable)?;
            self.now = Some(again);
            return Ok(false);
        };
        if again.go_on(steps).ok_or(unplayable)? {
            let (finished, ..) = self.now.take().and_then(Again::done).ok_or(unplayable)?;
            self.known.push((finished.key(), finished.line()));
        }
        Ok(false)
    }

    /// The records as they are kept: the key of each, and its line.
    pub fn known(self) -> Vec<(String, String)> {
        self.known
    }
}

impl Again {
    /// Deals. Nothing if the rules do not allow it.
    pub fn begin(finished: Finished) -> Option<Again> {
        let replay = Replay::of(&finished.kept.record).ok()?;
        let game = replay.begin().ok()?;
        Some(Again { finished, replay, game })
    }

    /// Takes so many more steps. True once all have been taken; nothing if the rules do not allow one.
    pub fn go_on(&mut self, steps: usize) -> Option<bool> {
        let done = self.game.told().len() - 1;
        let until = self.replay.steps().min(done + steps);
        self.replay.put(&mut self.game, until);
        (self.game.told().len() - 1 == until).then_some(until == self.replay.steps())
    }

    /// The match once all steps have been taken, and how it went. Nothing if it has not ended like this.
    pub fn done(self) -> Option<(Finished, Box<dyn AnyMatch>, Replay)> {
        self.finished.is(&*self.game).then_some((self.finished, self.game, self.replay))
    }
}
