//! Collects values without duplicates.

use crate::cards::small_sort::sorted;

/// Buffers for values within a range: a bit set if many values are expected for the range, otherwise a list.
#[derive(Default)]
pub(super) struct Gather {
    bits: Vec<u64>,
    list: Vec<u32>,
}

impl Gather {
    /// Appends to `found` the values within bounds that `work` puts, without duplicates and in ascending order. `about`
    /// is the expected number of values.
    pub(super) fn gather(
        &mut self,
        (least, most): (u32, u32),
        about: usize,
        work: &impl Work,
        found: &mut Vec<u32>,
    ) {
        let range = most - least;
        let words = range as usize / 64 + 1;
        if words > about {
            let list = &mut self.list;
            work.work(|value: u32| {
                if value.wrapping_sub(least) <= range {
                    list.push(value);
                }
            });
            let mut list = sorted(std::mem::take(list));
            list.dedup();
            found.append(&mut list);
            self.list = list;
            return;
        }
        if self.bits.len() < words {
            self.bits.resize(words, 0);
        }
        let bits = &mut self.bits[..words];
        work.work(|value: u32| {
            let at = value.wrapping_sub(least);
            if at <= range {
                bits[at as usize / 64] |= 1 << (at % 64);
            }
        });
        for (at, word) in (least..).step_by(64).zip(bits) {
            // Clears each word after reading, so that all bits are clear for the next call.
            let mut word = std::mem::take(word);
            while word != 0 {
                found.push(at + word.trailing_zeros());
                word &= word - 1;
            }
        }
    }
}

/// A producer of values. The compiler specializes it for both ways of collecting.
pub(super) trait Work {
    /// Passes every value to `put`.
    fn work(&self, put: impl FnMut(u32));
}
