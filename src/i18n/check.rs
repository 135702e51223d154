//! Compile-time checks of every block. A fault stops the build, and the error names the text.

use super::LANGUAGES;

/// Checks the English texts. Each may use only the placeholders that it declares. `faults` has a message for each text.
///
/// # Panics
/// With the message of the first text that is wrong.
pub const fn english(blanks: &[&[&str]], texts: &[&str], faults: &[&str]) {
    let mut at = 0;
    while at < texts.len() {
        check(faults[at], texts[at].as_bytes(), blanks[at], 2);
        at += 1;
    }
}

/// Checks a translation: the same texts in the same order, one per line (`name = text`). A text may use only the
/// placeholders that English declares. A line `name =` stands for a text that is not translated yet, and a file without
/// texts for a whole block. Empty lines and lines that begin with `#` are skipped. `faults` has a message for each text.
///
/// # Panics
/// With the message of the first text that is missing, out of place or wrong.
pub const fn translation(
    tag: &str,
    names: &[&str],
    blanks: &[&[&str]],
    file: &str,
    faults: &[&str],
) {
    let forms = forms_of(tag);
    let mut rest = file.as_bytes();
    let mut at = 0;
    while !rest.is_empty() {
        let (line, after) = split(rest, b'\n');
        rest = after;
        if line.is_empty() || line[0] == b'#' {
            continue;
        }
        assert!(at < names.len(), "a translation has more texts than English");
        let (name, text) = split(line, b' ');
        let is_next = same(name, names[at].as_bytes());
        // A name without a text is not translated yet.
        let is_missing = text.len() == 1 && text[0] == b'=';
        let is_text = text.len() > 2 && text[0] == b'=' && text[1] == b' ';
        assert!(is_next && (is_missing || is_text), "{}", faults[at]);
        check(faults[at], text, blanks[at], forms);
        at += 1;
    }
    // A block of another length is shown in English.
    assert!(at == 0 || at == names.len(), "{}", faults[at]);
}

const fn forms_of(tag: &str) -> usize {
    let mut at = 0;
    while at < LANGUAGES.len() {
        if same(LANGUAGES[at].tag.as_bytes(), tag.as_bytes()) {
            return LANGUAGES[at].forms.len();
        }
        at += 1;
    }
    panic!("a translation into a language that is not in the list")
}

/// Checks one text: balanced braces, known placeholders, and as many forms as a person (two) or a number has.
const fn check(fault: &str, text: &[u8], blanks: &[&str], forms: usize) {
    let mut at = 0;
    let mut depth = 0;
    // Number of bars in the placeholder at each depth, plus one if it has forms at all.
    let mut counted = [0; 4];
    while at < text.len() {
        match text[at] {
            b'{' => {
                depth += 1;
                let end = name_end(text, at + 1);
                let is_known = is_one_of(text, at + 1, end, blanks);
                assert!(is_known && depth < counted.len(), "{}", fault);
                counted[depth] = if end < text.len() && text[end] == b':' { 1 } else { 0 };
                at = end;
                if counted[depth] == 1 {
                    at += 1;
                }
                continue;
            }
            b'|' if depth > 0 => counted[depth] += 1,
            b'}' => {
                let found = if depth > 0 { counted[depth] } else { 99 };
                assert!(found == 0 || found == 2 || found == forms, "{}", fault);
                depth -= 1;
            }
            _ => {}
        }
        at += 1;
    }
    assert!(depth == 0, "{}", fault);
}

/// Index at which the name of a placeholder ends.
const fn name_end(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < text.len() && text[at] != b':' && text[at] != b'}' {
        at += 1;
    }
    at
}

const fn is_one_of(text: &[u8], from: usize, to: usize, names: &[&str]) -> bool {
    let mut at = 0;
    while at < names.len() {
        let name = names[at].as_bytes();
        let mut same = name.len() == to - from;
        let mut byte = 0;
        while same && byte < name.len() {
            same = name[byte] == text[from + byte];
            byte += 1;
        }
        if same {
            return true;
        }
        at += 1;
    }
    false
}

/// The parts before and after the first occurrence of a byte. Without an occurrence, the second part is empty.
const fn split(text: &[u8], byte: u8) -> (&[u8], &[u8]) {
    let mut at = 0;
    while at < text.len() && text[at] != byte {
        at += 1;
    }
    let (before, after) = text.split_at(at);
    match after.split_first() {
        Some((_, rest)) => (before, rest),
        None => (before, after),
    }
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["DRAW", "to_go"];
    const BLANKS: &[&[&str]] = &[&[], &["left"]];

    #[test]
    fn a_whole_translation_is_accepted() {
        let file = "# a comment\n\nDRAW = Взять\nto_go = {left:очко|очка|очков}, {left}\n";
        translation("ru", NAMES, BLANKS, file, NAMES);
        english(BLANKS, &["Draw", "{left} {left:point|points}"], NAMES);
        translation("ru", NAMES, BLANKS, "DRAW =\nto_go = {left}\n", NAMES);
        translation("ru", NAMES, BLANKS, "# nothing yet\n", NAMES);
    }

    #[test]
    fn whatever_is_wrong_stops_the_build() {
        let wrong = [
            "DRAW = Взять\n",
            "to_go = {left}\nDRAW = Взять\n",
            "DRAW = Взять\nto_go = {rest}\n",
            "DRAW = Взять\nto_go = {left\n",
            "DRAW = Взять\nto_go = left}\n",
            "DRAW = Взять\nto_go = {left:a|b|c|d}\n",
            "DRAW = Взять\nto_go = {left}\nmore = x\n",
            "DRAW = \nto_go = {left}\n",
        ];
        for file in wrong {
            let checked =
                std::panic::catch_unwind(|| translation("ru", NAMES, BLANKS, file, NAMES));
            assert!(checked.is_err(), "{file}");
        }
    }
}
