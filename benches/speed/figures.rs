//! Benchmarks of the games and the bots, one figure a line:
//!
//! ```text
//! figure moves/<game> 31200000 per-second
//! ```
//!
//! `moves`: random moves; `clones`: copies of a position; both through the public trait. `views`: views of a seat;
//! `imagined`: positions sampled from a view. `search`: iterations of Master's search, set-up included. `first-move`:
//! the longest time that Master takes for the first move of a match, before any tables that it needs are computed. All
//! on one core.
//!
//! `solver`: the best answer to a random display of this number of cards, with an expression for it; `answers`: all
//! answers. Both are medians over many displays.
//!
//! The benchmarks run natively (`make bench`) and in a browser (`make measure`). The solver runs only natively, because
//! no browser clock is precise enough for it.

use std::hint::black_box;

use crate::host;
use spot_on::bots::{Budget, Level};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::cards::{Card, Suit};
use spot_on::engine::event::NoEvents;
use spot_on::engine::game::{Game, MatchConfig, Turn};
use spot_on::engine::record::pack_of;
use spot_on::engine::seat::Seat;
use spot_on::games::one_up::{JokerReading, solver};
use spot_on::games::{Playable, Visitor, visit_all};

/// Least time for one figure, in seconds.
const TIME: f64 = 1.5;

/// Runs all benchmarks.
pub(crate) fn all() {
    visit_all(&mut Figures);
    if cfg!(not(target_arch = "wasm32")) {
        (3..=8).for_each(solver);
    }
}

struct Figures;

impl Visitor for Figures {
    fn visit<G: Playable>(&mut self) {
        let id = G::INFO.id;
        first_move::<G>();
        let mut rng = Rng::new(Seed::from_number(1), 0);
        per_second(&format!("moves/{id}"), || random_match::<G>(&mut rng));
        let positions: Vec<(G, Seat)> = (0..200).map(|_| middle::<G>(&mut rng)).collect();
        per_second_each(&format!("clones/{id}"), &positions, |(game, _)| game.clone());
        let view = |(game, seat): &(G, Seat)| game.view(Some(*seat));
        per_second_each(&format!("views/{id}"), &positions, view);
        let views: Vec<G::View> = positions.iter().map(view).collect();
        per_second_each(&format!("imagined/{id}"), &views, |view| G::determinize(view, &mut rng));
        // Every position is searched equally often, because some take longer than others.
        per_second(&format!("search/{id}"), || {
            views.iter().map(|view| search::<G>(view, &mut rng)).sum()
        });
    }
}

/// Runs one search, and returns its number of iterations.
fn search<G: Playable>(view: &G::View, rng: &mut Rng) -> usize {
    let mut go_on = |iterations| iterations < 1000;
    G::decide(view, Level::Master, &mut Budget::new(&mut go_on), rng).iterations as usize
}

/// Measures a rate. `work` returns how many operations it has done.
fn per_second(name: &str, mut work: impl FnMut() -> usize) {
    // Reading the clock takes as long as many moves, so it is read less and less often.
    let (begin, mut times, mut done) = (host::spent(), 1, 0);
    loop {
        for _ in 0..times {
            done += work();
        }
        let time = host::spent() - begin;
        if time >= TIME {
            return figure(name, &format!("{:.0} per-second", done as f64 / time));
        }
        times *= 2;
    }
}

fn figure(name: &str, value: &str) {
    host::write(&format!("figure {name} {value}"));
}

/// Measures the rate of an operation on the items of a list.
fn per_second_each<T, U>(name: &str, list: &[T], mut work: impl FnMut(&T) -> U) {
    per_second(name, || {
        for item in list {
            black_box(work(item));
        }
        list.len()
    });
}

/// Measures the longest time for a first move, over all numbers of seats.
fn first_move<G: Playable>() {
    let mut longest = 0.0_f64;
    for seats in G::INFO.seats.0..=G::INFO.seats.1 {
        let mut rng = Rng::new(Seed::from_number(2), u64::from(seats));
        let game = deal::<G>(seats, &mut rng).1;
        let seat = game.turn().seats().first().expect("somebody begins");
        let view = game.view(Some(seat));
        let begin = host::now();
        let mut go_on = |_| false;
        black_box(G::decide(&view, Level::Master, &mut Budget::new(&mut go_on), &mut rng));
        longest = longest.max(host::now() - begin);
    }
    figure(&format!("first-move/{}", G::INFO.id), &format!("{:.1} milliseconds", 1000.0 * longest));
}

fn deal<G: Game>(seats: u8, rng: &mut Rng) -> (MatchConfig<G::Options>, G) {
    let seed = rng.seed();
    let dealer = Seat::first_dealer(seed, seats);
    let start = MatchConfig { options: G::Options::default(), seats, dealer, order: seed.into() };
    let pack = pack_of::<G>(&start, 1, None).expect("the seed's own pack is right");
    let game = G::deal(&start, &pack, &mut NoEvents);
    (start, game)
}

/// Plays a random match until its end, or until `witness` returns false. `witness` receives every position. Returns the
/// number of moves.
fn play_randomly<G: Game>(rng: &mut Rng, mut witness: impl FnMut(&G, Seat) -> bool) -> usize {
    let (start, mut game) = deal::<G>(G::INFO.default_seats, rng);
    let (mut round, mut done) = (1, 0);
    let mut moves = Vec::new();
    loop {
        match game.turn() {
            Turn::Over(_) => return done,
            Turn::RoundOver => {
                round += 1;
                let pack = pack_of::<G>(&start, round, None).expect("the seed's own pack is right");
                game.deal_next(&pack, &mut NoEvents);
            }
            Turn::ToMove(seats) => {
                let seats = seats.iter();
                let mover = seats.into_iter().find(|&seat| {
                    game.legal_moves(seat, &mut moves);
                    !moves.is_empty()
                });
                let Some(seat) = mover else {
                    game.clock_expired(&mut NoEvents);
                    continue;
                };
                if !witness(&game, seat) {
                    return done;
                }
                game.apply(seat, rng.pick(&moves), &mut NoEvents);
                moves.clear();
                done += 1;
            }
        }
    }
}

fn random_match<G: Game>(rng: &mut Rng) -> usize {
    play_randomly::<G>(rng, |_, _| true)
}

/// A position in the middle of a random match, and the seat to move.
fn middle<G: Game>(rng: &mut Rng) -> (G, Seat) {
    loop {
        let mut left = 8 + rng.below(32);
        let mut found = None;
        play_randomly::<G>(rng, |game, seat| {
            left -= 1;
            if left == 0 {
                found = Some((game.clone(), seat));
            }
            left > 0
        });
        if let Some(found) = found {
            return found;
        }
    }
}

/// Measures the solver on displays of `size` cards, out of 52 and four Jokers.
fn solver(size: usize) {
    let suited = Suit::ALL.iter().flat_map(|&suit| (1..=13).map(move |rank| (rank, suit)));
    let mut pack: Vec<Card> = suited.map(|(rank, suit)| Card::suited(rank, suit)).collect();
    pack.extend([Card::BIG_JOKER, Card::LITTLE_JOKER].repeat(2));
    let mut rng = Rng::new(Seed::from_number(3), size as u64);
    let mut display = || {
        rng.shuffle(&mut pack);
        pack[..size].to_vec()
    };
    let displays: Vec<Vec<Card>> = (0..500).map(|_| display()).collect();
    let best = |display: &Vec<Card>| drop(black_box(solver::best(display, JokerReading::Strict)));
    let all = |display: &Vec<Card>| drop(black_box(solver::solve(display, JokerReading::Strict)));
    figure(&format!("solver/{size}-cards"), &format!("{:.3} ms", median(&displays, best)));
    figure(&format!("answers/{size}-cards"), &format!("{:.3} ms", median(&displays, all)));
}

/// The median time for one item, in milliseconds.
fn median<T>(list: &[T], work: impl Fn(&T)) -> f64 {
    let time = |item: &T| {
        let begin = host::now();
        work(item);
        host::now() - begin
    };
    let mut times: Vec<f64> = list.iter().map(time).collect();
    times.sort_unstable_by(f64::total_cmp);
    times[times.len() / 2] * 1000.0
}
