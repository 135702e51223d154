//! English that nobody speaks: longer, with other letters, between brackets.

use super::Language;

/// Half as long again is what the longest translations need.
const GROWTH: usize = 2;

/// A text of a pseudo-language. What stands in braces stays as it is.
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
