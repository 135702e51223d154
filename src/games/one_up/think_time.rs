//! How long bots take, as people would: longer for more cards and greater numbers, shorter when the clock leaves little, and
//! much longer where answers are locked in and nobody is in a hurry. What there is to find decides, and one draw of chance;
//! not what others say meanwhile. Of equal answers the first one wins, so this decides whether a person can win.

use super::value::Answer;
use super::view::View;
use crate::bots::Level;
use crate::cards::rng::Rng;

/// Milliseconds until somebody has seen which cards there are.
const TO_LOOK: u32 = 1500;
/// The clock, in seconds, for which the other figures are meant.
const UNHURRIED: u32 = 12;
/// Where answers are locked in, it takes so many times as long.
const AT_LEISURE: u32 = 3;
/// In a race nobody takes longer than this share of the clock: what people have found by then, they say. In hundredths.
const LATEST: u32 = 90;

/// Milliseconds for each card that is used and each digit of the number.
const fn for_each(level: Level) -> u32 {
    match level {
        Level::Novice => 1100,
        Level::Casual => 950,
        Level::Skilled => 800,
        Level::Master => 700,
    }
}

/// Milliseconds from when the display could be seen until somebody of this level says what they have found, or that there
/// is nothing.
pub(super) fn takes(view: &View, level: Level, found: Option<&Answer>, rng: &mut Rng) -> u32 {
    let digits = |value: i64| value.to_string().len() as u32;
    // Who finds nothing has tried every card.
    let things =
        found.map_or(view.display.len() as u32 + 1, |it| u32::from(it.cards) + digits(it.value));
    let usual = (TO_LOOK + for_each(level) * things) * (70 + rng.below(61)) / 100;
    if view.options.is_sealed() {
        return usual * AT_LEISURE;
    }
    let clock = view.options.clock.number().map_or(UNHURRIED, u32::from);
    let hurry = clock.clamp(UNHURRIED / 2, UNHURRIED);
    (usual * hurry / UNHURRIED).min(clock * 10 * LATEST)
}
