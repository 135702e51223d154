//! Typed characters as those that tokens are read from.
//!
//! Every keyboard, input method and paste has its own writing of a digit, an operator or a blank. Tables by hand
//! suffice, because the notation has few characters. Those of Unicode would be larger than the whole reader.

use super::alike::{ALIKE, INVISIBLE, RUNS, TENS, ZEROS};

/// A string in normal form, and where its characters come from.
pub(in crate::games::one_up) struct Normalized {
    /// Its characters.
    pub(in crate::games::one_up) characters: Vec<char>,
    /// For each of them the position of the typed character, from 0.
    pub(in crate::games::one_up) places: Vec<usize>,
}

/// The normal form of a typed string: its blanks are spaces, its letters capitals, and it has no invisible characters.
pub(in crate::games::one_up) fn normalize(typed: &[char]) -> Normalized {
    let (mut characters, mut places) = (Vec::new(), Vec::new());
    let visible = typed.iter().enumerate().filter(|(_, typed)| !is_invisible(**typed));
    for (place, &typed) in visible {
        match TENS.contains(typed) {
            true => characters.extend(['1', '0']),
            false => characters.push(plain(typed)),
        }
        places.resize(characters.len(), place);
    }
    Normalized { characters, places }
}

/// The normal form of a character. One that has no meaning stays as it is.
fn plain(typed: char) -> char {
    if typed.is_whitespace() {
        return ' ';
    }
    let digit = ZEROS.chars().find_map(|zero| in_run(typed, (zero, 10, '0', 10)));
    let near = digit.or_else(|| RUNS.iter().find_map(|run| in_run(typed, *run)));
    let near = near.unwrap_or(typed).to_ascii_uppercase();
    let alike = ALIKE.iter().find(|(_, others)| others.contains(near));
    alike.map_or(near, |(means, _)| *means)
}

/// The meaning of a character, if it belongs to this run of characters.
fn in_run(typed: char, (first, length, means, period): (char, u32, char, u32)) -> Option<char> {
    let at = u32::from(typed).checked_sub(first.into()).filter(|at| *at < length)?;
    char::from_u32(u32::from(means) + at % period)
}

fn is_invisible(typed: char) -> bool {
    let is_listed = INVISIBLE.iter().any(|(first, last)| (*first..=*last).contains(&typed));
    is_listed || typed.is_control() && !typed.is_whitespace()
}
