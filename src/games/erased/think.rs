//! Type-erased bots of a game, for the worker and the referee. This module reaches nothing else, so the linker leaves
//! tables, records and texts out of the worker.

use crate::bots::protocol::{FairnessReport, RefuteTask, ReviewAnswer, ReviewTask, ReviewedMove};
use crate::bots::review::value::{self, Position};
use crate::bots::{Budget, Decision, Level, choice, fairness};
use crate::cards::rng::{Rng, Seed};
use crate::engine::seat::Seat;
use crate::puzzles::problem;

use super::{GameType, Playable};

/// Loss of the chance to win from which the moves of a decision get an outlook.
const MISTAKE: f64 = 0.02;

/// The bots of a game of the registry.
pub trait AnyBot: Send + Sync {
    /// A bot's decision for this serialized view. If `explain` is set, also the reason for the move, if the game can
    /// give one.
    ///
    /// # Errors
    /// If the bytes are no view of this game.
    fn think(
        &self,
        view: &[u8],
        level: Level,
        budget: &mut Budget,
        rng: &mut Rng,
        explain: bool,
    ) -> Result<(Decision<String>, Option<Vec<u8>>), postcard::Error>;

    /// Checks the fairness of a bot ([`fairness::check`]) with a serialized view and this number of other deals.
    ///
    /// # Errors
    /// If the bytes are no view of this game.
    fn recheck(
        &self,
        view: &[u8],
        bot: (Seat, Level),
        deals: u32,
        seed: Seed,
    ) -> Result<FairnessReport, postcard::Error>;

    /// Reviews a decision. `None` if view, move or options are not of this game.
    fn review(&self, task: &ReviewTask) -> Option<ReviewAnswer>;

    /// What the others play after a wrong answer to a problem. `None` if the task did not fit together.
    fn refute(&self, task: &RefuteTask) -> Option<Vec<(Seat, String)>>;
}

impl<G: Playable> AnyBot for GameType<G> {
    fn think(
        &self,
        view: &[u8],
        level: Level,
        budget: &mut Budget,
        rng: &mut Rng,
        explain: bool,
    ) -> Result<(Decision<String>, Option<Vec<u8>>), postcard::Error> {
        let view = postcard::from_bytes(view)?;
        let choice = choice::<G>(&view, level, budget, rng);
        let reason = choice.mv.as_ref().filter(|_| explain).and_then(|mv| G::reason(&view, mv));
        let reason = reason.map(|reason| postcard::to_allocvec(&reason)).transpose()?;
        Ok((choice.to_strings(), reason))
    }

    fn recheck(
        &self,
        view: &[u8],
        bot: (Seat, Level),
        deals: u32,
        seed: Seed,
    ) -> Result<FairnessReport, postcard::Error> {
        Ok(fairness::check::<G>(&postcard::from_bytes(view)?, bot, deals, seed))
    }

    fn review(&self, task: &ReviewTask) -> Option<ReviewAnswer> {
        let ReviewTask { seat, seats, seed, .. } = *task;
        let options = Self::options(seats, &task.options).ok()?;
        let view: G::View = postcard::from_bytes(&task.view).ok()?;
        let played: G::Move = task.played.parse().ok()?;
        let position = Position::<G> {
            view: &view,
            seat,
            options: &options,
            seats,
            playouts: task.playouts.unwrap_or(G::REVIEW_PLAYOUTS),
        };
        let found = value::review(&position, &played, seed);
        let compared = found
            .as_ref()
            .filter(|found| found.loss() >= MISTAKE)
            .map(|found| [found.played().mv.clone(), found.best().mv.clone()]);
        let with_reason = |mv: &G::Move| ReviewedMove {
            mv: mv.to_string(),
            reason: G::reason(&view, mv).and_then(|it| postcard::to_allocvec(&it).ok()),
            outlook: compared
                .as_ref()
                .filter(|compared| compared.contains(mv))
                .and_then(|_| value::outlook(&position, mv, seed)),
        };
        let decision = found.as_ref().map(|found| found.map(with_reason));
        Some(ReviewAnswer { start: G::fair_share(&options, seats), decision })
    }

    fn refute(&self, task: &RefuteTask) -> Option<Vec<(Seat, String)>> {
        let view: G::View = postcard::from_bytes(&task.view).ok()?;
        // Nothing is hidden, so there is one position only.
        let position = G::determinize(&view, &mut Rng::new(Seed::from_number(0), 0));
        let goal = G::goal(&position, &task.kind)?;
        let wrong = task.wrong.parse().ok()?;
        let moves = problem::refute(&position, task.seat, &goal, &wrong)?;
        Some(moves.into_iter().map(|(seat, mv)| (seat, mv.to_string())).collect())
    }
}
