//! Workers that review decisions, one each at a time. They are apart from the workers that play, and end when nobody
//! waits for the review any more.

use std::cell::RefCell;
use std::collections::VecDeque;

use gloo_timers::callback::Timeout;
use leptos::prelude::window;

use crate::bots::protocol::{Response, ReviewAnswer, read};
use crate::saves::review::Question;

use super::worker::Worker;

/// Largest number of workers. A match is reviewed in the time of one game break; more would heat a phone.
const MOST: usize = 4;
/// Attempts for a decision before it is given up.
const ATTEMPTS: u8 = 2;
/// Milliseconds in which a worker must load and start, also over a slow connection.
const LOADING: u32 = 20_000;
/// Milliseconds after which a worker that has not answered counts as dead. A slow phone needs some seconds.
const THINKING: u32 = 60_000;

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
    /// Workers that have died without an answer since the last answer.
    lost: usize,
    /// Questions that are done, with their answers.
    done: Vec<Done>,
    answered: Answered,
}

/// A question, and its answer. None if it was given up.
type Done = (Question, Option<ReviewAnswer>);

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
        let (questions, started, lost, done) = (0, 0, 0, Vec::new());
        let new =
            Review { number, game, waiting, workers, questions, started, lost, done, answered };
        *review = Some(new);
        number
    });
    update(|review| {
        (0..(cores / 2).clamp(2, MOST)).for_each(|_| review.start_worker());
        review.give_up_without_workers();
    });
    ReviewGuard(number)
}

/// Changes the review, and then delivers what is done.
fn update(change: impl FnOnce(&mut Review)) {
    REVIEW.with_borrow_mut(|review| review.as_mut().map(change));
    loop {
        let next = REVIEW.with_borrow_mut(|review| {
            let review = review.as_mut()?;
            Some((
                review.answered.clone(),
                (!review.done.is_empty()).then(|| review.done.remove(0))?,
            ))
        });
        let Some((answered, (question, answer))) = next else { return };
        answered(&question, answer);
    }
}

fn on_message(rank: u32, bytes: &[u8]) {
    let response = read(bytes).unwrap_or(Response::Unreadable);
    update(|review| review.on_message(rank, response));
}

fn on_dead(rank: u32) {
    update(|review| review.on_dead(rank));
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
            let is_late = move |it: &Reviewer| !it.worker.is_ready;
            Timeout::new(LOADING, move || update(|review| review.end_late(rank, &is_late)))
                .forget();
        }
    }

    /// Ends a worker that is late.
    fn end_late(&mut self, rank: u32, is_late: &dyn Fn(&Reviewer) -> bool) {
        if self.workers.iter().any(|it| it.worker.rank == rank && is_late(it)) {
            self.on_dead(rank);
        }
    }

    fn on_message(&mut self, rank: u32, response: Response) {
        let Some(at) = self.workers.iter().position(|it| it.worker.rank == rank) else { return };
        match response {
            Response::Ready => self.workers[at].worker.is_ready = true,
            Response::Review(number, answer) => {
                let asked = self.workers[at].asked.take_if(|(asked, ..)| *asked == number);
                self.done.extend(asked.map(|(_, question, _)| (question, answer)));
                self.lost = 0;
            }
            _ => return self.on_dead(rank),
        }
        self.ask(at);
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
        let Reviewer { worker, asked } = &mut self.workers[at];
        worker.ask_review(number, self.game, question.task.clone());
        *asked = Some((number, question, attempts));
        let rank = worker.rank;
        let is_late = move |it: &Reviewer| it.asked.as_ref().is_some_and(|it| it.0 == number);
        Timeout::new(THINKING, move || update(|review| review.end_late(rank, &is_late))).forget();
    }

    /// Replaces a dead worker. Its question is asked again, or given up.
    fn on_dead(&mut self, rank: u32) {
        let Some(at) = self.workers.iter().position(|it| it.worker.rank == rank) else { return };
        match self.workers.swap_remove(at).asked {
            Some((_, question, attempts)) if attempts + 1 >= ATTEMPTS => {
                self.done.push((question, None));
            }
            Some((_, question, attempts)) => self.waiting.push_front((question, attempts + 1)),
            None => {}
        }
        self.lost += 1;
        // Each worker is replaced once. A browser that cannot start workers would fail for ever.
        if self.lost <= MOST {
            self.start_worker();
        }
        self.give_up_without_workers();
    }

    /// Gives up what nobody will answer.
    fn give_up_without_workers(&mut self) {
        if self.workers.is_empty() {
            self.done.extend(self.waiting.drain(..).map(|(question, _)| (question, None)));
        }
    }
}
