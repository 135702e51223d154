//! Texts put together: punctuation and blanks between them differ between languages.

use super::common;

/// Items one after the other: "Ada, Otto, Mina".
pub fn listed<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    let mut so_far = None;
    for item in items {
        add(&mut so_far, item.as_ref(), |so_far, next| common::listed(so_far, next));
    }
    so_far.unwrap_or_default()
}

/// Sentences one after the other, as a paragraph.
pub fn paragraph<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    let mut so_far = None;
    for item in items {
        add(&mut so_far, item.as_ref(), |so_far, next| common::both(so_far, next));
    }
    so_far.unwrap_or_default()
}

/// Items with "and" before the last one.
pub fn listed_with_and<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => common::and(&*listed(first), last.as_ref()),
    }
}

// Not generic, so that its code is there once.
fn add(so_far: &mut Option<String>, next: &str, join: fn(&str, &str) -> String) {
    *so_far = Some(match so_far {
        None => next.to_owned(),
        Some(before) => join(before, next),
    });
}
