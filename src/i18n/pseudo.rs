//! Pseudo-languages: English made longer, with other letters, between brackets.

use super::Language;

/// Divisor of the length of a text that gives its padding. The longest translations need half as much again.
const GROWTH: usize = 2;

/// Converts an English text to a pseudo-language. Placeholders in braces stay unchanged.
pub(super) fn pseudo(language: &Language, text: &str) -> String {
    let mut depth = 0;
    let mut written = String::from("[");
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        written.push(if depth == 0 { accented(letter) } else { letter });
    }
    if !language.is_rtl {
        written.extend(std::iter::repeat_n('~', text.chars().count().div_ceil(GROWTH)));
    }
    written.push(']');
    written
}

fn accented(letter: char) -> char {
    const PLAIN: &str = "AEINOSUaeinosu";
    const ACCENTED: &str = "ÀÉÎÑÖŠÛàéîñöšû";
    let found = PLAIN.chars().position(|plain| plain == letter);
    found.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter)
}
