//! One Hundred and One (Сто одно): get rid of the cards; what stays in the hand is penalty, more than 101 has
//! lost, and exactly 101 counts nothing.
//!
//! A traditional game of the Mau-Mau family; this version follows the description by RD AAOW. Where that
//! is silent, this house plays:
//!
//! - A player who can cover must play, unless the option `draw_choice` is on.
//! - The dealer's table card has its effect as if the dealer had played it.
//! - An eight must be covered by who played it, even if it was the last card in the hand.
//! - A round is blocked when nobody can play or draw, after 300 turns, or when the stock would have to be
//!   rebuilt for the twelfth time; then all hands count, and queens neither take off nor double anything.

mod apply;
mod bot;
mod demand;
mod determinize;
mod eval;
mod explain;
mod history;
mod illegal;
pub mod illegal_texts;
mod knowledge;
mod legal;
mod moves;
mod narration;
mod options;
mod pack;
mod rules;
mod run_length;
mod scene;
mod scoring;
mod table;
pub mod texts;
mod view;

#[cfg(test)]
mod tests;

use crate::cards::rng::Rng;
use crate::cards::{Card, Suit};
use crate::engine::event::EventSink;
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
use crate::engine::seat::Seat;

pub use demand::Wanted;
pub use knowledge::{Knowledge, OfHand};
pub use moves::{Laid, Move};
pub use options::{HandSize, HouseRules};
pub use rules::{End, OneHundredAndOne, Phase};
pub use scoring::{Reckoning, Verdict, Why};
pub use view::{Hand, View};

impl Game for OneHundredAndOne {
    const INFO: Info = Info {
        id: "one-hundred-and-one",
        title: texts::TITLE,
        tagline: texts::TAGLINE,
        length: texts::LENGTH,
        round: texts::ROUND,
        seats: (2, rules::MOST_SEATS as u8),
        default_seats: 2,
        cards: &[Card::suited(8, Suit::Clubs), Card::suited(12, Suit::Spades)],
        credit: texts::CREDIT,
        // Rounds of two end with the first who is out in any case.
        quick_preset: (3, &[("quick_round", "true")]),
        lower_is_better: true,
    };

    type Options = HouseRules;
    type Move = Move;
    type View = View;

    fn pack(_: &HouseRules, _: u8) -> Vec<Card> {
        pack::CARDS.to_vec()
    }

    fn deal(start: &MatchConfig<HouseRules>, pack: &[Card], sink: &mut impl EventSink) -> Self {
        OneHundredAndOne::deal_first(start, pack, sink)
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
        self.do_move(seat, mv, sink);
    }

    fn illegal_reason(&self, seat: Seat, mv: &Move) -> String {
        self.reason_against(seat, mv)
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

    /// In a round every draw of a card and every card played is one of those that the stock has held in
    /// turn, or was dealt; every other move ends a turn, or orders for the table card.
    fn max_steps(_: &HouseRules, _: u8) -> u32 {
        let stocks = u32::from(rules::LAST_REBUILD) + 1;
        let cards = stocks * pack::PACK_SIZE as u32;
        let round = 2 * cards + u32::from(rules::LAST_TURN) + 2;
        round * u32::from(scoring::LAST_ROUND)
    }
}
