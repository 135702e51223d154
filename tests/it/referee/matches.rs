//! Whole random matches through the referee, of every game and with random options.

use serde_json::{Map, Value, json};

use crate::thorough;
use spot_on::cards::rng::{Rng, Seed};

use super::program::Referee;

/// One value of each option, at random.
fn any_options(game: &Value, rng: &mut Rng) -> Value {
    let list = game["options"].as_array().expect("a list");
    let any = |option: &Value, rng: &mut Rng| {
        let values = option["values"].as_array().expect("a list");
        (option["id"].as_str().expect("a text").to_owned(), rng.pick(values).clone())
    };
    Value::Object(list.iter().map(|option| any(option, rng)).collect::<Map<_, _>>())
}

/// Checks the guarantees about every state.
fn looks_right(state: &Value, game: &Value) {
    let fields = [
        "dealer", "game", "info", "options", "over", "phase", "piles", "round", "scores", "seats",
        "seed", "to_move",
    ];
    let found: Vec<&str> =
        state.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(found, fields);
    let seats = state["seats"].as_u64().expect("a number");
    assert_eq!(state["game"], game["id"]);
    assert_eq!(state["scores"].as_array().map(|scores| scores.len() as u64), Some(seats));
    let everybody: Vec<u64> = (0..seats).collect();
    match state["phase"].as_str() {
        Some("over") => {
            assert!(state["over"]["winners"].is_array() && state["to_move"] == json!([]));
        }
        Some("round over") => assert_eq!(state["to_move"], json!(everybody)),
        _ => assert!(state["over"].is_null() && state["to_move"] != json!([])),
    }
}

/// Checks that a view is the state without the seed, and with nulls for hidden cards.
fn fits(view: &Value, state: &Value) {
    let mut open = state.clone();
    open.as_object_mut().expect("an object").remove("seed");
    let mut closed = view.clone();
    let (open, closed) = (open["piles"].take(), closed["piles"].take());
    for (place, cards) in closed.as_object().expect("an object") {
        let cards = cards.as_array().expect("a list");
        let mut all = open[place].as_array().expect("the same places").clone();
        assert_eq!(cards.len(), all.len());
        for card in cards.iter().filter(|card| !card.is_null()) {
            all.remove(all.iter().position(|c| c == card).expect("a card that lies there"));
        }
    }
}

/// Plays a match to its end. Returns its record and its number of moves.
fn play_to_the_end(referee: &mut Referee, game: &Value, rng: &mut Rng) -> (String, usize) {
    let mut moves = 0;
    loop {
        let state = referee.now();
        looks_right(&state, game);
        if rng.one_in(20) {
            let seat = rng.below(state["seats"].as_u64().expect("a number") as u32);
            fits(&referee.ask(&json!({"cmd": "view", "seat": seat}))["view"], &state);
        }
        let legal = referee.ask(&json!({"cmd": "legal"}))["legal"].take();
        let legal: Vec<(&String, &Value)> = legal.as_object().expect("an object").iter().collect();
        if legal.is_empty() {
            assert_eq!(state["phase"], "over");
            let record = referee.ask(&json!({"cmd": "record"}))["record"].take();
            return (record.as_str().expect("a text").to_owned(), moves);
        }
        let (seat, list) = rng.pick(&legal);
        let list = list.as_array().expect("a list");
        assert!(list.is_sorted_by_key(|text| text.as_str()), "{list:?}");
        let Some(text) = (!list.is_empty()).then(|| rng.pick(list)) else { continue };
        let mut request = json!({"cmd": "play", "move": text});
        if *seat != "clock" {
            request["seat"] = json!(seat.parse::<u8>().expect("a number"));
        }
        let after = referee.state(&request);
        moves += 1;
        if rng.one_in(30) {
            assert_eq!(referee.state(&json!({"cmd": "undo"})), state);
            assert_eq!(referee.state(&request), after, "the same move leads to the same state");
        }
    }
}

#[test]
fn whole_matches_are_played_and_loaded_again() {
    let mut rng = Rng::new(Seed::from_number(3), 0);
    let mut referee = Referee::start();
    let games = referee.ask(&json!({"cmd": "games"}))["games"].take();
    let mut all_moves = 0;
    for game in games.as_array().expect("a list") {
        let mut played = 0;
        while played < if thorough() { 12 } else { 3 } {
            let (least, most) = (&game["seats"][0], &game["seats"][1]);
            let range = least.as_u64().expect("a number")..=most.as_u64().expect("a number");
            let seats = *rng.pick(&range.collect::<Vec<_>>());
            let seed = rng.seed().to_string();
            let options = any_options(game, &mut rng);
            let request = json!({
                "cmd": "new", "game": game["id"], "seats": seats, "options": options, "seed": seed,
                "dealer": rng.below(seats as u32),
            });
            let reply = referee.ask(&request);
            if reply["error"]["code"] == "bad_option" {
                continue;
            }
            assert_eq!(reply["state"]["options"], options);
            let (record, moves) = play_to_the_end(&mut referee, game, &mut rng);
            let end = referee.now();
            assert_eq!(Referee::start().state(&json!({"cmd": "load", "record": record})), end);
            played += 1;
            all_moves += moves;
        }
    }
    println!("{all_moves} moves");
}
