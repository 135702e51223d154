//! The answers to a display.

use crate::engine::game::Game;
use crate::engine::seat::{BySeat, Seat};
use crate::games::one_up::{JokerReading, OneUp, OneUpOptions, solver};
use crate::table::Table;

use super::game::{on_display, play, race};

/// The rows of the answers, the winner's with a star, and its summary.
fn answers(game: &OneUp) -> Vec<String> {
    let scene = OneUp::scene(&game.view(Some(Seat(0))));
    let answers = scene.answers.expect("a display has ended");
    let rows = answers.rows.into_iter().map(|row| {
        let who = row.seat.map_or("best".into(), |seat| seat.to_string());
        let star = if row.is_best { "*" } else { "" };
        format!("{who}{star}: {} = {}", row.line, row.says)
    });
    rows.chain([answers.says]).collect()
}

#[test]
fn sealed_answers_have_a_row_each() {
    let mut game = on_display(3, OneUpOptions::default(), "KH QD 7S 4S 6S 8S");
    assert_eq!(OneUp::scene(&game.view(Some(Seat(0)))).answers, None);
    play(&mut game, &["1: call QD:1", "0: nothing", "2: call KH:10 + QD:1"]);
    let expected = [
        "0: No answer = ",
        "1: Q(1) = 1",
        "2*: K(10) + Q(1) = 11",
        "best: K(10) × 7 + Q(1) = 71",
        "1 higher number was possible.",
    ];
    assert_eq!(answers(&game), expected);
    let cards = OneUp::scene(&game.view(Some(Seat(0)))).answers.expect("it is there").cards;
    assert_eq!(cards, super::cards("KH QD 7S"));
}

#[test]
fn the_best_answer_needs_no_row_of_its_own() {
    let mut game = on_display(2, OneUpOptions::default(), "KH QD 7S 8S");
    let solved = solver::solved(&game.public.display, JokerReading::Strict);
    let best = solved.expression_for(solved.best().expect("an answer").value).expect("a way");
    play(&mut game, &[&format!("0: call {best}"), "1: one off"]);
    let answers = answers(&game);
    assert!(answers[0].starts_with("0*: "), "{answers:?}");
    assert_eq!(answers[1..], ["1: one off = ", "Nothing higher was possible."]);
}

#[test]
fn of_equal_answers_the_winner_has_the_star() {
    let mut game = on_display(3, OneUpOptions::default(), "AS AH 7S 4S 6S 8S");
    play(&mut game, &["0: nothing", "2: call AH", "1: call AS"]);
    let rows = answers(&game);
    assert_eq!(rows[1..3], ["1: A = 1", "2*: A = 1"]);
}

#[test]
fn a_race_shows_the_last_calls_and_the_mistakes() {
    let mut game = on_display(3, race(), "KH QD 7S 4S 6S 8S");
    play(&mut game, &["1: call 7S", "0: call QD:1", "2: call KH:10 + QD:1", "time"]);
    let expected = [
        "0: Q(1) = 1",
        "1: 7 = 7 does not end in 1",
        "2*: K(10) + Q(1) = 11",
        "best: K(10) × 7 + Q(1) = 71",
        "1 higher number was possible.",
    ];
    assert_eq!(answers(&game), expected);
}

#[test]
fn the_review_of_a_display_without_winner_shows_the_possible_answers() {
    let mut game = on_display(2, race(), "2S 4S 6S 8S 3S 5S 7S 9S");
    play(&mut game, &["0: call 2S", "1: call 4S"]);
    let expected = [
        "0: 2 = 2 does not end in 1",
        "1: 4 = 4 does not end in 1",
        "best: (8 + 6) ÷ 2 + 4 = 11",
        "2 answers were possible.",
    ];
    assert_eq!(answers(&game), expected);
}

#[test]
fn everybody_sees_the_same_and_nobody_sees_locked_answers() {
    let mut game = on_display(2, OneUpOptions::default(), "KH QD 7S 8S");
    play(&mut game, &["1: call QD:1"]);
    assert_eq!(game.view(Some(Seat(0))).answers, BySeat::default());
    let mut game = on_display(2, race(), "KH QD 7S 8S");
    play(&mut game, &["1: call QD:1"]);
    assert!(game.view(Some(Seat(0))).answers[Seat(1)].is_some());
}
