//! What bots play in fixed deals, as one number: it is the same on every machine, or bots do not play alike.

use crate::bots::{Level, Patience, Thinks};
use crate::game::{Start, Turn};
use crate::options::Options as _;
use crate::record::Step;
use crate::rng::{Chance, Rng, Seed};
use crate::seat::{Seat, SeatSet};
use crate::session::Session;

/// Deals that are played.
const DEALS: u64 = 100;
/// Moves of each, at most.
const MOVES: u32 = 40;
/// Iterations of a search.
const ITERATIONS: u32 = 60;

/// A hash over all moves that bots of all levels choose in a hundred deals, with single options in turn.
///
/// # Panics
/// If the game's own packs are wrong.
pub fn signature<G: Thinks>() -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    (0..DEALS).for_each(|deal| play::<G>(deal, &mut hash));
    hash.0
}

fn play<G: Thinks>(deal: u64, hash: &mut Hash) {
    let (seats, seed) = (G::INFO.default_seats, Seed::from_number(deal));
    let start = Start {
        options: options::<G>(deal as usize, seats),
        seats,
        dealer: Chance::first_dealer(seed, seats),
        seed,
    };
    let mut session = Session::<G>::new(start, None).expect("the seed's own pack is right");
    let mut rng = Rng::new(seed, u64::MAX);
    for number in 0..MOVES {
        let game = session.game();
        let step = match game.turn() {
            Turn::Over(_) => return,
            Turn::RoundOver => Step::Deal(None),
            Turn::Of(movers) => match said(game, movers, deal, &mut rng) {
                Some((seat, mv)) => {
                    hash.add(&format!("{number} {seat} {mv};"));
                    Step::Play(seat, mv)
                }
                None if game.clock().is_some() => Step::Time,
                None => return,
            },
        };
        session.play(step).expect("bots play by the rules");
    }
}

/// What the first of these seats plays that does not wait. Every level has its turn in every seat.
fn said<G: Thinks>(game: &G, movers: SeatSet, deal: u64, rng: &mut Rng) -> Option<(Seat, G::Move)> {
    movers.iter().find_map(|seat| {
        let level = Level::ALL[(deal + u64::from(seat.0)) as usize % Level::ALL.len()];
        let mut go_on = |iterations| iterations < ITERATIONS;
        let choice = G::choose(&game.view(Some(seat)), level, &mut Patience::new(&mut go_on), rng);
        choice.mv.map(|mv| (seat, mv))
    })
}

/// The usual options, or every other time with one other value of one of them.
fn options<G: Thinks>(deal: usize, seats: u8) -> G::Options {
    let mut options = G::Options::default();
    if deal % 2 == 1 {
        let choice = &G::Options::LIST[deal / 2 % G::Options::LIST.len()];
        let value = deal / 2 / G::Options::LIST.len() % choice.values.len();
        (choice.set)(&mut options, value);
    }
    if options.check(seats).is_ok() { options } else { G::Options::default() }
}

/// Fowler, Noll and Vo's hash, 1a, of 64 bits.
struct Hash(u64);

impl Hash {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
