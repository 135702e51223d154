//! One of the bots' workers, as the page sees it.

use js_sys::{Date, Uint8Array};
use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{MessageEvent, Worker as Browsers};

use super::request::PendingQuery;
use crate::bots::protocol::write;
use crate::ui::platform::build::asset;

/// A worker. It ends when it is dropped.
pub(super) struct Worker {
    /// Which of all that were ever started it is.
    pub(super) rank: u32,
    browsers: Browsers,
    /// Whether it listens.
    pub(super) is_ready: bool,
    /// The number of the last question that it has.
    asked: u32,
    /// The number of the last one that it has answered.
    answered: u32,
    /// When it will have thought about all that it was asked (milliseconds of the clock): it takes one question after
    /// the other.
    free: f64,
    /// What the browser calls; dropped with the worker.
    #[expect(dead_code, reason = "the browser calls them as long as they are not dropped")]
    listeners: Listeners,
}

/// The listeners of a worker, for its messages and its errors.
type Listeners = (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut()>);

impl Worker {
    /// Starts one, of this rank, with what is done about what it says and when it dies.
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

    /// Whether it would begin at once with what it is asked.
    pub(super) fn is_idle(&self) -> bool {
        self.is_ready && self.asked == self.answered
    }

    /// Whether it has a question and has not answered it, nor any newer one.
    pub(super) fn is_pending(&self, number: u32) -> bool {
        self.asked == number && self.answered != number
    }

    /// Whether it has had a question.
    pub(super) fn has_had(&self, number: u32) -> bool {
        self.asked == number
    }

    /// When it can begin with what it is asked.
    pub(super) fn begins(&self) -> f64 {
        let now = Date::now();
        if self.is_idle() { now } else { self.free.max(now) }
    }

    /// Puts a question to it, if it is still to be put to one more.
    pub(super) fn ask_next_of(&mut self, asked: &mut PendingQuery) {
        let Some((question, until)) = asked.next(self.begins()) else { return };
        // What cannot be sent is not answered in time either.
        let _ = self.browsers.post_message(&Uint8Array::from(write(&question).as_slice()));
        (self.asked, self.free) = (question.number, until);
    }

    /// Notes that it has answered a question.
    pub(super) fn has_answered(&mut self, number: u32) {
        self.answered = number;
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.browsers.terminate();
    }
}
