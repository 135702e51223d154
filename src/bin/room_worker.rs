//! A room of friends, in a Web Worker: the page never holds a secret, and shuffling and checking never block it.

use js_sys::{Date, Uint8Array};
use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use spot_on::friends::room::Refusal;
use spot_on::friends::room::port::{News, Port, read, write};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let listener = scope.clone();
    let mut port = Port::default();
    // The clock of the system may jump, so only the time since the start is measured.
    let begin = Date::now();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let bytes = Uint8Array::new(&message.data()).to_vec();
        let now = begin + listener.performance().map_or(0.0, |it| it.now());
        let refused =
            || vec![News::Refused(Refusal::Unread("the page sent bytes that are no order".into()))];
        let news = read(&bytes).map_or_else(refused, |order| port.follow(order, now as u64));
        for news in &news {
            say(&listener, news);
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    say(&scope, &News::Started);
}

fn say(scope: &DedicatedWorkerGlobalScope, news: &News) {
    // Posting fails only if the page is gone, and then this worker ends as well.
    let _ = scope.post_message(&Uint8Array::from(write(news).as_slice()));
}
