//! A request to the bots, with the answers so far.

use crate::bots::Decision;
use crate::bots::merge::merge;
use crate::bots::protocol::{FairnessReport, Request};

/// Result of a request.
pub(in crate::ui) enum QueryResult {
    /// The bot plays this move. With it comes the reason if it was requested, and the thinking time in milliseconds,
    /// which counts in a race.
    Plays(String, Option<Vec<u8>>, u32),
    /// The bot waits for other seats or for the clock.
    Waits,
    /// Result of a fairness check.
    Fair(FairnessReport),
    /// No worker has answered.
    Failed,
}

/// The kinds of requests, in the order of their priority.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RequestKind {
    /// A person wants a hint. It is always answered.
    Hint,
    /// A bot is to move. A change in the match replaces the request, so it need not be answered.
    Move,
    /// A person waits for a fairness check.
    Check,
}

/// Minimum thinking time in milliseconds of a further worker, and time limit of a repeated attempt. A worker with
/// less time left is not asked.
const IN_A_HURRY: u32 = 300;

/// A request in progress or waiting.
pub(super) struct PendingQuery {
    question: Request,
    /// Number of workers that should think about it.
    pub(super) workers: usize,
    /// Number of failed attempts.
    pub(super) attempts: usize,
    /// Deadline in milliseconds of the clock. It is set when the first worker gets the request.
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

    /// Kind of the request.
    pub(super) fn kind(&self) -> RequestKind {
        match (self.question.explain, self.question.recheck) {
            (true, _) => RequestKind::Hint,
            (_, Some(_)) => RequestKind::Check,
            _ => RequestKind::Move,
        }
    }

    /// Number of the request, which the answers repeat.
    pub(super) fn number(&self) -> u32 {
        self.question.number
    }

    /// Starts an attempt under a new number. Answers to earlier attempts have other numbers.
    pub(super) fn start(&mut self, number: u32) {
        let question = &mut self.question;
        (question.number, question.stream, self.until) = (number, 0, None);
        if self.attempts > 0 && question.recheck.is_none() {
            question.milliseconds = question.milliseconds.min(IN_A_HURRY);
        }
    }

    /// Whether no worker has the request yet.
    pub(super) fn is_new(&self) -> bool {
        self.until.is_none()
    }

    /// The deadline.
    pub(super) fn until(&self) -> Option<f64> {
        self.until
    }

    /// The request for a further worker that can begin at time `begin`, and the deadline. `None` if enough workers
    /// have it, or too little time is left.
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

    /// Stores the decision of a worker.
    pub(super) fn note(&mut self, choice: Decision<String>, reason: Option<Vec<u8>>) {
        self.choices.push(choice);
        self.reason = reason;
    }

    /// The merged decision of the workers. `None` if none has answered.
    pub(super) fn chosen(&mut self) -> Option<QueryResult> {
        if self.choices.is_empty() {
            return None;
        }
        let Decision { mv, think_time_ms: takes, .. } = merge(std::mem::take(&mut self.choices));
        Some(mv.map_or(QueryResult::Waits, |mv| QueryResult::Plays(mv, self.reason.take(), takes)))
    }
}
