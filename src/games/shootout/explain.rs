//! Reasons for moves, in numbers.

use crate::bots::Reason;
use crate::cards::Card;
use crate::cards::set::CardSet;

use super::bot::with_answer;
use super::determinize;
use super::eval::total_after;
use super::meld::Meld;
use super::moves::{Move, Points};
use super::tally::Effect;
use super::texts;
use super::trumps::{RANKS, height};
use super::values::{sums_of, values_of};
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
/// So many of so many unseen cards beat the lead that is hardest to beat.
const SAFEST: u8 = 6;
/// A lost two makes the trick count nothing; so much is left, and so many of so many unseen cards are that much.
const MISSED: u8 = 7;
/// So much is the sum of this turn then, so much is left, and so many of so many unseen cards are that much.
const SUM_LEAVES: u8 = 8;
/// The sum of this turn is so much then and hits the target.
const SUM_HITS: u8 = 9;
/// The sum of this turn is so much then, and so much more than may be added.
const SUM_PASSES: u8 = 10;
/// The sum of this turn is so much then and would hit the target from a double.
const SUM_IS_NO_DOUBLE: u8 = 11;

/// Why this move.
pub(super) fn reason(view: &View, mv: &Move) -> Option<Reason> {
    match mv {
        Move::Score(_, Points::Change(_)) | Move::ScoreSum(_) => Some(leaves(view, mv)),
        Move::Score(cards, Points::Named(value)) => Some(names(view, *value, cards.is_pair())),
        Move::Miss if view.open.names_totals() => {
            let last_was_pair = view.open.pairs.contains(view.open.actor);
            Some(names(view, 0, last_was_pair))
        }
        Move::Miss => {
            let Reason { numbers, .. } = leaves(view, mv);
            Some(Reason::new(MISSED, numbers))
        }
        Move::Pass => safest(view),
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

/// What becomes of the sum of this turn when so much is added to it.
fn names(view: &View, value: i32, is_double: bool) -> Reason {
    let (open, seat) = (&view.open, view.open.actor);
    let sum = open.sums[seat] + value;
    let left = |change: i32| (open.target(seat) - open.tally.totals[seat] - change).abs();
    match open.effect(seat, sum, is_double) {
        Effect::Nothing => Reason::new(SUM_IS_NO_DOUBLE, [sum.into()]),
        Effect::Passes => Reason::new(SUM_PASSES, [sum, left(sum)].map(i64::from)),
        Effect::Change(change) if left(change) == 0 => Reason::new(SUM_HITS, [sum.into()]),
        Effect::Change(change) => {
            let (left, unseen) = (left(change), unseen(view));
            let all = unseen.len() as i64;
            Reason::new(SUM_LEAVES, [sum.into(), left.into(), counting(unseen, left), all])
        }
    }
}

/// The cards that lie nobody knows where.
fn unseen(view: &View) -> CardSet {
    determinize::unseen(view) - view.stock.iter().copied().flatten().collect()
}

/// How many of these cards count so much.
fn counting(cards: CardSet, value: i32) -> i64 {
    cards.iter().filter(|card| values_of(*card).contains(&value)).count() as i64
}

fn beaten_by(view: &View, lead: Meld) -> Reason {
    let (beating, unseen) = beating(view, lead);
    Reason::new(BEATEN_BY, [beating, unseen])
}

/// What beats the best lead of the hand.
fn safest(view: &View) -> Option<Reason> {
    let leads = view.moves().into_iter().filter_map(|mv| match mv {
        Move::Shoot(lead) => Some(beating(view, lead)),
        _ => None,
    });
    leads.min().map(|(beating, unseen)| Reason::new(SAFEST, [beating, unseen]))
}

/// How many unseen cards beat a lead, and how many there are.
fn beating(view: &View, lead: Meld) -> (i64, i64) {
    let (trumps, unseen) = (view.open.trumps, unseen(view));
    let top = lead[0];
    let beats = |card: &Card| match trumps.suit(*card) == trumps.suit(top) {
        // A single card beats no set but by trumping it.
        true => lead.len() == 1 && height(*card) > height(top),
        false => trumps.contain(*card) && !lead.iter().any(|card| trumps.contain(*card)),
    };
    (unseen.iter().filter(beats).count() as i64, unseen.len() as i64)
}

fn follows(view: &View, cards: Meld) -> Reason {
    let open = &view.open;
    let trick = with_answer(view, cards);
    let winner = trick.winner(open.trumps, open.seats);
    let misses = open.options.missing && trick.has_lost_two(winner, open.seats);
    if winner != open.actor {
        return Reason::new(LOSES, [if misses { 0 } else { most_of(&cards) }]);
    }
    let all = trick.plays(open.seats).map(|(_, play)| most_of(&play));
    let most = match (misses, &cards[..]) {
        (false, _) => all.max().unwrap_or_default(),
        (true, [_]) => 0,
        (true, set) => set.iter().map(|card| most_of(&[*card])).max().unwrap_or_default(),
    };
    Reason::new(WINS, [most])
}

/// The most that cards count that are scored together.
fn most_of(cards: &[Card]) -> i64 {
    let highest = |card: &Card| values_of(*card).last().copied().unwrap_or_default();
    cards.iter().map(highest).map(i64::from).sum()
}

fn keeps(view: &View, hand: CardSet) -> Reason {
    let (open, seat) = (&view.open, view.open.actor);
    let left = (open.target(seat) - open.tally.totals[seat]).abs();
    let trumps = (hand & open.trumps.cards()).len() as i64;
    // Where only a double hits, a card needs another one of its rank.
    let hits = match open.effect(seat, left, false) {
        Effect::Nothing => RANKS.iter().map(|&rank| in_pairs(hand & rank, left)).sum(),
        _ => counting(hand, left),
    };
    Reason::new(KEEPS, [trumps, hits])
}

/// How many of these cards of one rank count so much two at a time.
fn in_pairs(cards: CardSet, value: i32) -> i64 {
    let two: Vec<Card> = cards.iter().take(2).collect();
    let mut hits = false;
    sums_of(&two, |sum| hits |= two.len() == 2 && sum == value);
    if hits { cards.len() as i64 } else { 0 }
}

/// The sentence.
pub(super) fn because(reason: &Reason) -> String {
    let [one, two, three, four] = [0, 1, 2, 3].map(|index| reason.number(index));
    match reason.what {
        LEAVES => texts::leaves(one, two, three),
        HITS => texts::HITS_THE_TARGET.into(),
        BEATEN_BY => texts::beaten_by(one, two),
        WINS => texts::wins_the_trick(one),
        LOSES => texts::loses_the_trick(one),
        SAFEST => texts::safest_lead(one, two),
        MISSED => texts::missed(one, two, three),
        SUM_LEAVES => texts::sum_leaves(one, two, three, four),
        SUM_HITS => texts::sum_is_exact(one),
        SUM_PASSES => texts::sum_is_too_large(one, two),
        SUM_IS_NO_DOUBLE => texts::sum_is_no_double(one),
        _ => texts::keeps(one, two),
    }
}
