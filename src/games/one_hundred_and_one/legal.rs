//! The legal moves.

use crate::cards::set::CardSet;
use crate::cards::{Card, Suit};
use crate::engine::seat::Seat;

use super::moves::{Laid, Move, one};
use super::pack::{QUEEN, QUEENS, rank_of, rank_set};
use super::position::OneHundredAndOne;
use super::public::Phase;

/// Adds the legal moves of a seat.
pub(super) fn moves(game: &OneHundredAndOne, seat: Seat, out: &mut Vec<Move>) {
    if seat != game.public.to_play {
        return;
    }
    match game.public.phase {
        Phase::Over(_) => return,
        Phase::Order => return out.extend(Suit::ALL.map(Move::Order)),
        Phase::Play | Phase::Drawn | Phase::Cover | Phase::Hit => {}
    }
    let fitting = game.fitting(seat);
    if game.public.options.equal_ranks_together {
        fitting.iter().for_each(|card| game.plays_beginning_with(card, out));
    } else {
        out.extend((fitting - QUEENS).iter().map(Move::card));
        (fitting & QUEENS).iter().for_each(|queen| game.plays_of(one(queen), out));
    }
    if game.may_draw(seat) {
        out.push(Move::Draw);
    }
    if game.public.phase == Phase::Drawn {
        out.push(Move::Pass);
    }
}

impl OneHundredAndOne {
    /// Whether the seat to move may draw.
    pub(super) fn may_draw(&self, seat: Seat) -> bool {
        match self.public.phase {
            Phase::Hit => true,
            Phase::Play if self.public.options.draw_choice && self.can_draw() => true,
            Phase::Play | Phase::Cover => self.fitting(seat).is_empty(),
            Phase::Drawn | Phase::Order | Phase::Over(_) => false,
        }
    }

    /// Adds the plays that begin with this card: the card alone, and followed by every choice of others of its rank.
    fn plays_beginning_with(&self, first: Card, out: &mut Vec<Move>) {
        self.plays_of(one(first), out);
        let others = self.hand(self.public.to_play).without(first) & rank_set(rank_of(first));
        for last in others {
            for between in subsets(others.without(last)) {
                let mut laid = one(first);
                in_order_of_text(between).for_each(|card| laid.push(card));
                laid.push(last);
                self.plays_of(laid, out);
            }
        }
    }

    /// Adds the plays of these cards, with every order that a queen allows.
    fn plays_of(&self, laid: Laid, out: &mut Vec<Move>) {
        if self.orders_with(&laid) {
            out.extend(Suit::ALL.map(|suit| Move::Play(laid, Some(suit))));
        } else {
            out.push(Move::Play(laid, None));
        }
    }

    /// Whether a play of these cards orders a suit: queens do, unless the round ends with them.
    #[inline]
    pub(super) fn orders_with(&self, laid: &Laid) -> bool {
        rank_of(laid[0]) == QUEEN && !self.would_end(self.public.to_play, laid.len())
    }
}

/// Cards of one rank in the order of their strings: C, D, H, S.
pub(super) fn in_order_of_text(cards: CardSet) -> impl Iterator<Item = Card> {
    cards.iter().rev()
}

/// All subsets of a set of at most two cards, the empty one included.
fn subsets(cards: CardSet) -> impl Iterator<Item = CardSet> {
    let with = move |pick: u8| {
        let picked = cards.iter().enumerate().filter(move |(at, _)| pick >> at & 1 == 1);
        picked.map(|(_, card)| card).collect()
    };
    (0..1_u8 << cards.len()).map(with)
}
