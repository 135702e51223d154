//! Workers that review decisions, one each at a time. They are apart from the workers that play, and end when nobody
//! waits for the review any more.

use std::cell::RefCell;
use std::collections::VecDeque;

use leptos::prelude::window;

use crate::bots::protocol::{Response, ReviewAnswer, read};
use crate::saves::review::Question;

use super::worker::Worker;

/// Largest number of workers. A match is reviewed in the time of one game break; more would heat a phone.
const MOST: usize = 4;
/// Attempts for a decision before it is given up.
const ATTEMPTS: u8 = 2;

thread_local! {
    static REVIEW: RefCell<Option<Review>> = RefCell::default();
}

/// A review in progress.
struct Review {
    /// Tells this review from earlier ones.
    number: u32,
    game: &'static str,
    /// The decisions to review next, with the number of failed attempts.
    waiting: VecDeque<(Question, u8)>,
    workers: Vec<Reviewer>,
    /// Number of questions put so far.
    questions: u32,
    /// Number of workers started so far.
    started: u32,
    answered: Answered,
}

/// A worker and its question.
struct Reviewer {
    worker: Worker,
    asked: Option<(u32, Question, u8)>,
}

/// Called with each question and its answer; without an answer if there is none.
type Answered = std::rc::Rc<dyn Fn(&Question, Option<ReviewAnswer>)>;

/// Stops the review when it is dropped, unless another one has begun meanwhile.
pub(in crate::ui) struct ReviewGuard(u32);

impl Drop for ReviewGuard {
    fn drop(&mut self) {
        let ours = |review: &Option<Review>| review.as_ref().is_some_and(|it| it.number == self.0);
        let review =
            REVIEW.with_borrow_mut(|review| if ours(review) { review.take() } else { None });
        drop(review);
    }
}

/// Reviews these decisions, in this order, and calls `answered` after each. Ends an earlier review.
pub(in crate::ui) fn review(
    game: &'static str,
    questions: Vec<Question>,
    answered: impl Fn(&Question, Option<ReviewAnswer>) + 'static,
) -> ReviewGuard {
    let cores = window().navigator().hardware_concurrency() as usize;
    let number = REVIEW.with_borrow_mut(|review| {
        let number = review.as_ref().map_or(1, |before| before.number + 1);
        let waiting = questions.into_iter().map(|question| (question, 0)).collect();
        let workers = Vec::new();
        let answered = std::rc::Rc::new(answered);
        *review =
            Some(Review { number, game, waiting, workers, questions: 0, started: 0, answered });
        number
    });
    update(|review| (0..(cores / 2).clamp(2, MOST)).for_each(|_| review.start_worker()));
    ReviewGuard(number)
}

/// Changes the review, and delivers what was answered afterwards.
fn update<T>(change: impl FnOnce(&mut Review) -> T) -> Option<T> {
    REVIEW.with_borrow_mut(|review| review.as_mut().map(change))
}

fn on_message(rank: u32, bytes: &[u8]) {
    let done =
        update(|review| review.on_message(rank, read(bytes).unwrap_or(Response::Unreadable)));
    deliver(done.flatten());
}

fn on_dead(rank: u32) {
    deliver(update(|review| review.on_dead(rank)).flatten());
}

fn deliver(done: Option<(Question, Option<ReviewAnswer>)>) {
    let answered = update(|review| review.answered.clone());
    if let (Some((question, answer)), Some(answered)) = (done, answered) {
        answered(&question, answer);
    }
}

impl Review {
    fn start_worker(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        self.started += 1;
        // Ranks of different reviews must not be equal: a message of an old worker may still arrive.
        let rank = self.number << 16 | self.started;
        if let Some(worker) = Worker::start(rank, on_message, on_dead) {
            self.workers.push(Reviewer { worker, asked: None });
        }
    }

    fn on_message(
        &mut self,
        rank: u32,
        response: Response,
    ) -> Option<(Question, Option<ReviewAnswer>)> {
        let at = self.workers.iter().position(|it| it.worker.rank == rank)?;
        let done = match response {
            Response::Ready => {
                self.workers[at].worker.is_ready = true;
                None
            }
            Response::Review(number, answer) => {
                let asked = self.workers[at].asked.take_if(|(asked, ..)| *asked == number);
                asked.map(|(_, question, _)| (question, answer))
            }
            _ => return self.on_dead(rank),
        };
        self.ask(at);
        done
    }

    /// Gives a worker the next question. Without one it is not needed any more.
    fn ask(&mut self, at: usize) {
        if self.workers[at].asked.is_some() {
            return;
        }
        let Some((question, attempts)) = self.waiting.pop_front() else {
            self.workers.swap_remove(at);
            return;
        };
        self.questions += 1;
        let number = self.questions;
        self.workers[at].worker.ask_review(number, self.game, question.task.clone());
        self.workers[at].asked = Some((number, question, attempts));
    }

    /// Replaces a dead worker. Its question is asked again, or given up.
    fn on_dead(&mut self, rank: u32) -> Option<(Question, Option<ReviewAnswer>)> {
        let at = self.workers.iter().position(|it| it.worker.rank == rank)?;
        let asked = self.workers.swap_remove(at).asked;
        let lost = asked.and_then(|(_, question, attempts)| match attempts + 1 {
            ATTEMPTS.. => Some((question, None)),
            attempts => {
                self.waiting.push_front((question, attempts));
                None
            }
        });
        // A browser that cannot start workers would fail for ever.
        if self.started < 4 * MOST as u32 {
            self.start_worker();
        }
        lost
    }
}
