//! The laws, checked on every game of the registry, with every combination of options and every number of seats.
//!
//! Every run plays other matches. A failure prints the seed, and `SEED=…` plays the same matches again. `LAWS=1000000`
//! plays a million matches of each game instead of two thousand (twenty thousand with `THOROUGH=1`). `GAME=…` with
//! the id of a game plays only that game.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use crate::thorough;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::MatchConfig;
use spot_on::engine::options::Options;
use spot_on::engine::seat::Seat;
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::laws;

/// The law checks, with the seed of all matches.
struct Laws(u64);

impl Visitor for Laws {
    fn visit<G: Playable>(&mut self) {
        if std::env::var("GAME").is_ok_and(|id| id != G::INFO.id) {
            return;
        }
        let begin = Instant::now();
        let steps = check_all_options::<G>(self.0);
        println!("{}: {steps} steps, {:.0} s", G::INFO.id, begin.elapsed().as_secs_f32());
    }
}

#[test]
fn every_game_keeps_the_laws() {
    let fresh = || Rng::new(Seed::random().expect("this machine has chance"), 0).next_u32().into();
    let seed = std::env::var("SEED")
        .map_or_else(|_| fresh(), |text| text.parse().expect("SEED is a number"));
    // Shown if the test fails.
    println!("SEED={seed}");
    visit_all(&mut Laws(seed));
}

fn matches() -> usize {
    let default = if thorough() { 20_000 } else { 2_000 };
    std::env::var("LAWS").map_or(default, |text| text.parse().expect("LAWS is a number"))
}

/// Plays matches with all sets of options in turn, on all cores. Returns the number of steps.
fn check_all_options<G: Playable>(seed: u64) -> usize {
    let sets = option_sets::<G>();
    let (next, steps) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= matches() {
                        return;
                    }
                    // A large stride, so that a few matches already cover all kinds of options.
                    let (options, seats) = &sets[(number + seed as usize) * 7919 % sets.len()];
                    let here = check_match::<G>((seed, number as u64), options, *seats);
                    steps.fetch_add(here, Ordering::Relaxed);
                }
            });
        }
    });
    steps.into_inner()
}

fn check_match<G: Playable>((seed, number): (u64, u64), options: &G::Options, seats: u8) -> usize {
    let mut rng = Rng::new(Seed::from_number(seed), number);
    let seed = rng.seed();
    let dealer = Seat::first_dealer(seed, seats);
    let start = MatchConfig { options: options.clone(), seats, dealer, order: seed.into() };
    laws::check::<G>(&start, &mut rng)
}

/// Every allowed combination of options with every number of seats.
fn option_sets<G: Playable>() -> Vec<(G::Options, u8)> {
    let mut combinations = vec![G::Options::default()];
    for choice in G::Options::SPECS {
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
            all.push((options.clone(), seats));
        }
    }
    all
}
