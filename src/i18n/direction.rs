//! Texts that are written from left to right in every language.

use super::language;

/// Begins and ends a part of a text with its own direction (Unicode Standard Annex 9).
const FROM_LEFT: char = '\u{2066}';
const END: char = '\u{2069}';
/// What is beside the letters and digits in a formula.
const SIGNS: &str = "+−-×÷*/()=:~.→";

/// What is not a part of a formula at its beginning or end.
const OF_SENTENCE: [char; 3] = [' ', '.', ':'];

/// A formula, a number with its sign or a card, isolated from what is around it where that is written from right to left.
pub fn left_to_right(text: String) -> String {
    if language().is_rtl { format!("{FROM_LEFT}{text}{END}") } else { text }
}

/// A text in which every formula is isolated, such as `7 × (K + 1)`.
pub fn with_formulas(text: &str) -> String {
    if language().is_rtl { isolate_formulas(text) } else { text.to_owned() }
}

fn isolate_formulas(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_of_formula) {
        written.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest.find(|it| it != ' ' && !is_of_formula(it)).unwrap_or(rest.len());
        // Punctuation before and after it belongs to the sentence.
        let formula = rest[..end].trim_end_matches(OF_SENTENCE);
        let before = formula.len() - formula.trim_start_matches(OF_SENTENCE).len();
        written.push_str(&formula[..before]);
        let formula = &formula[before..];
        let is_formula = formula.contains(|it| SIGNS.contains(it)) && !formula.contains(": ");
        written.extend(is_formula.then_some(FROM_LEFT));
        written.push_str(formula);
        written.extend(is_formula.then_some(END));
        written.push_str(&rest[before + formula.len()..end]);
        rest = &rest[end..];
    }
    written + rest
}

fn is_of_formula(it: char) -> bool {
    it.is_ascii_alphanumeric() || SIGNS.contains(it)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Platform, set_english, set_translation};

    #[test]
    fn formulas_are_isolated_from_right_to_left_only() {
        assert_eq!(left_to_right("+3".into()), "+3");
        assert_eq!(with_formulas("קלף 7*(K+1)."), "קלף 7*(K+1).");
        set_translation("he");
        assert_eq!(left_to_right("+3".into()), "\u{2066}+3\u{2069}");
        for plain in ["קלפים: 6", "עמודה 11: 8", "סוף 12."] {
            assert_eq!(with_formulas(plain), plain);
        }
        let isolated = "קלף \u{2066}7*(K+1)\u{2069}. וגם \u{2066}10 × 3\u{2069} או 12";
        assert_eq!(with_formulas("קלף 7*(K+1). וגם 10 × 3 או 12"), isolated);
        set_english(Platform::PLAIN);
    }
}
