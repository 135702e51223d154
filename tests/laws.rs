//! The laws, on every game of the registry, every combination of options and every number of seats.
//!
//! `LAWS=1000000 cargo test --release --no-default-features --test laws` plays a million matches for each
//! set of options instead of ten thousand.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use spot_on::game::Start;
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::laws;
use spot_on::options::Options;
use spot_on::rng::{Chance, Rng, Seed};
use spot_on::table::Table;

struct Laws;

impl Visitor for Laws {
    fn visit<G: Playable>(&mut self) {
        check_all_options::<G>();
    }
}

#[test]
fn every_game_keeps_the_laws() {
    visit_all(&mut Laws);
}

fn matches() -> usize {
    let default = 10_000;
    std::env::var("LAWS").map_or(default, |text| text.parse().expect("LAWS is a number"))
}

/// Plays the matches of all sets of options, on all cores.
fn check_all_options<G: Table>() {
    let queue = Mutex::new(option_sets::<G>());
    let played = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().expect("no other thread panicked").pop();
                    let Some((number, options, seats)) = next else { return };
                    let here = check_set::<G>(number as u64, &options, seats);
                    played.fetch_add(here, Ordering::Relaxed);
                }
            });
        }
    });
    println!("{}: {} steps", G::INFO.id, played.into_inner());
}

fn check_set<G: Table>(number: u64, options: &G::Options, seats: u8) -> usize {
    let mut rng = Rng::new(Seed::from_number(number), 1);
    let mut steps = 0;
    for _ in 0..matches() {
        let seed = rng.seed();
        let dealer = Chance::first_dealer(seed, seats);
        let start = Start { options: options.clone(), seats, dealer, seed };
        steps += laws::check::<G>(&start, &mut rng);
    }
    steps
}

/// Every allowed combination of options with every number of seats.
fn option_sets<G: Table>() -> Vec<(usize, G::Options, u8)> {
    let mut combinations = vec![G::Options::default()];
    for choice in G::Options::LIST {
        let with = |options: &G::Options, index| {
            let mut options = options.clone();
            (choice.set)(&mut options, index);
            options
        };
        combinations = combinations
            .iter()
            .flat_map(|options| (0..choice.values.len()).map(move |index| with(options, index)))
            .collect();
    }
    let mut all = Vec::new();
    for seats in G::INFO.seats.0..=G::INFO.seats.1 {
        for options in combinations.iter().filter(|options| options.check(seats).is_ok()) {
            all.push((all.len(), options.clone(), seats));
        }
    }
    all
}
