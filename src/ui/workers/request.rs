//! A question to the bots, and what has come of it so far.

use crate::bots::Decision;
use crate::bots::merge::merge;
use crate::bots::protocol::{Fairness, Request};

/// What came of a question.
pub(in crate::ui) enum QueryResult {
    /// The bot plays this move, for this reason if it was asked for one; and after how many milliseconds, if it races.
    Plays(String, Option<Vec<u8>>, u32),
    /// The bot waits for others, or for the clock.
    Waits,
    /// It was asked again.
    Fair(Fairness),
    /// No worker could be made to answer.
    Failed,
}

/// Why something is asked, in the order in which questions are put that wait.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// A person wants a hint, and gets it in any case.
    Hint,
    /// A bot is to move. It is asked anew when something has changed, and so need not be answered.
    Move,
    /// A person wants to know whether a bot plays fair, and waits for that.
    Check,
}

/// Milliseconds in which a new worker is to answer, at most. Who has less time left is not asked any more.
const IN_A_HURRY: u32 = 300;

/// A question that was asked.
pub(super) struct PendingQuery {
    question: Request,
    /// How many workers are to think about it.
    pub(super) workers: usize,
    /// How many times nobody has answered it.
    pub(super) attempts: usize,
    /// When they are to have thought about it, in milliseconds of the clock; known when the first of them has it.
    until: Option<f64>,
    choices: Vec<Decision<String>>,
    reason: Option<Vec<u8>>,
    pub(super) answer: Box<dyn FnOnce(QueryResult)>,
}

impl PendingQuery {
    pub(super) fn new(
        question: Request,
        workers: usize,
        answer: Box<dyn FnOnce(QueryResult)>,
    ) -> PendingQuery {
        let (choices, reason) = (Vec::new(), None);
        PendingQuery { question, workers, attempts: 0, until: None, choices, reason, answer }
    }

    /// What kind of question it is.
    pub(super) fn kind(&self) -> Kind {
        match (self.question.explain, self.question.again) {
            (true, _) => Kind::Hint,
            (_, Some(_)) => Kind::Check,
            _ => Kind::Move,
        }
    }

    /// Its number, also in what workers answer.
    pub(super) fn number(&self) -> u32 {
        self.question.number
    }

    /// Asks it under this number, which answers to it before do not have.
    pub(super) fn start(&mut self, number: u32) {
        let question = &mut self.question;
        (question.number, question.stream, self.until) = (number, 0, None);
        if self.attempts > 0 && question.again.is_none() {
            question.milliseconds = question.milliseconds.min(IN_A_HURRY);
        }
    }

    /// Whether no worker has it yet.
    pub(super) fn is_new(&self) -> bool {
        self.until.is_none()
    }

    /// When it is to be thought about.
    pub(super) fn until(&self) -> Option<f64> {
        self.until
    }

    /// The question for one more worker, who can begin at this time, and when that is to be done; nothing if enough of
    /// them have it, or if it is too late.
    pub(super) fn next(&mut self, begin: f64) -> Option<(Request, f64)> {
        let question = &mut self.question;
        let milliseconds = f64::from(question.milliseconds);
        let until = *self.until.get_or_insert(begin + milliseconds);
        let left = milliseconds.min(until - begin);
        if question.stream as usize >= self.workers || left < milliseconds.min(IN_A_HURRY.into()) {
            return None;
        }
        let next = Request { milliseconds: left as u32, ..question.clone() };
        question.stream += 1;
        Some((next, until))
    }

    /// Notes what a worker has chosen.
    pub(super) fn note(&mut self, choice: Decision<String>, reason: Option<Vec<u8>>) {
        self.choices.push(choice);
        self.reason = reason;
    }

    /// What the workers have chosen together, if any has.
    pub(super) fn chosen(&mut self) -> Option<QueryResult> {
        if self.choices.is_empty() {
            return None;
        }
        let Decision { mv, think_time_ms: takes, .. } = merge(std::mem::take(&mut self.choices));
        Some(mv.map_or(QueryResult::Waits, |mv| QueryResult::Plays(mv, self.reason.take(), takes)))
    }
}
