//! Range coder (G. N. N. Martin, "Range encoding", 1979): encodes numbers below known bounds as bytes, each in no more
//! bits than it needs. The bytes name a point in an interval, and every number narrows the interval.

/// Renormalization threshold: an interval narrower than this is widened by a byte.
const NARROW: u32 = 1 << 24;
/// Bytes that the reader loads before the first number.
const AHEAD: usize = 4;
/// The largest total of frequencies; the interval is always wider than this.
pub(super) const MOST: u32 = 1 << 16;

/// Encodes numbers.
pub(super) struct Encoder {
    low: u64,
    width: u32,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(super) const fn new() -> Encoder {
        Encoder { low: 0, width: u32::MAX, bytes: Vec::new() }
    }

    /// Encodes a symbol that occupies `first..first + places` of the total `all`.
    pub(super) fn put(&mut self, first: u32, places: u32, all: u32) {
        debug_assert!(places > 0 && first + places <= all && all <= MOST, "a part of the whole");
        let unit = self.width / all;
        self.low += u64::from(unit) * u64::from(first);
        self.width = unit * places;
        while self.width < NARROW {
            self.push();
            self.width <<= 8;
        }
    }

    /// Encodes a number below a bound, all numbers being equally likely.
    pub(super) fn number(&mut self, number: u32, bound: u32) {
        self.put(number, 1, bound);
    }

    /// Returns the encoded bytes. They decode the same whatever follows them.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // An interval of this width contains a multiple of `NARROW`, so one more byte is enough.
        self.low += u64::from(NARROW - 1);
        self.push();
        self.bytes
    }

    /// Moves the highest byte of `low` to the output, and adds a carry to the bytes already there.
    fn push(&mut self) {
        if self.low > u64::from(u32::MAX) {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
        self.bytes.push((self.low >> 24) as u8);
        self.low = (self.low << 8) & u64::from(u32::MAX);
    }
}

/// Decodes numbers. Past the end it reads zeros; see [`Decoder::is_past_end`] and [`Decoder::is_at_end`].
pub(super) struct Decoder {
    bytes: Vec<u8>,
    at: usize,
    width: u32,
    offset: u32,
}

impl Decoder {
    pub(super) fn new(bytes: &[u8]) -> Decoder {
        let bytes = bytes.to_vec();
        let mut reader = Decoder { bytes, at: 0, width: u32::MAX, offset: 0 };
        for _ in 0..AHEAD {
            reader.pull();
        }
        reader
    }

    /// Position of the next symbol in the total `all`. Call [`Decoder::take`] with the symbol's range afterwards.
    pub(super) fn place(&self, all: u32) -> u32 {
        (self.offset / (self.width / all)).min(all - 1)
    }

    /// Consumes a symbol, with the same arguments as [`Encoder::put`].
    pub(super) fn take(&mut self, first: u32, places: u32, all: u32) {
        let unit = self.width / all;
        self.offset -= unit * first;
        self.width = unit * places;
        while self.width < NARROW {
            self.pull();
            self.width <<= 8;
        }
    }

    /// Decodes a number below a bound.
    pub(super) fn number(&mut self, bound: u32) -> u32 {
        let number = self.place(bound);
        self.take(number, 1, bound);
        number
    }

    /// Whether the reader went beyond the encoded data.
    pub(super) fn is_past_end(&self) -> bool {
        self.at > self.bytes.len() + AHEAD - 1
    }

    /// Whether the reader consumed exactly the encoded data.
    pub(super) fn is_at_end(&self) -> bool {
        self.at == self.bytes.len() + AHEAD - 1
    }

    fn pull(&mut self) {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.offset = self.offset << 8 | u32::from(byte);
        self.at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::{Rng, Seed};

    #[test]
    fn encoded_numbers_decode_to_themselves() {
        let mut rng = Rng::new(Seed::from_number(1), 0);
        for length in 0..400 {
            let numbers: Vec<(u32, u32, u32)> = (0..length).map(|_| any_part(&mut rng)).collect();
            let mut writer = Encoder::new();
            for &(first, places, all) in &numbers {
                writer.put(first, places, all);
            }
            let bytes = writer.finish();
            let bits: f64 = numbers
                .iter()
                .map(|&(_, places, all)| (f64::from(all) / f64::from(places)).log2())
                .sum();
            assert!(
                (bytes.len() * 8) as f64 <= bits * 1.01 + 17.0,
                "{bits} bits are {} bytes",
                bytes.len()
            );
            let mut reader = Decoder::new(&bytes);
            for &(first, places, all) in &numbers {
                assert!((first..first + places).contains(&reader.place(all)));
                reader.take(first, places, all);
            }
            assert!(reader.is_at_end() && !reader.is_past_end());
        }
    }

    /// A range near either end, where carries occur, or in the middle.
    fn any_part(rng: &mut Rng) -> (u32, u32, u32) {
        let all = [2, 3, 10, 700, MOST][rng.below(5) as usize];
        let first = [0, all - 1, rng.below(all)][rng.below(3) as usize];
        (first, 1 + rng.below(all - first), all)
    }

    #[test]
    fn arbitrary_bytes_decode_to_numbers_below_their_bounds() {
        let mut rng = Rng::new(Seed::from_number(2), 0);
        for length in 0..200 {
            let bytes: Vec<u8> = (0..length)
                .map(|_| [0, 255, rng.below(256)][rng.below(3) as usize] as u8)
                .collect();
            let mut reader = Decoder::new(&bytes);
            for _ in 0..1000 {
                let bound = 1 + rng.below(MOST);
                assert!(reader.number(bound) < bound);
            }
        }
    }
}
