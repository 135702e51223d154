//! Reasons for moves, in numbers.

use std::cell::Cell;

use crate::bots::Reason;
use crate::cards::Suit;
use crate::cards::set::CardSet;

use super::bot::by_counting;
use super::moves::Move;
use super::pack::{QUEENS, suit_set};
use super::rules::Phase;
use super::run_length::{Chains, End};
use super::scoring::cost_of_hand;
use super::texts;
use super::view::View;

/// So many cards can follow each other, and so many are left that cost so much.
const CHAIN: u8 = 0;
/// The hand is empty then, after so many cards.
const OUT: u8 = 1;
/// So many of so many unseen cards fit.
const FITS: u8 = 2;
/// So many cards of the suit are in the hand, and so many of so many unseen ones are of it.
const ORDERS: u8 = 3;
/// So many cards must be drawn.
const TAKES: u8 = 4;
/// So many cards stay in the hand that cost so much, and so many of them fit now.
const KEEPS: u8 = 5;

/// Why this move.
pub(super) fn reason(view: &View, mv: &Move) -> Reason {
    let hand = view.hand(view.to_play).cards;
    let unseen = view.unseen();
    let count = |cards: CardSet| cards.len() as i64;
    match mv {
        Move::Play(..) => chain(view, hand, mv),
        Move::Order(suit) => order(hand, unseen, *suit),
        Move::Draw if view.phase == Phase::Hit => Reason::new(TAKES, [i64::from(view.pending)]),
        Move::Draw => Reason::new(FITS, [count(unseen & view.wanted.cards()), count(unseen)]),
        Move::Pass => {
            let cost = i64::from(cost_of_hand(hand, &view.options));
            Reason::new(KEEPS, [count(hand), cost, count(hand & view.wanted.cards())])
        }
    }
}

fn order(hand: CardSet, unseen: CardSet, suit: Suit) -> Reason {
    let of_suit = suit_set(suit) - QUEENS;
    let numbers = [(hand & of_suit).len(), (unseen & of_suit).len(), unseen.len()];
    Reason::new(ORDERS, numbers.map(|number| number as i64))
}

/// Where the best chain ends that begins with this move.
fn chain(view: &View, hand: CardSet, mv: &Move) -> Reason {
    let best: Cell<Option<(i32, End)>> = Cell::new(None);
    let worth = |end: &End| {
        let worth = by_counting(&view.options, end);
        if best.get().is_none_or(|(most, _)| worth > most) {
            best.set(Some((worth, *end)));
        }
        worth
    };
    Chains::new(view, &worth).best_after(hand, mv);
    let rest = best.get().map_or(hand, |(_, end)| end.rest);
    let laid = (hand.len() - rest.len()) as i64;
    match best.get() {
        Some((_, end)) if end.is_out() => Reason::new(OUT, [laid]),
        _ => {
            let cost = i64::from(cost_of_hand(rest, &view.options));
            Reason::new(CHAIN, [laid, rest.len() as i64, cost])
        }
    }
}

/// The sentence.
pub(super) fn because(reason: &Reason) -> String {
    let [one, two, three] = [0, 1, 2].map(|index| reason.number(index));
    match reason.what {
        CHAIN => texts::chain_leaves(one, two, three),
        OUT => texts::chain_goes_out(one),
        FITS => texts::unseen_fit(one, two),
        ORDERS => texts::of_the_suit(one, two, three),
        KEEPS => texts::keeps_cards(one, two, three),
        _ => texts::must_take(one),
    }
}
