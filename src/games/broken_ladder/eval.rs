//! The evaluation of a hand: its expectation over the unseen cards.
//!
//! The unit is the sum of a ladder, which is a tenth of its points. A player who completes a ladder also keeps the
//! others from theirs, so a ladder is worth its sum plus that of a rival's ladder. A player without a ladder scores the
//! plain sum of the hand, a tenth of its value in a ladder.
//!
//! Other changes had no effect beyond chance for two players: also counting on the next player's discard; an earlier end
//! of the round, above all after a rival took an open card; more or fewer points for a rival's ladder; and the chance to
//! win the match instead of points. For five and six an earlier end does help ([`Plane`]).

use crate::cards::{Card, Suit};
use crate::engine::seat::Seat;

use super::hand::Hand;
use super::ladder::plain_sum;
use super::outs::{Aim, RUNGS, Rungs, count_of, place, place_of, rungs_in};
use super::pack::Counts;
use super::plane::Plane;
use super::public::LAST_ROUND;
use super::view::View;

/// Approximate sum of a rival's ladder.
pub(super) const RIVAL: f64 = 35.0;
/// Deduction for a ladder that ends the match without winning it. A higher one wins more matches, but fewer points.
const TOO_LITTLE: i32 = 35;

/// Approximate points of a hand that is not laid down.
const HAND: i32 = 35;
/// Largest possible sum of a ladder.
const MOST: i32 = 61;

/// The expectation of a seat.
pub(super) struct Expectation {
    plane: &'static Plane,
    aim: Aim,
    unseen: Rungs,
    /// Number of unseen cards.
    all: f64,
    /// The top card of the stock, if the viewer sees everything.
    top: Option<Card>,
    /// For each rung: whether it is known to complete the next player's ladder.
    needed_next: [bool; RUNGS],
    /// Ladders with a smaller sum do not win the match.
    least: i32,
}

impl Expectation {
    /// The expectation of the seat to play.
    pub(super) fn of(view: &View) -> Expectation {
        let unseen = rungs_in(not_in_sight(view));
        let all: u16 = unseen.iter().sum();
        Expectation {
            plane: Plane::of(view.seats()),
            aim: Aim::of(view),
            unseen,
            all: f64::from(all.max(1)),
            top: view.stock.first().copied().flatten(),
            needed_next: needed_next(view),
            least: least(view),
        }
    }

    /// The best way to begin a turn: lay down, take the open card or draw.
    pub(super) fn best_start(&self, hand: &Hand, open: Option<Card>) -> Start {
        let drawing = self.by_drawing(hand);
        let taking = open.map_or(0.0, |card| self.best_kept(&hand.with(card)));
        let laying = self.by_laying(hand).unwrap_or_default();
        if laying > 0.0 && laying >= drawing.max(taking) {
            return Start::Lay;
        }
        if taking >= drawing { Start::TakeOpen } else { Start::Draw }
    }

    /// The best card to discard.
    pub(super) fn best_discard(&self, six: &Hand) -> Card {
        let worth = |card: &Card| {
            let five = six.without(*card);
            // A ladder in the hand is laid down at the beginning of the next turn.
            let laying = self.by_laying(&five).unwrap_or_default();
            let worth = self.plane.until_next_turn(&five, laying.max(self.by_drawing(&five)));
            let is_gift = self.needed_next[place_of(*card)];
            (if is_gift { 0.0 } else { worth }, plain_sum(&five))
        };
        let best = six.kinds().max_by(|one, other| {
            let (one, other) = (worth(one), worth(other));
            one.0.total_cmp(&other.0).then(one.1.cmp(&other.1))
        });
        best.expect("a hand of six has a card")
    }

    /// The value of laying down, if the hand is a ladder.
    fn by_laying(&self, five: &Hand) -> Option<f64> {
        let is_ladder = self.aim.is_reached_by(five);
        is_ladder.then(|| RIVAL + f64::from(self.counted(plain_sum(five))))
    }

    /// The value of a ladder's sum.
    fn counted(&self, sum: i32) -> i32 {
        if sum >= self.least { sum } else { (sum - TOO_LITTLE).max(0) }
    }

    /// The expectation of drawing a card.
    fn by_drawing(&self, five: &Hand) -> f64 {
        if let Some(top) = self.top {
            return self.best_kept(&five.with(top));
        }
        let mut worth = 0.0;
        for rank in 1..=13 {
            // Suits of the same colour are equivalent.
            for card in [Suit::Hearts, Suit::Spades].map(|suit| Card::suited(rank, suit)) {
                let cards = count_of(&self.unseen, card);
                if cards > 0 {
                    worth += f64::from(cards) * self.best_kept(&five.with(card));
                }
            }
        }
        worth / self.all
    }

    /// The value of the best five of six cards.
    fn best_kept(&self, six: &Hand) -> f64 {
        six.kinds().map(|card| self.kept(&six.without(card))).fold(0.0, f64::max)
    }

    /// The value of five cards that are kept.
    fn kept(&self, five: &Hand) -> f64 {
        self.plane
            .until_next_turn(five, self.by_laying(five).unwrap_or_else(|| self.unfinished(five)))
    }

    /// The value of five cards that are not a ladder, at the beginning of a turn.
    fn unfinished(&self, five: &Hand) -> f64 {
        let ways = self.aim.outs(five).sums_among(&self.unseen);
        let sums: i32 = ways.map(|(sum, cards)| i32::from(cards) * self.counted(sum)).sum();
        let plane = self.plane;
        plane.idle
            + plane.per_ladder * f64::from(sums) / self.all
            + plane.per_point * f64::from(plain_sum(five))
    }
}

/// For each rung: whether it completes the next player's ladder. All are false if that hand is not wholly known.
///
/// Estimates for an unknown hand were tried, too: sampling it, or guessing from its target. Both made the bot weaker,
/// because nearly every card is about equally likely to be useful. A bot that sees the hand wins six matches in ten
/// against the greedy strategy, so the possible gain is small.
fn needed_next(view: &View) -> [bool; RUNGS] {
    let mut next = view.public.to_play.round_from_left(view.seats());
    let next = next.find(|seat| !view.public.out.contains(seat)).unwrap_or(view.public.to_play);
    let (hand, mut needed) = (view.known_hand(next), [false; RUNGS]);
    if hand.len() == view.hands[next.0 as usize].len() {
        let outs = Aim::of_seat(view, next).outs(&hand);
        outs.rungs().for_each(|rung| needed[place(rung)] = true);
    }
    needed
}

/// The cards of the stock and of the other hands that the viewer may not have seen. (A viewer that sees everything
/// plays as if only the order of the stock and the next hand were known.)
fn not_in_sight(view: &View) -> Counts {
    let mut cards = view.unseen();
    if view.viewer.is_none() {
        cards += Counts::of(view.stock.iter().copied().flatten());
    }
    cards
}

/// The beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// Laying down a ladder.
    Lay,
    /// Taking the open card.
    TakeOpen,
    /// Drawing a card from the stock.
    Draw,
}

/// The smallest sum of a ladder that wins the match in its last round. It is 0 in other rounds, and if no ladder can.
fn least(view: &View) -> i32 {
    let rounds = match view.public.options.length.goal() {
        None => 2 * u32::from(view.seats()),
        Some(_) => LAST_ROUND,
    };
    if view.public.round < rounds {
        return 0;
    }
    let points = |seat: Seat| view.public.totals[seat];
    let others = Seat::all(view.seats()).filter(|&seat| seat != view.public.to_play);
    let best = others.map(points).max().unwrap_or_default() + HAND;
    let needed = (best - points(view.public.to_play)) / 10 + 1;
    if needed > MOST { 0 } else { needed }
}
