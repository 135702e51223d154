//! Parsing any string results in an expression or an error, never a panic, and a printed expression parses again.

use arbtest::arbitrary::{Arbitrary, Result, Unstructured};
use arbtest::arbtest;

use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::games::one_up::{Expression, ParseExpressionError, shorthand, solver};

use super::{READINGS, cards, pack};

fn error(text: &str) -> String {
    text.parse::<Expression>().expect_err("a text that cannot be read").to_string()
}

#[test]
fn errors_name_the_expected_part() {
    let signs = "`+`, `-`, `*`, `/`";
    let copies = "`~` and the card that the Joker copies";
    let card = "a card such as `7S`, `KH:10` or `JB~7S`, or `(`";
    let value = "the face card's value, `:1` or `:10`,";
    for (text, expected, at, found) in [
        ("KH", value, 3, "the end"),
        ("KH + 3S", value, 3, "` `"),
        ("KH:5", "the value `1` or `10`", 4, "`5`"),
        ("KH:100", "the value `1` or `10`", 4, "`100`"),
        ("KH:11", "the value `1` or `10`", 4, "`11`"),
        ("KH: 1", "the value `1` or `10`", 4, "` `"),
        ("KH :1", value, 3, "` `"),
        ("3S +", card, 5, "the end"),
        ("30", card, 1, "`30`"),
        ("3S * 30", card, 6, "`30`"),
        ("3s", card, 1, "`3s`"),
        ("37", card, 1, "`37`"),
        ("-3S", card, 1, "`-`"),
        ("3S * -4S", card, 6, "`-`"),
        ("+3S", card, 1, "`+`"),
        ("()", card, 2, "`)`"),
        ("", card, 1, "the end"),
        ("3S 4S", &format!("{signs} or the end"), 4, "`4S`"),
        ("3S)", &format!("{signs} or the end"), 3, "`)`"),
        ("(3S", &format!("{signs} or `)`"), 4, "the end"),
        ("3S:1", &format!("{signs} or the end"), 3, "`:`"),
        ("JB~", "the card that the Joker copies", 4, "the end"),
        ("JB~~7S", "the card that the Joker copies", 4, "`~`"),
        ("JB", copies, 3, "the end"),
        ("JB+AS", copies, 3, "`+`"),
        ("JB ~7S", copies, 3, "` `"),
        ("JB~7S:1", &format!("{signs} or the end"), 6, "`:`"),
        ("JB~KH:2", "the value `1` or `10`", 7, "`2`"),
        ("JB~JL~7S", &format!("{signs} or the end"), 6, "`~`"),
        ("JB:1", copies, 3, "`:`"),
        ("3S\t+ 4S", &format!("{signs} or the end"), 3, "`\t`"),
        ("3S × 4S", &format!("{signs} or the end"), 4, "`×`"),
    ] {
        assert_eq!(error(text), format!("expected {expected} at character {at}, not {found}"));
    }
    assert_eq!(" 3S".parse::<Expression>(), Err(ParseExpressionError::Blanks));
    assert_eq!("3S ".parse::<Expression>(), Err(ParseExpressionError::Blanks));
}

#[test]
fn the_longest_expression() {
    let brackets = |count: usize| format!("{}AS{}", "(".repeat(count), ")".repeat(count));
    assert!(brackets(99).parse::<Expression>().is_ok());
    let long = format!("{} ", brackets(99)).replace("AS ", "AS").replace("AS", " AS");
    assert_eq!(long.trim_end().parse::<Expression>(), Err(ParseExpressionError::TooLong));
    assert!("(".repeat(200).parse::<Expression>().is_err());
}

#[test]
fn an_expression_prints_as_it_was_written() {
    for text in ["AS", "( AS )", "(KH:10*QD:10  + 7S) * JB~7S", "JB~KH + JL~JB / JB~KH:1"] {
        let expression: Expression = text.parse().expect("it can be read");
        assert_eq!(expression.to_string(), text);
        let bytes = postcard::to_allocvec(&expression).expect("it can be stored");
        assert_eq!(postcard::from_bytes(&bytes), Ok(expression));
    }
}

/// A random string, mostly of meaningful parts.
fn any_text(u: &mut Unstructured, parts: &[&str]) -> Result<String> {
    let mut text = String::new();
    for _ in 0..u.int_in_range(0..=12)? {
        match u.int_in_range(0..=19)? {
            0 => text.push(char::arbitrary(u)?),
            1 => text.push(' '),
            _ => text.push_str(u.choose(parts)?),
        }
    }
    Ok(text)
}

fn any_display(u: &mut Unstructured) -> Result<Vec<Card>> {
    let mut pack = pack();
    Rng::new(Seed::from_number(u64::arbitrary(u)?), 0).shuffle(&mut pack);
    pack.truncate(u.int_in_range(0..=8)?);
    Ok(pack)
}

/// If the string is an expression, checks that it prints as written and that `check` does not panic.
fn reads_back(text: &str, display: &[Card]) -> bool {
    let Ok(expression) = text.parse::<Expression>() else { return false };
    assert_eq!(expression.to_string(), text);
    for reading in READINGS {
        if let Ok(answer) = expression.check(display, reading) {
            let found = solver::solve(display, reading).find(answer.value).expect("it is known");
            assert!(answer.cards <= found.cards, "{expression}");
        }
    }
    true
}

#[test]
fn any_string_parses_or_is_refused() {
    let parts = [
        "7S", "AS", "KH", ":10", ":1", "JB", "JL", "~", "(", ")", " + ", "-", " * ", "/", "JB~7S",
        "KH:10", "QD:1", "30", "TH",
    ];
    let display = cards("7S AS KH JB JL TH QD");
    assert!(reads_back("7S + AS", &display), "some texts are expressions");
    arbtest(|u| {
        reads_back(&any_text(u, &parts)?, &display);
        Ok(())
    });
}

#[test]
fn damaged_expressions_do_not_panic() {
    arbtest(|u| {
        let mut display = any_display(u)?;
        display.truncate(5);
        let reading = *u.choose(&READINGS)?;
        let Some((answer, expression)) = solver::best(&display, reading) else { return Ok(()) };
        assert!(reads_back(expression.text(), &display));
        let mut text: Vec<char> = expression.text().chars().collect();
        let at = u.int_in_range(0..=text.len() - 1)?;
        match u.int_in_range(0..=2)? {
            0 => drop(text.remove(at)),
            1 => text[at] = char::from(u.int_in_range(32..=126)?),
            _ => text.insert(at, *u.choose(&['(', ')', ' ', '1', '-', '~', 'J', 'é'])?),
        }
        let text: String = text.into_iter().collect();
        reads_back(&text, &display);
        // The short notation may have another meaning, but never a better answer than the best.
        if let Ok(meant) = shorthand::read(&text, &display, reading) {
            assert!(meant.check(&display, reading).is_ok_and(|meant| meant <= answer), "{text}");
        }
        Ok(())
    });
}

#[test]
fn any_short_notation_is_an_answer_or_refused() {
    let parts = [
        "7", "a", "k", "10", "1", "?", "J", "jb", "~", "(", ")", "+", "-", "x", "÷", "j~7", "q:1",
        "K10", "h", "♥", "[", "2", ":", "8", "9",
    ];
    arbtest(|u| {
        let (text, display) = (any_text(u, &parts)?, any_display(u)?);
        let reading = *u.choose(&READINGS)?;
        if let Ok(meant) = shorthand::read(&text, &display, reading) {
            assert!(meant.check(&display, reading).is_ok(), "{text}");
        }
        Ok(())
    });
}
