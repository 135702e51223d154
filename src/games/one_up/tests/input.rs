//! Lines of the text input while they are written.

use crate::cards::rng::{Rng, Seed};
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::one_up::{JokerReading, Move, OneUp, OneUpOptions};
use crate::table::{Bracket, InputToken, ParsedInput, Table};

use super::game::{deal, on_display, race};

fn written(game: &OneUp, line: &str) -> ParsedInput {
    OneUp::parse_input(&game.view(Some(Seat(0))), line)
}

/// The tokens of a line, each with its card, its label and its other notations.
fn tokens(game: &OneUp, line: &str) -> Vec<String> {
    let shown = |InputToken { card, label, others, .. }: InputToken| {
        let card = card.map(|card| card.to_string()).unwrap_or_default();
        let others: Vec<String> = others.into_iter().map(|word| word.text).collect();
        let others =
            if others.is_empty() { String::new() } else { format!("|{}", others.join("|")) };
        format!("{card}{label}{others}")
    };
    written(game, line).tokens.into_iter().map(shown).collect()
}

fn says(game: &OneUp, line: &str) -> String {
    written(game, line).line.map_or_else(|why| why, |line| line.says)
}

fn free() -> OneUpOptions {
    OneUpOptions { joker_reading: JokerReading::Free, ..OneUpOptions::default() }
}

#[test]
fn tokens_show_the_meant_cards() {
    let game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    let expected = ["KH10|KH:1", "×", "7S", "+", "QD1|QD:10"];
    assert_eq!(tokens(&game, "KH:10 * 7S + QD:1"), expected);
    assert_eq!(tokens(&game, "k*7+q"), expected);
    assert_eq!(tokens(&game, "k*7+q-"), [&expected[..], &["−"]].concat());
    assert_eq!(tokens(&game, "7*(k"), ["7S", "×", "(", "KH10|KH:1"]);
    assert_eq!(tokens(&game, "8 + k & 3"), ["8", "+", "k"]);
}

#[test]
fn tokens_have_names_and_brackets() {
    let game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    let tokens = written(&game, "(K+7)").tokens;
    let names: Vec<&str> = tokens.iter().map(|token| token.name.as_str()).collect();
    assert_eq!(names, ["(", "king of hearts as 10", "+", "seven of spades", ")"]);
    let brackets = tokens.iter().map(|token| token.bracket);
    let neither = Bracket::Neither;
    let expected = [Bracket::Opens, neither, neither, neither, Bracket::Closes];
    assert_eq!(brackets.collect::<Vec<_>>(), expected);
}

#[test]
fn a_joker_token_offers_other_copies() {
    let game = on_display(4, OneUpOptions::default(), "TH KH JB JL");
    let to = "JB~TH|JB~KH|JB~JL";
    let without = |one: &str| to.replace(one, "").replace("||", "|");
    assert_eq!(tokens(&game, "JB~TH"), [format!("JB10♥\u{fe0e}{}", without("JB~TH"))]);
    // The king is not used, so the Joker has its own value.
    let expected = format!("JBK♥\u{fe0e} = 10|JB~KH:1|{}", without("JB~KH").trim_matches('|'));
    assert_eq!(tokens(&game, "JB~KH:10"), [expected.as_str()]);
    assert_eq!(
        tokens(&game, "JB~KH+TH")[0],
        expected.replace("= 10", "= 1").replace(":1|", ":10|")
    );
    // The king is used, so the Joker has the same value.
    let expected = format!("JBK♥\u{fe0e}|{}", without("JB~KH").trim_matches('|'));
    assert_eq!(tokens(&game, "KH:1*JB~KH")[2], expected);
    assert_eq!(tokens(&game, "JB~JL+JL~TH")[0], "JBJoker|JB~TH|JB~KH");
    let game = on_display(4, free(), "TH KH JB JL");
    assert_eq!(tokens(&game, "JB~KH:1"), ["JBK♥\u{fe0e} = 1|JB~TH|JB~KH:10|JB~JL"]);
}

#[test]
fn tokens_joined_by_spaces_mean_the_same_as_the_line() {
    let game = on_display(4, OneUpOptions::default(), "TH KH JB JL");
    for line in ["10*k", "(KH:10+TH)/JB~KH", "JB~JL+JL~TH", "jb~k+10", "?+t", "10*(k+"] {
        let whole = written(&game, line);
        let texts: Vec<&str> = whole.tokens.iter().map(|token| token.text.as_str()).collect();
        assert_eq!(written(&game, &texts.join(" ")).line, whole.line, "{line}");
    }
}

#[test]
fn a_race_does_not_judge_a_total() {
    for (line, sealed) in [
        ("7*K+Q=71", "= 71 with 3 cards"),
        ("7*K+Q=81", "this makes 71, not the 81 at character 7"),
    ] {
        assert_eq!(says(&on_display(3, OneUpOptions::default(), "KH QD 7S"), line), sealed);
        assert_eq!(says(&on_display(3, race(), "KH QD 7S"), line), "3 cards");
    }
    let game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    let expected = ["=", "KH10|KH:1", "×", "7S", "+", "QD1|QD:10", "=", "71"];
    assert_eq!(tokens(&game, "=k*7+q = 71"), expected);
}

#[test]
fn an_incomplete_line_shows_its_value() {
    let game = on_display(3, OneUpOptions::default(), "KH QD 7S");
    assert_eq!(says(&game, "7S *"), "7 so far");
    assert_eq!(says(&game, "7S * ( KH:10"), "70 so far");
    assert_eq!(says(&game, "7S * ( KH:10 +"), "70 so far");
    assert_eq!(says(&game, "7S * ( KH:10 + QD:1"), "77 so far");
    assert_eq!(says(&game, "7S * ( KH:10 + QD:1 )"), "77 does not end in 1");
    assert_eq!(says(&game, "(7S - KH:10"), "−3 so far");
    let card = "expected a card such as `7S`, `KH:10` or `JB~7S`, or `(` at character";
    assert_eq!(says(&game, "("), format!("{card} 2, not the end"));
    assert_eq!(says(&game, " +"), format!("{card} 2, not `+`"));
    assert_eq!(says(&game, "7 * * ("), "7 so far");
    assert_eq!(
        says(&game, "7 ) * 8 ("),
        "expected `+`, `-`, `*`, `/` or the end at character 3, not `)`"
    );
    assert_eq!(says(&game, "7*8*"), "no card is left for `8` at character 3");
    assert_eq!(says(&game, "7S * 7S +"), "`7S` is used twice");
    assert!(written(&game, "( KH:10 + QD:1").line.is_err(), "it is not whole");
    let race = on_display(3, race(), "KH QD 7S");
    assert_eq!(says(&race, "7S * ( KH:10"), "2 cards");
}

#[test]
fn every_answer_can_be_written_with_the_offered_words() {
    let mut rng = Rng::new(Seed::from_number(41), 0);
    for number in 0..200 {
        let reading = [JokerReading::Strict, JokerReading::Free][number % 2];
        let options = OneUpOptions { joker_reading: reading, ..OneUpOptions::default() };
        let game = deal(2 + (number % 4) as u8, options, rng.seed());
        let view = game.view(Some(Seat(0)));
        let writing = OneUp::scene(&view).writing.expect("seat 0 may write");
        let mut words: Vec<String> = Vec::new();
        for word in writing.cards.iter().flatten() {
            words.push(word.text.clone());
            let others = OneUp::parse_input(&view, &word.text).tokens.into_iter().next();
            words.extend(
                others.iter().flat_map(|token| &token.others).map(|word| word.text.clone()),
            );
        }
        let mut moves = Vec::new();
        game.legal_moves(Seat(0), &mut moves);
        for mv in moves.iter().filter(|mv| matches!(mv, Move::Call(_))) {
            let Move::Call(call) = mv else { continue };
            for term in call.expression().terms() {
                assert!(words.contains(&term.to_string()), "{mv}: {term}");
            }
        }
    }
}
