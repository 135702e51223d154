//! The bots of the page, in a Web Worker, so that the page never waits for them.

use js_sys::Date;
use spot_on::bots::wire::{Answer, Question, READY};
use spot_on::bots::{Level, Patience};
use spot_on::games;
use spot_on::rng::{Rng, Seed};
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let post = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let answer = message.data().as_string().as_deref().and_then(answer);
        // A question that cannot be read gets an answer that is none, so that nobody waits for it.
        let text = answer.unwrap_or_default();
        let _ = post.post_message(&JsValue::from_str(&text));
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}

fn answer(text: &str) -> Option<String> {
    let question: Question = serde_json::from_str(text).ok()?;
    let game = games::find(&question.game)?;
    let level: Level = question.level.parse().ok()?;
    let seed: Seed = question.seed.parse().ok()?;
    let until = Date::now() + f64::from(question.milliseconds);
    let mut go_on = |_| Date::now() < until;
    let mut patience = Patience::new(&mut go_on);
    let choice = game.think(&question.view, level, &mut patience, &mut Rng::new(seed, 0)).ok()?;
    serde_json::to_string(&Answer { number: question.number, mv: choice.mv }).ok()
}
