//! Every command and its reply.

use serde_json::{Value, json};

use super::program::{QUICK, QUICK_MOVES, Referee, deck, new, over, round_over};

const SEED: &str = "0000000000000000000000000000000000000000000000000000000000000001";

#[test]
fn games_lists_games_and_their_options() {
    let reply = Referee::start().ask(&json!({"cmd": "games"}));
    let games = reply["games"].as_array().expect("a list");
    let rummy = json!({
        "id": "hundred-rummy",
        "title": "100 Points Rummy",
        "seats": [1, 6],
        "options": [
            {"id": "length", "default": "game", "values": ["game", "tournament"]},
            {"id": "solitaire_end", "default": "must-draw", "values": ["must-draw", "strict"]},
        ],
    });
    assert!(games.contains(&rummy), "{reply}");
}

#[test]
fn a_new_match_needs_only_its_game() {
    let state = Referee::start().state(&json!({"cmd": "new", "game": "hundred-rummy"}));
    assert_eq!((&state["seats"], &state["round"]), (&json!(2), &json!(1)));
    assert_eq!(state["options"], json!({"length": "game", "solitaire_end": "must-draw"}));
    assert_eq!(state["seed"].as_str().map(str::len), Some(64));
}

#[test]
fn seed_and_dealer_are_random_by_default() {
    let mut referee = Referee::start();
    let mut ask = || referee.state(&json!({"cmd": "new", "game": "hundred-rummy", "seats": 6}));
    let states: Vec<Value> = (0..40).map(|_| ask()).collect();
    assert!(states.iter().skip(1).all(|state| state["seed"] != states[0]["seed"]));
    assert!(states.iter().any(|state| state["dealer"] != states[0]["dealer"]));
}

#[test]
fn the_dealer_is_seat_0_with_a_seed_or_a_deck() {
    for number in 0..20 {
        let seed = format!("{number:064x}");
        let request = json!({"cmd": "new", "game": "hundred-rummy", "seats": 6, "seed": seed});
        let state = Referee::start().state(&request);
        assert_eq!((&state["dealer"], &state["seed"]), (&json!(0), &json!(seed)));
    }
    let mut request = new(3, "");
    assert_eq!(Referee::start().state(&request)["dealer"], 0);
    request["dealer"] = json!(2);
    assert_eq!(Referee::start().state(&request)["dealer"], 2);
}

#[test]
fn a_deck_is_dealt_in_its_order() {
    let mut request = new(2, "10 20 30 40 50 10 20 30 40 50 20");
    request["dealer"] = json!(1);
    let state = Referee::start().state(&request);
    assert_eq!(state["piles"]["hand 0"], json!(["10", "20", "30", "50"]));
    assert_eq!(state["piles"]["hand 1"], json!(["10", "20", "30", "40"]));
    assert_eq!(state["piles"]["stock"], json!(deck(2, "10 20 30 40 50 10 20 30 40 50 20")[8..]));
    assert_eq!(state["to_move"], json!([0]));
}

#[test]
fn state_shows_everything() {
    let mut request = new(2, "30 20 30 10 10 40 20 50 40 40");
    request["seed"] = json!(SEED);
    let mut referee = Referee::with(&request);
    referee.play_all("take stock, discard 30");
    let state = referee.state(&json!({"cmd": "state"}));
    let expected = json!({
        "game": "hundred-rummy",
        "options": {"length": "game", "solitaire_end": "must-draw"},
        "seats": 2,
        "dealer": 0,
        "seed": SEED,
        "round": 1,
        "phase": "take",
        "to_move": [0],
        "scores": [0, 0],
        "piles": {
            "stock": deck(2, "30 20 30 10 10 40 20 50 40 40")[9..],
            "discard": ["30"],
            "hand 0": ["10", "20", "40", "50"],
            "hand 1": ["10", "20", "30", "40"],
            "score 0": [],
            "score 1": [],
        },
        "info": {"games": 0, "points": [0, 0]},
        "over": null,
    });
    assert_eq!(state, expected);
}

#[test]
fn a_view_has_nulls_for_hidden_cards_and_no_seed() {
    let mut referee = Referee::with(&new(2, "30 20 30 10 10 40 20 50 40 40"));
    referee.play_all("take stock, discard 30, take discard, discard 20");
    let mut expected = referee.now();
    expected.as_object_mut().expect("an object").remove("seed");
    expected["piles"]["stock"] = json!(vec![Value::Null; 39]);
    expected["piles"]["hand 0"] = json!(["30", null, null, null]);
    let reply = referee.ask(&json!({"cmd": "view", "seat": 1}));
    assert_eq!(reply, json!({ "view": expected }));
    let mine = referee.ask(&json!({"cmd": "view", "seat": 0}))["view"]["piles"].take();
    assert_eq!(mine["hand 0"], json!(["10", "30", "40", "50"]));
    assert_eq!(mine["hand 1"], json!([null, null, null, null]));
    assert_eq!(mine["discard"], json!(["20"]));
}

#[test]
fn legal_lists_moves_in_order_for_every_seat_that_may_move() {
    let mut referee = Referee::with(&new(2, "30 20 30 10 10 40 30 50 40 40"));
    assert_eq!(
        referee.ask(&json!({"cmd": "legal"})),
        json!({"legal": {"1": ["score", "take stock"]}})
    );
    referee.play("take stock");
    let discards = ["discard 10", "discard 30", "discard 40"];
    assert_eq!(referee.ask(&json!({"cmd": "legal"})), json!({"legal": {"1": discards}}));
}

#[test]
fn after_a_round_every_seat_may_deal() {
    let mut referee = round_over();
    let state = referee.now();
    assert_eq!((&state["to_move"], &state["over"]), (&json!([0, 1]), &Value::Null));
    let legal = json!({"legal": {"0": ["deal"], "1": ["deal"]}});
    assert_eq!(referee.ask(&json!({"cmd": "legal"})), legal);
    for seat in [json!(0), json!(1), Value::Null] {
        let state = referee.state(&json!({"cmd": "play", "seat": seat, "move": "deal"}));
        assert_eq!((&state["round"], &state["dealer"]), (&json!(2), &json!(1)));
        assert_eq!((&state["scores"], &state["to_move"]), (&json!([0, 400]), &json!([0])));
        referee.state(&json!({"cmd": "undo"}));
    }
    let state = referee.play("deal");
    assert_eq!(state["info"], json!({"games": 1, "points": [0, 0]}));
}

#[test]
fn a_finished_round_shows_all_hands_and_its_points() {
    let mut referee = round_over();
    let view = referee.ask(&json!({"cmd": "view", "seat": 1}))["view"].take();
    assert_eq!(view["piles"]["hand 0"], json!(["10", "10", "10", "10"]));
    assert!(view["piles"]["stock"].as_array().is_some_and(|s| s.iter().all(Value::is_null)));
    assert_eq!(view["info"], json!({"games": 1, "points": [0, 400]}));
    assert_eq!(view["scores"], json!([0, 400]));
}

#[test]
fn a_finished_match_names_its_winners() {
    let mut referee = over();
    let state = referee.now();
    assert_eq!((&state["phase"], &state["to_move"]), (&json!("over"), &json!([])));
    assert_eq!(state["over"]["winners"], json!([1]));
    assert!(state["over"]["reason"].as_str().is_some_and(|reason| !reason.is_empty()));
    assert_eq!(referee.ask(&json!({"cmd": "legal"})), json!({"legal": {}}));
}

#[test]
fn a_finished_match_is_reviewed() {
    let mut referee = over();
    let before = referee.now();
    let request = json!({"cmd": "review", "playouts": 50});
    let review = referee.ask(&request)["review"].clone();
    assert_eq!(referee.ask(&request)["review"], review, "the same request, another answer");
    for (seat, report) in review.as_array().expect("a list").iter().enumerate() {
        let number = |name: &str| report[name].as_f64().expect("a number");
        assert_eq!(report["seat"], json!(seat));
        let sum = number("start") + number("luck") + number("skill");
        assert!((sum - number("result")).abs() < 1e-9);
        let decisions = report["decisions"].as_array().expect("a list");
        assert!(decisions.iter().all(|it| it["moves"][0]["move"] == it["best"]));
    }
    let one = referee.ask(&json!({"cmd": "review", "seat": 1, "playouts": 50}))["review"].clone();
    assert_eq!(one, json!([review[1]]));
    assert_eq!(referee.now(), before, "a review changes the match");
}

#[test]
fn a_lost_solitaire_has_no_winners() {
    let mut referee = Referee::with(&new(1, "10 10 10 10"));
    for _ in 0..20 {
        let drawn = referee.now()["piles"]["stock"][0].as_str().expect("a card").to_owned();
        referee.play_all(&format!("take stock, discard {drawn}"));
    }
    assert_eq!(referee.now()["over"]["winners"], json!([]));
}

#[test]
fn deal_takes_a_deck_for_the_next_round() {
    let mut referee = round_over();
    let next = deck(2, "50 10 50 20 50 30 50 40");
    let state = referee.state(&json!({"cmd": "play", "move": "deal", "deck": next}));
    assert_eq!(state["piles"]["hand 0"], json!(["50", "50", "50", "50"]));
    assert_eq!(state["piles"]["hand 1"], json!(["10", "20", "30", "40"]));
    assert_eq!(state["piles"]["stock"], json!(next[8..]));
    // Without a deck, the seed determines the deal.
    referee.state(&json!({"cmd": "undo"}));
    let first = referee.play("deal");
    referee.state(&json!({"cmd": "undo"}));
    assert_eq!(referee.play("deal"), first);
}

#[test]
fn play_returns_events_and_the_state() {
    let mut referee = Referee::with(&new(2, "30 20 30 10 10 40 30 50 40 40"));
    let reply = referee.ask(&json!({"cmd": "play", "seat": 1, "move": "score"}));
    assert_eq!(reply.as_object().map(serde_json::Map::len), Some(2));
    let events = reply["events"].as_array().expect("a list");
    assert!(events.iter().all(|event| event["event"].is_string()), "{reply}");
    assert_eq!(reply["state"], referee.now());
}

#[test]
fn a_rebuild_event_has_its_size() {
    let mut referee = Referee::with(&new(2, "10 10 10 10 10 10 10 10"));
    for _ in 0..40 {
        let drawn = referee.now()["piles"]["stock"][0].as_str().expect("a card").to_owned();
        referee.play_all(&format!("take stock, discard {drawn}"));
    }
    let reply = referee.ask(&json!({"cmd": "play", "move": "take stock"}));
    let events = reply["events"].as_array().expect("a list");
    assert!(events.contains(&json!({"event": "rebuild", "cards": 40})), "{reply}");
}

#[test]
fn a_seat_may_be_named_left_out_or_null() {
    let mut referee = Referee::with(&new(2, ""));
    referee.state(&json!({"cmd": "play", "seat": 1, "move": "take stock"}));
    referee.state(&json!({"cmd": "play", "seat": null, "move": "discard 10"}));
    referee.state(&json!({"cmd": "play", "move": "take stock"}));
}

#[test]
fn a_bot_says_what_it_would_play_and_does_not_play_it() {
    let mut referee = Referee::with(&new(3, "10 20 30 40 50 10 20 30 40 50 20 30"));
    let before = referee.now();
    for level in ["novice", "casual", "skilled", "master"] {
        let request =
            json!({"cmd": "bot", "seat": 1, "level": level, "iterations": 50, "seed": SEED});
        let reply = referee.ask(&request);
        assert_eq!(referee.ask(&request), reply, "fixed iterations mean the same answer");
        let legal = referee.ask(&json!({"cmd": "legal"}))["legal"]["1"].take();
        assert!(legal.as_array().is_some_and(|l| l.contains(&reply["move"])), "{reply}");
        assert!(reply["iterations"].as_u64().is_some_and(|n| n <= 50), "{reply}");
    }
    let timed = json!({"cmd": "bot", "milliseconds": 5});
    assert!(referee.ask(&timed)["move"].is_string());
    assert_eq!(referee.now(), before);
}

#[test]
fn a_bot_sees_no_more_than_its_seat() {
    // Seat 1 has the same view, and everything else is different.
    let mut one = Referee::with(&new(2, "10 50 30 50 10 50 20 40 30 10 20"));
    let mut other = Referee::with(&new(2, "10 10 30 20 10 10 20 30 50 40 50"));
    for iterations in [1, 20, 200] {
        let request = json!({"cmd": "bot", "seat": 1, "iterations": iterations, "seed": SEED});
        assert_eq!(one.ask(&request), other.ask(&request));
    }
}

#[test]
fn after_a_round_a_bot_deals() {
    let reply = round_over().ask(&json!({"cmd": "bot", "seat": 0, "iterations": 5}));
    assert_eq!(reply["move"], "deal");
}

#[test]
fn undo_goes_back_to_the_start() {
    let mut referee = Referee::with(&new(2, QUICK));
    let mut states = vec![referee.now()];
    for text in QUICK_MOVES.split(", ") {
        states.push(referee.play(text));
    }
    states.pop();
    for state in states.iter().rev() {
        assert_eq!(&referee.state(&json!({"cmd": "undo"})), state);
    }
    assert_eq!(referee.code(&json!({"cmd": "undo"})), "illegal_move");
}

#[test]
fn an_id_is_repeated_unchanged() {
    let mut referee = Referee::start();
    let ids = [
        "1",
        "-0",
        "1.0",
        "1e400",
        "123456789012345678901234567890",
        "null",
        "true",
        "\"\\u0041\"",
        "[1, {\"a\":[]}]",
        "{\"id\":2}",
        "\"ü\"",
        "\"\"",
        "0.1",
    ];
    for id in ids {
        for request in ["\"cmd\":\"games\"", "\"cmd\":\"undo\"", "\"cmd\":7", "\"a\":1"] {
            for line in
                [format!("{{\"id\":{id},{request}}}"), format!("{{{request}, \"id\": {id} }}")]
            {
                let reply = referee.line(line.as_bytes());
                assert!(reply.starts_with(&format!("{{\"id\":{id},")), "{line} {reply}");
            }
        }
    }
    assert!(!referee.line(b"{\"cmd\":\"games\"}").contains("\"id\":1"));
    let reply = referee.line(b"{\"cmd\":\"games\",\"id\":[1,\r2]}\r");
    assert!(reply.starts_with("{\"id\":[1, 2],"), "{reply}");
}

#[test]
fn the_example_of_the_protocol_holds() {
    let mut referee = Referee::start();
    let state =
        referee.state(&json!({"cmd": "new", "game": "hundred-rummy", "seats": 1, "seed": SEED}));
    assert_eq!((&state["phase"], &state["to_move"]), (&json!("take"), &json!([0])));
    assert_eq!(referee.ask(&json!({"cmd": "legal"}))["legal"]["0"][0], "take stock");
    let reply = referee.ask(&json!({"cmd": "play", "move": "take discard"}));
    let message = "in solitaire you cannot take from the discard pile";
    assert_eq!(reply, json!({"error": {"code": "illegal_move", "message": message}}));
}

#[test]
fn the_end_of_input_ends_the_program_successfully() {
    assert!(Referee::start().end());
    assert!(over().end());
}
