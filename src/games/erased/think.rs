//! The bots of a game without its types, for the worker and the referee. Nothing else is reached from here, so the
//! linker leaves tables, records and texts out of the worker.

use crate::bots::protocol::Fairness;
use crate::bots::{Budget, Decision, Level, Reason, choice, fairness};
use crate::cards::rng::{Rng, Seed};
use crate::engine::seat::Seat;

use super::{Entry, Playable};

/// The bots of a game of the registry.
pub trait AnyBot: Send + Sync {
    /// What a bot plays that has this view, written as bytes, and why that is good if it is asked to explain and there is
    /// something to count.
    ///
    /// # Errors
    /// If the bytes are no view of this game.
    fn think(
        &self,
        view: &[u8],
        level: Level,
        patience: &mut Budget,
        rng: &mut Rng,
        explain: bool,
    ) -> Result<(Decision<String>, Option<Reason>), postcard::Error>;

    /// Asks a bot again about what it sees at a seat, with so many other deals of what it does not see.
    ///
    /// # Errors
    /// If the bytes are no view of this game.
    fn ask_again(
        &self,
        view: &[u8],
        bot: (Seat, Level),
        deals: u32,
        seed: Seed,
    ) -> Result<Fairness, postcard::Error>;
}

impl<G: Playable> AnyBot for Entry<G> {
    fn think(
        &self,
        view: &[u8],
        level: Level,
        patience: &mut Budget,
        rng: &mut Rng,
        explain: bool,
    ) -> Result<(Decision<String>, Option<Reason>), postcard::Error> {
        let view = postcard::from_bytes(view)?;
        let choice = choice::<G>(&view, level, patience, rng);
        let reason = choice.mv.as_ref().filter(|_| explain).and_then(|mv| G::reason(&view, mv));
        Ok((choice.in_words(), reason))
    }

    fn ask_again(
        &self,
        view: &[u8],
        bot: (Seat, Level),
        deals: u32,
        seed: Seed,
    ) -> Result<Fairness, postcard::Error> {
        Ok(fairness::check::<G>(&postcard::from_bytes(view)?, bot, deals, seed))
    }
}
