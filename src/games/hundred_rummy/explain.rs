//! Reasons for moves, in numbers.

use crate::bots::Reason;

use super::bot::unseen;
use super::counts::Counts;
use super::hands::fours;
use super::moves::Move;
use super::texts;
use super::view::View;

/// Four cards of the hand make a hundred.
const HUNDRED: u8 = 0;
/// So many of so many unseen cards make a hundred with what is kept.
const KEPT: u8 = 1;
/// So many of so many unseen cards make a hundred.
const DRAWN: u8 = 2;

/// Why this move.
pub(super) fn reason(view: &View, mv: &Move) -> Reason {
    let mut hand = view.hand(view.to_play);
    let makes = |what, hand| {
        let unseen = hidden(view);
        Reason::new(what, [completing(hand, unseen) as i64, unseen.len() as i64])
    };
    match mv {
        Move::Score => Reason::new(HUNDRED, []),
        Move::TakeStock => makes(DRAWN, hand),
        Move::TakeDiscard => {
            let open = view.discard.first().copied();
            if let Some(card) = open {
                hand[card] += 1;
            }
            let unseen = hidden(view);
            let kept = fours(hand).map(|(_, four)| four);
            let best = kept.max_by_key(|&four| (four.is_hundred(), completing(four, unseen)));
            best.map_or(makes(DRAWN, hand), |four| if_kept(four, makes))
        }
        Move::Discard(card) => {
            hand[*card] -= 1;
            if_kept(hand, makes)
        }
    }
}

fn if_kept(four: Counts, makes: impl Fn(u8, Counts) -> Reason) -> Reason {
    if four.is_hundred() { Reason::new(HUNDRED, []) } else { makes(KEPT, four) }
}

/// The cards that lie nobody knows where.
fn hidden(view: &View) -> Counts {
    let mut hidden = unseen(view);
    hidden -= Counts::of(view.stock.iter().copied().flatten());
    hidden
}

/// How many of these cards make a hundred with three of a hand of four.
fn completing(four: Counts, among: Counts) -> usize {
    let completes = |&card: &crate::cards::Card| {
        let mut five = four;
        five[card] += 1;
        fours(five).any(|(_, four)| four.is_hundred())
    };
    among.kinds().filter(completes).map(|card| usize::from(among[card])).sum()
}

/// The sentence.
pub(super) fn because(reason: &Reason) -> String {
    let (cards, unseen) = (reason.number(0), reason.number(1));
    match reason.what {
        HUNDRED => texts::MAKES_100.into(),
        KEPT => texts::kept_makes_100(cards, unseen),
        _ => texts::drawn_makes_100(cards, unseen),
    }
}
