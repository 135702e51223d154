//! The worker of a room.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{MessageEvent, Worker};

use crate::friends::room::port::{News, Order, read, write};
use crate::ui::platform::build::asset;

/// A running worker. Dropping it ends it.
pub(super) struct RoomWorker {
    worker: Worker,
    #[expect(dead_code, reason = "the browser calls them as long as they are not dropped")]
    listeners: Listeners,
}

/// Listeners for messages and for errors.
type Listeners = (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut()>);

impl RoomWorker {
    /// Starts the worker. `news` gets what it says, and `failed` is called when it cannot be started or breaks down.
    pub(super) fn start(
        mut news: impl FnMut(News) + 'static,
        failed: impl FnMut() + 'static,
    ) -> Option<RoomWorker> {
        let worker = Worker::new(&asset("room_worker.js")).ok()?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            if let Some(said) = read(&Uint8Array::new(&message.data()).to_vec()) {
                news(said);
            }
        });
        let failed = Closure::<dyn FnMut()>::new(failed);
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(RoomWorker { worker, listeners: (heard, failed) })
    }

    /// Sends an order.
    pub(super) fn order(&self, order: &Order) {
        // An order that cannot be sent is handled like one that is not followed: the page says that it waits.
        let _ = self.worker.post_message(&Uint8Array::from(write(order).as_slice()));
    }
}

impl Drop for RoomWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
