//! Saves the latest reviews in the local storage, so that they go on after a reload. Nothing is lost without them: a
//! review can be computed again.

use crate::engine::record::checksum;
use crate::saves::review::{MatchReview, parse, to_text};
use crate::ui::storage::local;

/// Key of the list of saved reviews, the oldest first.
const LIST: &str = "reviews";
/// Number of reviews that are saved.
const MOST: usize = 10;

fn key(record: &str) -> String {
    format!("review/{:08x}", checksum(record.as_bytes()))
}

/// Adds what is saved of the review of this record.
pub(crate) fn load(record: &str, review: &mut MatchReview) {
    if let Some(text) = local::read(&key(record)) {
        parse(&text, review);
    }
}

/// Saves a review, and deletes the oldest one if there are too many.
pub(crate) fn save(record: &str, review: &MatchReview) {
    let key = key(record);
    let list = local::read(LIST).unwrap_or_default();
    let mut keys: Vec<&str> = list.split_whitespace().filter(|other| *other != key).collect();
    while keys.len() >= MOST {
        local::remove(keys.remove(0));
    }
    keys.push(&key);
    local::write(LIST, &keys.join(" "));
    local::write(&key, &to_text(review));
}
