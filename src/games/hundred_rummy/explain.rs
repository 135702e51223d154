//! Reasons for moves, in numbers.

use serde::{Deserialize, Serialize};

use super::counts::Counts;
use super::hands::fours;
use super::moves::Move;
use super::texts;
use super::view::View;

/// Why a move is good.
#[expect(missing_docs, reason = "the docs of the variants name their fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Four cards of the hand make a hundred.
    Hundred,
    /// Number of unseen cards that make a hundred with the four cards kept.
    Kept { cards: u32, unseen: u32 },
    /// Number of unseen cards that make a hundred with the hand.
    Drawn { cards: u32, unseen: u32 },
}

/// The reason for this move.
pub(super) fn reason(view: &View, mv: &Move) -> Reason {
    let mut hand = view.hand(view.public.to_play);
    let drawn = |hand| {
        let unseen = view.unseen();
        Reason::Drawn { cards: completing(hand, unseen) as u32, unseen: unseen.len() as u32 }
    };
    match mv {
        Move::Score => Reason::Hundred,
        Move::TakeStock => drawn(hand),
        Move::TakeDiscard => {
            let open = view.public.discard.top();
            if let Some(card) = open {
                hand[card] += 1;
            }
            let unseen = view.unseen();
            let kept = fours(hand).map(|(_, four)| four);
            let best = kept.max_by_key(|&four| (four.is_hundred(), completing(four, unseen)));
            best.map_or(drawn(hand), |four| if_kept(four, unseen))
        }
        Move::Discard(card) => {
            hand[*card] -= 1;
            if_kept(hand, view.unseen())
        }
    }
}

fn if_kept(four: Counts, unseen: Counts) -> Reason {
    match four.is_hundred() {
        true => Reason::Hundred,
        false => {
            Reason::Kept { cards: completing(four, unseen) as u32, unseen: unseen.len() as u32 }
        }
    }
}

/// Number of these cards that make a hundred with three cards of a hand of four.
fn completing(four: Counts, among: Counts) -> usize {
    let completes = |&card: &crate::cards::Card| {
        let mut five = four;
        five[card] += 1;
        fours(five).any(|(_, four)| four.is_hundred())
    };
    among.kinds().filter(completes).map(|card| usize::from(among[card])).sum()
}

/// The reason as a sentence.
pub(super) fn sentence(reason: &Reason) -> String {
    match *reason {
        Reason::Hundred => texts::MAKES_100.into(),
        Reason::Kept { cards, unseen } => texts::kept_makes_100(cards, unseen),
        Reason::Drawn { cards, unseen } => texts::drawn_makes_100(cards, unseen),
    }
}
