//! Labels of moves and sentences of events.

use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::games::broken_ladder::{BrokenLadder, LadderOptions, Referee};
use crate::table::Table;
use crate::table::narration::{Names, Speech, erase, sentences};

use super::table::{deal, deal_with, play};

/// Seat 1 could lay down for 160; seat 0 holds K Q Q 9 8.
const VALID: &str = "5S 3H KD   AS KH  3C QS  3S QD  4H 9C  5D 8H   7C";
/// The hand of seat 1 leads to 6, not 5.
const INVALID: &str = "5S 3H KD   AS KH  3C QS  3S QD  4H 9C  6D 8H   7C";
/// Three sixes.
const SIXES: &str = "5S 3H KD   6H KH  6S QS  6D QD  2C 9C  2S 8H   7C";

fn strict() -> LadderOptions {
    LadderOptions { referee: Referee::Strict, ..LadderOptions::default() }
}

/// The labels of the moves of a seat.
fn labels(session: &Session<BrokenLadder>, seat: Seat) -> Vec<String> {
    let (view, mut moves) = (session.game().view(Some(seat)), Vec::new());
    session.game().legal_moves(seat, &mut moves);
    moves.iter().map(|mv| BrokenLadder::label(&view, mv)).collect()
}

#[test]
fn with_a_casual_referee_the_label_of_laying_down_names_the_fault() {
    let lay = |first| labels(&deal(2, first), Seat(1)).pop();
    assert_eq!(lay(VALID).as_deref(), Some("Lay down"));
    assert_eq!(lay(INVALID).as_deref(), Some("Lay down anyway: 6, not 5"));
    assert_eq!(lay(SIXES).as_deref(), Some("Lay down anyway: too many sixes"));
}

#[test]
fn a_casual_referee_asks_for_confirmation_of_a_mistake() {
    let asks = |options, first, mv: &str| {
        let view = deal_with(options, 2, first).game().view(Some(Seat(1)));
        BrokenLadder::is_rash(&view, &mv.parse().expect("a move"))
    };
    let casual = LadderOptions::default();
    assert!(asks(casual, INVALID, "lay") && asks(casual, SIXES, "lay"));
    assert!(!asks(casual, VALID, "lay") && !asks(casual, INVALID, "take stock"));
    assert!(!asks(LadderOptions { any_ranks: true, ..casual }, SIXES, "lay"));
    assert!(!asks(strict(), INVALID, "lay"));
}

#[test]
fn with_a_strict_referee_labels_name_no_heights() {
    for first in [VALID, INVALID, SIXES] {
        let mut session = deal_with(strict(), 2, first);
        let expected = ["Take from the stock", "Take the seven of clubs", "Lay down"];
        assert_eq!(labels(&session, Seat(1)), expected);
        play(&mut session, "take discard");
        assert!(labels(&session, Seat(1)).iter().all(|label| !label.contains("leads")));
    }
}

/// The sentences for seat 0 about the last step.
fn narrate(session: &Session<BrokenLadder>) -> Vec<String> {
    let names = Names { names: vec!["Ada".into(), "Otto".into()], you: Some(Seat(0)) };
    let speech = Speech::of::<BrokenLadder>();
    let events = session.events().last().expect("the deal has events");
    let events: Vec<_> = events.iter().map(erase::<BrokenLadder>).collect();
    sentences(&events, &names, &speech)
}

#[test]
fn the_deal_has_sentences() {
    let expected = [
        "Round 1. You deal.",
        "You hold queen of spades, eight of hearts, king of hearts, queen of diamonds and nine of clubs.",
        "Five of spades is the Head.",
        "Otto starts from the three of hearts.",
        "You start from the king of diamonds.",
        "Seven of clubs is turned up.",
    ];
    assert_eq!(narrate(&deal(2, VALID)), expected);
}

#[test]
fn a_valid_ladder_has_sentences() {
    let mut session = deal(2, VALID);
    play(&mut session, "lay");
    let expected = [
        "Otto completes the ladder with ace of spades, three of spades, four of hearts, five of diamonds and three of clubs.",
        "You score 54. Total 54.",
        "Otto scores 160. Total 160.",
        "The round is over.",
    ];
    assert_eq!(narrate(&session), expected);
}

#[test]
fn a_mistake_has_sentences() {
    let mut session = deal(2, INVALID);
    play(&mut session, "lay");
    let expected = [
        "Otto lays down ace of spades, three of spades, four of hearts, six of diamonds and three of clubs.",
        "Otto misses the Head: the ladder leads to 6.",
        "Otto is out of this round and loses 170 points.",
        "You score 54. Total 54.",
        "Otto loses 170. Total −170.",
        "The round is over.",
    ];
    assert_eq!(narrate(&session), expected);
    let mut session = deal(2, SIXES);
    play(&mut session, "lay");
    assert_eq!(narrate(&session)[1], "Otto shows too many sixes.");
}

#[test]
fn a_stalled_round_has_a_sentence() {
    let mut session = deal(2, INVALID);
    for _ in 0..100 {
        play(&mut session, "take discard");
        play(&mut session, "discard 7C");
    }
    assert_eq!(narrate(&session)[1], "Nobody reached the Head, so every hand scores.");
}
