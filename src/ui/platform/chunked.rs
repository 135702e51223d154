//! Long computations in slices, so that the page stays responsive.

use std::ops::ControlFlow;

use gloo_timers::callback::Timeout;

use crate::saves::replay::Replayer;

/// Length of a slice in milliseconds.
const SLICE: f64 = 12.0;
/// Number of steps of a match between two looks at the clock.
pub(crate) const STEPS: usize = 16;

type Part<T, R> = fn(T) -> ControlFlow<R, T>;

/// Runs `part` until the work is done, then passes the result on. The first slice runs at once, so short work is done
/// without a pause.
pub(crate) fn in_slices<T: 'static, R: 'static>(
    work: T,
    part: Part<T, R>,
    then: Box<dyn FnOnce(R)>,
) {
    match slice(work, part) {
        ControlFlow::Break(done) => then(done),
        ControlFlow::Continue(rest) => later(rest, part, then),
    }
}

/// Replays a match as far as the rules allow.
pub(crate) fn play_again(again: Replayer, then: impl FnOnce(Replayer) + 'static) {
    in_slices(again, take_steps, Box::new(then));
}

fn take_steps(mut again: Replayer) -> ControlFlow<Replayer, Replayer> {
    match again.advance(STEPS) {
        true => ControlFlow::Continue(again),
        false => ControlFlow::Break(again),
    }
}

fn later<T: 'static, R: 'static>(work: T, part: Part<T, R>, then: Box<dyn FnOnce(R)>) {
    let go_on = move || match slice(work, part) {
        // Handling the result takes time, too, so it gets a slice of its own.
        ControlFlow::Break(done) => {
            Timeout::new(0, move || then(done)).forget();
        }
        ControlFlow::Continue(rest) => later(rest, part, then),
    };
    Timeout::new(0, go_on).forget();
}

fn slice<T, R>(mut work: T, part: Part<T, R>) -> ControlFlow<R, T> {
    let begun = js_sys::Date::now();
    while js_sys::Date::now() - begun < SLICE {
        work = part(work)?;
    }
    ControlFlow::Continue(work)
}
