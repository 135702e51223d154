//! Reasons for moves, in numbers.

use crate::bots::Reason;

use super::moves::Move;
use super::solver;
use super::texts;
use super::view::View;

/// A number made of so many of so many cards; nothing higher can be made.
const BEST: u8 = 0;
/// A number made of so many of so many cards.
const ANSWER: u8 = 1;
/// None of so many cards make an answer.
const NONE: u8 = 2;
/// Nothing beats what stands: the best that can be made.
const STANDS: u8 = 3;

/// Why this move.
pub(super) fn reason(view: &View, mv: &Move) -> Option<Reason> {
    let cards = view.display.len() as i64;
    let best = || solver::best(&view.display, view.options.joker_reading).map(|(best, _)| best);
    match mv {
        Move::Call(call) => {
            let answer = call.answer(&view.display, view.options.joker_reading).ok()?;
            let what = if Some(answer) == best() { BEST } else { ANSWER };
            Some(Reason::new(what, [answer.value, i64::from(answer.cards), cards]))
        }
        Move::OneOff => best().is_none().then(|| Reason::new(NONE, [cards])),
        Move::Nothing => best().map(|best| Reason::new(STANDS, [best.value])),
    }
}

/// The sentence.
pub(super) fn because(reason: &Reason) -> String {
    let [one, two, three] = [0, 1, 2].map(|index| reason.number(index));
    match reason.what {
        BEST => texts::best_there_is(one, two, three),
        ANSWER => texts::an_answer(one, two, three),
        NONE => texts::none_there_is(one),
        _ => texts::nothing_better(one),
    }
}
