//! Think times of bots, similar to those of people. They are longer for more cards and greater numbers, and shorter
//! with a short clock. They are much longer with sealed answers, when nobody is in a hurry. The found answer and one
//! random number decide, not the words of others meanwhile. Of equal answers the first one wins, so the think time
//! decides whether a person can win.

use crate::bots::Level;
use crate::cards::rng::Rng;

use super::value::Answer;
use super::view::View;

/// Milliseconds to look at the cards.
const TO_LOOK: u32 = 1500;
/// The clock, in seconds, to which the other figures apply.
const UNHURRIED: u32 = 12;
/// Factor of the think time with sealed answers.
const AT_LEISURE: u32 = 3;
/// Longest think time in a race, in hundredths of the clock. By then people say what they have found.
const LATEST: u32 = 90;

/// Milliseconds for each used card and each digit of the number.
const fn for_each(level: Level) -> u32 {
    match level {
        Level::Novice => 1100,
        Level::Casual => 950,
        Level::Skilled => 800,
        Level::Master => 700,
    }
}

/// Milliseconds from the display until a bot of this level says its answer, or says that it has none.
pub(super) fn takes(view: &View, level: Level, found: Option<&Answer>, rng: &mut Rng) -> u32 {
    let digits = |value: i64| value.to_string().len() as u32;
    // A bot without an answer has tried every card.
    let things = found
        .map_or(view.public.display.len() as u32 + 1, |it| u32::from(it.cards) + digits(it.value));
    let usual = (TO_LOOK + for_each(level) * things) * (70 + rng.below(61)) / 100;
    if view.public.options.is_sealed() {
        return usual * AT_LEISURE;
    }
    let clock = view.public.options.clock.number().map_or(UNHURRIED, u32::from);
    let hurry = clock.clamp(UNHURRIED / 2, UNHURRIED);
    (usual * hurry / UNHURRIED).min(clock * 10 * LATEST)
}
