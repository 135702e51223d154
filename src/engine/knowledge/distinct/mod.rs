//! Samples a deal of the unseen cards that is consistent with everything a seat knows.
//!
//! For packs in which no card occurs twice. One call deals one heap: cards that may each be in any of the places.
//! When the discard pile has become the stock, there are two heaps. One has the cards that were hidden in the
//! hands before, the other has the cards of the new stock. Each heap is dealt to its own shares, and a hand is its
//! two shares together. Every hidden card is known to be of one heap or of the other. Separate [`Limits`] for each
//! heap therefore lose nothing: nobody draws from the older heap any more. At the next rebuild, [`Share::joined`]
//! merges both heaps.
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

mod known_hand;
mod limits;
mod repair;
mod sample;
#[cfg(test)]
mod tests;

pub use known_hand::KnownHand;
pub use limits::{LOOSEST, Limit, Limits, MOST_LIMITS};

/// The largest number of shares: one for each seat, the stock, and one more.
pub const MOST_SHARES: usize = MAX_SEATS + 2;

/// The cards of each share, in the order of the shares.
pub type Hands = ArrayVec<CardSet, MOST_SHARES>;

/// The part of a heap that one place, a hand or the stock, receives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// Number of cards.
    pub takes: u8,
    /// What is known about them.
    pub limits: Limits,
}

impl Share {
    /// A share of this number of cards, without limits.
    pub const fn free(takes: u8) -> Share {
        Share { takes, limits: Limits::NONE }
    }

    /// Merges this share of the `newer` heap with a share of an older heap.
    ///
    /// If all shares are joined and together take both heaps, no knowledge is lost. No joined share takes more of
    /// the newer heap than before, so none takes less.
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

    /// Whether these cards may be all or some of the cards of this share.
    fn has_room_for(&self, cards: CardSet) -> bool {
        cards.len() <= self.takes as usize && self.limits.allow(cards)
    }
}

/// Number of attempts to deal the shares one after the other, before an incomplete deal is repaired.
const TRIES: usize = 3;

/// How often each limited share is redealt together with another one, if several shares are limited.
const ROUNDS: usize = 2;

/// Deals these cards. `None` if the shares do not take exactly these cards, or if no deal is within all limits.
///
/// Every deal within the limits is possible. All are equally likely if at most one share is limited, and nearly so
/// otherwise.
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

/// Order in which shares are dealt: limited shares first. The largest unlimited share is last, because it gets the
/// rest without a draw.
fn order_of(shares: &[Share]) -> ArrayVec<usize, MOST_SHARES> {
    let mut order: ArrayVec<usize, MOST_SHARES> = (0..shares.len()).collect();
    sort_by_key(&mut order, |&at| (shares[at].limits.is_empty(), shares[at].takes, at));
    order
}

/// Deals one share after the other. False if a share cannot be filled. The rest is then not dealt.
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

/// Redeals each of these shares together with any other one.
fn deal_around(limited: &[usize], shares: &[Share], hands: &mut Hands, rng: &mut Rng) {
    for &one in limited {
        let step = 1 + rng.below(shares.len() as u32 - 1) as usize;
        deal_anew(one, (one + step) % shares.len(), shares, hands, rng);
    }
}

/// Redeals the cards of two shares. Whatever they held, equally likely deals stay equally likely. Repetition makes
/// the shares that were dealt first no different from those that came later.
fn deal_anew(one: usize, other: usize, shares: &[Share], hands: &mut Hands, rng: &mut Rng) {
    let both = hands[one] | hands[other];
    let Some(hand) = sample::draw(both, &shares[one], rng) else { return };
    if shares[other].limits.allow(both - hand) {
        hands[one] = hand;
        hands[other] = both - hand;
    }
}
