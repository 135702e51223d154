//! Compile-time checks of every block. A fault stops the build, and the error names the text.

/// Checks the English texts. Each may use only the placeholders that it declares. `faults` has a message for each text.
///
/// # Panics
/// With the message of the first text that is wrong.
pub const fn english(blanks: &[&[&str]], texts: &[&str], faults: &[&str]) {
    let mut at = 0;
    while at < texts.len() {
        check(faults[at], texts[at].as_bytes(), blanks[at]);
        at += 1;
    }
}

/// Checks one text: balanced braces, known placeholders, and two forms where there are forms.
const fn check(fault: &str, text: &[u8], blanks: &[&str]) {
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
                assert!(found == 0 || found == 2, "{}", fault);
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

#[cfg(test)]
mod tests {
    use super::*;

    const BLANKS: &[&[&str]] = &[&["left"]];

    #[test]
    fn a_text_with_its_placeholders_is_accepted() {
        english(BLANKS, &["{left} {left:point|points}"], &["fault"]);
    }

    #[test]
    fn whatever_is_wrong_stops_the_build() {
        for wrong in ["{rest}", "{left", "left}", "{left:a|b|c}"] {
            let checked = std::panic::catch_unwind(|| english(BLANKS, &[wrong], &["fault"]));
            assert!(checked.is_err(), "{wrong}");
        }
    }
}
