//! The page's side of the bots' worker.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use js_sys::{Date, Uint8Array};
use leptos::prelude::document;
use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{MessageEvent, Worker};

use super::launch::random_seed;
use crate::bots::wire::{Answer, Fairness, Question, read, write};
use crate::bots::{Level, Reason};
use crate::seat::Seat;

/// What came of a question.
pub(super) enum Answered {
    /// The bot plays this move, for this reason if it was asked for one.
    Plays(String, Option<Reason>),
    /// The bot waits for others, or for the clock.
    Waits,
    /// It was asked again.
    Fair(Fairness),
    /// No worker could be made to answer.
    Failed,
}

/// A worker that has not answered so many milliseconds after its time is taken for dead: the first one soon, so that
/// the move comes within two seconds all the same; the next ones later, for the device may be slow.
const GRACE: [u32; 3] = [500, 2000, 8000];
/// Milliseconds in which a new worker is to answer, at most.
const IN_A_HURRY: u32 = 300;
/// Milliseconds in which a worker must have been loaded and started, also over a slow line.
const LOADING: u32 = 20_000;
/// As many milliseconds a slow device may think when it is asked again about a deal.
const FOR_A_DEAL: u32 = 200;
/// As many workers are tried before a question is given up.
const ATTEMPTS: usize = GRACE.len();

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// The worker and the question it has.
#[derive(Default)]
struct Desk {
    worker: Option<Worker>,
    ready: bool,
    asked: Option<Asked>,
    questions: u32,
    /// When the worker will have thought about all that it was asked (milliseconds of the clock): it takes one question
    /// after the other.
    free: f64,
}

struct Asked {
    question: Question,
    /// How many workers have failed at it.
    attempts: usize,
    answer: Box<dyn FnOnce(Answered)>,
}

/// Asks for a move, and why it is good if that is to be explained. A new question takes the place of an older one,
/// which then gets no answer.
pub(super) fn ask(
    seen: (&str, Vec<u8>),
    level: Level,
    milliseconds: u32,
    explain: bool,
    answer: impl FnOnce(Answered) + 'static,
) {
    send(Question { milliseconds, explain, ..question(seen, level) }, Box::new(answer));
}

/// Asks whether a bot at a seat would play the same with so many other deals of the cards that it does not see.
pub(super) fn ask_again(
    seen: (&str, Vec<u8>),
    level: Level,
    (seat, deals): (Seat, u32),
    answer: impl FnOnce(Answered) + 'static,
) {
    let milliseconds = deals * FOR_A_DEAL;
    let question = Question { milliseconds, again: Some((seat, deals)), ..question(seen, level) };
    send(question, Box::new(answer));
}

/// A question about what is seen in a game.
fn question((game, view): (&str, Vec<u8>), level: Level) -> Question {
    Question {
        number: 0,
        game: game.to_owned(),
        view,
        level: level.to_string(),
        milliseconds: 0,
        seed: random_seed().0,
        explain: false,
        again: None,
    }
}

fn send(mut question: Question, answer: Box<dyn FnOnce(Answered)>) {
    DESK.with_borrow_mut(|desk| {
        desk.questions += 1;
        question.number = desk.questions;
        desk.asked = Some(Asked { question, attempts: 0, answer });
    });
    put();
}

/// Puts the question to the worker, or starts one that will ask for it.
fn put() {
    let number = DESK.with_borrow_mut(|desk| {
        if desk.worker.is_none() {
            desk.worker = start();
        }
        let asked = desk.asked.as_mut()?;
        let worker = desk.worker.as_ref().filter(|_| desk.ready)?;
        if asked.attempts > 0 && asked.question.again.is_none() {
            asked.question.milliseconds = asked.question.milliseconds.min(IN_A_HURRY);
        }
        worker.post_message(&Uint8Array::from(write(&asked.question).as_slice())).ok()?;
        let now = Date::now();
        desk.free = desk.free.max(now) + f64::from(asked.question.milliseconds);
        let time = (desk.free - now) as u32 + GRACE[asked.attempts];
        Some((asked.question.number, asked.attempts, time))
    });
    match number {
        Some((number, attempt, time)) => {
            Timeout::new(time, move || give_up_waiting(number, attempt)).forget();
        }
        None if DESK.with_borrow(|desk| desk.worker.is_none()) => finish(Answered::Failed),
        None => {}
    }
}

fn start() -> Option<Worker> {
    let root = document().document_element()?;
    let worker = Worker::new(&root.get_attribute("data-worker")?).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|message: MessageEvent| {
        hear(&Uint8Array::new(&message.data()).to_vec());
    });
    let failed = Closure::<dyn FnMut()>::new(restart);
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    heard.forget();
    failed.forget();
    Timeout::new(LOADING, || {
        if DESK.with_borrow(|desk| !desk.ready && desk.asked.is_some()) {
            restart();
        }
    })
    .forget();
    Some(worker)
}

fn hear(bytes: &[u8]) {
    match read(bytes) {
        Some(Answer::Ready) => {
            DESK.with_borrow_mut(|desk| desk.ready = true);
            put();
        }
        Some(Answer::Move(number, mv, reason)) if is_expected(number) => {
            finish(mv.map_or(Answered::Waits, |mv| Answered::Plays(mv, reason)));
        }
        Some(Answer::Fair(number, fairness)) if is_expected(number) => {
            finish(Answered::Fair(fairness));
        }
        // Something else has been asked meanwhile.
        Some(Answer::Move(..) | Answer::Fair(..)) => {}
        Some(Answer::Unreadable) | None => restart(),
    }
}

fn is_expected(number: u32) -> bool {
    DESK.with_borrow(|desk| desk.asked.as_ref().is_some_and(|a| a.question.number == number))
}

fn give_up_waiting(number: u32, attempt: usize) {
    let still = DESK.with_borrow(|desk| {
        desk.asked.as_ref().is_some_and(|a| a.question.number == number && a.attempts == attempt)
    });
    if still {
        restart();
    }
}

/// Replaces a worker that died or hangs.
fn restart() {
    let hopeless = DESK.with_borrow_mut(|desk| {
        if let Some(worker) = desk.worker.take() {
            worker.terminate();
        }
        desk.ready = false;
        desk.free = 0.0;
        desk.asked.as_mut().is_some_and(|asked| {
            asked.attempts += 1;
            asked.attempts >= ATTEMPTS
        })
    });
    if hopeless {
        return finish(Answered::Failed);
    }
    put();
}

fn finish(answered: Answered) {
    let asked = DESK.with_borrow_mut(|desk| {
        desk.free = 0.0;
        desk.asked.take()
    });
    if let Some(asked) = asked {
        (asked.answer)(answered);
    }
}
