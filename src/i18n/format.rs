//! Filling in blanks.

use super::{Arg, current};

/// A text with its blanks filled in. A blank that nobody fills in stays empty; the compiler has seen to it that
/// there is none.
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

/// What stands for a blank: `left`, or `left:card|cards`.
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

/// Which form fits: the number's plural form; the first one for who is spoken to or for words, if there are any.
fn form_of(arg: Arg<'_>) -> usize {
    match arg {
        Arg::Number(number) => current::form(number),
        Arg::Words(words) => usize::from(words.is_empty()),
        Arg::Person(person) => usize::from(!person.is_you),
    }
}

/// One of several forms, the last if there are fewer.
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

/// The first bar that is not inside a blank.
fn bar(text: &str) -> Option<usize> {
    first_outside(text, b'|')
}

/// Where the blank ends that has begun before this text.
fn closing(text: &str) -> usize {
    first_outside(text, b'}').unwrap_or(text.len())
}

/// Where this sign stands for the first time outside of all blanks that begin in the text.
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
