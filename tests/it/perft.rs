//! Perft, as chess programs have it: numbers of ways to play one move, two moves, three … from fixed deals. Any change
//! in the moves of a game changes these numbers.
//!
//! They are in each game's `golden/perft.txt`; `UPDATE=1 cargo test --no-default-features --test it perft` rewrites the
//! files.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::event::NoEvents;
use spot_on::engine::game::{Game, MatchConfig, Turn};
use spot_on::engine::options::Options;
use spot_on::engine::record::pack_of;
use spot_on::engine::seat::Seat;
use spot_on::games::{Playable, Visitor, visit_all};

/// Number of deals for each number of seats: one with the default options, the others with random ones.
const DEALS: u64 = 5;
/// Upper bound of the positions at the greatest depth, estimated before it is counted.
const MOST: u64 = 60_000;
/// Depth limit, for deals with hardly any choice.
const DEEPEST: usize = 24;

#[derive(Default)]
struct Perft {
    changed: Vec<String>,
}

#[test]
fn the_perft_counts_are_unchanged() {
    let mut perft = Perft::default();
    visit_all(&mut perft);
    let changed = perft.changed.join("\n");
    assert!(changed.is_empty(), "if this is meant, run `make golden`:\n{changed}");
}

impl Visitor for Perft {
    fn visit<G: Playable>(&mut self) {
        let folder = G::INFO.id.replace('-', "_");
        let path = format!("src/games/{folder}/golden/perft.txt");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(&path);
        let text = counts::<G>();
        let before = fs::read_to_string(&file).unwrap_or_default();
        if before == text {
            return;
        }
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&file, text).expect("the file can be written");
        } else {
            let old = before.lines().map(Some).chain(std::iter::repeat(None));
            let other = old.zip(text.lines()).filter(|(old, new)| *old != Some(*new));
            let other = other
                .map(|(old, new)| format!("\n  was {}\n  is  {new}", old.unwrap_or("missing")));
            self.changed.push(format!("{path}{}", other.take(3).collect::<String>()));
        }
    }
}

fn counts<G: Game>() -> String {
    let mut text = format!(
        "{}: ways to play one move, two moves, three …, written by tests/it/perft.rs.\n",
        G::INFO.title
    );
    for seats in G::INFO.seats.0..=G::INFO.seats.1 {
        let mut rng = Rng::new(Seed::from_number(seats.into()), 3);
        for number in 0..DEALS {
            let seed = Seed::from_number(number);
            let options = if number == 0 { G::Options::default() } else { any(seats, &mut rng) };
            let texts = options.to_pairs();
            let dealer = Seat::first_dealer(seed, seats);
            let start = MatchConfig { options, seats, dealer, order: seed.into() };
            let pack = pack_of::<G>(&start, 1, None).expect("the seed's own pack is right");
            let game = G::deal(&start, &pack, &mut NoEvents);
            let texts: Vec<String> =
                texts.iter().map(|(id, value)| format!("{id}={value}")).collect();
            writeln!(text, "\nseats {seats}, seed {number}, {}", texts.join(", "))
                .expect("texts can be written");
            writeln!(text, "{}", by_depth(&game)).expect("texts can be written");
        }
    }
    text
}

/// Random options that are allowed together.
fn any<O: Options>(seats: u8, rng: &mut Rng) -> O {
    loop {
        let mut options = O::default();
        for choice in O::SPECS {
            (choice.set)(&mut options, rng.below(choice.values.len() as u32) as usize);
        }
        if options.check(seats).is_ok() {
            return options;
        }
    }
}

fn by_depth<G: Game>(game: &G) -> String {
    let mut counts: Vec<String> = Vec::new();
    let mut positions = vec![game.clone()];
    while counts.len() < DEEPEST {
        let next: Vec<G> = positions.iter().flat_map(successors).collect();
        if next.is_empty() {
            break;
        }
        counts.push(next.len().to_string());
        if next.len() as u64 * next.len() as u64 / positions.len() as u64 > MOST {
            break;
        }
        positions = next;
    }
    counts.join(" ")
}

/// The positions after every legal move, and after the clock if one runs; empty when the round is over.
fn successors<G: Game>(game: &G) -> Vec<G> {
    let Turn::ToMove(seats) = game.turn() else { return Vec::new() };
    let mut after = Vec::new();
    for seat in seats.iter() {
        after.extend(moves(game, seat).iter().map(|mv| {
            let mut next = game.clone();
            next.apply(seat, mv, &mut NoEvents);
            next
        }));
    }
    if game.clock().is_some() {
        let mut next = game.clone();
        next.clock_expired(&mut NoEvents);
        after.push(next);
    }
    after
}

fn moves<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}
