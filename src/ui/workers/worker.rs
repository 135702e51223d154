//! A worker of the bots.

use js_sys::{Date, Uint8Array};
use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{MessageEvent, Worker as Browsers};

use crate::bots::protocol::{Question, ReviewTask, write};
use crate::ui::platform::build::asset;

use super::request::PendingQuery;

/// A worker. Dropping it terminates it.
pub(super) struct Worker {
    /// Running number among all workers ever started.
    pub(super) rank: u32,
    browsers: Browsers,
    /// Whether the worker accepts requests.
    pub(super) is_ready: bool,
    /// Number of the last request sent.
    asked: u32,
    /// Number of the last request answered.
    answered: u32,
    /// When the worker will have finished all requests sent so far, in milliseconds of the clock. It handles them one
    /// after another.
    free: f64,
    /// Callbacks of the browser. They live as long as the worker.
    #[expect(dead_code, reason = "the browser calls them as long as they are not dropped")]
    listeners: Listeners,
}

/// Listeners for messages and for errors.
type Listeners = (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut()>);

impl Worker {
    /// Starts a worker with this rank. `on_message` gets its messages, and `on_dead` is called when it fails.
    pub(super) fn start(rank: u32, on_message: fn(u32, &[u8]), on_dead: fn(u32)) -> Option<Worker> {
        let browsers = Browsers::new(&asset("worker.js")).ok()?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            on_message(rank, &Uint8Array::new(&message.data()).to_vec());
        });
        let failed = Closure::<dyn FnMut()>::new(move || on_dead(rank));
        browsers.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        browsers.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let listeners = (heard, failed);
        Some(Worker {
            rank,
            browsers,
            is_ready: false,
            asked: 0,
            answered: 0,
            free: 0.0,
            listeners,
        })
    }

    /// Whether the worker would begin a request at once.
    pub(super) fn is_idle(&self) -> bool {
        self.is_ready && self.asked == self.answered
    }

    /// Whether the worker has this request as its last one and has not answered it.
    pub(super) fn is_pending(&self, number: u32) -> bool {
        self.asked == number && self.answered != number
    }

    /// Whether this request was the last one sent to the worker.
    pub(super) fn has_had(&self, number: u32) -> bool {
        self.asked == number
    }

    /// When the worker can begin a request.
    pub(super) fn begins(&self) -> f64 {
        let now = Date::now();
        if self.is_idle() { now } else { self.free.max(now) }
    }

    /// Sends the worker a request, if the request needs a further worker.
    pub(super) fn ask_next_of(&mut self, asked: &mut PendingQuery) {
        let Some((question, until)) = asked.next(self.begins()) else { return };
        let number = question.number;
        self.send(&Question::Bot(question));
        (self.asked, self.free) = (number, until);
    }

    /// Sends the worker a decision to review, under this number.
    pub(super) fn ask_review(&mut self, number: u32, game: &str, task: ReviewTask) {
        self.send(&Question::Review(number, game.to_owned(), task));
        self.asked = number;
    }

    /// Sends the worker a message.
    pub(super) fn send(&self, question: &Question) {
        // A request that cannot be sent is handled like one that is not answered in time.
        let _ = self.browsers.post_message(&Uint8Array::from(write(question).as_slice()));
    }

    /// Stores that the worker has answered a request.
    pub(super) fn has_answered(&mut self, number: u32) {
        self.answered = number;
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // A message that has arrived already must not call a listener that is gone.
        self.browsers.set_onmessage(None);
        self.browsers.set_onerror(None);
        self.browsers.terminate();
    }
}
