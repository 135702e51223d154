//! The review of a finished match: its decisions in order, and what is known of their worth so far.

pub mod other_cards;
mod report;
mod saved;

pub use report::{MoveReport, Report, StepReport, reports};
pub use saved::{parse, to_text};

use std::cmp::Reverse;

use crate::bots::playout::shares;
use crate::bots::protocol::{ReviewAnswer, ReviewTask, ReviewedMove};
use crate::bots::review::DecisionReview;
use crate::bots::review::account::{Account, Chances};
use crate::cards::rng::Seed;
use crate::cards::small_sort::sort_by_key;
use crate::engine::game::Turn;
use crate::engine::record::{ParseRecordError, Step, step_of};
use crate::engine::seat::Seat;
use crate::games::{self, AnyMatch};

use super::replay::Replay;

/// A decision of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Number of steps before it.
    pub step: usize,
    /// What to review.
    pub task: ReviewTask,
}

/// Goes through a match, and stops at the decisions of some seats.
pub struct Questions {
    replay: Replay,
    game: Box<dyn AnyMatch>,
}

impl Questions {
    /// The decisions of a recorded match.
    ///
    /// # Errors
    /// If the string is no record, or the rules do not allow its deal.
    pub fn of(record: &str) -> Result<Questions, ParseRecordError> {
        let replay = Replay::of(record)?;
        let game = replay.start()?;
        Ok(Questions { replay, game })
    }
}

impl Iterator for Questions {
    type Item = Question;

    /// The next decision of any seat, also one without a choice.
    fn next(&mut self) -> Option<Question> {
        loop {
            let step = self.game.step_count();
            let text = self.replay.step(step)?;
            let question = match step_of(text).ok()? {
                Step::Play(seat, mv) => Some(question(&*self.game, seat, mv)),
                Step::Deal(_) | Step::Timeout => None,
            };
            self.replay.put(&mut self.game, step + 1);
            if self.game.step_count() == step {
                return None;
            }
            if question.is_some() {
                return question;
            }
        }
    }
}

fn question(game: &dyn AnyMatch, seat: Seat, mv: &str) -> Question {
    let step = game.step_count();
    let options = game.options().into_iter();
    let task = ReviewTask {
        view: game.view(seat),
        seat,
        played: mv.to_owned(),
        seats: game.seats(),
        options: options.map(|(id, value)| (id.to_owned(), value.to_owned())).collect(),
        // The samples of a decision depend on its number alone, never on the cards of the match.
        seed: Seed::from_number(step as u64 + 1),
        playouts: None,
    };
    Question { step, task }
}

/// A reviewed decision of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedStep {
    /// Number of steps before it.
    pub step: usize,
    /// The seat.
    pub seat: Seat,
    /// What its moves were worth.
    pub decision: DecisionReview<ReviewedMove>,
}

/// The review of a match, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchReview {
    /// A player's chance to win before the deal.
    pub start: f64,
    /// Each seat's share in the win.
    pub results: Vec<f64>,
    /// The decisions in which a seat had a choice, in order.
    pub steps: Vec<ReviewedStep>,
}

impl MatchReview {
    /// A review of a finished match, without a decision yet. `None` if the match is not over.
    pub fn of(game: &dyn AnyMatch) -> Option<MatchReview> {
        let Turn::Over(outcome) = game.turn() else { return None };
        let seats = game.seats();
        let shares = shares(outcome, seats);
        let results = Seat::all(seats).map(|seat| shares[seat]).collect();
        Some(MatchReview { start: 1.0 / f64::from(seats), results, steps: Vec::new() })
    }

    /// Adds the answer to a question. Answers may come in any order.
    pub fn add(&mut self, question: &Question, answer: ReviewAnswer) {
        self.start = answer.start;
        let Some(decision) = answer.decision else { return };
        let (step, seat) = (question.step, question.task.seat);
        let at = self.steps.partition_point(|it| it.step < step);
        self.steps.insert(at, ReviewedStep { step, seat, decision });
    }

    /// The decisions of a seat.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &ReviewedStep> {
        self.steps.iter().filter(move |step| step.seat == seat)
    }

    /// The account of a seat.
    pub fn account(&self, seat: Seat) -> Account {
        let chances: Vec<Chances> =
            self.of_seat(seat).map(|step| Chances::from(&step.decision)).collect();
        let result = self.results.get(usize::from(seat.0)).copied().unwrap_or_default();
        Account::of(self.start, &chances, result)
    }

    /// The decisions of a seat that lost something, the most expensive first.
    pub fn mistakes(&self, seat: Seat) -> Vec<&ReviewedStep> {
        let mut found: Vec<&ReviewedStep> =
            self.of_seat(seat).filter(|step| step.decision.loss() > 0.0).collect();
        sort_by_key(&mut found, |step| Reverse((step.decision.loss() * 1e6) as u32));
        found
    }
}

/// Reviews the decisions of all seats that `wants` accepts, with this number of playouts or the usual one. Native programs call it; the page asks its workers.
///
/// # Errors
/// If the record cannot be replayed, or its match is not over.
pub fn review_match(
    record: &str,
    wants: impl Fn(Seat) -> bool,
    playouts: Option<u32>,
) -> Result<MatchReview, ParseRecordError> {
    let game = games::load(record)?;
    let mut review = MatchReview::of(&*game)
        .ok_or_else(|| ParseRecordError("the match is not over: expected a finished one".into()))?;
    let bot = games::find_bot(game.info().id);
    let bot = bot.ok_or_else(|| ParseRecordError("this game has no bots".into()))?;
    for mut question in Questions::of(record)?.filter(|question| wants(question.task.seat)) {
        question.task.playouts = playouts;
        if let Some(answer) = bot.review(&question.task) {
            review.add(&question, answer);
        }
    }
    Ok(review)
}
