//! Outs: single cards that would complete a ladder.

use crate::cards::Card;
use crate::engine::seat::Seat;

use super::hand::Hand;
use super::ladder::{plain_sum, repeated_rank, rung, value};
use super::pack::Counts;
use super::view::View;

/// Value of the king, the highest card.
const KING: i32 = 13;
/// Number of rungs: from black king to red king, and one for nothing.
pub(super) const RUNGS: usize = 2 * KING as usize + 1;

/// The number of cards of each rung.
pub(super) type Rungs = [u16; RUNGS];

pub(super) fn place(rung: i32) -> usize {
    (rung + KING) as usize
}

/// The number of these cards of each rung.
pub(super) fn rungs_in(counts: Counts) -> Rungs {
    let mut rungs = [0; RUNGS];
    for card in counts.kinds() {
        rungs[place(rung(card))] += u16::from(counts[card]);
    }
    rungs
}

/// The index of a card's rung.
pub(super) fn place_of(card: Card) -> usize {
    place(rung(card))
}

/// The number of cards with the same rung as this one.
pub(super) fn count_of(rungs: &Rungs, card: Card) -> u16 {
    rungs[place_of(card)]
}

/// The target of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    /// The difference in value from the Starter to the Head.
    pub(super) rise: i32,
    /// Whether any ranks are allowed.
    pub(super) any_ranks: bool,
}

impl Aim {
    /// The aim of the seat to play.
    pub(super) fn of(view: &View) -> Aim {
        Aim::of_seat(view, view.public.to_play)
    }

    /// The aim of any seat: all of them are public.
    pub(super) fn of_seat(view: &View, seat: Seat) -> Aim {
        let starter = view.public.starters[seat];
        Aim {
            rise: value(view.public.head) - value(starter),
            any_ranks: view.public.options.any_ranks,
        }
    }

    /// The signed distance by which five cards miss the Head.
    pub(super) fn distance(self, hand: &Hand) -> i32 {
        self.rise - hand.iter().map(|&card| rung(card)).sum::<i32>()
    }

    /// Whether five cards are a valid ladder.
    pub(super) fn is_reached_by(self, hand: &Hand) -> bool {
        self.distance(hand) == 0 && (self.any_ranks || repeated_rank(hand).is_none())
    }

    /// Whether this card and four of these five are a valid ladder.
    pub(super) fn is_completed_by(self, hand: &Hand, card: Card) -> bool {
        let six = hand.with(card);
        six.kinds().any(|card| self.is_reached_by(&six.without(card)))
    }

    /// The outs of five cards.
    pub(super) fn outs(self, hand: &Hand) -> Outs {
        let mut outs = Outs([0; RUNGS]);
        let distance = self.distance(hand);
        for card in hand.kinds() {
            let needed = distance + rung(card);
            if needed == 0 || needed.abs() > KING {
                continue;
            }
            let four = hand.without(card);
            if self.any_ranks || !would_repeat(&four, needed.unsigned_abs() as u8) {
                let sum = plain_sum(&four) + needed.abs();
                let best = &mut outs.0[place(needed)];
                *best = (*best).max(sum as u8);
            }
        }
        outs
    }
}

/// Whether four cards and one more of this rank have more than two of a rank.
fn would_repeat(four: &Hand, rank: u8) -> bool {
    let same = four.iter().filter(|card| card.rank() == Some(rank)).count();
    same >= 2 || repeated_rank(four).is_some()
}

/// For each rung: the largest sum of a ladder that such a card completes, or 0 if it completes none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outs([u8; RUNGS]);

impl Outs {
    /// The rungs that complete the ladder, from the lowest.
    pub(super) fn rungs(self) -> impl Iterator<Item = i32> {
        let completes = move |rung: &i32| self.0[place(*rung)] > 0;
        (-KING..=KING).filter(completes)
    }

    /// The number of these cards that complete the ladder.
    pub(super) fn cards(&self, among: &Rungs) -> u32 {
        self.sums_among(among).map(|(_, cards)| u32::from(cards)).sum()
    }

    /// The sums of ladders that these cards complete, each with the number of cards that complete it.
    pub(super) fn sums_among(self, among: &Rungs) -> impl Iterator<Item = (i32, u16)> {
        let ways = self.0.into_iter().zip(*among);
        ways.filter(|&(sum, _)| sum > 0).map(|(sum, cards)| (sum.into(), cards))
    }
}
