//! The worked cases of the rules page.

use crate::games::one_up::{JokerReading, solver};

use super::{READINGS, cards};

/// The best answer of a display.
fn best(display: &str, reading: JokerReading) -> String {
    let display = cards(display);
    let Some((answer, expression)) = solver::best(&display, reading) else { return "none".into() };
    assert_eq!(expression.check(&display, reading), Ok(answer), "{expression}");
    format!("{}: {expression}", answer.value)
}

fn same(display: &str, expected: &str) {
    for reading in READINGS {
        assert_eq!(best(display, reading), expected);
    }
}

#[test]
fn the_best_answer() {
    same("KH QD 7S", "71: KH:10 * 7S + QD:1");
    same("2S 4S 6S 8S", "11: (8S + 6S) / 2S + 4S");
    same("7S 7H 7D", "21: 7S + 7H + 7D");
    same("9S 9H 9D 9C", "6561: 9S * 9H * 9D * 9C");
    same("9S 9H 9D 7S 7H", "35721: 9S * 9H * 9D * 7S * 7H");
    same("KS KH KD KC AS", "10001: KS:10 * KH:10 * KD:10 * KC:10 + AS");
}

#[test]
fn no_answer() {
    same("4S 6S 8S", "none");
    same("JB JL", "none");
    same("JB JB JL JL", "none");
}

#[test]
fn jokers_that_copy_a_face_card() {
    assert_eq!(best("KH JB", JokerReading::Strict), "1: KH:1 * JB~KH");
    assert_eq!(best("KH JB", JokerReading::Free), "11: KH:10 + JB~KH:1");
    assert_eq!(best("KH JB JL", JokerReading::Strict), "11: KH:10 / JB~KH + JL~KH");
    assert_eq!(best("KH JB JL", JokerReading::Free), "101: KH:10 * JB~KH:10 + JL~KH:1");
    assert_eq!(best("KH KD 3S JB", JokerReading::Strict), "301: KH:10 * JB~KH * 3S + KD:1");
}

#[test]
fn the_published_maxima_are_wrong() {
    same("7S 7H 9S", "441: 9S * 7S * 7H");
    same("9S 9H 9D 9C", "6561: 9S * 9H * 9D * 9C");
    same("7S 7H 9S 9H 9D", "35721: 9S * 9H * 9D * 7S * 7H");
}
