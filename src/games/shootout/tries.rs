//! How many tricks a total is from its target.
//!
//! Somebody who wins tricks in which two cards lie, drawn at random from the pack, and always scores what
//! leaves the shortest way, needs so many of them on average. The figures are the fixed point of these
//! sentences (value iteration; only `+ - * /`, so that all machines agree).

use std::sync::OnceLock;

use crate::cards::{Card, Suit};
use crate::seat::Seat;

use super::open::Open;
use super::trumps::PACK;
use super::values::values_of;

/// Distances that are looked at; a longer way is as long as the longest.
const LONGEST: usize = 304;
/// Sweeps of the iteration; by then the figures stand still to three digits.
const SWEEPS: usize = 48;

/// Average number of tricks by the distance to the target.
pub(super) struct Tries([f64; LONGEST + 1]);

impl Tries {
    /// The figures where a value may pass the target, or may not.
    pub(super) fn get(no_overshooting: bool) -> &'static Tries {
        static FREE: OnceLock<Tries> = OnceLock::new();
        static BOUND: OnceLock<Tries> = OnceLock::new();
        let figures = if no_overshooting { &BOUND } else { &FREE };
        figures.get_or_init(|| Tries::new(no_overshooting))
    }

    fn new(no_overshooting: bool) -> Tries {
        let kinds = kinds();
        let mut tries = Tries([0.0; LONGEST + 1]);
        for _ in 0..SWEEPS {
            for distance in 1..=LONGEST {
                // Each kind of card by the best that it leaves.
                let mut left = kinds.map(|(values, chance)| {
                    let leaves = |value: &i32| tries.after(distance, *value, no_overshooting);
                    (values.iter().map(leaves).fold(f64::MAX, f64::min), chance)
                });
                left.sort_by(|one, other| one.0.total_cmp(&other.0));
                tries.0[distance] = 1.0 + best_of_two(&left);
            }
        }
        tries
    }

    fn after(&self, distance: usize, value: i32, no_overshooting: bool) -> f64 {
        let left = distance as i32 - value;
        if no_overshooting && left < 0 { self.0[distance] } else { self.of(left) }
    }

    /// The tricks from a distance, on either side of the target.
    pub(super) fn of(&self, distance: i32) -> f64 {
        self.0[(distance.unsigned_abs() as usize).min(LONGEST)]
    }

    /// The tricks that a seat needs with this total, all its targets taken together.
    pub(super) fn to_win(&self, open: &Open, seat: Seat, total: i32) -> f64 {
        let numbers = open.options.target.numbers();
        let next = usize::from(open.tally.hit[seat]);
        let Some(target) = numbers.get(next) else { return 0.0 };
        let later = numbers[next..].windows(2).map(|two| self.of(two[1] - two[0]));
        // A total that hits its target has the later ones before it.
        self.of(target - total) + later.sum::<f64>()
    }
}

/// The kinds of cards: their values, and how many of the pack there are.
fn kinds() -> [(&'static [i32], f64); 11] {
    let card = |rank| Card::suited(rank, Suit::Spades);
    let all = PACK.len() as f64;
    std::array::from_fn(|kind| match kind {
        0 => (values_of(Card::BIG_JOKER), 2.0 / all),
        10 => (values_of(card(10)), 16.0 / all),
        rank => (values_of(card(rank as u8)), 4.0 / all),
    })
}

/// The average of the lower of two figures that are drawn at random; they are in rising order.
fn best_of_two(figures: &[(f64, f64)]) -> f64 {
    let mut above = 1.0;
    let mut sum = 0.0;
    for (figure, chance) in figures {
        let rest = above - chance;
        sum += figure * (above * above - rest * rest);
        above = rest;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_card_can_hit_is_nearer_than_what_takes_two() {
        for no_overshooting in [false, true] {
            let tries = Tries::get(no_overshooting);
            assert!(tries.of(0) < 1e-9);
            assert!(tries.of(10) < tries.of(11) && tries.of(15) < tries.of(14));
            assert!((tries.of(-10) - tries.of(10)).abs() < 1e-9);
            assert!(tries.of(101) > 6.0 && tries.of(101) < tries.of(201));
        }
    }
}
