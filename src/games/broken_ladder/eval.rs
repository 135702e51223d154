//! What a hand is worth: an average over the cards that are still to come.
//!
//! Values are sums of ladders, a tenth of the points that they score. Whoever completes a ladder also keeps
//! the others from theirs, so a ladder is worth a rival's more than its own sum. Who does not complete one scores the
//! hand as it is, a tenth of what it would count in a ladder.
//!
//! What else was tried changed nothing that chance could not: to count on the next player's discard as well, a round that
//! ends sooner, above all after a rival took an open card, a rival's ladder of more or fewer points, and points turned
//! into the chance to win the match.

use crate::cards::{Card, Suit};
use crate::engine::seat::Seat;

use super::hand::Hand;
use super::ladder::plain_sum;
use super::outs::{Aim, RUNGS, Rungs, count_of, place, place_of, rungs_in};
use super::pack::Counts;
use super::rules::LAST_ROUND;
use super::view::View;

/// The sum of a rival's ladder, about.
pub(super) const RIVAL: f64 = 35.0;
/// How likely the round goes on until one's next turn. With several rivals it is less likely, but that changes hardly a
/// move.
pub(super) const GOES_ON: f64 = 0.8;
/// What a ladder counts less that ends the match without winning it. The more this is, the more matches are won, but the
/// fewer points.
const TOO_LITTLE: i32 = 35;

// What five cards are worth that are no ladder, at the beginning of a turn: the plane that lies nearest to the solution of
// the game for one's own hand alone, found by value iteration over all hands of a pack (each turn an open card at random,
// and a chance of GOES_ON that nobody else ends the round). `make tables` finds it anew, and what it is worth.
/// A hand of no use,
pub(super) const IDLE: f64 = 24.5;
/// the chance that a card completes it, times the sum of the ladder,
pub(super) const PER_LADDER: f64 = 1.78;
/// and a point of its sum: it will be in the ladder that scores ten times as much, if it comes to that.
pub(super) const PER_POINT: f64 = 0.193;

/// Points of a hand that was not laid down, about.
const HAND: i32 = 35;
/// The largest sum of a ladder.
const MOST: i32 = 61;

/// What a seat may expect.
pub(super) struct Expectation {
    aim: Aim,
    unseen: Rungs,
    /// Number of unseen cards.
    all: f64,
    /// The card on top of the stock, for somebody who sees everything.
    top: Option<Card>,
    /// The rungs with which the next player is known to complete a ladder.
    needed_next: [bool; RUNGS],
    /// Ladders with a smaller sum do not win any more.
    least: i32,
}

impl Expectation {
    /// For the seat that is to play.
    pub(super) fn of(view: &View) -> Expectation {
        let unseen = rungs_in(not_in_sight(view));
        let all: u16 = unseen.iter().sum();
        Expectation {
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

    /// The best card to part with.
    pub(super) fn best_discard(&self, six: &Hand) -> Card {
        let worth = |card: &Card| {
            let five = six.without(*card);
            // With a ladder in the hand, the next turn begins with laying it down.
            let laying = self.by_laying(&five).unwrap_or_default();
            let worth = until_next_turn(&five, laying.max(self.by_drawing(&five)));
            let is_gift = self.needed_next[place_of(*card)];
            (if is_gift { 0.0 } else { worth }, plain_sum(&five))
        };
        let best = six.kinds().max_by(|one, other| {
            let (one, other) = (worth(one), worth(other));
            one.0.total_cmp(&other.0).then(one.1.cmp(&other.1))
        });
        best.expect("a hand of six has a card")
    }

    /// What laying down brings, if the hand is a ladder.
    fn by_laying(&self, five: &Hand) -> Option<f64> {
        let is_ladder = self.aim.is_reached_by(five);
        is_ladder.then(|| RIVAL + f64::from(self.counted(plain_sum(five))))
    }

    /// What the sum of a ladder counts.
    fn counted(&self, sum: i32) -> i32 {
        if sum >= self.least { sum } else { (sum - TOO_LITTLE).max(0) }
    }

    /// What drawing a card brings.
    fn by_drawing(&self, five: &Hand) -> f64 {
        if let Some(top) = self.top {
            return self.best_kept(&five.with(top));
        }
        let mut worth = 0.0;
        for rank in 1..=13 {
            // Suits of one colour do the same.
            for card in [Suit::Hearts, Suit::Spades].map(|suit| Card::suited(rank, suit)) {
                let cards = count_of(&self.unseen, card);
                if cards > 0 {
                    worth += f64::from(cards) * self.best_kept(&five.with(card));
                }
            }
        }
        worth / self.all
    }

    /// The worth of the best five of six cards.
    fn best_kept(&self, six: &Hand) -> f64 {
        six.kinds().map(|card| self.kept(&six.without(card))).fold(0.0, f64::max)
    }

    /// The worth of five cards that are kept.
    fn kept(&self, five: &Hand) -> f64 {
        until_next_turn(five, self.by_laying(five).unwrap_or_else(|| self.unfinished(five)))
    }

    /// The worth of five cards at the beginning of a turn that are no ladder.
    fn unfinished(&self, five: &Hand) -> f64 {
        let ways = self.aim.outs(five).sums_among(&self.unseen);
        let sums: i32 = ways.map(|(sum, cards)| i32::from(cards) * self.counted(sum)).sum();
        IDLE + PER_LADDER * f64::from(sums) / self.all + PER_POINT * f64::from(plain_sum(five))
    }
}

/// What five cards promise that will be worth so much at the next turn: if the round ends before, they count as they are.
pub(super) fn until_next_turn(five: &Hand, worth: f64) -> f64 {
    GOES_ON * worth + (1.0 - GOES_ON) * f64::from(plain_sum(five)) / 10.0
}

/// The rungs with which the next player completes a ladder, as far as that hand is known.
///
/// What an unknown hand may need was tried, too: imagining it, or guessing from its target. Both made the bot weaker,
/// as nearly every card is about as likely to be of use. Who sees the hand wins six matches in ten against the
/// short, obvious strategy, so that is all there is to gain from it.
fn needed_next(view: &View) -> [bool; RUNGS] {
    let mut next = view.to_play.round_from_left(view.seats());
    let next = next.find(|seat| !view.out.contains(seat)).unwrap_or(view.to_play);
    let (hand, mut needed) = (view.known_hand(next), [false; RUNGS]);
    if hand.len() == view.hands[next.0 as usize].len() {
        let outs = Aim::of_seat(view, next).outs(&hand);
        outs.rungs().for_each(|rung| needed[place(rung)] = true);
    }
    needed
}

/// The cards of the stock and of the other hands that this seat may not have seen. (Who sees everything plays as if
/// only the order of the stock and the next hand were known.)
fn not_in_sight(view: &View) -> Counts {
    let mut cards = view.unseen();
    if view.viewer.is_none() {
        cards += Counts::of(view.stock.iter().copied().flatten());
    }
    cards
}

/// How a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// With a ladder that is laid down.
    Lay,
    /// With the open card.
    TakeOpen,
    /// With a card from the stock.
    Draw,
}

/// The smallest sum of a ladder that wins the last round of a match, if one can.
fn least(view: &View) -> i32 {
    let rounds = match view.options.length.goal() {
        None => 2 * u32::from(view.seats()),
        Some(_) => LAST_ROUND,
    };
    if view.round < rounds {
        return 0;
    }
    let points = |seat: Seat| view.totals[seat.0 as usize];
    let others = Seat::all(view.seats()).filter(|&seat| seat != view.to_play);
    let best = others.map(points).max().unwrap_or_default() + HAND;
    let needed = (best - points(view.to_play)) / 10 + 1;
    if needed > MOST { 0 } else { needed }
}
