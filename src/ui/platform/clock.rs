//! The clock for durations.

use leptos::prelude::window;

/// Milliseconds since some moment. Unlike the time of day, they never jump when somebody sets the device's clock.
pub(crate) fn monotonic() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |clock| clock.now())
}
