//! Long computations in slices, so that the page stays responsive.

use std::ops::ControlFlow;

use gloo_timers::future::TimeoutFuture;

use crate::saves::replay::Replayer;

/// Length of a slice in milliseconds.
const SLICE: f64 = 12.0;
/// Number of steps of a match between two checks of the clock.
pub(crate) const STEPS: usize = 16;

/// Runs `part` until the work is done. Pauses after each slice. Work that is done in the first slice has no pause; any
/// other result gets a slice of its own, since handling it takes time, too.
pub(crate) async fn in_slices<T, R>(mut work: T, part: fn(T) -> ControlFlow<R, T>) -> R {
    let mut has_paused = false;
    loop {
        match slice(work, part) {
            ControlFlow::Break(done) if !has_paused => return done,
            ControlFlow::Break(done) => {
                TimeoutFuture::new(0).await;
                return done;
            }
            ControlFlow::Continue(rest) => work = rest,
        }
        has_paused = true;
        TimeoutFuture::new(0).await;
    }
}

/// Replays a match as far as the rules allow.
pub(crate) async fn play_again(again: Replayer) -> Replayer {
    in_slices(again, take_steps).await
}

fn take_steps(mut again: Replayer) -> ControlFlow<Replayer, Replayer> {
    match again.advance(STEPS) {
        true => ControlFlow::Continue(again),
        false => ControlFlow::Break(again),
    }
}

fn slice<T, R>(mut work: T, part: fn(T) -> ControlFlow<R, T>) -> ControlFlow<R, T> {
    let begun = js_sys::Date::now();
    while js_sys::Date::now() - begun < SLICE {
        work = part(work)?;
    }
    ControlFlow::Continue(work)
}
