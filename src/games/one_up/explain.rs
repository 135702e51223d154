//! Reasons for moves, in numbers.

use serde::{Deserialize, Serialize};

use super::moves::Move;
use super::solver;
use super::texts;
use super::view::View;

/// Why a move is good.
#[expect(missing_docs, reason = "the docs of the variants name their fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// A number made of `used` of `cards` cards. Nothing higher can be made.
    Best { value: i64, used: u8, cards: u8 },
    /// A number made of `used` of `cards` cards.
    Answer { value: i64, used: u8, cards: u8 },
    /// The cards make no answer.
    NoAnswer { cards: u8 },
    /// Nothing beats the standing answer, which is the best that can be made.
    Stands { value: i64 },
}

/// The reason for this move.
pub(super) fn reason(view: &View, mv: &Move) -> Option<Reason> {
    let cards = view.public.display.len() as u8;
    let best = || {
        solver::best(&view.public.display, view.public.options.joker_reading).map(|(best, _)| best)
    };
    match mv {
        Move::Call(call) => {
            let answer =
                call.answer(&view.public.display, view.public.options.joker_reading).ok()?;
            let (value, used) = (answer.value, answer.cards);
            Some(match Some(answer) == best() {
                true => Reason::Best { value, used, cards },
                false => Reason::Answer { value, used, cards },
            })
        }
        Move::OneOff => best().is_none().then_some(Reason::NoAnswer { cards }),
        Move::Nothing => best().map(|best| Reason::Stands { value: best.value }),
    }
}

/// The reason as a sentence.
pub(super) fn sentence(reason: &Reason) -> String {
    match *reason {
        Reason::Best { value, used, cards } => texts::best_there_is(value, used, cards),
        Reason::Answer { value, used, cards } => texts::an_answer(value, used, cards),
        Reason::NoAnswer { cards } => texts::none_there_is(cards),
        Reason::Stands { value } => texts::nothing_better(value),
    }
}
