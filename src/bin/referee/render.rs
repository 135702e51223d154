//! JSON forms of games and positions.

use serde_json::{Map, Value, json};

use spot_on::cards::Card;
use spot_on::engine::game::{Snapshot, Turn};
use spot_on::engine::place::Place;
use spot_on::engine::seat::Seat;
use spot_on::engine::value;
use spot_on::games::{AnyGame, AnyMatch, OptionInfo};

/// An entry of the list of games.
pub(crate) fn game(game: &dyn AnyGame) -> Value {
    let info = game.info();
    let options: Vec<Value> = game.options_info().iter().map(option).collect();
    json!({
        "id": info.id,
        "title": info.title.as_str(),
        "seats": [info.seats.0, info.seats.1],
        "options": options,
    })
}

fn option(choice: &OptionInfo) -> Value {
    let values: Vec<Value> = choice.values.iter().map(|value| option_value(value.id)).collect();
    json!({
        "id": choice.id,
        "default": option_value(choice.values[choice.default].id),
        "values": values,
    })
}

/// On and off become booleans, all other values strings.
fn option_value(id: &str) -> Value {
    match id {
        "false" => Value::Bool(false),
        "true" => Value::Bool(true),
        text => text.into(),
    }
}

/// The whole position.
pub(crate) fn state(game: &dyn AnyMatch) -> Value {
    let mut state = position(game, None);
    state.insert("seed".into(), json!(game.seed().to_string()));
    Value::Object(state)
}

/// The position as a seat knows it.
pub(crate) fn view(game: &dyn AnyMatch, viewer: Seat) -> Value {
    Value::Object(position(game, Some(viewer)))
}

fn position(game: &dyn AnyMatch, viewer: Option<Seat>) -> Map<String, Value> {
    let Snapshot { round, dealer, phase, scores, piles, info } = game.snapshot(viewer);
    let options: Map<String, Value> =
        game.options().iter().map(|(id, value)| ((*id).to_owned(), option_value(value))).collect();
    let piles: Map<String, Value> =
        piles.iter().map(|(place, cards)| (place.to_string(), pile(*place, cards))).collect();
    let over = match game.turn() {
        Turn::Over(outcome) => {
            let winners: Vec<Seat> = outcome.winners.iter().collect();
            json!({ "winners": winners, "reason": outcome.reason.as_str() })
        }
        Turn::ToMove(_) | Turn::RoundOver => Value::Null,
    };
    let fields = json!({
        "game": game.info().id,
        "options": options,
        "seats": game.seats(),
        "dealer": dealer,
        "round": round,
        "phase": phase,
        "to_move": to_move(game),
        "scores": scores,
        "piles": piles,
        "info": value::Value::Named(info),
        "over": over,
    });
    match fields {
        Value::Object(fields) => fields,
        _ => unreachable!("an object was just written"),
    }
}

fn pile(place: Place, cards: &[Option<Card>]) -> Value {
    let mut texts: Vec<Option<String>> =
        cards.iter().map(|card| card.map(|card| card.to_string())).collect();
    if place.is_sorted() {
        // Known cards first, in string order.
        texts.sort_by(|a, b| (a.is_none(), a).cmp(&(b.is_none(), b)));
    }
    json!(texts)
}

/// The seats that may act; between two rounds every seat may deal.
pub(crate) fn to_move(game: &dyn AnyMatch) -> Vec<Seat> {
    match game.turn() {
        Turn::ToMove(seats) => seats.iter().collect(),
        Turn::RoundOver => Seat::all(game.seats()).collect(),
        Turn::Over(_) => Vec::new(),
    }
}

/// The legal moves of every seat that may act.
pub(crate) fn legal(game: &dyn AnyMatch) -> Value {
    let moves = |seat: Seat| match game.turn() {
        Turn::RoundOver => vec!["deal".to_owned()],
        _ => game.legal(seat),
    };
    let mut legal: Map<String, Value> =
        to_move(game).into_iter().map(|seat| (seat.to_string(), json!(moves(seat)))).collect();
    if game.clock().is_some() {
        legal.insert("clock".into(), json!(["time"]));
    }
    Value::Object(legal)
}
