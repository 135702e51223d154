//! The seeded random number generator, and the shuffle.
//!
//! A seed names a deal for ever, so nothing here may change. The numbers are those of `ChaCha8`, a named
//! generator, unlike the "standard" one of the `rand` crate. The bounded draw and the shuffle are implemented
//! below. The golden vectors of the tests freeze all three.

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A seed of 256 bits. It determines all randomness of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from the machine's source of randomness.
    ///
    /// # Errors
    /// If the machine offers no such source.
    #[cfg(any(not(target_arch = "wasm32"), feature = "ui"))]
    pub fn random() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// A seed for tests and benchmarks, with this number in its last eight bytes.
    pub const fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        let number = number.to_be_bytes();
        let mut i = 0;
        while i < 8 {
            bytes[24 + i] = number[i];
            i += 1;
        }
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    /// 64 hexadecimal digits in lower case.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The error for a string that is not a seed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct ParseSeedError;

impl FromStr for Seed {
    type Err = ParseSeedError;

    /// Parses 64 hexadecimal digits of either case.
    ///
    /// # Errors
    /// [`ParseSeedError`] for any other string.
    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        if text.len() != 64 {
            return Err(ParseSeedError);
        }
        let digit = |byte: u8| (byte as char).to_digit(16).ok_or(ParseSeedError);
        let mut seed = [0; 32];
        for (byte, pair) in seed.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Seed(seed))
    }
}

/// A stream of random numbers.
#[derive(Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream with this number under a seed. Streams are independent of each other.
    pub fn new(seed: Seed, stream: u64) -> Rng {
        let mut chacha = ChaCha8Rng::from_seed(seed.0);
        chacha.set_stream(stream);
        Rng(chacha)
    }

    /// The same stream after `drawn` draws of 32 bits.
    pub fn after(seed: Seed, stream: u64, drawn: u64) -> Rng {
        let mut rng = Rng::new(seed, stream);
        rng.0.set_word_pos(u128::from(drawn));
        rng
    }

    /// Number of 32-bit draws so far.
    pub fn drawn(&self) -> u64 {
        self.0.get_word_pos() as u64
    }

    /// A new seed, drawn from this stream.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Seed(seed)
    }

    /// 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `bound - 1`, each equally likely. Source: Lemire 2019, "Fast random integer generation
    /// in an interval". Multiply and shift, and draw again in the few cases that would favour a number.
    ///
    /// # Panics
    /// If the bound is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// An element of the slice, each equally likely.
    ///
    /// # Panics
    /// If the slice is empty.
    #[inline]
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u32) as usize]
    }

    /// True once in `times` on average.
    pub fn one_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    /// Fisher and Yates' shuffle, from the last position down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If one of these changes, every saved match and every shared deal is lost: never adapt them.
    #[test]
    fn golden_vectors() {
        let mut rng = Rng::new(Seed::from_number(1), 0);
        let numbers: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
        assert_eq!(numbers, GOLDEN_NUMBERS);
        let bounded: Vec<u32> = (0..8).map(|_| rng.below(10)).collect();
        assert_eq!(bounded, GOLDEN_BELOW_TEN);
        let mut pack: Vec<u32> = (0..12).collect();
        Rng::new(Seed::from_number(2), 3 << 32).shuffle(&mut pack);
        assert_eq!(pack, GOLDEN_PACK);
        Rng::new(Seed::from_number(2), 1 << 32 | 1).shuffle(&mut pack);
        assert_eq!(pack, GOLDEN_RESHUFFLED);
    }

    const GOLDEN_NUMBERS: [u32; 4] = [3_052_504_410, 3_139_292_958, 3_973_726_736, 502_751_563];
    const GOLDEN_BELOW_TEN: [u32; 8] = [5, 2, 6, 0, 5, 9, 2, 5];
    const GOLDEN_PACK: [u32; 12] = [5, 4, 1, 2, 7, 11, 10, 8, 3, 9, 6, 0];
    const GOLDEN_RESHUFFLED: [u32; 12] = [9, 0, 2, 11, 4, 8, 6, 3, 1, 7, 10, 5];

    #[test]
    fn a_stream_goes_on_where_it_was_left() {
        let mut rng = Rng::new(Seed::from_number(5), u64::MAX);
        for _ in 0..50 {
            rng.below(3);
            rng.seed();
            rng.below(u32::MAX - 1);
            let mut later = Rng::after(Seed::from_number(5), u64::MAX, rng.drawn());
            assert_eq!(later.next_u32(), rng.next_u32());
        }
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut counts = std::collections::BTreeMap::new();
        let mut rng = Rng::new(Seed::from_number(3), 0);
        for _ in 0..24_000 {
            let mut order = [0, 1, 2, 3];
            rng.shuffle(&mut order);
            *counts.entry(order).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        // Five standard deviations of a count around 1000.
        assert!(counts.values().all(|&count: &i32| (count - 1000).abs() < 155), "{counts:?}");
    }

    #[test]
    fn seeds_read_back() {
        let seed = Rng::new(Seed::from_number(4), 0).seed();
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(seed.to_string().to_uppercase().parse(), Ok(seed));
        for text in ["", "0", &"g".repeat(64), &"0".repeat(63), &"é".repeat(32), &"+0".repeat(32)]
        {
            assert_eq!(text.parse::<Seed>(), Err(ParseSeedError));
        }
    }
}
