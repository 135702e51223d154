//! The exercises of this device, in the local storage.

use crate::saves::exercises::Exercises;
use crate::ui::storage::local;

/// Local storage key of the exercises.
const NAME: &str = "exercises";
/// Milliseconds of a day.
const DAY: f64 = 86_400_000.0;

/// Today, in days since 1970 at this device's place.
pub(crate) fn today() -> u32 {
    let now = js_sys::Date::new_0();
    ((now.get_time() - 60_000.0 * now.get_timezone_offset()) / DAY) as u32
}

/// All exercises.
pub(crate) fn load() -> Exercises {
    Exercises::parse(&local::read(NAME).unwrap_or_default())
}

/// Changes the exercises as they are saved now: another tab may have changed them, too. False if this
/// browser cannot save them.
pub(crate) fn change(change: impl FnOnce(&mut Exercises)) -> bool {
    // Without room an exercise is lost, and can be found by another review.
    local::change(NAME, Exercises::parse, Exercises::to_text, change)
}
