//! The pool of workers, and the current request.
//!
//! All workers that think about a request have the same deadline, and a grace period after it. When that is over and
//! at least one worker has answered, the others are not waited for. If none has answered, all of them count as dead,
//! and new workers get the request. A worker that becomes ready or idle before the deadline joins in.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use js_sys::Date;
use leptos::prelude::window;

use crate::bots::protocol::{Request, Response, read};

use super::request::{PendingQuery, QueryResult, RequestKind};
use super::worker::Worker;

/// Grace periods in milliseconds after the deadline, one for each attempt. The first is short, so that the move still
/// comes within two seconds. The later ones are longer, because the device may be slow.
const GRACE: [u32; 3] = [500, 2000, 8000];
/// Number of attempts before a request is given up.
const ATTEMPTS: usize = GRACE.len();
/// Milliseconds in which a worker must load and start, also over a slow connection.
const LOADING: u32 = 20_000;
/// Maximum number of workers that think in parallel.
const MOST: usize = 4;

thread_local! {
    static POOL: RefCell<WorkerPool> = RefCell::default();
}

#[derive(Default)]
struct WorkerPool {
    workers: Vec<Worker>,
    /// Number of workers started so far.
    started: u32,
    asked: Option<PendingQuery>,
    /// Requests that are put after the current one.
    waiting: Vec<PendingQuery>,
    /// Number of requests put so far, each attempt counted.
    questions: u32,
    /// Finished requests, whose results are delivered next.
    done: Vec<(PendingQuery, QueryResult)>,
}

/// Sends a request to one worker.
pub(super) fn ask_one(question: Request, answer: Box<dyn FnOnce(QueryResult)>) {
    pool(|pool| pool.ask(PendingQuery::new(question, 1, answer)));
}

/// Sends a request to several workers, if the machine has enough cores. Half of the cores are left to the page.
pub(super) fn ask_side_by_side(question: Request, answer: Box<dyn FnOnce(QueryResult)>) {
    // A browser that hides the number returns an undefined value, which is 0 here.
    let cores = window().navigator().hardware_concurrency() as usize;
    pool(|pool| pool.ask(PendingQuery::new(question, (cores / 2).clamp(1, MOST), answer)));
}

/// Changes the pool, and then delivers the finished results.
fn pool(change: impl FnOnce(&mut WorkerPool)) {
    POOL.with_borrow_mut(change);
    answer_done();
}

fn answer_done() {
    let done = POOL.with_borrow_mut(|pool| std::mem::take(&mut pool.done));
    for (asked, answered) in done {
        (asked.answer)(answered);
    }
}

fn on_message(rank: u32, bytes: &[u8]) {
    let answer = read(bytes).unwrap_or(Response::Unreadable);
    pool(|pool| pool.on_message(rank, answer));
}

fn on_dead(rank: u32) {
    pool(|pool| pool.on_dead(&|worker| worker.rank == rank));
}

impl WorkerPool {
    /// Starts a request. If a hint is in progress, the request waits for it. A new request cancels earlier requests
    /// for bot moves. A fairness check takes long, so it is interrupted for another request and restarted afterwards.
    fn ask(&mut self, asked: PendingQuery) {
        self.waiting
            .retain(|other| other.kind() != RequestKind::Move && other.kind() != asked.kind());
        match self.asked.take() {
            Some(hint) if hint.kind() == RequestKind::Hint => {
                self.asked = Some(hint);
                let at = self.waiting.partition_point(|other| other.kind() < asked.kind());
                self.waiting.insert(at, asked);
            }
            Some(check)
                if check.kind() == RequestKind::Check && asked.kind() != RequestKind::Check =>
            {
                let number = check.number();
                self.workers.retain(|worker| !worker.is_pending(number));
                self.waiting.push(check);
                self.start(asked);
            }
            _ => self.start(asked),
        }
    }

    fn start(&mut self, mut asked: PendingQuery) {
        self.questions += 1;
        asked.start(self.questions);
        self.asked = Some(asked);
        self.put();
    }

    /// Sends the current request to idle workers, and starts missing workers. A worker joins in when it is ready.
    fn put(&mut self) {
        let Some(asked) = &mut self.asked else { return };
        while self.workers.len() < asked.workers {
            self.started += 1;
            let Some(worker) = start(self.started) else { break };
            self.workers.push(worker);
        }
        if self.workers.is_empty() {
            return self.finish(QueryResult::Failed);
        }
        let (number, was_new) = (asked.number(), asked.is_new());
        for worker in self.workers.iter_mut().filter(|it| it.is_idle() && !it.has_had(number)) {
            worker.ask_next_of(asked);
        }
        if asked.is_new() {
            // All workers are still busy with earlier requests.
            let ready = self.workers.iter_mut().filter(|worker| worker.is_ready);
            if let Some(first) = ready.min_by(|one, other| one.begins().total_cmp(&other.begins()))
            {
                first.ask_next_of(asked);
            }
        }
        if let (true, Some(until)) = (was_new, asked.until()) {
            let time = (until - Date::now()) as u32 + GRACE[asked.attempts];
            Timeout::new(time, move || pool(|pool| pool.time_is_up(number))).forget();
        }
    }

    fn on_message(&mut self, rank: u32, answer: Response) {
        let Some(worker) = self.workers.iter_mut().find(|worker| worker.rank == rank) else {
            return;
        };
        let asked = self.asked.as_mut();
        match answer {
            Response::Ready => worker.is_ready = true,
            Response::Move(number, ..) | Response::Fair(number, _) => worker.has_answered(number),
            // Reviews and refutations have workers of their own.
            Response::Review(..) | Response::Refuted(_) => return,
            Response::Unreadable => return self.on_dead(&|worker| worker.rank == rank),
        }
        match (answer, asked) {
            (Response::Move(number, choice, reason), Some(asked)) if asked.number() == number => {
                asked.note(choice, reason);
                self.settle();
            }
            (Response::Fair(number, fairness), Some(asked)) if asked.number() == number => {
                self.finish(QueryResult::Fair(fairness));
            }
            // The worker is ready, or the answer belongs to an earlier request.
            _ => self.put(),
        }
    }

    /// Ends the current request without the late workers, or retries it if none has answered.
    fn time_is_up(&mut self, number: u32) {
        let is_late = move |worker: &Worker| worker.is_pending(number);
        if !self.workers.iter().any(is_late) {
            return;
        }
        let asked = self.asked.as_mut().filter(|asked| asked.number() == number);
        match asked.map(PendingQuery::chosen) {
            Some(None) => return self.on_dead(&is_late),
            Some(Some(answered)) => self.finish(answered),
            None => {}
        }
        // A late worker may only be slow. It is kept if it answers within this time.
        Timeout::new(GRACE[ATTEMPTS - 1], move || pool(|pool| pool.on_dead(&is_late))).forget();
    }

    /// Terminates workers that are dead or hang. New ones are started when they are needed.
    fn on_dead(&mut self, is_lost: &dyn Fn(&Worker) -> bool) {
        self.workers.retain(|worker| !is_lost(worker));
        self.settle();
    }

    /// Ends the request if no worker will answer it any more, or retries it if none has.
    fn settle(&mut self) {
        let Some(asked) = &mut self.asked else { return };
        let (number, is_new) = (asked.number(), asked.is_new());
        let will_answer = |it: &Worker| it.is_pending(number) || is_new && !it.is_ready;
        if self.workers.iter().any(will_answer) {
            return;
        }
        if let Some(answered) = asked.chosen() {
            return self.finish(answered);
        }
        asked.attempts += 1;
        if asked.attempts >= ATTEMPTS {
            return self.finish(QueryResult::Failed);
        }
        if let Some(asked) = self.asked.take() {
            self.start(asked);
        }
    }

    fn finish(&mut self, answered: QueryResult) {
        self.done.extend(self.asked.take().map(|asked| (asked, answered)));
        if !self.waiting.is_empty() {
            let next = self.waiting.remove(0);
            self.start(next);
        }
    }
}

fn start(rank: u32) -> Option<Worker> {
    let is_lost = move |worker: &Worker| worker.rank == rank && !worker.is_ready;
    Timeout::new(LOADING, move || pool(|pool| pool.on_dead(&is_lost))).forget();
    Worker::start(rank, on_message, on_dead)
}
