//! Short, quiet sounds of a few tones, and vibrations. There are none before a person has touched the page.

use std::cell::RefCell;

use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::engine::event::Event;
use crate::engine::game::Turn;
use crate::table::narration::AnyEvent;
use crate::ui::erased::after_frame;
use crate::ui::prefs::Prefs;

use super::haptics;
use super::state::{TableState, last_step};

/// Tones: hertz, and start in hundredths of a second.
type Tones = &'static [(f64, u8)];

const DEAL: Tones = &[(330.0, 0), (350.0, 7), (370.0, 14), (392.0, 21)];
const PLAY: Tones = &[(294.0, 0)];
const CAPTURE: Tones = &[(392.0, 0), (523.0, 8)];
const YOUR_TURN: Tones = &[(659.0, 18)];
const EXACT: Tones = &[(523.0, 0), (659.0, 7), (784.0, 14), (1047.0, 21), (1319.0, 28)];
const WIN: Tones = &[(523.0, 0), (659.0, 12), (784.0, 24), (1047.0, 36)];
const LOSS: Tones = &[(392.0, 0), (330.0, 16), (262.0, 32)];

/// Seconds from the start of a tone until its peak, and until its end.
const RISE: f64 = 0.012;
const FALL: f64 = 0.22;

thread_local! {
    static CONTEXT: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Enables sounds, because a person has touched the page.
pub(super) fn allow(table: TableState) {
    if table.game.prefs.with_untracked(Prefs::volume).is_some() {
        CONTEXT.with_borrow_mut(|context| {
            if context.is_none() {
                *context = new_context();
            }
            // The context is suspended if browsers do not count the first touch (a dragging finger, Escape). It is
            // also suspended if a phone has silenced the page meanwhile.
            let _ = context.as_ref().and_then(|context| call(context, "resume", &[]));
        });
    }
}

/// Plays the sound of the last step, and vibrates. `is_exact` says whether a number came out exactly.
pub(super) fn of_step(table: TableState, is_exact: bool) {
    let volume = table.game.prefs.with_untracked(Prefs::volume);
    // The step is shown first, because creating tones takes as long as showing a move.
    let play = |tones| {
        if let Some(loud) = volume {
            after_frame(move || play(tones, loud));
        }
    };
    let me = table.me();
    let (events, turn, actor) = table.game.active.with_untracked(|active| {
        (last_step(active, Some(me)).1, active.game.turn(), active.game.actors().pop().flatten())
    });
    let any = |what: fn(&AnyEvent) -> bool| events.iter().any(what);
    match turn {
        // Several people share the device, so there is no single loser. The sound is then always that of a win.
        Turn::Over(outcome) if table.names().you.is_none() || outcome.winners.contains(me) => {
            play(WIN);
            haptics::vibrate(table, haptics::WIN);
        }
        Turn::Over(_) => play(LOSS),
        _ if is_exact => play(EXACT),
        _ if any(|event| matches!(event, Event::Deal { .. })) => play(DEAL),
        _ if any(|event| matches!(event, Event::Score { .. })) => play(CAPTURE),
        _ if any(|event| matches!(event, Event::Move { .. })) => play(PLAY),
        _ => {}
    }
    if turn.is_of(me) && actor != Some(me) {
        play(YOUR_TURN);
        haptics::vibrate(table, haptics::DROP);
    }
}

// These calls need less code than the browser bindings for audio would.

fn new_context() -> Option<JsValue> {
    let class = of(&window(), "AudioContext")?.dyn_into::<Function>().ok()?;
    Reflect::construct(&class, &Array::new()).ok()
}

fn of(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

/// Calls a method of an object. `None` if the method does not exist or throws.
pub(super) fn call(object: &JsValue, name: &str, args: &[JsValue]) -> Option<JsValue> {
    let function = of(object, name)?.dyn_into::<Function>().ok()?;
    function.apply(object, &args.iter().collect()).ok()
}

fn play(tones: Tones, loud: f64) {
    CONTEXT.with_borrow(|context| {
        for (hertz, at) in tones {
            // A sound that fails is ignored.
            let _ = context.as_ref().and_then(|context| tone(context, *hertz, *at, loud));
        }
    });
}

fn tone(context: &JsValue, hertz: f64, at: u8, loud: f64) -> Option<JsValue> {
    let begin = of(context, "currentTime")?.as_f64()? + f64::from(at) / 100.0;
    let tone = call(context, "createOscillator", &[])?;
    let volume = call(context, "createGain", &[])?;
    let ramp =
        |name: &str, to: f64, at: f64| call(&of(&volume, "gain")?, name, &[to.into(), at.into()]);
    Reflect::set(&tone, &"type".into(), &"triangle".into()).ok()?;
    call(&of(&tone, "frequency")?, "setValueAtTime", &[hertz.into(), 0.into()])?;
    ramp("setValueAtTime", 0.0, 0.0)?;
    ramp("setValueAtTime", 0.0, begin)?;
    ramp("linearRampToValueAtTime", loud, begin + RISE)?;
    ramp("exponentialRampToValueAtTime", loud / 100.0, begin + FALL)?;
    call(&tone, "connect", std::slice::from_ref(&volume))?;
    call(&volume, "connect", &[of(context, "destination")?])?;
    call(&tone, "start", &[begin.into()])?;
    call(&tone, "stop", &[(begin + FALL).into()])
}
