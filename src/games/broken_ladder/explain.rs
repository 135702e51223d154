//! Reasons for moves, in numbers.

use crate::bots::Reason;

use super::hand::Hand;
use super::ladder::plain_sum;
use super::moves::Move;
use super::outs::{Aim, Rungs, rungs_in};
use super::texts;
use super::view::View;

/// The hand is a ladder, which scores so much.
const LADDER: u8 = 0;
/// So many of so many unseen cards finish the ladder with what is kept.
const KEPT: u8 = 1;
/// So many of so many unseen cards finish the ladder.
const DRAWN: u8 = 2;
/// The ladder misses its Head, which costs so much.
const MISSES: u8 = 3;

/// Why this move.
pub(super) fn reason(view: &View, mv: &Move) -> Reason {
    let (hand, aim) = (view.known_hand(view.to_play), Aim::of(view));
    let unseen = rungs_in(view.unseen());
    match *mv {
        Move::Lay if !aim.is_reached_by(&hand) => {
            Reason::new(MISSES, [10 * i64::from(plain_sum(&hand))])
        }
        Move::Lay => ladder(&hand),
        Move::TakeStock => outs(DRAWN, aim, &hand, &unseen),
        Move::Discard(card) => kept(aim, &hand.without(card), &unseen),
        Move::TakeDiscard => {
            let six = view.discard.first().map_or(hand, |&open| hand.with(open));
            let fives = six.kinds().map(|card| six.without(card));
            // Of several ladders the one that scores most, else the hand that most cards finish.
            let worth = |five: &Hand| match aim.is_reached_by(five) {
                true => (true, 0, plain_sum(five)),
                false => (false, aim.outs(five).cards(&unseen), plain_sum(five)),
            };
            let best = fives.max_by_key(worth).filter(|_| six.len() > hand.len());
            kept(aim, &best.unwrap_or(hand), &unseen)
        }
    }
}

fn kept(aim: Aim, five: &Hand, unseen: &Rungs) -> Reason {
    if aim.is_reached_by(five) { ladder(five) } else { outs(KEPT, aim, five, unseen) }
}

fn ladder(five: &Hand) -> Reason {
    Reason::new(LADDER, [10 * i64::from(plain_sum(five))])
}

fn outs(what: u8, aim: Aim, five: &Hand, unseen: &Rungs) -> Reason {
    let all: u16 = unseen.iter().sum();
    Reason::new(what, [i64::from(aim.outs(five).cards(unseen)), i64::from(all)])
}

/// The sentence.
pub(super) fn because(reason: &Reason) -> String {
    let (number, unseen) = (reason.number(0), reason.number(1));
    match reason.what {
        LADDER => texts::ladder_scores(number),
        KEPT => texts::kept_finishes(number, unseen),
        DRAWN => texts::drawn_finishes(number, unseen),
        _ => texts::ladder_misses(number),
    }
}
