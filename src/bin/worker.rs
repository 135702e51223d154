//! The page's bots, in a Web Worker, so that their search never blocks the page.

use js_sys::{Date, Uint8Array};
use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use spot_on::bots::protocol::{Question, Response, read, write};
use spot_on::bots::{Budget, Level};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::games;

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let listener = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let bytes = Uint8Array::new(&message.data()).to_vec();
        say(&listener, &answer(&bytes).unwrap_or(Response::Unreadable));
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    say(&scope, &Response::Ready);
}

fn say(scope: &DedicatedWorkerGlobalScope, answer: &Response) {
    // Posting fails only if the page is gone, and then this worker ends as well.
    let _ = scope.post_message(&Uint8Array::from(write(answer).as_slice()));
}

fn answer(bytes: &[u8]) -> Option<Response> {
    let question = match read(bytes)? {
        Question::Bot(question) => question,
        Question::Review(number, game, task) => {
            return Some(Response::Review(number, games::find_bot(&game)?.review(&task)));
        }
        Question::Refute(task) => {
            return Some(Response::Refuted(games::find_bot(&task.game)?.refute(&task)));
        }
    };
    let bot = games::find_bot(&question.game)?;
    let level: Level = question.level.parse().ok()?;
    if let Some((seat, deals)) = question.recheck {
        let seed = Seed(question.seed);
        let fairness = bot.recheck(&question.view, (seat, level), deals, seed).ok()?;
        return Some(Response::Fair(question.number, fairness));
    }
    let until = Date::now() + f64::from(question.milliseconds);
    let mut go_on = |done| done < question.iterations && Date::now() < until;
    let mut budget = Budget::new(&mut go_on);
    let mut rng = Rng::after(Seed(question.seed), question.stream, question.drawn);
    let (choice, reason) =
        bot.think(&question.view, level, &mut budget, &mut rng, question.explain).ok()?;
    Some(Response::Move(question.number, choice, reason))
}
