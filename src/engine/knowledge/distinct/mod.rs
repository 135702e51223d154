//! Cards that somebody has not seen, dealt at random to the places where they can lie, so that nothing that
//! is known about those places is contradicted.
//!
//! For packs in which no card occurs twice. One call deals one heap: cards of which each may lie in any of
//! the places. When the discard pile has become the stock, there are two heaps, what lay hidden in the hands
//! before and what the new stock was made of; each is dealt to its own shares, and a hand is both of its
//! shares together. As every hidden card is known to be of the one heap or of the other, nothing is lost by
//! keeping [`Limits`] for each heap: in the older one nobody draws any more. At the next rebuild,
//! [`Share::joined`] makes one heap of both.
//!
//! ```
//! use spot_on::cards::set::CardSet;
//! use spot_on::cards::{Card, Suit};
//! use spot_on::cards::rng::{Rng, Seed};
//! use spot_on::engine::knowledge::distinct::{Limits, Share, deal};
//!
//! let unseen: CardSet = (1..=13).map(|rank| Card::suited(rank, Suit::Hearts)).collect();
//! let low: CardSet = unseen.iter().filter(|card| card.rank() < Some(8)).collect();
//! // A hand of four had no low card, and has drawn one card since. The stock is the rest.
//! let mut limits = Limits::NONE;
//! limits.could_not(low);
//! limits.draws(1);
//! let shares = [Share { takes: 5, limits }, Share::free(8)];
//! let hands = deal(unseen, &shares, &mut Rng::new(Seed::from_number(1), 0)).expect("it can be dealt");
//! assert!((hands[0] & low).len() <= 1);
//! assert_eq!(hands[1], unseen - hands[0]);
//! ```

use arrayvec::ArrayVec;

use crate::cards::rng::Rng;
use crate::cards::set::CardSet;
use crate::cards::small_sort::sort_by_key;
use crate::engine::seat::MAX_SEATS;

mod limits;
mod repair;
mod sample;
#[cfg(test)]
mod tests;

pub use limits::{LOOSEST, Limit, Limits, MOST_LIMITS};

/// The largest number of shares: one for each seat, the stock, and one more.
pub const MOST_SHARES: usize = MAX_SEATS + 2;

/// What each share got, in the order of the shares.
pub type Hands = ArrayVec<CardSet, MOST_SHARES>;

/// What one place, a hand or the stock, receives of a heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// How many cards.
    pub takes: u8,
    /// What is known about them.
    pub limits: Limits,
}

impl Share {
    /// A share of so many cards, whichever they are.
    pub const fn free(takes: u8) -> Share {
        Share { takes, limits: Limits::NONE }
    }

    /// One share of two heaps made one: this share of the `newer` heap and a share of an older heap.
    ///
    /// If all shares are joined and together they take both heaps, nothing is lost: no joined share takes
    /// more of the newer heap than before, so none takes less.
    pub fn joined(&self, newer: CardSet, older: &Share, older_heap: CardSet) -> Share {
        let inner = self.limits.iter().map(|limit| Limit { cards: limit.cards & newer, ..limit });
        let whole = Limit { cards: newer, most: self.takes };
        let outer = older.limits.iter().map(|limit| Limit {
            cards: limit.cards & older_heap | newer,
            most: limit.most.saturating_add(self.takes),
        });
        Share {
            takes: self.takes + older.takes,
            limits: inner.chain([whole]).chain(outer).collect(),
        }
    }

    /// Whether these cards, or these and others, may be this share.
    fn has_room_for(&self, cards: CardSet) -> bool {
        cards.len() <= self.takes as usize && self.limits.allow(cards)
    }
}

/// How often the shares are dealt one after the other before what does not come out even is repaired.
const TRIES: usize = 3;

/// How often each limited share is dealt anew together with another one, if several shares are limited.
const ROUNDS: usize = 2;

/// Deals these cards; none if the shares do not take exactly them, or if no deal keeps to all limits.
///
/// Every deal that keeps to the limits can come out. All are equally likely if at most one share is limited,
/// and nearly so otherwise.
///
/// # Panics
/// If there are more than [`MOST_SHARES`] shares.
pub fn deal(cards: CardSet, shares: &[Share], rng: &mut Rng) -> Option<Hands> {
    let taken: usize = shares.iter().map(|share| share.takes as usize).sum();
    if taken != cards.len() {
        return None;
    }
    let order = order_of(shares);
    let mut hands = Hands::new();
    if !(0..TRIES).any(|_| deal_in_turn(cards, shares, &order, &mut hands, rng)) {
        repair::complete(cards, shares, &mut hands, rng)?;
    }
    let limited = shares.iter().filter(|share| !share.limits.is_empty()).count();
    if limited > 1 {
        (0..ROUNDS).for_each(|_| deal_around(&order[..limited], shares, &mut hands, rng));
    }
    Some(hands)
}

/// The limited shares first, and last the largest one that is not, for it gets the rest without a draw.
fn order_of(shares: &[Share]) -> ArrayVec<usize, MOST_SHARES> {
    let mut order: ArrayVec<usize, MOST_SHARES> = (0..shares.len()).collect();
    sort_by_key(&mut order, |&at| (shares[at].limits.is_empty(), shares[at].takes, at));
    order
}

/// Deals one share after the other; false if one cannot be filled, and then the rest is not dealt.
fn deal_in_turn(
    cards: CardSet,
    shares: &[Share],
    order: &[usize],
    hands: &mut Hands,
    rng: &mut Rng,
) -> bool {
    *hands = shares.iter().map(|_| CardSet::EMPTY).collect();
    let Some((&last, others)) = order.split_last() else { return true };
    let mut rest = cards;
    for &at in others {
        let Some(hand) = sample::draw(rest, &shares[at], rng) else { return false };
        hands[at] = hand;
        rest -= hand;
    }
    let fits = shares[last].limits.allow(rest);
    if fits {
        hands[last] = rest;
    }
    fits
}

/// Deals each of these shares anew, together with any other one.
fn deal_around(limited: &[usize], shares: &[Share], hands: &mut Hands, rng: &mut Rng) {
    for &one in limited {
        let step = 1 + rng.below(shares.len() as u32 - 1) as usize;
        deal_anew(one, (one + step) % shares.len(), shares, hands, rng);
    }
}

/// Deals the cards of two shares anew. Whatever they held, each outcome is as likely as before: done again
/// and again, this makes the shares that were dealt first no different from those that came after.
fn deal_anew(one: usize, other: usize, shares: &[Share], hands: &mut Hands, rng: &mut Rng) {
    let both = hands[one] | hands[other];
    let Some(hand) = sample::draw(both, &shares[one], rng) else { return };
    if shares[other].limits.allow(both - hand) {
        hands[one] = hand;
        hands[other] = both - hand;
    }
}
