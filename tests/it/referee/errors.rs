//! Every error, and their precedence where several apply.

use serde_json::{Value, json};

use super::program::{Referee, deck, new, over, round_over};

fn play(text: &str) -> Value {
    json!({"cmd": "play", "move": text})
}

fn play_of(seat: i64, text: &str) -> Value {
    json!({"cmd": "play", "seat": seat, "move": text})
}

/// The request with one field added or replaced.
fn with(mut request: Value, field: &str, value: Value) -> Value {
    request[field] = value;
    request
}

/// Checks that each request is refused with this code.
fn all_refused(referee: &mut Referee, code: &str, requests: impl IntoIterator<Item = Value>) {
    for request in requests {
        assert_eq!(referee.code(&request), code, "{request}");
    }
}

/// A match of two seats in which seat 1 must take a card.
fn playing() -> Referee {
    Referee::with(&new(2, ""))
}

fn rummy() -> Value {
    json!({"cmd": "new", "game": "hundred-rummy"})
}

#[test]
fn without_a_match_there_is_no_game() {
    let requests = [
        json!({"cmd": "state"}),
        json!({"cmd": "view", "seat": 0}),
        json!({"cmd": "legal"}),
        play("take stock"),
        play("nonsense"),
        play_of(77, "score"),
        with(play("deal"), "deck", json!(["10"])),
        json!({"cmd": "bot"}),
        json!({"cmd": "undo"}),
        json!({"cmd": "record"}),
    ];
    all_refused(&mut Referee::start(), "no_game", requests);
}

type Field = (Value, &'static str, fn(&Value) -> bool);

/// Requests that are wrong for every match.
fn bad_requests() -> Vec<Value> {
    let mut bad = vec![
        json!({}),
        json!({"id": 1}),
        json!({"cmd": "shuffle"}),
        json!({"cmd": "New"}),
        json!({"cmd": ""}),
        json!({"cmd": "view"}),
        json!({"cmd": "play"}),
        json!({"cmd": "load"}),
        json!({"cmd": "new"}),
        with(play("take stock"), "deck", json!(deck(2, ""))),
        with(play("nonsense"), "deck", json!([])),
        play_of(0, "time"),
        play_of(99, "time"),
        with(rummy(), "dealer", json!(2)),
        with(rummy(), "dealer", json!(-1)),
        with(rummy(), "dealer", json!(1e10)),
        with(rummy(), "seed", json!("1")),
        with(rummy(), "seed", json!("g".repeat(64))),
        with(rummy(), "seed", json!("é".repeat(32))),
        json!({"cmd": "bot", "level": "genius"}),
        json!({"cmd": "bot", "iterations": 0}),
        json!({"cmd": "bot", "iterations": -5}),
        json!({"cmd": "bot", "iterations": 10_000_000_000_u64}),
        json!({"cmd": "bot", "milliseconds": 0}),
        json!({"cmd": "bot", "iterations": 5, "milliseconds": 5}),
        json!({"cmd": "bot", "seed": "abc"}),
        json!({"cmd": "review", "playouts": 0}),
        json!({"cmd": "review", "playouts": 10_000_000_000_u64}),
    ];
    let values = [json!("1"), json!("x"), json!(1), json!(1.5), json!(true), json!([]), json!({})];
    let is_text = Value::is_string;
    let is_whole = Value::is_i64;
    // A request, one of its fields, and the values above that have the right type for it.
    let fields: [Field; 19] = [
        (json!({}), "cmd", is_text),
        (json!({"cmd": "new"}), "game", is_text),
        (rummy(), "seats", Value::is_number),
        (rummy(), "options", Value::is_object),
        (rummy(), "dealer", is_whole),
        (rummy(), "seed", |_| false),
        (rummy(), "deck", Value::is_array),
        (json!({"cmd": "view"}), "seat", is_whole),
        (json!({"cmd": "play"}), "move", is_text),
        (play("take stock"), "seat", is_whole),
        (play("deal"), "deck", Value::is_array),
        (json!({"cmd": "bot"}), "seat", is_whole),
        (json!({"cmd": "bot"}), "level", |_| false),
        (json!({"cmd": "bot"}), "iterations", is_whole),
        (json!({"cmd": "bot"}), "milliseconds", is_whole),
        (json!({"cmd": "bot"}), "seed", |_| false),
        (json!({"cmd": "review"}), "seat", is_whole),
        (json!({"cmd": "review"}), "playouts", is_whole),
        (json!({"cmd": "load"}), "record", is_text),
    ];
    for (request, field, fits) in &fields {
        let wrong = values.iter().filter(|value| !fits(value));
        bad.extend(wrong.map(|value| with(request.clone(), field, value.clone())));
    }
    for wrong in [json!(10), Value::Null, json!(["10"])] {
        let mut cards: Vec<Value> = deck(2, "").into_iter().map(Value::from).collect();
        cards[5] = wrong;
        bad.push(with(rummy(), "deck", json!(cards)));
        bad.push(with(play("deal"), "deck", json!(cards)));
    }
    bad
}

#[test]
fn bad_requests_are_refused_for_every_match() {
    for mut referee in [Referee::start(), playing(), round_over(), over()] {
        all_refused(&mut referee, "bad_request", bad_requests());
    }
}

#[test]
fn a_request_is_an_object() {
    let mut referee = playing();
    for line in ["1", "\"state\"", "null", "true", "[]", "[{\"cmd\":\"state\"}]", " 0.5 "] {
        assert_eq!(referee.code_of_line(line.as_bytes()), "bad_request", "{line}");
    }
}

#[test]
fn numbers_that_are_too_large_are_still_numbers() {
    let mut referee = playing();
    for number in ["-1", "256", "-99999999999999999999", "99999999999999999999", "1e400"] {
        let line = format!("{{\"cmd\":\"new\",\"game\":\"hundred-rummy\",\"seats\":{number}}}");
        assert_eq!(referee.code_of_line(line.as_bytes()), "bad_seats", "{line}");
    }
    for number in ["7", "-1", "256", "99999999999999999999", "-99999999999999999999"] {
        for rest in ["\"cmd\":\"play\",\"move\":\"take stock\"", "\"cmd\":\"bot\",\"iterations\":1"]
        {
            let line = format!("{{{rest},\"seat\":{number}}}");
            assert_eq!(referee.code_of_line(line.as_bytes()), "not_your_turn", "{line}");
        }
        let line = format!("{{\"cmd\":\"view\",\"seat\":{number}}}");
        assert_eq!(referee.code_of_line(line.as_bytes()), "bad_request", "{line}");
        let line = format!("{{\"cmd\":\"new\",\"game\":\"hundred-rummy\",\"dealer\":{number}}}");
        assert_eq!(referee.code_of_line(line.as_bytes()), "bad_request", "{line}");
    }
}

#[test]
fn new_checks_its_fields_then_game_seats_options_and_deck() {
    let referee = &mut playing();
    // All fields are wrong, and are corrected one after the other.
    let wrong = json!({
        "cmd": "new", "game": "whist", "seats": 9, "options": {"length": "short"},
        "dealer": "north", "deck": ["10"],
    });
    assert_eq!(referee.code(&wrong), "bad_request");
    let wrong = with(wrong, "dealer", json!(0));
    assert_eq!(referee.code(&wrong), "unknown_game");
    let wrong = with(wrong, "game", json!("hundred-rummy"));
    assert_eq!(referee.code(&wrong), "bad_seats");
    let wrong = with(wrong, "seats", json!(2));
    assert_eq!(referee.code(&wrong), "bad_option");
    let wrong = with(wrong, "options", json!({}));
    assert_eq!(referee.code(&wrong), "bad_deck");
    let right = with(wrong, "deck", json!(deck(2, "")));
    referee.state(&right);
}

#[test]
fn a_game_is_known_by_its_id() {
    let unknown = ["", "rummy", "Hundred-Rummy", "hundred_rummy", "100 Points Rummy", "\u{0}"];
    let requests = unknown.map(|id| json!({"cmd": "new", "game": id}));
    all_refused(&mut playing(), "unknown_game", requests);
}

#[test]
fn seats_are_in_the_games_range() {
    let requests = [0, 7, 100].map(|seats| with(rummy(), "seats", json!(seats)));
    all_refused(&mut playing(), "bad_seats", requests);
    all_refused(&mut playing(), "bad_seats", [with(rummy(), "seats", json!(2.5))]);
    for seats in 1..=6 {
        assert_eq!(Referee::start().state(&with(rummy(), "seats", json!(seats)))["seats"], seats);
    }
}

#[test]
fn the_dealer_must_be_a_seat_of_the_match() {
    let request = |seats: i64, dealer: i64| json!({"cmd": "new", "game": "hundred-rummy", "seats": seats, "dealer": dealer});
    all_refused(&mut playing(), "bad_request", [request(1, 1), request(3, 3), request(6, 6)]);
    all_refused(&mut playing(), "bad_seats", [request(7, 6)]);
    assert_eq!(playing().state(&request(6, 5))["dealer"], 5);
}

#[test]
fn wrong_options_of_any_kind_are_bad_options() {
    let options = [
        json!({"lenght": "game"}),
        json!({"": ""}),
        json!({"length": "Game"}),
        json!({"length": ""}),
        json!({"length": true}),
        json!({"length": 1}),
        json!({"length": null}),
        json!({"length": ["game"]}),
        json!({"length": {"game": 1}}),
        json!({"length": "5 (not a text)"}),
        json!({"solitaire_end": "strict"}),
        json!({"solitaire_end": false}),
        json!({"length": "game", "solitaire_end": "lenient"}),
    ];
    let requests = options.map(|options| with(rummy(), "options", options));
    all_refused(&mut playing(), "bad_option", requests);
    let mut one_seat = with(rummy(), "seats", json!(1));
    one_seat["options"] = json!({"solitaire_end": "strict", "length": "tournament"});
    assert_eq!(playing().state(&one_seat)["options"], one_seat["options"]);
}

#[test]
fn a_deck_is_exactly_the_games_pack() {
    let right = deck(2, "");
    let mut too_short = right.clone();
    too_short.pop();
    let mut too_long = right.clone();
    too_long.push("10".into());
    let mut another = right.clone();
    another[0] = "50".into();
    let one = |name: &str| {
        let mut deck = right.clone();
        deck[0] = name.into();
        deck
    };
    let wrong = [
        vec![],
        too_short,
        too_long,
        another,
        one("60"),
        one("AH"),
        one(""),
        one("010"),
        one(" 10"),
        one("JB"),
        deck(1, ""),
        deck(3, ""),
    ];
    let requests = wrong.clone().map(|deck| with(rummy(), "deck", json!(deck)));
    all_refused(&mut playing(), "bad_deck", requests);
    let requests = wrong.map(|deck| with(play("deal"), "deck", json!(deck)));
    all_refused(&mut round_over(), "bad_deck", requests);
}

#[test]
fn an_unparsable_move_is_a_bad_move_for_any_seat() {
    let texts = [
        "",
        " ",
        "take",
        "take  stock",
        " take stock",
        "take stock ",
        "Take stock",
        "TAKE STOCK",
        "take\tstock",
        "take hand",
        "stock",
        "discard",
        "discard 0",
        "discard 60",
        "discard AH",
        "discard JB",
        "discard 10 20",
        "discard  10",
        "discard 010",
        "discard ten",
        "discard -10",
        "score 100",
        "scores",
        "pass",
        "time",
        "deal 10",
        "Deal",
        "deal ",
        "nothing",
        "take stock\u{0}",
        "tаke stock",
    ];
    for text in texts {
        let mut seats = vec![play_of(0, text), play_of(1, text), play_of(7, text)];
        if text == "time" {
            seats.clear();
        }
        seats.push(play(text));
        all_refused(&mut playing(), "bad_move", seats);
    }
    all_refused(&mut round_over(), "bad_move", [play_of(0, "nonsense"), play_of(5, "nonsense")]);
    all_refused(&mut playing(), "bad_move", [play(&"x".repeat(100_000))]);
}

#[test]
fn a_seat_that_is_not_to_move_may_not_move() {
    let moves = ["take stock", "take discard", "discard 10", "score", "deal"];
    let of = |seat| moves.map(|text| play_of(seat, text));
    for seat in [0, 2, 6, -1] {
        all_refused(&mut playing(), "not_your_turn", of(seat));
    }
    all_refused(&mut round_over(), "not_your_turn", of(2));
    let bot = json!({"cmd": "bot", "seat": 0, "iterations": 1});
    all_refused(&mut playing(), "not_your_turn", [bot]);
}

#[test]
fn a_move_against_the_rules_is_illegal() {
    let moves = ["take discard", "discard 10", "discard 50", "score", "deal"];
    all_refused(&mut playing(), "illegal_move", moves.map(play));
    all_refused(&mut playing(), "illegal_move", moves.map(|text| play_of(1, text)));
    let mut referee = playing();
    referee.play("take stock");
    let moves = ["take stock", "take discard", "score", "discard 50", "deal"];
    all_refused(&mut referee, "illegal_move", moves.map(play));
    // Between two rounds only `deal` is possible.
    let moves = ["take stock", "take discard", "score", "discard 50"];
    all_refused(&mut round_over(), "illegal_move", moves.map(|text| play_of(0, text)));
}

#[test]
fn a_wrong_time_takes_precedence_over_a_wrong_deck() {
    let deal = with(play("deal"), "deck", json!(["10"]));
    all_refused(&mut playing(), "illegal_move", [deal.clone()]);
    all_refused(&mut playing(), "not_your_turn", [with(deal.clone(), "seat", json!(0))]);
    all_refused(&mut round_over(), "not_your_turn", [with(deal.clone(), "seat", json!(2))]);
    all_refused(&mut over(), "game_over", [deal]);
}

#[test]
fn a_missing_seat_takes_precedence_over_a_bad_move() {
    for text in ["take stock", "nonsense", "score"] {
        all_refused(&mut round_over(), "bad_request", [play(text)]);
    }
    all_refused(&mut round_over(), "bad_request", [json!({"cmd": "bot"})]);
    // `deal` and `time` need no seat; this match has no clock.
    all_refused(&mut round_over(), "bad_move", [play("time")]);
}

#[test]
fn after_the_end_every_move_is_refused() {
    let texts = ["take stock", "deal", "nonsense", "time", "discard 60"];
    all_refused(&mut over(), "game_over", texts.map(play));
    let texts = ["take stock", "deal", "nonsense", "discard 60"];
    for seat in [0, 1, 9] {
        all_refused(&mut over(), "game_over", texts.map(|text| play_of(seat, text)));
    }
    all_refused(&mut over(), "game_over", [json!({"cmd": "bot", "iterations": 1})]);
}

#[test]
fn only_seats_at_the_table_have_a_view() {
    let requests = [2, 6, -1, 255, 256].map(|seat| json!({"cmd": "view", "seat": seat}));
    all_refused(&mut playing(), "bad_request", requests);
}

#[test]
fn a_refused_start_leaves_the_match_in_progress() {
    let mut referee = playing();
    let before = referee.play("take stock");
    referee.code(&with(rummy(), "deck", json!(["10"])));
    referee.code(&with(rummy(), "game", json!("whist")));
    assert_eq!(referee.now(), before);
}
