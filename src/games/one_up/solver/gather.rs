//! Gathers values without repeating any.

use crate::cards::small_sort::sorted;

/// Values within a range, as a set of bits if there will be many for the range, else as a list.
#[derive(Default)]
pub(super) struct Gather {
    bits: Vec<u64>,
    list: Vec<u32>,
}

impl Gather {
    /// Finds the values within bounds that the work puts, about so many, each once and rising.
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
            // What is read is taken out, so that all bits are clear for the next time.
            let mut word = std::mem::take(word);
            while word != 0 {
                found.push(at + word.trailing_zeros());
                word &= word - 1;
            }
        }
    }
}

/// Something that puts values; written out for both ways of gathering.
pub(super) trait Work {
    /// Does it.
    fn work(&self, put: impl FnMut(u32));
}
