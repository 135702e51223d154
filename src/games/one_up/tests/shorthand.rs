//! The short notation that people type.

use crate::games::one_up::{JokerReading, shorthand};

use super::cards;

fn read(text: &str, display: &str, reading: JokerReading) -> String {
    let read = shorthand::read(text, &cards(display), reading);
    read.map_or_else(|wrong| wrong.to_string(), |expression| expression.to_string())
}

fn strict(text: &str, display: &str, expected: &str) {
    assert_eq!(read(text, display, JokerReading::Strict), expected, "{text}");
}

#[test]
fn ranks_and_signs() {
    strict("k*7+q", "KH QD 7S", "KH:10 * 7S + QD:1");
    strict("k10*7+q1", "KH QD 7S", "KH:10 * 7S + QD:1");
    strict("K:10 × 7♠ + QD", "KH QD 7S", "KH:10 * 7S + QD:1");
    strict("10*7+1", "KH QD 7S", "KH:10 * 7S + QD:1");
    strict("k10*q+7", "KH QD 7S", "107 does not end in 1");
    strict("7*(K+10)+1", "AS QD 7S KH", "7S * (KH:10 + QD:10) + AS");
    strict("[8+6]÷2+4", "2S 4S 6S 8S", "(8S + 6S) / 2S + 4S");
    strict("(8+6):2+4", "2S 4S 6S 8S", "(8S + 6S) / 2S + 4S");
    strict("7x7x9", "7S 7H 9C", "7S * 7H * 9C");
    strict("10h+a", "TH AS", "TH + AS");
    strict("t − 9", "TH 9S", "TH - 9S");
}

#[test]
fn jokers() {
    strict("7*?+7", "7S 2S JB", "no card is left for `7` at character 5");
    strict("7*?-3", "7S 3S JB", "46 does not end in 1");
    strict("7*?", "7S 3S JB", "7S * JB~3S");
    strict("10*?-9", "TH 9S JB", "TH * JB~TH - 9S");
    strict("k*?*3+k", "KH KD 3S JB", "KH:10 * JB~KH:10 * 3S + KD:1");
    strict("?+j?+7", "7S JB JL", "JB~7S + JL~7S + 7S");
    strict("jl~7+7+jb~7", "7S JB JL", "JL~7S + 7S + JB~7S");
    strict("7+7+7", "7S JB JL", "7S + JB~7S + JL~7S");
    strict("k + ?", "KH JB", "20 does not end in 1");
    let free = read("k + ?", "KH JB", JokerReading::Free);
    assert_eq!(free, "KH:10 + JB~KH:1");
}

#[test]
fn the_notation_of_the_rules() {
    strict(" KH:10  * 7S+QD:1 ", "KH QD 7S", "KH:10  * 7S+QD:1");
    strict("KH:10 * 7S", "KH QD 7S", "70 does not end in 1");
}

#[test]
fn mistakes() {
    let card = "expected a card such as `7S`, `KH:10` or `JB~7S`, or `(` at character";
    strict("7 + ", "7S", &format!("{card} 4, not the end"));
    strict("7 + + 3", "7S 3S", &format!("{card} 5, not `+`"));
    strict("", "7S", &format!("{card} 1, not the end"));
    let sign = "expected `+`, `-`, `*`, `/`";
    strict("7 3", "7S 3S", &format!("{sign} or the end at character 3, not `3`"));
    strict("(7", "7S 3S", &format!("{sign} or `)` at character 3, not the end"));
    let piece = "expected a card such as `7`, `K` or `?`, a sign or a bracket at character";
    strict("7 + b", "7S 3S", &format!("{piece} 5, not `b`"));
    strict("7 + borrow", "7S 3S", &format!("{piece} 5, not `borrow`"));
    let copied = "expected the card that the Joker copies at character";
    strict("7 + jb~", "7S JB", &format!("{copied} 8, not the end"));
    strict("?~é + 7", "7S JB", &format!("{copied} 3, not `é`"));
    strict("7+7", "7S 3S", "no card is left for `7` at character 3");
    strict("7+3+1+1", "7S 3S AS", "no card is left for `1` at character 7");
    strict("+7 3", "7S 3S", &format!("{card} 1, not `+`"));
}

#[test]
fn what_is_no_card_is_named() {
    let piece = "expected a card such as `7`, `K` or `?`, a sign or a bracket at character";
    for (text, at, found) in [
        ("0", 1, "0"),
        ("11", 1, "11"),
        ("37", 1, "37"),
        ("010", 1, "010"),
        ("7+100", 3, "100"),
        ("K10*107", 5, "107"),
        ("Z", 1, "Z"),
        ("7*😀", 3, "😀"),
        ("7²", 2, "²"),
        ("2.5", 2, "."),
        ("7 % 3", 3, "%"),
        ("\u{200b}\u{feff}~7", 3, "~"),
        ("🅿", 1, "🅿"),
        ("♥7", 1, "♥"),
        ("七", 1, "七"),
        ("\u{fffd}", 1, "\u{fffd}"),
        ("=11", 2, "11"),
        ("= Z", 3, "Z"),
    ] {
        strict(text, "7S 3S KH", &format!("{piece} {at}, not `{found}`"));
    }
}

#[test]
fn a_sign_of_equality() {
    strict("=7*3", "7S 3S", "7S * 3S");
    strict("7*3=", "7S 3S", "7S * 3S");
    strict("= 7 * 3 = 21", "7S 3S", "7S * 3S");
    strict("7＊3＝２１", "7S 3S", "7S * 3S");
    strict("7*3=22", "7S 3S", "this makes 21, not the 22 at character 5");
    strict("7+3=10", "7S 3S", "10 does not end in 1");
    // It tells which meaning is meant.
    strict("k*q+1", "KH QD AS", "KH:10 * QD:10 + AS");
    strict("k*q+1 = 11", "KH QD AS", "KH:10 * QD:1 + AS");
    strict("k*q+1 = 2", "KH QD AS", "2 does not end in 1");
    let number = "expected a number at character";
    strict("7*3=k", "7S 3S", &format!("{number} 5, not `k`"));
    strict("7*3==21", "7S 3S", &format!("{number} 5, not `=`"));
    strict(
        &format!("7*3={}", "9".repeat(20)),
        "7S 3S",
        &format!("{number} 5, not `{}`", "9".repeat(20)),
    );
    strict("7*3=21+1", "7S 3S", "expected the end at character 7, not `+`");
    let card = "expected a card such as `7S`, `KH:10` or `JB~7S`, or `(` at character";
    strict("7*=21", "7S 3S", &format!("{card} 3, not `=`"));
    strict("=", "7S 3S", &format!("{card} 2, not the end"));
    strict("==7", "7S 3S", &format!("{card} 2, not `=`"));
    let bracket = "expected `+`, `-`, `*`, `/` or `)` at character";
    strict("7*(3 = 21", "7S 3S", &format!("{bracket} 6, not `=`"));
}
