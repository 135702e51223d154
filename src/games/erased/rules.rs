//! Matches of a game by its rules. In the release, the code behind this trait is a part of its own
//! (`src/games/parts.rs`).

use crate::cards::Card;
use crate::engine::game::MatchConfig;
use crate::engine::record::{ParseRecordError, Record};
use crate::engine::session::Session;
use crate::games::setup::{ConfigText, SetupError};

use super::{AnyMatch, AnyPuzzles, GameType, Playable};

/// The rules of a game. [`super::AnyGame`] has the same methods with their errors.
pub trait AnyRules: Send + Sync {
    /// The cards of one round's pack.
    #[expect(clippy::missing_errors_doc, reason = "`AnyGame` says them")]
    fn pack(&self, seats: u8, options: &[(String, String)]) -> Result<Vec<Card>, SetupError>;

    /// Starts a match.
    #[expect(clippy::missing_errors_doc, reason = "`AnyGame` says them")]
    fn start(&self, setup: ConfigText) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// Replays a recorded match.
    #[expect(clippy::missing_errors_doc, reason = "`AnyGame` says them")]
    fn load(&self, record: &str) -> Result<Box<dyn AnyMatch>, ParseRecordError>;

    /// Its puzzles.
    fn puzzles(&self) -> &dyn AnyPuzzles;
}

impl<G: Playable> AnyRules for GameType<G> {
    fn pack(&self, seats: u8, options: &[(String, String)]) -> Result<Vec<Card>, SetupError> {
        Ok(G::pack(&Self::options(seats, options)?, seats))
    }

    fn start(&self, setup: ConfigText) -> Result<Box<dyn AnyMatch>, SetupError> {
        let options = Self::options(setup.seats, &setup.options)?;
        let ConfigText { seats, dealer, order, deck, .. } = setup;
        let session = Session::<G>::new(MatchConfig { options, seats, dealer, order }, deck)?;
        Ok(Box::new(session))
    }

    fn load(&self, record: &str) -> Result<Box<dyn AnyMatch>, ParseRecordError> {
        Ok(Box::new(Session::<G>::replay(Record::parse(record)?)?))
    }

    fn puzzles(&self) -> &dyn AnyPuzzles {
        self
    }
}
