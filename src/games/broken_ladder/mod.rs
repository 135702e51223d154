//! Broken Ladder: five rungs, red up and black down, from the own Starter card to the common Head.
//!
//! The game was invented for, and published at, pagat.com. Where its published description is silent, this
//! house plays:
//!
//! - The card just taken may be discarded again, from either pile.
//! - Laying down is always offered, also with a hand that does not fit: that is a mistake a player can make.
//! - At the third rebuild of a round, or when a hundred cards in a row have come from the discard pile, the
//!   round ends and every hand that is still in counts.
//! - After fifty rounds a match ends in any case.

mod bot;
mod determinize;
mod eval;
mod explain;
mod hand;
mod ladder;
mod moves;
mod options;
mod outs;
mod pack;
mod rules;
mod scene;
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

pub use moves::Move;
pub use options::{LadderOptions, Length, Referee};
pub use rules::{BrokenLadder, End};
pub use view::View;

impl Game for BrokenLadder {
    const INFO: Info = Info {
        id: "broken-ladder",
        title: texts::TITLE,
        tagline: texts::TAGLINE,
        length: texts::LENGTH,
        round: texts::ROUND,
        seats: (2, 6),
        default_seats: 2,
        cards: &[
            Card::suited(4, Suit::Spades),
            Card::suited(7, Suit::Hearts),
            Card::suited(5, Suit::Spades),
            Card::suited(6, Suit::Diamonds),
            Card::suited(3, Suit::Clubs),
            Card::suited(4, Suit::Hearts),
            Card::suited(13, Suit::Clubs),
        ],
        credit: texts::CREDIT,
        // Two have 1000 points after 4.4 rounds on average, and have dealt twice after four.
        quick_preset: (3, &[("length", "1000")]),
        lower_is_better: false,
    };

    type Options = LadderOptions;
    type Move = Move;
    type View = View;

    fn pack(options: &LadderOptions, seats: u8) -> Vec<Card> {
        pack::pack(*options, seats)
    }

    fn deal(start: &MatchConfig<LadderOptions>, pack: &[Card], sink: &mut impl EventSink) -> Self {
        BrokenLadder::deal_first(start, pack, sink)
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

    fn illegal_reason(&self, _seat: Seat, mv: &Move) -> String {
        self.reason_against(mv)
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

    /// In a round the stock is drawn three times at most, and at most 99 cards are taken from the discard
    /// pile between two draws; a turn has two moves, and everybody can lay down once.
    fn max_steps(options: &LadderOptions, seats: u8) -> u32 {
        let draws = 3 * u32::from(pack::packs(*options, seats)) * pack::KINDS as u32;
        let turns = (draws + 1) * u32::from(rules::LAST_TAKE);
        (2 * turns + u32::from(seats)) * rules::LAST_ROUND
    }
}
