//! Golden files of a few random matches of every game. Each game's `golden/playthrough.txt` lists the moves, the events
//! and what every seat sees. A change of the rules or the random numbers shows here what else changes.
//!
//! `UPDATE=1 cargo test --no-default-features --test it playthroughs` rewrites the files.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use spot_on::cards::Card;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::event::Event;
use spot_on::engine::game::{Snapshot, Turn};
use spot_on::engine::place::Place;
use spot_on::engine::seat::Seat;
use spot_on::games::{self, AnyGame, AnyMatch, ConfigText};

/// Number of first steps shown of each match. Of the later ones only the last is shown, and some rare ones, which have
/// other events than the move of a card.
const SHOWN_STEPS: usize = 16;
/// Number of rare steps shown.
const SHOWN_RARE_STEPS: usize = 12;
/// Number of cards shown of a stack, from its top.
const SHOWN_CARDS: usize = 8;
/// A longer list of moves than this is shortened.
const MANY_MOVES: usize = 16;
/// Number of moves shown of a shortened list.
const SHOWN_MOVES: usize = 3;

#[test]
fn the_playthroughs_are_unchanged() {
    let mut changed = Vec::new();
    for game in games::all() {
        let folder = game.info().id.replace('-', "_");
        let path = format!("src/games/{folder}/golden/playthrough.txt");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(&path);
        let text = playthrough(&*game);
        assert!(text.len() < 80_000, "{path} has {} bytes", text.len());
        let before = fs::read_to_string(&file).unwrap_or_default();
        if before == text {
            continue;
        }
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&file, text).expect("the file can be written");
        } else {
            let line = before.lines().zip(text.lines()).take_while(|(old, new)| old == new).count();
            let (old, new) = (before.lines().nth(line), text.lines().nth(line));
            changed.push(format!("{path}:{}\n  was {old:?}\n  is  {new:?}", line + 1));
        }
    }
    assert!(changed.is_empty(), "if this is meant, run `make golden`:\n{}", changed.join("\n"));
}

fn playthrough(game: &dyn AnyGame) -> String {
    let info = game.info();
    let mut text = format!("Playthrough of {}, written by tests/it/playthroughs.rs.\n", info.title);
    let mut matches = vec![(info.default_seats, Vec::new())];
    for seats in [info.seats.0, info.seats.1] {
        matches.push((seats, unusual_options(game, seats)));
    }
    for (number, (seats, options)) in matches.into_iter().enumerate() {
        let seed = Seed::from_number(number as u64);
        let setup = ConfigText { seats, options, dealer: Seat(0), order: seed.into(), deck: None };
        play(&mut text, game, setup);
    }
    text
}

/// Every option at its last value, where this is allowed.
fn unusual_options(game: &dyn AnyGame, seats: u8) -> Vec<(String, String)> {
    let mut options = Vec::new();
    for choice in game.options_info() {
        let last = choice.values.last().expect("an option has values");
        options.push((choice.id.to_owned(), last.id.to_owned()));
        if game.check(seats, &options).is_err() {
            options.pop();
        }
    }
    options
}

fn play(text: &mut String, game: &dyn AnyGame, setup: ConfigText) {
    let mut rng = Rng::new(setup.order.seed(), 1);
    let mut game = game.start(setup).expect("a setup that was checked");
    let options: Vec<String> =
        game.options().iter().map(|(id, value)| format!("{id}: {value}")).collect();
    line(text, &format!("\n=== {} seats, {}", game.seats(), options.join(", ")));
    step(text, &*game, "deal");
    let (mut steps, mut rare, mut left_out) = (0, 0, 0);
    while let Some(what) = any_step(&mut *game, &mut rng) {
        steps += 1;
        let events = game.events(game.step_count());
        let is_rare = events.iter().any(|event| !matches!(event, Event::Move { .. }));
        rare += usize::from(is_rare);
        let is_over = matches!(game.turn(), Turn::Over(_));
        if steps > SHOWN_STEPS && !(is_rare && rare <= SHOWN_RARE_STEPS) && !is_over {
            left_out += 1;
            continue;
        }
        if left_out > 0 {
            line(text, &format!("\n... {left_out} more"));
            left_out = 0;
        }
        step(text, &*game, &format!("{steps}. {what}"));
    }
}

/// Plays a random step and describes it. `None` if the match is over.
fn any_step(game: &mut dyn AnyMatch, rng: &mut Rng) -> Option<String> {
    match game.turn() {
        Turn::Over(_) => return None,
        Turn::RoundOver => {
            game.deal(None).expect("the round is over");
            return Some("deal".into());
        }
        Turn::ToMove(_) => {}
    }
    let may = |seat: Seat| game.legal(seat).into_iter().map(move |mv| (seat, mv));
    let moves: Vec<(Seat, String)> = Seat::all(game.seats()).flat_map(may).collect();
    if game.clock().is_some() && (moves.is_empty() || rng.one_in(8)) {
        game.time_out().expect("the clock runs");
        return Some("time".into());
    }
    let (seat, mv) = rng.pick(&moves);
    game.play(*seat, mv).expect("a legal move");
    Some(format!("seat {seat}: {mv}"))
}

fn step(text: &mut String, game: &dyn AnyMatch, what: &str) {
    line(text, &format!("\n{what}"));
    for event in &game.events(game.step_count()) {
        line(text, &format!("  + {}", serde_json::to_string(event).expect("events are JSON")));
    }
    let Snapshot { round, dealer, phase, scores, piles, info } = game.snapshot(None);
    let shown = format!("round {round}, dealer {dealer}, {phase}, scores {scores:?}");
    let facts = info.iter().map(|(name, fact)| {
        format!(", {name} {}", serde_json::to_string(fact).expect("facts are JSON"))
    });
    line(text, &format!("  {shown}{}", facts.collect::<String>()));
    let views: Vec<Snapshot> =
        Seat::all(game.seats()).map(|seat| game.snapshot(Some(seat))).collect();
    for (index, (place, cards)) in piles.iter().enumerate() {
        if cards.is_empty() {
            continue;
        }
        let whole = names(*place, cards);
        let mut others: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (seat, view) in views.iter().enumerate() {
            let seen = names(*place, &view.piles[index].1);
            if seen != whole {
                others.entry(seen).or_default().push(seat.to_string());
            }
        }
        let seen = others.iter().map(|(seen, by)| format!("  | to {}: {seen}", by.join(" ")));
        line(text, &format!("  {place}: {whole}{}", seen.collect::<String>()));
    }
    if let Turn::Over(outcome) = game.turn() {
        line(text, &format!("  won by {:?}: {}", outcome.winners, outcome.reason));
    }
    // Seats with equal lists of moves share one line.
    let mut lists: Vec<(String, Vec<String>)> = Vec::new();
    for seat in Seat::all(game.seats()) {
        let moves = game.legal(seat);
        match lists.iter_mut().find(|(_, other)| *other == moves) {
            Some((seats, _)) => write!(seats, " {seat}").expect("a text can be written"),
            None => lists.push((seat.to_string(), moves)),
        }
    }
    for (seats, mut moves) in lists {
        if moves.len() > MANY_MOVES {
            let more = moves.split_off(SHOWN_MOVES).len();
            moves.push(format!("and {more} more"));
        }
        if !moves.is_empty() {
            line(text, &format!("  {seats} may {}", moves.join(", ")));
        }
    }
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn names(place: Place, cards: &[Option<Card>]) -> String {
    let mut cards = cards.to_vec();
    if place.is_sorted() {
        cards.sort_by_key(|card| (card.is_none(), card.map(|card| card.to_string())));
    }
    if cards.iter().all(Option::is_none) {
        return "?".into();
    }
    let name = |card: &Option<Card>| card.map_or("?".into(), |card| card.to_string());
    let mut names: Vec<String> = cards.iter().take(SHOWN_CARDS).map(name).collect();
    if cards.len() > SHOWN_CARDS {
        names.push(format!("and {} more", cards.len() - SHOWN_CARDS));
    }
    names.join(" ")
}
