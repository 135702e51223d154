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

use std::hint::black_box;
use std::time::{Duration, Instant};

use spot_on::bots::{Level, Patience};
use spot_on::event::Silent;
use spot_on::game::{Game, Start, Turn};
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::record::pack_of;
use spot_on::rng::{Chance, Rng, Seed};
use spot_on::seat::Seat;

/// How long one figure is measured.
const TIME: Duration = Duration::from_millis(1500);

fn main() {
    // Cargo passes `--bench`; a filter is not worth its while.
    visit_all(&mut Figures);
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
    let (begin, mut done) = (Instant::now(), 0);
    while begin.elapsed() < TIME {
        done += work();
    }
    println!("figure {name} {:.0} per-second", done as f64 / begin.elapsed().as_secs_f64());
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
