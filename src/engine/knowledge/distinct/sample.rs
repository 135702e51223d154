//! A hand within its limits, drawn from a heap.

use arrayvec::ArrayVec;

use crate::cards::rng::Rng;
use crate::cards::set::CardSet;

use super::Share;
use super::limits::{LOOSEST, MOST_LIMITS};

/// The cards of one limit's set that are in none before, or those outside all sets.
struct Ring {
    cards: CardSet,
    /// How many cards of this ring and those before it a hand may have.
    most: usize,
}

/// Draws what a share takes of these cards, each hand within the limits equally likely; none if there is none.
///
/// First it is decided how many cards come from each ring, by counting the hands; then which.
pub(super) fn draw(cards: CardSet, share: &Share, rng: &mut Rng) -> Option<CardSet> {
    let takes = share.takes as usize;
    if takes > cards.len() {
        return None;
    }
    if share.limits.is_empty() {
        return Some(cards.sample(takes, rng));
    }
    let (rings, outside) = rings_of(cards, share);
    let ways = Ways::count(&rings, outside.len(), takes);
    let mut hand = CardSet::EMPTY;
    for (at, ring) in rings.iter().enumerate() {
        let count = ways.draw(at, ring, hand.len(), rng)?;
        hand |= ring.cards.sample(count, rng);
    }
    // There are so many outside, or no way would have led here.
    Some(hand | outside.sample(takes - hand.len(), rng))
}

/// The rings of the limits that matter, and the cards outside.
fn rings_of(cards: CardSet, share: &Share) -> (ArrayVec<Ring, MOST_LIMITS>, CardSet) {
    let mut rings = ArrayVec::new();
    let mut outside = cards;
    for limit in share.limits.iter().filter(|limit| limit.most < share.takes) {
        rings.push(Ring { cards: outside & limit.cards, most: limit.most as usize });
        outside -= limit.cards;
    }
    (rings, outside)
}

/// In how many ways a hand can be filled from the rings on from one of them and from outside, by the number of
/// cards it already holds. In floating point, for the numbers only serve as weights.
struct Ways([[f64; LOOSEST as usize + 1]; MOST_LIMITS + 1]);

impl Ways {
    fn count(rings: &[Ring], outside: usize, takes: usize) -> Ways {
        let mut ways = Ways([[0.0; LOOSEST as usize + 1]; MOST_LIMITS + 1]);
        let most_before = |at: usize| if at == 0 { 0 } else { rings[at - 1].most };
        for held in 0..=most_before(rings.len()) {
            ways.0[rings.len()][held] = choices(outside, takes - held);
        }
        for (at, ring) in rings.iter().enumerate().rev() {
            for held in 0..=most_before(at) {
                ways.0[at][held] = ways.by_count(at, ring, held).sum();
            }
        }
        ways
    }

    /// The ways with no card of this ring, with one, with two and so on.
    fn by_count(&self, at: usize, ring: &Ring, held: usize) -> impl Iterator<Item = f64> {
        let (cards, after) = (ring.cards.len(), &self.0[at + 1]);
        let counts = 0..=cards.min(ring.most - held);
        counts.map(move |count| choices(cards, count) * after[held + count])
    }

    /// Draws how many cards of this ring a hand gets; none if there is no way.
    fn draw(&self, at: usize, ring: &Ring, held: usize, rng: &mut Rng) -> Option<usize> {
        let mut left = fraction(rng) * self.0[at][held];
        let mut drawn = None;
        for (count, ways) in self.by_count(at, ring, held).enumerate() {
            // A sum that was rounded may leave a little at the end.
            if ways > 0.0 {
                drawn = Some(count);
                if left < ways {
                    break;
                }
                left -= ways;
            }
        }
        drawn
    }
}

/// A number from 0 to just below 1.
fn fraction(rng: &mut Rng) -> f64 {
    const BITS: u32 = f64::MANTISSA_DIGITS;
    let bits = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
    (bits >> (64 - BITS)) as f64 / (1_u64 << BITS) as f64
}

/// In how many ways so many cards can be chosen from these.
fn choices(cards: usize, count: usize) -> f64 {
    if count > cards {
        return 0.0;
    }
    FACTORIALS[cards] * INVERSE[count] * INVERSE[cards - count]
}

/// The products of the numbers up to each number.
const FACTORIALS: [f64; 65] = {
    let mut factorials = [1.0; 65];
    let mut number = 1;
    while number < 65 {
        factorials[number] = factorials[number - 1] * number as f64;
        number += 1;
    }
    factorials
};

/// One by each factorial.
const INVERSE: [f64; 65] = {
    let mut inverse = [1.0; 65];
    let mut number = 1;
    while number < 65 {
        inverse[number] = 1.0 / FACTORIALS[number];
        number += 1;
    }
    inverse
};
