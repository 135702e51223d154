//! One Up: cards are turned face up, and whoever makes the highest number ending in 1 out of them wins them.
//!
//! The game is by David Parlett. Where its published description is silent or contradicts itself, this
//! house plays:
//!
//! - There is no upper limit. The maxima that were published for three, four and five cards are wrong under
//!   these very rules: four nines make 6561.
//! - If a pile is short on the last turn, what is left is turned. A seat without cards still plays.
//! - In a race, a display on which everybody is barred is a bonus for the winner of the next one, and so is
//!   a display that would grow beyond eight cards.
//! - Answers can be sealed, without a clock. Then a mistake costs nothing, and all answers are revealed
//!   together.
//!
//! The arithmetic knows nothing of the rest: how an answer is written and read ([`Expression`]), whether it
//! is one ([`Expression::check`]), what can be made at all ([`solver`]), and what people type
//! ([`shorthand`]).

mod bad_calls;
mod bot;
mod call;
mod card_reading;
mod determinize;
mod display;
mod explain;
mod expression;
mod illegal;
pub mod illegal_texts;
mod input;
mod left_to_right;
mod moves;
mod narration;
mod options;
mod parse;
mod race_mode;
mod review;
mod rules;
mod sealed_mode;
mod table;
pub mod texts;
mod think_time;
mod value;
mod view;
mod window;

pub mod shorthand;
pub mod solver;

#[cfg(test)]
mod tests;

use crate::cards::rng::Rng;
use crate::cards::{Card, Suit};
use crate::engine::event::EventSink;
use crate::engine::game::{Clock, Game, IllegalMove, Info, MatchConfig, Snapshot, Turn};
use crate::engine::seat::Seat;

pub use call::Call;
pub use card_reading::Kind;
pub use expression::{Copied, Expression, Sign, Step, Term};
pub use illegal::NoAnswer;
pub use moves::Move;
pub use options::{Jokers, Length, Mode, OneUpOptions, Scoring, Seconds};
pub use parse::ParseExpressionError;
pub use rules::OneUp;
pub use value::{Answer, JokerReading};
pub use view::{EndedDisplay, View};
pub use window::Standing;

impl Game for OneUp {
    const INFO: Info = Info {
        id: "one-up",
        title: texts::TITLE,
        tagline: texts::TAGLINE,
        length: texts::LENGTH,
        round: texts::DEAL,
        seats: (2, 5),
        default_seats: 2,
        cards: &[
            Card::suited(7, Suit::Spades),
            Card::suited(7, Suit::Hearts),
            Card::suited(9, Suit::Diamonds),
        ],
        credit: texts::CREDIT,
        quick_preset: (2, &[("mode", "race"), ("clock", "6")]),
        lower_is_better: false,
    };

    const HAS_CLOCK: bool = true;

    type Options = OneUpOptions;
    type Move = Move;
    type View = View;

    fn pack(options: &OneUpOptions, seats: u8) -> Vec<Card> {
        rules::pack(*options, seats)
    }

    fn deal(start: &MatchConfig<OneUpOptions>, pack: &[Card], sink: &mut impl EventSink) -> Self {
        OneUp::deal_first(start, pack, sink)
    }

    fn deal_next(&mut self, pack: &[Card], sink: &mut impl EventSink) {
        self.deal_another(pack, sink);
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.moves(seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, sink: &mut impl EventSink) {
        match self.options.mode {
            Mode::Relaxed => self.lock_in(seat, mv, sink),
            Mode::Race => self.speak(seat, mv, sink),
        }
    }

    /// Any right expression may be called; in a race also a wrong one, which bars.
    fn check(&self, seat: Seat, mv: &Move) -> Result<(), IllegalMove> {
        if !self.whose_turn().is_of(seat) {
            return Err(IllegalMove::NotYourTurn);
        }
        self.objection(mv).map_or(Ok(()), |why| Err(IllegalMove::AgainstTheRules(why)))
    }

    fn illegal_reason(&self, _: Seat, mv: &Move) -> String {
        self.objection(mv).unwrap_or_default()
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.seen_by(viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        determinize::imagine(view, rng)
    }

    fn snapshot(view: &View) -> Snapshot {
        view::show(view)
    }

    fn max_steps(options: &OneUpOptions, seats: u8) -> u32 {
        OneUp::most_moves(*options, seats)
    }

    fn stray_move(&self, _: Seat, rng: &mut Rng) -> Option<Move> {
        if self.is_over { None } else { bad_calls::stray_call(self, rng) }
    }

    fn race(&self) -> Option<u32> {
        self.raced_display()
    }

    fn clock(&self) -> Option<Clock> {
        self.running_clock()
    }

    fn clock_expired(&mut self, sink: &mut impl EventSink) {
        self.end_window(sink);
    }
}
