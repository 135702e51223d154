//! The notation and equality of moves.

use arbtest::arbitrary::{Arbitrary, Unstructured};
use arbtest::arbtest;

use crate::cards::rng::{Rng, Seed};
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::one_up::{Move, OneUpOptions};

use super::game::{deal, on_display, race};

#[test]
fn other_strings_do_not_parse() {
    let texts = [
        "",
        "call",
        "call ",
        "call  AS",
        "call AS ",
        "Call AS",
        "one  off",
        "oneoff",
        "One off",
        "one off ",
        "nothing ",
        " nothing",
        "pass",
        "time",
        "deal",
        "call KH",
        "call KH:5",
        "call KH:100",
        "call 3S +",
        "call + 3S",
        "call -3S",
        "call 3S 4S",
        "call 3S4S",
        "call (3S",
        "call 3S)",
        "call ()",
        "call 37",
        "call 30",
        "call 30 + AS",
        "call 10",
        "call 1S",
        "call as",
        "call 7S:7",
        "call JB~",
        "call JB~7S:7",
        "call JB~JL:10",
        "call JB~KH:5",
        "call 3S × 4S",
        "call 3S = 3S",
        "call JB~30",
        "call 3S ++ 4S",
    ];
    for text in texts {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    let long = format!("call {}AS{}", "(".repeat(100), ")".repeat(99));
    assert!(long.parse::<Move>().is_err());
}

#[test]
fn wrong_calls_parse() {
    for text in ["call JB~KH + 2S", "call 3S * 3S", "call TS", "call 3S / 2S", "call KH:1"] {
        let mv = Move::read(text).expect("it can be read");
        assert_eq!((mv.to_string().as_str(), text.parse()), (text, Ok(mv)));
    }
    let long = format!("call {}AS{}", "(".repeat(99), ")".repeat(99));
    assert_eq!(long.parse::<Move>().map(|mv| mv.to_string()), Ok(long));
}

#[test]
fn only_records_may_have_jokers_that_copy_nothing() {
    for text in ["call JB", "call JB+AS", "call AS + JB", "call (JL)", "call JB * JB~AS"] {
        let why = Move::read(text).expect_err("it is no expression").0;
        assert!(why.contains("expected `~` and the card that the Joker copies"), "{why}");
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn parsed_moves_print_as_they_were_written() {
    let parts = [
        "call ", "call", "one off", "nothing", "AS", "7S", "TH", "KH", "KH:1", "KH:10", "JB",
        "JB~7S", "JL~KH:10", "JL~JB", " + ", "+", " - ", "*", "/", "(", ")", " ", ":", "~", "10",
        "30", "é",
    ];
    let any = |u: &mut Unstructured| {
        let mut text = String::from(if u.ratio(3, 4)? { "call " } else { "" });
        for _ in 0..u.int_in_range(0..=9)? {
            text.push_str(u.choose(&parts)?);
        }
        if u.ratio(1, 8)? { String::arbitrary(u) } else { Ok(text) }
    };
    arbtest(|u| {
        let text = any(u)?;
        if let Ok(mv) = text.parse::<Move>() {
            assert_eq!(mv.to_string(), text);
            let again: Move = text.parse().expect("it was read before");
            assert_eq!(again, mv);
        }
        Ok(())
    });
}

#[test]
fn a_listed_call_equals_its_written_form() {
    let mut rng = Rng::new(Seed::from_number(5), 0);
    for seats in 2..=5 {
        let one = deal(seats, OneUpOptions::default(), rng.seed());
        let other = deal(seats, race(), rng.seed());
        let list = |game: &crate::games::one_up::OneUp| {
            let mut moves = Vec::new();
            game.legal_moves(Seat(0), &mut moves);
            moves
        };
        let (listed, others) = (list(&one), list(&other));
        for (number, mv) in listed.iter().enumerate() {
            let written: Move = mv.to_string().parse().expect("what is printed can be read");
            assert_eq!((&written, mv), (mv, &written));
            let same = listed.iter().position(|other| *other == written);
            assert_eq!(same, Some(number));
            let is_there = others.iter().any(|other| other.to_string() == mv.to_string());
            assert_eq!(others.contains(mv), is_there);
        }
    }
}

#[test]
fn a_call_is_checked_against_any_display() {
    let game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    let mut moves = Vec::new();
    game.legal_moves(Seat(0), &mut moves);
    let Some(Move::Call(call)) = moves.first() else { panic!("there are answers") };
    let reading = game.public.options.joker_reading;
    let turned = super::cards("7S QD KH");
    assert_eq!(call.answer(&game.public.display, reading), call.answer(&turned, reading));
    assert!(call.answer(&super::cards("KH QD 8S"), reading).is_err());
}
