//! Texts put together: punctuation and blanks between them differ between languages.

use super::common;

/// Items one after the other: "Ada, Otto, Mina".
pub fn listed<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    fold(items, |so_far, next| common::listed(so_far, next))
}

/// Sentences one after the other, as a paragraph.
pub fn paragraph<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    fold(items, |so_far, next| common::both(so_far, next))
}

/// Items with "and" before the last one.
pub fn listed_with_and<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => common::and(&*listed(first), last.as_ref()),
    }
}

fn fold<S: AsRef<str>>(
    items: impl IntoIterator<Item = S>,
    join: impl Fn(&str, &str) -> String,
) -> String {
    let mut so_far: Option<String> = None;
    for item in items {
        so_far = Some(match so_far {
            None => item.as_ref().to_owned(),
            Some(before) => join(&before, item.as_ref()),
        });
    }
    so_far.unwrap_or_default()
}
