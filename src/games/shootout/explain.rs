//! Reasons for moves, in numbers.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::set::CardSet;

use super::eval::total_after;
use super::meld::Meld;
use super::moves::{Move, Points};
use super::tally::Effect;
use super::texts;
use super::trumps::{RANKS, height};
use super::values::{sums_of, values_of};
use super::view::View;

/// Why a move is good.
#[expect(missing_docs, reason = "the docs of the variants name their fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// `left` points remain to the target; `cards` of the `unseen` cards are worth that.
    Leaves { left: i32, cards: u32, unseen: u32 },
    /// The move hits the target.
    Hits,
    /// `cards` of the `unseen` cards beat the lead.
    BeatenBy { cards: u32, unseen: u32 },
    /// The card wins the trick as it stands, and `most` points can be scored from it.
    Wins { most: i32 },
    /// The card does not win the trick, and gives up `most` points.
    Loses { most: i32 },
    /// The hand keeps `trumps` trumps, and `hits` cards that hit the target.
    Keeps { trumps: u32, hits: u32 },
    /// `cards` of the `unseen` cards beat the lead that is hardest to beat.
    Safest { cards: u32, unseen: u32 },
    /// A lost two makes the trick count nothing. The numbers are those of `Leaves`.
    Missed { left: i32, cards: u32, unseen: u32 },
    /// The move makes this turn's sum `sum`. The other numbers are those of `Leaves`.
    SumLeaves { sum: i32, left: i32, cards: u32, unseen: u32 },
    /// The move makes this turn's sum `sum`, which hits the target.
    SumHits { sum: i32 },
    /// The move makes this turn's sum `sum`, which is `past` more than may be added.
    SumPasses { sum: i32, past: i32 },
    /// The move makes this turn's sum `sum`. It would hit the target only with a double.
    SumIsNoDouble { sum: i32 },
}

/// The reason for this move.
pub(super) fn reason(view: &View, mv: &Move) -> Option<Reason> {
    match mv {
        Move::Score(_, Points::Change(_)) | Move::ScoreSum(_) => Some(leaves(view, mv)),
        Move::Score(cards, Points::Named(value)) => Some(names(view, *value, cards.is_pair())),
        Move::Miss if view.public.names_totals() => {
            let last_was_pair = view.public.pairs.contains(view.public.actor);
            Some(names(view, 0, last_was_pair))
        }
        Move::Miss => {
            let left = left_after(view, mv);
            let (cards, unseen) = counting_unseen(view, left);
            Some(Reason::Missed { left, cards, unseen })
        }
        Move::Pass => safest(view),
        Move::Shoot(lead) => Some(beaten_by(view, *lead)),
        Move::Follow(cards) => Some(follows(view, *cards)),
        Move::Discard(cards) => Some(keeps(view, view.hand(view.public.actor).without(cards[0]))),
        Move::TakeStock | Move::TakeDiscard => {
            let seen = match mv {
                Move::TakeStock => view.stock.first().copied().flatten(),
                _ => view.discard.first().copied(),
            };
            let hand = view.hand(view.public.actor);
            Some(keeps(view, seen.map_or(hand, |card| hand.with(card))))
        }
    }
}

/// The reason that names the distance to the target after a move.
fn leaves(view: &View, mv: &Move) -> Reason {
    let left = left_after(view, mv);
    if left == 0 {
        return Reason::Hits;
    }
    let (cards, unseen) = counting_unseen(view, left);
    Reason::Leaves { left, cards, unseen }
}

/// Points to the target after a move.
fn left_after(view: &View, mv: &Move) -> i32 {
    let (public, seat) = (&view.public, view.public.actor);
    (public.target(seat) - total_after(public, seat, mv)).abs()
}

/// Number of unseen cards that are worth this value, and number of all unseen cards.
fn counting_unseen(view: &View, value: i32) -> (u32, u32) {
    let unseen = unseen(view);
    (counting(unseen, value), unseen.len() as u32)
}

/// The reason for adding `value` to this turn's sum.
fn names(view: &View, value: i32, is_double: bool) -> Reason {
    let (public, seat) = (&view.public, view.public.actor);
    let sum = public.sums[seat] + value;
    let left = |change: i32| (public.target(seat) - public.tally.totals[seat] - change).abs();
    match public.effect(seat, sum, is_double) {
        Effect::Nothing => Reason::SumIsNoDouble { sum },
        Effect::Passes => Reason::SumPasses { sum, past: left(sum) },
        Effect::Change(change) if left(change) == 0 => Reason::SumHits { sum },
        Effect::Change(change) => {
            let left = left(change);
            let (cards, unseen) = counting_unseen(view, left);
            Reason::SumLeaves { sum, left, cards, unseen }
        }
    }
}

/// The cards whose places are unknown to the viewer.
fn unseen(view: &View) -> CardSet {
    view.unseen() - view.stock.iter().copied().flatten().collect()
}

/// Number of these cards that are worth `value`.
fn counting(cards: CardSet, value: i32) -> u32 {
    cards.iter().filter(|card| values_of(*card).contains(&value)).count() as u32
}

fn beaten_by(view: &View, lead: Meld) -> Reason {
    let (cards, unseen) = beating(view, lead);
    Reason::BeatenBy { cards, unseen }
}

/// The reason for not leading: the number of unseen cards that beat the safest lead of the hand.
fn safest(view: &View) -> Option<Reason> {
    let leads = view.moves().into_iter().filter_map(|mv| match mv {
        Move::Shoot(lead) => Some(beating(view, lead)),
        _ => None,
    });
    leads.min().map(|(cards, unseen)| Reason::Safest { cards, unseen })
}

/// Number of unseen cards that beat a lead, and number of all unseen cards.
fn beating(view: &View, lead: Meld) -> (u32, u32) {
    let (trumps, unseen) = (view.public.trumps, unseen(view));
    let top = lead[0];
    let beats = |card: &Card| match trumps.suit(*card) == trumps.suit(top) {
        // A single card beats a set only by trumping it.
        true => lead.len() == 1 && height(*card) > height(top),
        false => trumps.contain(*card) && !lead.iter().any(|card| trumps.contain(*card)),
    };
    (unseen.iter().filter(beats).count() as u32, unseen.len() as u32)
}

fn follows(view: &View, cards: Meld) -> Reason {
    let public = &view.public;
    let trick = view.trick_with(cards);
    let winner = trick.winner(public.trumps, public.seats);
    let misses = public.options.missing && trick.has_lost_two(winner, public.seats);
    if winner != public.actor {
        return Reason::Loses { most: if misses { 0 } else { most_of(&cards) } };
    }
    let all = trick.plays(public.seats).map(|(_, play)| most_of(&play));
    let most = match (misses, &cards[..]) {
        (false, _) => all.max().unwrap_or_default(),
        (true, [_]) => 0,
        (true, set) => set.iter().map(|card| most_of(&[*card])).max().unwrap_or_default(),
    };
    Reason::Wins { most }
}

/// The highest value of cards that are scored together.
fn most_of(cards: &[Card]) -> i32 {
    let highest = |card: &Card| values_of(*card).last().copied().unwrap_or_default();
    cards.iter().map(highest).sum()
}

fn keeps(view: &View, hand: CardSet) -> Reason {
    let (public, seat) = (&view.public, view.public.actor);
    let left = (public.target(seat) - public.tally.totals[seat]).abs();
    let trumps = (hand & public.trumps.cards()).len() as u32;
    // Where only a double hits, a card counts only with another one of its rank.
    let hits = match public.effect(seat, left, false) {
        Effect::Nothing => RANKS.iter().map(|&rank| in_pairs(hand & rank, left)).sum(),
        _ => counting(hand, left),
    };
    Reason::Keeps { trumps, hits }
}

/// Number of these cards of one rank, if two of them are worth `value` together; otherwise 0.
fn in_pairs(cards: CardSet, value: i32) -> u32 {
    let two: Vec<Card> = cards.iter().take(2).collect();
    let mut hits = false;
    sums_of(&two, |sum| hits |= two.len() == 2 && sum == value);
    if hits { cards.len() as u32 } else { 0 }
}

/// The reason as a sentence.
pub(super) fn sentence(reason: &Reason) -> String {
    match *reason {
        Reason::Leaves { left, cards, unseen } => texts::leaves(left, cards, unseen),
        Reason::Hits => texts::HITS_THE_TARGET.into(),
        Reason::BeatenBy { cards, unseen } => texts::beaten_by(cards, unseen),
        Reason::Wins { most } => texts::wins_the_trick(most),
        Reason::Loses { most } => texts::loses_the_trick(most),
        Reason::Keeps { trumps, hits } => texts::keeps(trumps, hits),
        Reason::Safest { cards, unseen } => texts::safest_lead(cards, unseen),
        Reason::Missed { left, cards, unseen } => texts::missed(left, cards, unseen),
        Reason::SumLeaves { sum, left, cards, unseen } => {
            texts::sum_leaves(sum, left, cards, unseen)
        }
        Reason::SumHits { sum } => texts::sum_is_exact(sum),
        Reason::SumPasses { sum, past } => texts::sum_is_too_large(sum, past),
        Reason::SumIsNoDouble { sum } => texts::sum_is_no_double(sum),
    }
}
