//! Reasons for moves, in numbers.

use crate::bots::Reason;
use crate::card_set::CardSet;
use crate::cards::Card;

use super::bot::with_answer;
use super::imagine;
use super::moves::{Move, Points};
use super::prospects::total_after;
use super::texts;
use super::trio::Trio;
use super::trumps::height;
use super::values::values_of;
use super::view::View;

/// So much is left to the target, and so many of so many unseen cards are that much.
const LEAVES: u8 = 0;
/// It hits the target.
const HITS: u8 = 1;
/// So many of so many unseen cards beat the lead.
const BEATEN_BY: u8 = 2;
/// It wins the trick as it stands, from which so much can be scored.
const WINS: u8 = 3;
/// It does not win the trick, and gives up so much.
const LOSES: u8 = 4;
/// The hand keeps so many trumps, and so many cards that hit the target.
const KEEPS: u8 = 5;

/// Why this move.
pub(super) fn reason(view: &View, mv: &Move) -> Option<Reason> {
    match mv {
        Move::Score(_, Points::Change(_)) | Move::ScoreSum(_) => Some(leaves(view, mv)),
        Move::Shoot(lead) => Some(beaten_by(view, *lead)),
        Move::Follow(cards) => Some(follows(view, *cards)),
        Move::Discard(cards) => Some(keeps(view, view.hand(view.open.actor).without(cards[0]))),
        Move::TakeStock | Move::TakeDiscard => {
            let seen = match mv {
                Move::TakeStock => view.stock.first().copied().flatten(),
                _ => view.discard.first().copied(),
            };
            let hand = view.hand(view.open.actor);
            Some(keeps(view, seen.map_or(hand, |card| hand.with(card))))
        }
        Move::Score(..) | Move::Pass | Move::Miss => None,
    }
}

/// How far the target is then.
fn leaves(view: &View, mv: &Move) -> Reason {
    let (open, seat) = (&view.open, view.open.actor);
    let left = (open.target(seat) - total_after(open, seat, mv)).abs();
    if left == 0 {
        return Reason::new(HITS, []);
    }
    let unseen = unseen(view);
    Reason::new(LEAVES, [left.into(), counting(unseen, left), unseen.len() as i64])
}

/// The cards that lie nobody knows where.
fn unseen(view: &View) -> CardSet {
    imagine::unseen(view) - view.stock.iter().copied().flatten().collect()
}

/// How many of these cards count so much.
fn counting(cards: CardSet, value: i32) -> i64 {
    cards.iter().filter(|card| values_of(*card).contains(&value)).count() as i64
}

fn beaten_by(view: &View, lead: Trio) -> Reason {
    let (trumps, unseen) = (view.open.trumps, unseen(view));
    let top = lead[0];
    let beats = |card: &Card| match trumps.suit(*card) == trumps.suit(top) {
        // A single card beats no set but by trumping it.
        true => lead.len() == 1 && height(*card) > height(top),
        false => trumps.contain(*card) && !lead.iter().any(|card| trumps.contain(*card)),
    };
    let beating = unseen.iter().filter(beats).count();
    Reason::new(BEATEN_BY, [beating as i64, unseen.len() as i64])
}

fn follows(view: &View, cards: Trio) -> Reason {
    let open = &view.open;
    let trick = with_answer(view, cards);
    let dearest = |cards: CardSet| {
        let values = cards.iter().filter_map(|card| values_of(card).last().copied());
        i64::from(values.max().unwrap_or_default())
    };
    if trick.winner(open.trumps, open.seats) == open.actor {
        return Reason::new(WINS, [dearest(trick.cards())]);
    }
    Reason::new(LOSES, [dearest(cards.iter().copied().collect())])
}

fn keeps(view: &View, hand: CardSet) -> Reason {
    let (open, seat) = (&view.open, view.open.actor);
    let left = (open.target(seat) - open.tally.totals[seat]).abs();
    let trumps = (hand & open.trumps.cards()).len() as i64;
    Reason::new(KEEPS, [trumps, counting(hand, left)])
}

/// The sentence.
pub(super) fn because(reason: &Reason) -> String {
    let [one, two, three] = [0, 1, 2].map(|index| reason.number(index));
    match reason.what {
        LEAVES => texts::leaves(one, two, three),
        HITS => texts::HITS_THE_TARGET.into(),
        BEATEN_BY => texts::beaten_by(one, two),
        WINS => texts::wins_the_trick(one),
        LOSES => texts::loses_the_trick(one),
        _ => texts::keeps(one, two),
    }
}
