//! Numbers below known bounds as bytes, each in no more bits than it needs: range coding (G. N. N. Martin, "Range
//! encoding", 1979), in which bytes stand for one place in an interval that every number narrows.

/// The interval is widened by a byte whenever it is narrower than this.
const NARROW: u32 = 1 << 24;
/// Bytes that are looked at before the first number is known.
const AHEAD: usize = 4;
/// The largest bound, so that the interval is always wider than it.
pub(super) const MOST: u32 = 1 << 16;

/// Writes numbers.
pub(super) struct Writer {
    low: u64,
    width: u32,
    bytes: Vec<u8>,
}

impl Writer {
    pub(super) const fn new() -> Writer {
        Writer { low: 0, width: u32::MAX, bytes: Vec::new() }
    }

    /// Writes what takes the places from the first on, so many of them, of all.
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

    /// Writes a number below a bound.
    pub(super) fn number(&mut self, number: u32, bound: u32) {
        self.put(number, 1, bound);
    }

    /// All bytes: so many that what follows them does not matter.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // In an interval as wide as this begins a whole byte.
        self.low += u64::from(NARROW - 1);
        self.push();
        self.bytes
    }

    /// Puts the highest byte out, and a one too many into those that are out already.
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

/// Reads the numbers again. Behind its end it reads zeros; [`Reader::is_past_end`] and [`Reader::is_at_end`] tell.
pub(super) struct Reader {
    bytes: Vec<u8>,
    at: usize,
    width: u32,
    offset: u32,
}

impl Reader {
    pub(super) fn new(bytes: &[u8]) -> Reader {
        let bytes = bytes.to_vec();
        let mut reader = Reader { bytes, at: 0, width: u32::MAX, offset: 0 };
        for _ in 0..AHEAD {
            reader.pull();
        }
        reader
    }

    /// Which of so many places comes next; `take` then says which of them belong together.
    pub(super) fn place(&self, all: u32) -> u32 {
        (self.offset / (self.width / all)).min(all - 1)
    }

    /// Takes what was read, as it was put.
    pub(super) fn take(&mut self, first: u32, places: u32, all: u32) {
        let unit = self.width / all;
        self.offset -= unit * first;
        self.width = unit * places;
        while self.width < NARROW {
            self.pull();
            self.width <<= 8;
        }
    }

    /// Reads a number below a bound.
    pub(super) fn number(&mut self, bound: u32) -> u32 {
        let number = self.place(bound);
        self.take(number, 1, bound);
        number
    }

    /// Whether numbers were read that nobody wrote.
    pub(super) fn is_past_end(&self) -> bool {
        self.at > self.bytes.len() + AHEAD - 1
    }

    /// Whether everything was read.
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
    fn what_is_written_is_read() {
        let mut rng = Rng::new(Seed::from_number(1), 0);
        for length in 0..400 {
            let numbers: Vec<(u32, u32, u32)> = (0..length).map(|_| any_part(&mut rng)).collect();
            let mut writer = Writer::new();
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
            let mut reader = Reader::new(&bytes);
            for &(first, places, all) in &numbers {
                assert!((first..first + places).contains(&reader.place(all)));
                reader.take(first, places, all);
            }
            assert!(reader.is_at_end() && !reader.is_past_end());
        }
    }

    /// Places near both ends, where ones are carried, and in the middle.
    fn any_part(rng: &mut Rng) -> (u32, u32, u32) {
        let all = [2, 3, 10, 700, MOST][rng.below(5) as usize];
        let first = [0, all - 1, rng.below(all)][rng.below(3) as usize];
        (first, 1 + rng.below(all - first), all)
    }

    #[test]
    fn any_bytes_give_numbers_below_their_bounds() {
        let mut rng = Rng::new(Seed::from_number(2), 0);
        for length in 0..200 {
            let bytes: Vec<u8> = (0..length)
                .map(|_| [0, 255, rng.below(256)][rng.below(3) as usize] as u8)
                .collect();
            let mut reader = Reader::new(&bytes);
            for _ in 0..1000 {
                let bound = 1 + rng.below(MOST);
                assert!(reader.number(bound) < bound);
            }
        }
    }
}
