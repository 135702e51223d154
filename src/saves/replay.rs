//! A match that is watched: it can be put back to any step.

use crate::engine::record::{ParseRecordError, Step, step_of, with_steps, without_steps};
use crate::games::{self, AnyMatch};

/// How a match began and all that was done in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    start: String,
    steps: Vec<String>,
}

impl Replay {
    /// Of a match, all of it.
    ///
    /// # Errors
    /// If the text is no record.
    pub fn of(record: &str) -> Result<Replay, ParseRecordError> {
        let (start, steps) = without_steps(record)?;
        let steps = steps.into_iter().map(ToOwned::to_owned).collect();
        Ok(Replay { start: start.to_owned(), steps })
    }

    /// The match as it was dealt.
    ///
    /// # Errors
    /// If that is not allowed by the rules.
    pub fn start(&self) -> Result<Box<dyn AnyMatch>, ParseRecordError> {
        games::load(&self.until(0))
    }

    /// Number of steps.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The record of the match up to a step.
    pub fn until(&self, step: usize) -> String {
        let steps: Vec<&str> = self.steps.iter().take(step).map(String::as_str).collect();
        with_steps(&self.start, &steps)
    }

    /// Puts the match on the table at this step, forwards by what was done, backwards by beginning again. What the
    /// rules do not allow changes nothing.
    pub fn put(&self, game: &mut Box<dyn AnyMatch>, step: usize) {
        let now = game.told().len() - 1;
        if step < now {
            if let Ok(again) = games::load(&self.until(step)) {
                *game = again;
            }
            return;
        }
        for text in self.steps.iter().take(step).skip(now) {
            if take(&mut **game, text).is_none() {
                return;
            }
        }
    }
}

/// A match that is played again from its record, a bit at a time.
pub struct Replayer {
    replay: Replay,
    game: Box<dyn AnyMatch>,
}

impl Replayer {
    /// Deals.
    ///
    /// # Errors
    /// If the text is no record, or the rules do not allow its deal.
    pub fn new(record: &str) -> Result<Replayer, ParseRecordError> {
        let replay = Replay::of(record)?;
        let game = replay.start()?;
        Ok(Replayer { replay, game })
    }

    /// Takes so many more steps. False if none is left, or the rules do not allow the next.
    pub fn advance(&mut self, steps: usize) -> bool {
        let before = self.steps();
        let until = self.replay.steps().min(before.saturating_add(steps));
        self.replay.put(&mut self.game, until);
        self.steps() > before
    }

    /// Whether all steps have been taken.
    pub fn is_whole(&self) -> bool {
        self.steps() == self.replay.steps()
    }

    /// The match as far as it was played again, and the way through all of it.
    pub fn done(self) -> (Box<dyn AnyMatch>, Replay) {
        (self.game, self.replay)
    }

    fn steps(&self) -> usize {
        self.game.told().len() - 1
    }
}

/// Takes a step as it stands in a record.
fn take(game: &mut dyn AnyMatch, text: &str) -> Option<()> {
    match step_of(text).ok()? {
        Step::Play(seat, mv) => game.play(seat, mv).ok(),
        Step::Deal(deck) => game.deal(deck).ok(),
        Step::Timeout => game.time().ok(),
    }
}
