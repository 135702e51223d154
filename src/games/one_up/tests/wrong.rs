//! Answers, and the reasons why other expressions are not answers.

use crate::games::one_up::{Expression, JokerReading};

use super::cards;

/// The result for an expression: its value and number of cards, or the reason against it.
fn judge(display: &str, text: &str, reading: JokerReading) -> String {
    let expression = Expression::recorded(text).expect("an expression that can be read");
    match expression.check(&cards(display), reading) {
        Ok(answer) => format!("{} of {}", answer.value, answer.cards),
        Err(wrong) => wrong.to_string(),
    }
}

fn strict(display: &str, text: &str, expected: &str) {
    assert_eq!(judge(display, text, JokerReading::Strict), expected, "{display} | {text}");
}

fn free(display: &str, text: &str, expected: &str) {
    assert_eq!(judge(display, text, JokerReading::Free), expected, "{display} | {text}");
}

fn both(display: &str, text: &str, expected: &str) {
    strict(display, text, expected);
    free(display, text, expected);
}

#[test]
fn the_example_of_the_page() {
    both("KH QD 7S JB", "(KH:10 * QD:10 + 7S) * JB~7S", "749 does not end in 1");
    both("KH QD 3S JB", "(KH:10 * QD:10 - 3S) * JB~3S", "291 of 4");
    both("KH QD 7S", "KH:10 * 7S + QD:1", "71 of 3");
    both("KH QD 7S", "QD:1+7S *KH:10", "71 of 3");
}

#[test]
fn one_card_may_be_an_answer() {
    both("AS 2S", "AS", "1 of 1");
    both("KH", "KH:1", "1 of 1");
    both("KH", "((KH:1))", "1 of 1");
    both("KH JB", "JB~KH:1", "1 of 1");
    both("AS JB", "JB~AS", "1 of 1");
}

#[test]
fn cards_that_are_not_on_display() {
    both("KH 7S", "7S + 4S", "`4S` is not on the display");
    both("KH 7S", "7S * 7S", "`7S` is used twice");
    both("7S 8S", "7S * 7S * 7S", "`7S` is used 3 times");
    both("7S JB JB", "JB~7S * JB~7S * 7S / 7S", "`7S` is used twice");
    both("7S JB JB", "JB~7S + JB~7S + 7S", "21 of 3");
    both("7S JB JL", "JB~7S * JB~7S * 7S", "`JB` is used twice");
    both("7S JB", "JB~3S + 7S", "`3S` is not on the display");
    both("7S JB", "JB~KH:10 + 7S", "`KH` is not on the display");
    both("7S JB", "JB~JL + 7S", "`JB` copies `JL`, but no other `JL` is used");
}

#[test]
fn the_value() {
    both("TS 4S", "TS / 4S", "10 ÷ 4 is not a whole number");
    both("TS 4S AS AH", "TS / (AS - AH) + 4S", "you cannot divide by zero");
    both("9S TS", "9S - TS", "the value is not above zero");
    both("9S 9H", "9S - 9H", "the value is not above zero");
    both("TS 7S", "TS + 7S", "17 does not end in 1");
    both("TS 7S 8S 6S", "(7S - 8S) * (6S - TS) + 7S", "`7S` is used twice");
    both("2S 7S 8S 6S", "(7S - 8S) * (2S - 6S)", "4 does not end in 1");
    // Negative values and zero are allowed as intermediate values.
    both("2S 7S 8S", "2S - 8S + 7S", "1 of 3");
    both("7S 7H 5S AS", "(7S - 7H) * 5S + AS", "1 of 4");
    both("7S 7H 5S AS", "(7S - 7H) / 5S + AS", "1 of 4");
    both("2S 4S 3S", "(2S - 4S) / (AS - 3S)", "`AS` is not on the display");
    both("2S 4S 3S AS", "(2S - 4S) / (AS - 3S)", "1 of 4");
    both("3S 8S 5S AS", "(3S - 8S) / 5S + AS", "the value is not above zero");
    // Operators of equal precedence are applied from the left, as usual.
    both("8S 4S 2S", "8S / 4S / 2S", "1 of 3");
    both("8S 4S 3S", "8S - 4S - 3S", "1 of 3");
    both("8S 4S 2S 5S", "8S / 4S * 2S", "4 does not end in 1");
    both("5S 4S 2S AS", "5S * 4S / 2S + AS", "11 of 4");
    both("5S 4S 2S AS", "AS + 5S * 2S", "11 of 3");
}

#[test]
fn numbers_that_are_too_large() {
    let many = ["TS"; 50].join("*");
    both("TS", &many, "`TS` is used 50 times");
    both(&["TS"; 50].join(" "), &many, "the numbers grow too large");
}

#[test]
fn a_joker_copies_a_card_that_is_not_used() {
    both("7S 3S JB", "JB~7S * 3S", "21 of 2");
    both("KH JB AS", "JB~KH:10 + AS", "11 of 2");
    both("KH JB AS", "JB~KH + AS", UNSAID);
    both("KH JB JL", "JB~KH:10 / JL~KH:10", "1 of 2");
    strict("KH JB JL", "JB~KH:10 / JL~KH", "`JL` copies `KH`: say whether it counts 1 or 10");
    strict("KH JB JL", "JB~KH / JL~KH:10", UNSAID);
    strict("KH JB JL", "JB~KH:10 + JL~KH:1", "`KH` counts both 1 and 10");
    free("KH JB JL", "JB~KH:10 + JL~KH:1", "11 of 2");
    both("KH QH JB JL", "JB~KH:10 + JL~QH:1", "11 of 2");
}

const UNSAID: &str = "`JB` copies `KH`: say whether it counts 1 or 10";

#[test]
fn a_joker_copies_a_face_card_that_is_used() {
    strict("KH JB JL", "KH:10 / JB~KH + JL~KH", "11 of 3");
    strict("KH JB JL", "KH:10 / JB~KH:10 + JL~KH", "11 of 3");
    strict("KH JB JL", "KH:10 / JB~KH:10 + JL~KH:10", "11 of 3");
    strict("KH JB JL", "KH:10 / JB~KH:10 + JL~KH:1", "`KH` counts both 1 and 10");
    strict("KH JB", "KH:10 + JB~KH:1", "`KH` counts both 1 and 10");
    strict("KH JB", "KH:1 * JB~KH", "1 of 2");
    free("KH JB", "KH:1 * JB~KH", UNSAID);
    free("KH JB", "KH:10 + JB~KH:1", "11 of 2");
    free("KH JB JL", "KH:10 * JB~KH:10 + JL~KH:1", "101 of 3");
}

#[test]
fn a_joker_copies_a_joker() {
    both("7S JB JL", "7S + JB~7S + JL~JB", "21 of 3");
    both("7S JB JL", "JL~JB + 7S + JB~7S", "21 of 3");
    both("7S AS JB JL", "7S * JL~JB", "`JL` copies `JB`, but no other `JB` is used");
    both("7S JB", "JB~JB + 7S", "`JB` copies `JB`, but no other `JB` is used");
    both("7S JB JL", "JB~JL + 7S + JL~JB", "`JB` copies Jokers that copy each other");
    both("7S JB JB", "JB~JB + 7S + JB~7S", "21 of 3");
    both("7S JB JB", "JB~7S + 7S + JB~JB", "21 of 3");
    both("7S JB JB", "JB~JB + 7S + JB~JB", "`JB` copies Jokers that copy each other");
    both("7S JB JB JL JL", "JB~JL + JL~JL + JL~JB + 7S", "`JB` copies Jokers that copy each other");
    strict("KH JB JL", "KH:10 / JB~KH + JL~JB", "11 of 3");
    free("KH JB JL", "KH:10 * JL~JB + JB~KH:1", "11 of 3");
    // Of several Jokers it copies the first other one from the left.
    both("7S 3S JB JB JL", "(JL~JB - JB~7S) * 7S + JB~3S / 3S", "1 of 5");
    both("7S 3S JB JB JL", "(JL~JB - JB~3S) * 7S + JB~7S - 3S", "4 does not end in 1");
    // A chain of three.
    both("7S JB JB JL", "JB~7S + JL~JB + JB~JL", "21 of 3");
    both("7S JB JB JL", "JB~JL + JL~JB + JB~7S", "`JB` copies Jokers that copy each other");
}

#[test]
fn a_joker_of_an_old_record_copies_nothing() {
    both("7S JB", "7S + JB", "`JB` copies nothing");
    both("7S JB JL", "7S + JL~JB + JB", "`JB` copies nothing");
}
