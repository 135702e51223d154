//! Adaptive text model for moves that are not listed. It predicts each character from the one before it, and learns
//! from the moves that were spelled earlier.

use super::LinkError;
use super::range_coder::{Decoder, Encoder, MOST};

/// The first character of the alphabet, which is that of printable ASCII.
const FIRST: u8 = b' ';
/// End-of-text symbol, behind the characters.
const END: usize = 95;
const SIGNS: usize = END + 1;
/// Most characters of a move.
const MOST_BYTES: usize = 255;
/// Frequency that one occurrence adds.
const LESSON: u32 = 24;

/// Frequencies of each symbol after each other symbol.
pub(super) struct TextModel {
    /// `None` for a symbol that has not occurred yet.
    after: Vec<Option<Box<[u32; SIGNS]>>>,
}

impl TextModel {
    pub(super) fn new() -> TextModel {
        TextModel { after: vec![None; SIGNS] }
    }

    pub(super) fn write(&mut self, out: &mut Encoder, text: &str) -> Result<(), LinkError> {
        if text.len() > MOST_BYTES || !text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
            return Err(LinkError::NoRoom);
        }
        let mut last = END;
        for sign in text.bytes().map(|byte| usize::from(byte - FIRST)).chain([END]) {
            let often = self.after(last);
            out.put(often[..sign].iter().sum(), often[sign], often.iter().sum());
            learn(often, sign);
            last = sign;
        }
        Ok(())
    }

    /// Decodes a text. `None` if it has no end.
    pub(super) fn read(&mut self, read: &mut Decoder) -> Option<String> {
        let (mut text, mut last) = (String::new(), END);
        while text.len() <= MOST_BYTES && !read.is_past_end() {
            let often = self.after(last);
            let all = often.iter().sum();
            let (place, mut first, mut sign) = (read.place(all), 0, 0);
            while first + often[sign] <= place {
                first += often[sign];
                sign += 1;
            }
            read.take(first, often[sign], all);
            learn(often, sign);
            if sign == END {
                return Some(text);
            }
            text.push(char::from(FIRST + sign as u8));
            last = sign;
        }
        None
    }

    fn after(&mut self, last: usize) -> &mut [u32; SIGNS] {
        self.after[last].get_or_insert_with(|| Box::new([1; SIGNS]))
    }
}

fn learn(often: &mut [u32; SIGNS], sign: usize) {
    if often.iter().sum::<u32>() + LESSON <= MOST {
        often[sign] += LESSON;
    }
}
