//! The notation of moves.

use arbtest::arbtest;

use crate::games::shootout::Move;

#[test]
fn moves_print_in_the_notation_of_records() {
    for text in [
        "take stock",
        "take discard",
        "pass",
        "discard 9S",
        "shoot QH",
        "shoot 9S 9D",
        "shoot JB JL",
        "follow 5H",
        "follow 8S 8H 8C",
        "score AH +15",
        "score QC -10",
        "score QH 0",
        "score AH 15",
        "score AH AD AC +31",
        "score miss 0",
        "score sum 0",
        "score sum -25",
    ] {
        assert_eq!(text.parse::<Move>().expect(text).to_string(), text);
    }
}

#[test]
fn illegal_moves_in_a_valid_form_parse() {
    for text in [
        "discard 9S 9D",
        "shoot 9S 9S",
        "shoot 9S TH JB",
        "score AH 0",
        "score AH +16",
        "score AH AH 2",
        "score sum 25",
        "score sum +25",
        "score AH +99999999999999999999",
    ] {
        assert!(text.parse::<Move>().is_ok(), "{text}");
    }
}

#[test]
fn other_strings_do_not_parse() {
    for text in [
        "",
        "take",
        "take hand",
        "Take stock",
        "take stock ",
        " pass",
        "pass ",
        "pass 9S",
        "discard",
        "discard ",
        "discard 10",
        "discard 9S  9D",
        "shoot",
        "shoot 9S 9H 9D 9C",
        "shoot 9s",
        "shoot 9S,9H",
        "follow 1H",
        "score",
        "score AH",
        "score AH +015",
        "score AH 015",
        "score AH -0",
        "score AH +0",
        "score AH 00",
        "score AH +",
        "score AH - 1",
        "score AH ++1",
        "score AH 1.5",
        "score 0",
        "score +15",
        "score AH AD AC AS +31",
        "score miss",
        "score miss 5",
        "score miss -0",
        "score sum",
        "score sum -025",
        "score sum miss 0",
        "deal",
    ] {
        let why = text.parse::<Move>().expect_err(text).to_string();
        assert!(why.starts_with(&format!("`{text}` is not a move: expected ")), "{why}");
    }
}

#[test]
fn parsed_moves_print_and_parse_again() {
    let parts = [
        "take", "stock", "discard", "pass", "shoot", "follow", "score", "miss", "sum", "0", "+15",
        "-10", "7", "9S", "AH", "JB", "JL", " ", " ", " ", " ", "+", "-", "10",
    ];
    arbtest(|u| {
        let mut text = String::new();
        for _ in 0..u.int_in_range(0..=9)? {
            text.push_str(u.choose(&parts)?);
        }
        if let Ok(mv) = text.parse::<Move>() {
            assert_eq!(mv.to_string().parse(), Ok(mv), "{text}");
            // Only numbers that are too large print differently.
            assert!(mv.to_string() == text || text.len() > 12, "{text}");
        }
        Ok(())
    });
}
