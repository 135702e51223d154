//! 100 Points Rummy: collect four cards that make exactly 100, score them, and be first to 400.
//!
//! The game is by Aaron and Stephanie Richardson (A'n'SR-entertainments). Where its published
//! description is silent, this house plays:
//!
//! - No card is turned up at the deal, so the first player can only draw from the stock.
//! - The card just taken may be discarded again.
//! - At the third rebuild of the stock in a row without a score in between, or when a hundred cards in a
//!   row have come from the discard pile, the game ends and the most points win.

mod belief;
mod bot;
mod counts;
mod determinize;
mod eval;
mod explain;
mod finish_race;
mod hands;
mod moves;
mod options;
mod rules;
mod scored_cards;
pub mod solitaire;
mod table;
pub mod texts;
mod view;
mod waiting_time;

#[cfg(test)]
mod tests;

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::engine::event::EventSink;
use crate::engine::game::{Game, Info, MatchConfig, Snapshot, Turn};
use crate::engine::seat::Seat;

pub use counts::{Counts, Recall};
pub use moves::Move;
pub use options::{Length, RummyOptions, SolitaireEnd};
pub use rules::{End, HundredRummy};
pub use scored_cards::Hundreds;
pub use view::View;

impl Game for HundredRummy {
    const INFO: Info = Info {
        id: "hundred-rummy",
        title: texts::TITLE,
        tagline: texts::TAGLINE,
        length: texts::LENGTH_IN_WORDS,
        round: texts::ROUND,
        seats: (1, 6),
        default_seats: 2,
        cards: &[Card::hundred(1), Card::hundred(2), Card::hundred(3), Card::hundred(4)],
        credit: texts::CREDIT,
        quick_preset: (1, &[]),
        lower_is_better: false,
    };

    type Options = RummyOptions;
    type Move = Move;
    type View = View;

    fn pack(_: &RummyOptions, seats: u8) -> Vec<Card> {
        Counts::sets(seats).cards().collect()
    }

    fn deal(start: &MatchConfig<RummyOptions>, pack: &[Card], sink: &mut impl EventSink) -> Self {
        HundredRummy::deal_first(start, pack, sink)
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
        self.do_move(seat, *mv, sink);
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

    /// Between two scores there are at most two rebuilds and so three times the pack to draw, and at most
    /// 99 cards taken from the discard pile between two draws; a turn has two moves.
    fn max_steps(options: &RummyOptions, seats: u8) -> u32 {
        let seats = u32::from(seats);
        let scores = 3 * seats + 1;
        let turns = (scores + 1) * 3 * 24 * seats * u32::from(rules::LAST_TAKE);
        2 * turns * Self::games_in_match(*options, seats as u8)
    }
}
