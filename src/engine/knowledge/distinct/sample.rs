//! Samples a hand within its limits from a heap.

use arrayvec::ArrayVec;

use crate::cards::rng::Rng;
use crate::cards::set::CardSet;

use super::Share;
use super::limits::{LOOSEST, MOST_LIMITS};

/// The cards of one limit's set that are in no set before it.
struct Ring {
    cards: CardSet,
    /// Maximum number of cards that a hand may have of this ring and those before it.
    most: usize,
}

/// Samples the cards of a share. Each hand within the limits is equally likely. `None` if there is no such hand.
///
/// For each ring, the number of cards is drawn first, weighted by the number of possible hands. Then the cards are
/// drawn.
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
    // Enough cards are outside, because the counts of ways allow no other hand.
    Some(hand | outside.sample(takes - hand.len(), rng))
}

/// The rings of the limits that matter, and the cards outside all of them.
fn rings_of(cards: CardSet, share: &Share) -> (ArrayVec<Ring, MOST_LIMITS>, CardSet) {
    let mut rings = ArrayVec::new();
    let mut outside = cards;
    for limit in share.limits.iter().filter(|limit| limit.most < share.takes) {
        rings.push(Ring { cards: outside & limit.cards, most: limit.most as usize });
        outside -= limit.cards;
    }
    (rings, outside)
}

/// Number of ways to complete a hand from a ring, the later rings and the cards outside. Indexed by the ring, then
/// by the number of cards that the hand already has. Floating point, because the numbers only serve as weights.
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

    /// Number of ways with 0 cards of this ring, with 1, with 2 and so on.
    fn by_count(&self, at: usize, ring: &Ring, held: usize) -> impl Iterator<Item = f64> {
        let (cards, after) = (ring.cards.len(), &self.0[at + 1]);
        let counts = 0..=cards.min(ring.most - held);
        counts.map(move |count| choices(cards, count) * after[held + count])
    }

    /// Draws the number of cards of this ring in a hand. `None` if there is no way.
    fn draw(&self, at: usize, ring: &Ring, held: usize, rng: &mut Rng) -> Option<usize> {
        let mut left = fraction(rng) * self.0[at][held];
        let mut drawn = None;
        for (count, ways) in self.by_count(at, ring, held).enumerate() {
            // Rounding errors may leave a small remainder of the sum at the end.
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

/// A uniform random number from 0 to just below 1.
fn fraction(rng: &mut Rng) -> f64 {
    const BITS: u32 = f64::MANTISSA_DIGITS;
    let bits = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
    (bits >> (64 - BITS)) as f64 / (1_u64 << BITS) as f64
}

/// Binomial coefficient: number of ways to choose `count` cards.
fn choices(cards: usize, count: usize) -> f64 {
    if count > cards {
        return 0.0;
    }
    FACTORIALS[cards] * INVERSE[count] * INVERSE[cards - count]
}

/// The factorials of 0 to 64.
const FACTORIALS: [f64; 65] = {
    let mut factorials = [1.0; 65];
    let mut number = 1;
    while number < 65 {
        factorials[number] = factorials[number - 1] * number as f64;
        number += 1;
    }
    factorials
};

/// The reciprocals of the factorials.
const INVERSE: [f64; 65] = {
    let mut inverse = [1.0; 65];
    let mut number = 1;
    while number < 65 {
        inverse[number] = 1.0 / FACTORIALS[number];
        number += 1;
    }
    inverse
};
