//! Links as people paste them: in brackets or quotation marks, with a full stop behind, percent-encoded, broken into
//! lines, or with parameters that other sites append.

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use percent_encoding::percent_decode_str;

use crate::engine::record::running_checksums;

use super::{LinkError, MOST_CHARACTERS};

/// The letters of links. Any number of them can be decoded, also if a link ends before the last of them.
pub(super) const LETTERS: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::RequireNone),
);

/// Length of the checksum at the end, in bytes.
const SUM: usize = 4;

/// Most characters that are read. Encoded three times, a character of a link is seven others.
const MOST_READ: usize = 8 * MOST_CHARACTERS;

/// How often a link may have been percent-encoded.
const ENCODED: usize = 3;

/// What precedes a link in an address.
const ROUTE: &str = "match/";

/// Most addresses that are tried.
const MOST_ROUTES: usize = 4;

/// A link that was found in a text.
pub(super) struct Link {
    /// Its letters.
    letters: String,
    /// The bytes that they encode, without the checksum.
    pub(super) bytes: Vec<u8>,
}

/// The link with which a text begins, without the characters before, within and behind it that belong to no link.
#[must_use]
pub fn find(text: &str) -> Option<String> {
    link_in(text).ok().map(|link| link.letters)
}

/// The link in a text. An address may have been pasted behind another one.
///
/// # Errors
/// If there is none with a valid checksum.
pub(super) fn link_in(text: &str) -> Result<Link, LinkError> {
    let text = plain(text);
    let routes = text.match_indices(ROUTE).map(|(at, route)| at + route.len());
    let first = first_letters(&text);
    routes.take(MOST_ROUTES).find_map(|at| first_letters(&text[at..]).ok()).map_or(first, Ok)
}

/// The first letters of a text whose checksum is valid. What follows them belongs to no link.
fn first_letters(text: &str) -> Result<Link, LinkError> {
    let letters = text.chars().filter(|&letter| is_letter(letter));
    let mut letters: String = letters.take(MOST_CHARACTERS + 1).collect();
    let is_long = letters.len() > MOST_CHARACTERS;
    letters.truncate(MOST_CHARACTERS);
    // A single letter is less than a byte.
    let whole = letters.len() - usize::from(letters.len() % 4 == 1);
    let mut bytes = LETTERS.decode(&letters[..whole]).unwrap_or_default();
    let sums = running_checksums(&bytes).zip(bytes.windows(SUM)).enumerate().skip(1);
    let end = sums.map(|(end, (sum, written))| (end, written == sum.to_be_bytes()));
    let end = end.filter(|(_, is_valid)| *is_valid).map(|(end, _)| end).next();
    match end {
        Some(end) => {
            letters.truncate(((end + SUM) * 8).div_ceil(6));
            bytes.truncate(end);
            Ok(Link { letters, bytes })
        }
        None if is_long => Err(LinkError::TooLong),
        None => Err(LinkError::Damaged),
    }
}

/// The words of the paths in a fragment, such as `rules` and `settings`, in small letters. Each comes with the text
/// behind it. Parameters are no words.
#[must_use]
pub fn words(fragment: &str) -> Vec<(String, String)> {
    let text = plain(fragment);
    let mut words = Vec::new();
    let mut at = 0;
    let mut is_path = true;
    for piece in text.split_inclusive(['/', '#', '?', '&']) {
        at += piece.len();
        let word: String = piece
            .trim_start_matches(|c| !is_letter(c))
            .chars()
            .take_while(|&c| is_letter(c))
            .collect();
        if is_path && !word.is_empty() {
            words.push((word.to_ascii_lowercase(), text[at..].to_owned()));
        }
        match piece.chars().next_back() {
            Some('#') => is_path = true,
            Some('?' | '&') => is_path = false,
            _ => {}
        }
    }
    words
}

/// Whether a link may contain this character.
fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}

/// Soft hyphens, joiners, marks of direction, and selectors of a form.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// The text as it was written: decoded, without invisible characters, and with the usual form of each character.
fn plain(text: &str) -> String {
    let mut text: String = text.chars().take(MOST_READ).collect();
    for _ in 0..ENCODED {
        text = percent_decode_str(&text).decode_utf8_lossy().into_owned();
    }
    text.chars().fold(String::new(), |mut plain, c| {
        match c {
            // Programs that correct texts make a dash of two hyphens.
            '\u{2014}' => plain.push_str("--"),
            '\u{2010}'..='\u{2013}' | '\u{2212}' => plain.push('-'),
            '\u{2044}' | '\u{2215}' => plain.push('/'),
            // Full-width forms.
            '\u{ff01}'..='\u{ff5e}' => plain.extend(char::from_u32(c as u32 - 0xfee0)),
            c if is_invisible(c) || c.is_control() => {}
            _ => plain.push(c),
        }
        plain
    })
}
