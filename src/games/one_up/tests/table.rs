//! The game on the table, and its text input.

use crate::engine::event::Event;
use crate::engine::game::Game;
use crate::engine::seat::{BySeat, Seat};
use crate::games::one_up::Note;
use crate::games::one_up::{Length, OneUp, OneUpOptions};
use crate::table::narration::{Names, Speech, erase, sentences};
use crate::table::{InputChoice, Look, Scene, Table};

use super::game::{on_display, play, race};

fn scene(game: &OneUp, viewer: u8) -> Scene {
    OneUp::scene(&game.view(Some(Seat(viewer))))
}

/// The move and status of a line of seat 0, or the reason against it.
fn reads(game: &OneUp, line: &str) -> Result<(String, String), String> {
    let line = OneUp::parse_input(&game.view(Some(Seat(0))), line).line?;
    Ok((line.mv, line.says))
}

/// The move and status of a right line.
fn right(mv: &str, says: &str) -> (String, String) {
    (mv.to_owned(), says.to_owned())
}

#[test]
fn answers_are_the_same_if_they_come_to_the_same_number() {
    let view = on_display(2, OneUpOptions::default(), "KH QD 7S").view(Some(Seat(0)));
    let same = |one: &str, other: &str| {
        let [one, other] = [one, other].map(|text| text.parse().expect("a move"));
        OneUp::is_same_answer(&view, &one, &other)
    };
    assert!(same("call KH:10 * 7S + QD:1", "call 7S * KH:10 + QD:1"));
    assert!(same("call KH:10 * 7S + QD:1", "call QD:10 * 7S + KH:1"));
    assert!(!same("call KH:10 * 7S + QD:1", "call QD:1"));
    assert!(!same("call QD:1", "one off") && same("one off", "one off"));
}

#[test]
fn lines_in_the_notation_of_the_rules_and_in_the_short_one_parse() {
    let game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    let expected = right("call KH:10 * 7S + QD:1", "= 71 with 3 cards");
    assert_eq!(reads(&game, "KH:10 * 7S + QD:1"), Ok(expected.clone()));
    assert_eq!(reads(&game, "K*7+Q"), Ok(expected));
    assert_eq!(reads(&game, "QD:1"), Ok(right("call QD:1", "= 1 with 1 card")));
    assert_eq!(reads(&game, "KH:10 * 7S"), Err("70 does not end in 1".into()));
    assert!(reads(&game, "7 *").is_err());
    assert_eq!(reads(&game, "8 + 3"), Err("no card is left for `8` at character 1".into()));
}

#[test]
fn in_a_race_the_value_of_a_line_is_not_shown() {
    let game = on_display(3, race(), "KH QD 7S");
    assert_eq!(reads(&game, "KH:10 * 7S + QD:1"), Ok(right("call KH:10 * 7S + QD:1", "3 cards")));
    assert_eq!(reads(&game, "K*7+Q"), Ok(right("call KH:10 * 7S + QD:1", "3 cards")));
    assert_eq!(reads(&game, "KH:10 * 7S"), Ok(right("call KH:10 * 7S", "2 cards")));
    assert_eq!(reads(&game, "7*K10"), Ok(right("call 7S * KH:10", "2 cards")));
    assert!(reads(&game, "7 *").is_err());
}

#[test]
fn a_seat_that_may_not_speak_cannot_write() {
    let mut game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    play(&mut game, &["0: nothing"]);
    assert_eq!(reads(&game, "QD:1"), Err("Wait for the others".into()));
    assert!(scene(&game, 0).writing.is_none() && scene(&game, 1).writing.is_some());
}

#[test]
fn the_text_input_offers_the_cards_of_the_display() {
    let game = on_display(4, OneUpOptions::default(), "TH KH JB JL");
    let writing = scene(&game, 0).writing.expect("seat 0 may write");
    let words = |at: usize| -> Vec<String> {
        let word = |InputChoice { text, label }: &InputChoice| format!("{text} {label}");
        writing.cards[at].iter().map(word).collect()
    };
    assert_eq!(words(0), ["TH 10♥\u{fe0e}"]);
    assert_eq!(words(1), ["KH:10 K♥\u{fe0e} as 10"]);
    assert_eq!(
        words(2),
        [
            "JB~TH Joker as 10♥\u{fe0e}",
            "JB~KH Joker as K♥\u{fe0e}",
            "JB~JL Joker as the little Joker"
        ]
    );
    let signs: Vec<&str> = writing.signs.iter().map(|sign| sign.label.as_str()).collect();
    assert_eq!((writing.action.as_str(), signs), ("Lock in", vec!["+", "−", "×", "÷", "(", ")"]));
    assert_eq!(
        scene(&on_display(2, race(), "AS"), 1).writing.expect("it may").action.as_str(),
        "Call"
    );
}

#[test]
fn prompts_name_the_expected_move() {
    let mut game = on_display(3, race(), "4S 6S 8S");
    let prompt = |game: &OneUp, viewer| scene(game, viewer).prompt;
    assert_eq!(prompt(&game, 0), "Call the highest number that ends in 1");
    play(&mut game, &["0: one off"]);
    assert_eq!(prompt(&game, 0), "Wait to see if anybody has an answer");
    play(&mut game, &["time", "1: call 4S"]);
    assert_eq!(prompt(&game, 1), "You are barred until these cards are won or set aside");
    play(&mut game, &["2: call 6S"]);
    assert_eq!(prompt(&game, 0), "Only you can answer: call, or say “one off”");
    let mut game = on_display(3, race(), "AS 6S 8S");
    play(&mut game, &["0: call AS"]);
    assert_eq!(prompt(&game, 0), "Your call stands");
    assert_eq!(prompt(&game, 2), "Beat 1");
}

#[test]
fn badges_show_calls_one_off_and_barred_seats() {
    let seen_by = |game: &OneUp, viewer| -> Vec<String> {
        let list = scene(game, viewer).badges.into_iter();
        let seat = |seat: Option<Seat>| seat.map_or(String::new(), |seat| format!("{seat} "));
        list.map(|badge| format!("{}{}", seat(badge.seat), badge.text)).collect()
    };
    let badges = |game: &OneUp| seen_by(game, 0);
    let mut game = on_display(3, race(), "KH QD 7S 4S 6S 8S");
    play(&mut game, &["1: call 7S", "0: call KH:10 + QD:1"]);
    assert_eq!(badges(&game), ["Stands: 11 with 2 cards", "0 11", "1 barred"]);
    let looks = scene(&game, 0).badges.into_iter().map(|badge| badge.look);
    assert_eq!(looks.collect::<Vec<_>>(), [Look::Plain, Look::Plain, Look::Alert]);
    play(&mut game, &["time", "1: one off"]);
    assert_eq!(badges(&game), ["1 one off"]);
    let mut game = on_display(3, OneUpOptions::default(), "KH QD 7S 4S 6S 8S");
    play(&mut game, &["1: call QD:1", "0: nothing"]);
    assert_eq!(badges(&game), ["1 locked in", "0 locked in"]);
    // A seat sees its own answer while the others think.
    assert_eq!(seen_by(&game, 1), ["1 locked in: 1", "0 locked in"]);
}

#[test]
fn gauges_show_the_progress_to_a_hundred_points() {
    let options = OneUpOptions { length: Length::Hundred, ..OneUpOptions::default() };
    let mut game = on_display(2, options, "KH QD 7S 4S");
    game.public.totals = BySeat::from_list(&[88, 101]);
    let progress = scene(&game, 0).progress.into_iter();
    let progress = progress.map(|way| (way.seat, way.value, way.marks, way.says));
    let expected = [
        (Seat(0), 88, vec![100], "12 to go".to_owned()),
        (Seat(1), 101, vec![100], "0 to go".to_owned()),
    ];
    assert_eq!(progress.collect::<Vec<_>>(), expected);
    assert!(scene(&on_display(2, race(), "KH QD 7S 4S"), 0).progress.is_empty());
}

#[test]
fn labels_name_the_move() {
    let game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    let label = |game: &OneUp, mv: &str| {
        OneUp::label(&game.view(Some(Seat(0))), &mv.parse().expect("a move"))
    };
    assert_eq!(label(&game, "call KH:10 * 7S + QD:1"), "Lock in 71: K(10) × 7 + Q(1)");
    assert_eq!(label(&game, "nothing"), "No answer");
    let game = on_display(4, race(), "KH TS 7S JB");
    assert_eq!(label(&game, "call JB~TS + KH:1"), "Call 11: Joker(10) + K(1)");
    assert_eq!(label(&game, "call JB~TS * 7S - TS"), "Call Joker(10) × 7 − 10");
    assert_eq!(
        (label(&game, "nothing"), label(&game, "one off")),
        ("Nothing to say".into(), "One off".into())
    );
}

/// The sentences for seat 0.
fn narrate(events: &[Event<Note>]) -> Vec<String> {
    let names = Names { names: vec!["Ada".into(), "Otto".into()], you: Some(Seat(0)) };
    let speech = Speech::of::<OneUp>();
    let events: Vec<_> = events.iter().map(erase::<OneUp>).collect();
    sentences(&events, &names, &speech)
}

#[test]
fn calls_and_displays_have_sentences() {
    let mut game = on_display(2, race(), "AS KH 7S 9S 2S 4S 6S 8S 3S");
    assert_eq!(narrate(&play(&mut game, &["1: call AS"])), ["Otto calls 1: A."]);
    let expected = ["You are barred: K(10) — 10 does not end in 1."];
    assert_eq!(narrate(&play(&mut game, &["0: call KH:10"]))[..1], expected);
    let mut game = on_display(2, race(), "AS KH 7S 9S 2S 4S 6S 8S 3S");
    play(&mut game, &["1: call AS"]);
    assert_eq!(
        narrate(&play(&mut game, &["time"])),
        [
            "Otto wins the display.",
            "Otto takes ace of spades, king of hearts, seven of spades and nine of spades.",
            "On display: two of spades, four of spades, six of spades and eight of spades."
        ]
    );
    assert_eq!(narrate(&play(&mut game, &["0: one off"])), ["You say “one off”."]);
    assert_eq!(narrate(&play(&mut game, &["time"])), ["You turn the five of spades."]);
    let expected =
        ["Otto calls 11: (8 + 6) ÷ 2 + 4.", "You are barred: the “one off” is answered."];
    let mut game = on_display(2, race(), "2S 4S 6S 8S");
    play(&mut game, &["0: one off"]);
    assert_eq!(narrate(&play(&mut game, &["1: call (8S + 6S) / 2S + 4S"]))[..2], expected);
}

#[test]
fn sealed_answers_are_announced_when_all_have_locked_in() {
    let mut game = on_display(2, OneUpOptions::default(), "AS KH 7S 9S 2S 4S 6S 8S");
    assert_eq!(narrate(&play(&mut game, &["1: call AS"])), ["Otto locks in."]);
    let expected =
        ["You lock in.", "Otto calls 1: A.", "You have nothing to say.", "Otto wins the display."];
    assert_eq!(narrate(&play(&mut game, &["0: nothing"]))[..4], expected);
}

#[test]
fn setting_a_display_aside_is_announced() {
    let mut game = on_display(2, race(), "2S 4S 6S 8S 3S 5S 7S 9S");
    let expected = [
        "Otto is barred: 4 — 4 does not end in 1.",
        "Set aside as a bonus: two of spades, four of spades, six of spades and eight of spades.",
        "On display: three of spades, five of spades, seven of spades and nine of spades.",
    ];
    assert_eq!(narrate(&play(&mut game, &["0: call 2S", "1: call 4S"])), expected);
}
