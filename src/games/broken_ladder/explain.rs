//! Reasons for moves, in numbers.

use serde::{Deserialize, Serialize};

use super::hand::Hand;
use super::ladder::plain_sum;
use super::moves::Move;
use super::outs::{Aim, Rungs, rungs_in};
use super::texts;
use super::view::View;

/// Why a move is good.
#[expect(missing_docs, reason = "the docs of the variants name their fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// The hand is a ladder that scores this number of points.
    Ladder { points: i32 },
    /// Number of unseen cards that finish the ladder with the cards kept.
    Kept { cards: u32, unseen: u32 },
    /// Number of unseen cards that finish the ladder.
    Drawn { cards: u32, unseen: u32 },
    /// The ladder misses its Head, which costs this number of points.
    Misses { points: i32 },
}

/// The reason for this move.
pub(super) fn reason(view: &View, mv: &Move) -> Reason {
    let (hand, aim) = (view.known_hand(view.public.to_play), Aim::of(view));
    let unseen = rungs_in(view.unseen());
    match *mv {
        Move::Lay if !aim.is_reached_by(&hand) => Reason::Misses { points: 10 * plain_sum(&hand) },
        Move::Lay => ladder(&hand),
        Move::TakeStock => {
            let (cards, unseen) = outs(aim, &hand, &unseen);
            Reason::Drawn { cards, unseen }
        }
        Move::Discard(card) => kept(aim, &hand.without(card), &unseen),
        Move::TakeDiscard => {
            let six = view.public.discard.top().map_or(hand, |open| hand.with(open));
            let fives = six.kinds().map(|card| six.without(card));
            // Of several ladders the one that scores most. Without a ladder, the hand that most cards finish.
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
    if aim.is_reached_by(five) {
        return ladder(five);
    }
    let (cards, unseen) = outs(aim, five, unseen);
    Reason::Kept { cards, unseen }
}

fn ladder(five: &Hand) -> Reason {
    Reason::Ladder { points: 10 * plain_sum(five) }
}

/// Number of unseen cards that finish the ladder, and number of all unseen cards.
fn outs(aim: Aim, five: &Hand, unseen: &Rungs) -> (u32, u32) {
    (aim.outs(five).cards(unseen), unseen.iter().copied().map(u32::from).sum())
}

/// The reason as a sentence.
pub(super) fn sentence(reason: &Reason) -> String {
    match *reason {
        Reason::Ladder { points } => texts::ladder_scores(points),
        Reason::Kept { cards, unseen } => texts::kept_finishes(cards, unseen),
        Reason::Drawn { cards, unseen } => texts::drawn_finishes(cards, unseen),
        Reason::Misses { points } => texts::ladder_misses(points),
    }
}
