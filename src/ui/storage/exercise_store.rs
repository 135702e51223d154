//! The exercises of this device, in the local storage.

use std::rc::Rc;

use crate::saves::exercises::Exercises;
use crate::ui::storage::local::Kept;

/// Local storage key of the exercises.
const NAME: &str = "exercises";

thread_local! {
    static EXERCISES: Kept<Exercises> = const { Kept::new(NAME) };
}

/// Milliseconds of a day.
const DAY: f64 = 86_400_000.0;

/// Today, in days since 1970 at this device's place.
pub(crate) fn today() -> u32 {
    let now = js_sys::Date::new_0();
    ((now.get_time() - 60_000.0 * now.get_timezone_offset()) / DAY) as u32
}

/// All exercises.
pub(crate) fn load() -> Rc<Exercises> {
    EXERCISES.with(Kept::load)
}

/// Changes the exercises as they are saved now: another tab may have changed them, too.
pub(crate) fn change(change: impl FnOnce(&mut Exercises)) {
    EXERCISES.with(|exercises| exercises.change(change));
}
