//! How fast the games are played and the bots think, one figure a line:
//!
//! ```text
//! figure moves/<game> 31200000 per-second
//! ```
//!
//! `moves`: random moves, `clones`: copies of a position, both through the public trait. `views` and
//! `imagined`: what a seat knows, and a whole position drawn from it. `search`: iterations of Master's search
//! as it plays, set-up included. `first-move`: how long Master takes at most for the first move of a match,
//! when nothing is computed yet that it will need. All on one core.
//!
//! Figures per second are per second of processor time where the system tells it (Linux), so that other work on the
//! machine hardly changes them.
//!
//! `solver`: the best answer of a random display of so many cards, with an expression for it; `answers`: all
//! its answers. Both are medians over many displays.

use std::hint::black_box;
use std::time::{Duration, Instant};

use spot_on::bots::{Level, Patience};
use spot_on::cards::{Card, Suit};
use spot_on::event::Silent;
use spot_on::game::{Game, Start, Turn};
use spot_on::games::one_up::{JokerReading, solver};
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::record::pack_of;
use spot_on::rng::{Chance, Rng, Seed};
use spot_on::seat::Seat;

/// How long one figure is measured.
const TIME: Duration = Duration::from_millis(1500);

fn main() {
    // Cargo passes `--bench`; a filter is not worth its while.
    visit_all(&mut Figures);
    (3..=8).for_each(solver);
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
        per_second_each(&format!("imagined/{id}"), &views, |view| G::imagine(view, &mut rng));
        let mut next = views.iter().cycle();
        per_second(&format!("search/{id}"), || {
            let view = next.next().expect("there are positions");
            let mut go_on = |iterations| iterations < 1000;
            let patience = &mut Patience::new(&mut go_on);
            G::choose(view, Level::Master, patience, &mut rng).iterations as usize
        });
    }
}

/// Measures something that says how often it was done.
fn per_second(name: &str, mut work: impl FnMut() -> usize) {
    let (start, begin, mut done) = (Instant::now(), processor_time(), 0);
    let spent = || match (begin, processor_time()) {
        (Some(begin), Some(now)) => now.saturating_sub(begin),
        _ => start.elapsed(),
    };
    let mut time = Duration::ZERO;
    while time < TIME {
        // To ask for the time takes as long as a few moves.
        let next = Instant::now() + Duration::from_millis(5);
        while Instant::now() < next {
            done += work();
        }
        time = spent();
    }
    println!("figure {name} {:.0} per-second", done as f64 / time.as_secs_f64());
}

/// How long this thread has been running on a processor, if the system tells it.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Measures something that is done with each of these.
fn per_second_each<T, U>(name: &str, list: &[T], mut work: impl FnMut(&T) -> U) {
    per_second(name, || {
        for item in list {
            black_box(work(item));
        }
        list.len()
    });
}

/// The longest time for a first move, at a table of any size.
fn first_move<G: Playable>() {
    let mut longest = Duration::ZERO;
    for seats in G::INFO.seats.0..=G::INFO.seats.1 {
        let mut rng = Rng::new(Seed::from_number(2), u64::from(seats));
        let game = deal::<G>(seats, &mut rng).1;
        let seat = game.turn().seats().first().expect("somebody begins");
        let view = game.view(Some(seat));
        let begin = Instant::now();
        let mut go_on = |_| false;
        black_box(G::choose(&view, Level::Master, &mut Patience::new(&mut go_on), &mut rng));
        longest = longest.max(begin.elapsed());
    }
    println!("figure first-move/{} {:.1} milliseconds", G::INFO.id, longest.as_secs_f64() * 1000.0);
}

fn deal<G: Game>(seats: u8, rng: &mut Rng) -> (Start<G::Options>, G) {
    let seed = rng.seed();
    let dealer = Chance::first_dealer(seed, seats);
    let start = Start { options: G::Options::default(), seats, dealer, seed };
    let pack = pack_of::<G>(&start, 1, None).expect("the seed's own pack is right");
    let game = G::deal(&start, &pack, &mut Silent);
    (start, game)
}

/// Plays a random match, and hands every position to a witness. Returns the number of moves.
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
                game.deal_next(&pack, &mut Silent);
            }
            Turn::Of(seats) => {
                let seats = seats.iter();
                let mover = seats.into_iter().find(|&seat| {
                    game.legal_moves(seat, &mut moves);
                    !moves.is_empty()
                });
                let Some(seat) = mover else {
                    game.time_up(&mut Silent);
                    continue;
                };
                if !witness(&game, seat) {
                    return done;
                }
                game.apply(seat, rng.pick(&moves), &mut Silent);
                moves.clear();
                done += 1;
            }
        }
    }
}

fn random_match<G: Game>(rng: &mut Rng) -> usize {
    play_randomly::<G>(rng, |_, _| true)
}

/// A position in the middle of a random match, and who is to move.
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

/// How long the solver takes for displays of so many cards, out of 52 and four Jokers.
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
    println!("figure solver/{size}-cards {:.3} ms", median(&displays, best));
    println!("figure answers/{size}-cards {:.3} ms", median(&displays, all));
}

/// The median time for one of these, in milliseconds.
fn median<T>(list: &[T], work: impl Fn(&T)) -> f64 {
    let time = |item: &T| {
        let begin = Instant::now();
        work(item);
        begin.elapsed()
    };
    let mut times: Vec<Duration> = list.iter().map(time).collect();
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}
