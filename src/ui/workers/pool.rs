//! The workers, side by side, and the question that is asked.
//!
//! A question has one end for all workers that think about it. Whoever has not answered then, and some milliseconds
//! later, is not waited for any more if another has; if nobody has, all of them are taken for dead, and others are asked
//! in their place. A worker that becomes ready or free while there is still time thinks with the others.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use js_sys::Date;
use leptos::prelude::window;

use super::request::{Kind, PendingQuery, QueryResult};
use super::worker::Worker;
use crate::bots::protocol::{Request, Response, read};

/// Workers that have not answered so many milliseconds after their time are taken for dead: the first ones soon, so that
/// the move comes within two seconds all the same; the next ones later, for the device may be slow.
const GRACE: [u32; 3] = [500, 2000, 8000];
/// As many times a question is asked before it is given up.
const ATTEMPTS: usize = GRACE.len();
/// Milliseconds in which a worker must have been loaded and started, also over a slow line.
const LOADING: u32 = 20_000;
/// As many workers think side by side, at most.
const MOST: usize = 4;

thread_local! {
    static POOL: RefCell<WorkerPool> = RefCell::default();
}

#[derive(Default)]
struct WorkerPool {
    workers: Vec<Worker>,
    /// How many there have been.
    started: u32,
    asked: Option<PendingQuery>,
    /// What is asked after that.
    waiting: Vec<PendingQuery>,
    /// How many questions have been asked, each attempt counted.
    questions: u32,
    /// What is to be told to whoever has asked.
    done: Vec<(PendingQuery, QueryResult)>,
}

/// Asks one worker.
pub(super) fn ask_one(question: Request, answer: Box<dyn FnOnce(QueryResult)>) {
    pool(|pool| pool.ask(PendingQuery::new(question, 1, answer)));
}

/// Asks several workers where the machine has cores for them, and leaves others to the page.
pub(super) fn ask_side_by_side(question: Request, answer: Box<dyn FnOnce(QueryResult)>) {
    // A browser that does not tell gives no number, which is 0 here.
    let cores = window().navigator().hardware_concurrency() as usize;
    pool(|pool| pool.ask(PendingQuery::new(question, (cores / 2).clamp(1, MOST), answer)));
}

/// Does something with the crew, and then tells what has come of it.
fn pool(change: impl FnOnce(&mut WorkerPool)) {
    POOL.with_borrow_mut(change);
    tell();
}

fn tell() {
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
    /// Begins with a question, or lets it wait until a person has got a hint. It takes the place of what bots were asked to
    /// play before; a check, which takes long, is given up for it and begun again afterwards.
    fn ask(&mut self, asked: PendingQuery) {
        self.waiting.retain(|other| other.kind() != Kind::Move && other.kind() != asked.kind());
        match self.asked.take() {
            Some(hint) if hint.kind() == Kind::Hint => {
                self.asked = Some(hint);
                let at = self.waiting.partition_point(|other| other.kind() < asked.kind());
                self.waiting.insert(at, asked);
            }
            Some(check) if check.kind() == Kind::Check && asked.kind() != Kind::Check => {
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

    /// Puts the question to workers that have time, and starts those that are missing, who will ask for it.
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
            // All are still busy with what was asked before.
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
            // It is ready to be asked, or something else has been asked meanwhile.
            _ => self.put(),
        }
    }

    /// Goes on without those who have not answered, or asks others if nobody has.
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
        // It may be slow only, and is asked again when it has answered.
        Timeout::new(GRACE[ATTEMPTS - 1], move || pool(|pool| pool.on_dead(&is_late))).forget();
    }

    /// Ends workers that died or hang. Others are started when they are needed.
    fn on_dead(&mut self, is_lost: &dyn Fn(&Worker) -> bool) {
        self.workers.retain(|worker| !is_lost(worker));
        self.settle();
    }

    /// Ends the question if nobody is left who would answer it, or asks it once more if nobody has.
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
