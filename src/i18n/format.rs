//! Fills in the placeholders of a text.

use super::{Arg, current};

/// The text with its placeholders filled in. A placeholder without an argument becomes empty, but the compile-time
/// checks ensure that there is none.
pub(super) fn fill(text: &str, args: &[(&str, Arg<'_>)]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let end = closing(after);
        filled.push_str(&blank(&after[..end], args));
        rest = after.get(end + 1..).unwrap_or_default();
    }
    filled.push_str(rest);
    filled
}

/// The replacement for a placeholder, whose content is `left` or `left:card|cards`.
fn blank(inside: &str, args: &[(&str, Arg<'_>)]) -> String {
    let (name, forms) = match inside.split_once(':') {
        Some((name, forms)) => (name, Some(forms)),
        None => (inside, None),
    };
    let arg = args.iter().find(|(other, _)| *other == name).map_or(Arg::Words(""), |(_, arg)| *arg);
    match (forms, arg) {
        (Some(forms), arg) => fill(nth_form(forms, form_of(arg)), args),
        (None, Arg::Number(number)) => current::number(number),
        (None, Arg::Words(words)) => words.to_owned(),
        (None, Arg::Person(person)) if person.is_you => super::common::YOU.as_str().to_owned(),
        (None, Arg::Person(person)) => person.name.to_owned(),
    }
}

/// Index of the form that an argument selects: the plural form of a number. For an addressed person and for a
/// non-empty string it is the first form.
fn form_of(arg: Arg<'_>) -> usize {
    match arg {
        Arg::Number(number) => current::form(number),
        Arg::Words(words) => usize::from(words.is_empty()),
        Arg::Person(person) => usize::from(!person.is_you),
    }
}

/// The form at this index, or the last one if there are fewer.
fn nth_form(forms: &str, index: usize) -> &str {
    let mut rest = forms;
    for _ in 0..index {
        match bar(rest) {
            Some(at) => rest = &rest[at + 1..],
            None => return rest,
        }
    }
    &rest[..bar(rest).unwrap_or(rest.len())]
}

/// Index of the first bar that is not inside a placeholder.
fn bar(text: &str) -> Option<usize> {
    first_outside(text, b'|')
}

/// Index of the brace that closes the placeholder opened before this text.
fn closing(text: &str) -> usize {
    first_outside(text, b'}').unwrap_or(text.len())
}

/// Index of the first occurrence of a character outside all placeholders that begin in the text.
fn first_outside(text: &str, sign: u8) -> Option<usize> {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if byte == sign && depth == 0 => return Some(at),
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Person;

    const ADA: Arg<'_> = Arg::Person(Person { name: "Ada", is_you: false });
    const ME: Arg<'_> = Arg::Person(Person { name: "Ada", is_you: true });

    #[test]
    fn blanks_are_filled_in() {
        let text = "{who} {who:draw|draws} {n} {n:card|cards}.";
        let said = |who, n| fill(text, &[("who", who), ("n", Arg::Number(n))]);
        assert_eq!(said(ADA, 1), "Ada draws 1 card.");
        assert_eq!(said(ME, 2), "You draw 2 cards.");
    }

    #[test]
    fn forms_may_contain_blanks() {
        let text = "{who:Your hand|{who}’s hand}{with: with {with}|}";
        let said = |who, with| fill(text, &[("who", who), ("with", Arg::Words(with))]);
        assert_eq!(said(ADA, "a 7"), "Ada’s hand with a 7");
        assert_eq!(said(ME, ""), "Your hand");
    }
}
