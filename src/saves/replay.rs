//! Replays of recorded matches, which can go to any step.

use crate::engine::record::{ParseRecordError, Step, step_of, with_steps, without_steps};
use crate::games::{self, AnyMatch};

/// The setup and the steps of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    start: String,
    steps: Vec<String>,
}

impl Replay {
    /// Parses the record of a match.
    ///
    /// # Errors
    /// If the string is no record.
    pub fn of(record: &str) -> Result<Replay, ParseRecordError> {
        let (start, steps) = without_steps(record)?;
        let steps = steps.into_iter().map(ToOwned::to_owned).collect();
        Ok(Replay { start: start.to_owned(), steps })
    }

    /// The match right after its first deal.
    ///
    /// # Errors
    /// If the rules do not allow the deal.
    pub fn start(&self) -> Result<Box<dyn AnyMatch>, ParseRecordError> {
        games::load(&self.until(0))
    }

    /// Number of steps.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// A step in its record form, by its index.
    pub fn step(&self, index: usize) -> Option<&str> {
        self.steps.get(index).map(String::as_str)
    }

    /// The record of the match with its first `step` steps.
    pub fn until(&self, step: usize) -> String {
        let steps: Vec<&str> = self.steps.iter().take(step).map(String::as_str).collect();
        with_steps(&self.start, &steps)
    }

    /// Takes `game` to this step: forwards by playing the steps between, backwards by a new replay. Stops before a step
    /// that the rules do not allow; a replay that fails changes nothing.
    pub fn put(&self, game: &mut Box<dyn AnyMatch>, step: usize) {
        let now = game.step_count();
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

/// Replays a match from its record in slices.
pub struct Replayer {
    replay: Replay,
    game: Box<dyn AnyMatch>,
}

impl Replayer {
    /// Deals the first round.
    ///
    /// # Errors
    /// If the string is no record, or the rules do not allow its deal.
    pub fn new(record: &str) -> Result<Replayer, ParseRecordError> {
        let replay = Replay::of(record)?;
        let game = replay.start()?;
        Ok(Replayer { replay, game })
    }

    /// Plays up to `steps` more steps. Returns false if none is left, or the rules do not allow the next.
    pub fn advance(&mut self, steps: usize) -> bool {
        let before = self.steps();
        let until = self.replay.steps().min(before.saturating_add(steps));
        self.replay.put(&mut self.game, until);
        self.steps() > before
    }

    /// Whether all steps have been played.
    pub fn is_whole(&self) -> bool {
        self.steps() == self.replay.steps()
    }

    /// The match as far as it was replayed, and the whole replay.
    pub fn done(self) -> (Box<dyn AnyMatch>, Replay) {
        (self.game, self.replay)
    }

    fn steps(&self) -> usize {
        self.game.step_count()
    }
}

/// Plays one step given in its record form.
pub(super) fn take(game: &mut dyn AnyMatch, text: &str) -> Option<()> {
    match step_of(text).ok()? {
        Step::Play(seat, mv) => game.play(seat, mv).ok(),
        Step::Deal(deck) => game.deal(deck).ok(),
        Step::Timeout => game.time_out().ok(),
    }
}
