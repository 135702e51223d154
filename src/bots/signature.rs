//! What bots play in fixed deals, as one number: it is the same on every machine, or bots do not play alike.
//!
//! The worker does not play whole matches: it is given the questions that are asked here, and answers are compared.

use crate::bots::wire::Question;
use crate::bots::{Level, Patience, Thinks};
use crate::game::{Start, Turn};
use crate::options::Options as _;
use crate::record::Step;
use crate::rng::{Chance, Rng, Seed};
use crate::seat::Seat;
use crate::session::Session;

/// Deals that are played.
const DEALS: u64 = 100;
/// Moves of each, at most.
const MOVES: u32 = 40;
/// Iterations of a search.
const ITERATIONS: u32 = 60;
/// The stream of the bots' random numbers, which go on from choice to choice.
const STREAM: u64 = u64::MAX;

/// What a bot chose in one of the deals.
pub struct Chosen {
    /// What it was asked: whoever answers this, whenever, chooses the same.
    pub question: Question,
    /// The number of the step in its deal, and the seat.
    pub step: (u32, Seat),
    /// Its move, as a text; nothing if it waits.
    pub mv: Option<String>,
}

/// A hash over all moves that bots of all levels choose in a hundred deals, with single options in turn. The witness
/// sees every choice.
///
/// # Panics
/// If the game's own packs are wrong.
pub fn signature<G: Thinks>(witness: &mut dyn FnMut(Chosen)) -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    (0..DEALS).for_each(|deal| play::<G>(deal, &mut hash, witness));
    hash.0
}

fn play<G: Thinks>(deal: u64, hash: &mut Hash, witness: &mut dyn FnMut(Chosen)) {
    let (seats, seed) = (G::INFO.default_seats, Seed::from_number(deal));
    let start = Start {
        options: options::<G>(deal as usize, seats),
        seats,
        dealer: Chance::first_dealer(seed, seats),
        seed,
    };
    let mut session = Session::<G>::new(start, None).expect("the seed's own pack is right");
    let mut rng = Rng::new(seed, STREAM);
    for number in 0..MOVES {
        let game = session.game();
        let step = match game.turn() {
            Turn::Over(_) => return,
            Turn::RoundOver => Step::Deal(None),
            Turn::Of(movers) => {
                let mut ask = |seat: Seat| {
                    let level = Level::ALL[(deal + u64::from(seat.0)) as usize % Level::ALL.len()];
                    let (question, mv) = choose(game, (seat, level), seed, &mut rng);
                    let text = mv.as_ref().map(ToString::to_string);
                    witness(Chosen { question, step: (number, seat), mv: text });
                    mv.map(|mv| (seat, mv))
                };
                // The first who does not wait. Every level has its turn in every seat.
                match movers.iter().find_map(&mut ask) {
                    Some((seat, mv)) => {
                        hash.add(&format!("{number} {seat} {mv};"));
                        Step::Play(seat, mv)
                    }
                    None if game.clock().is_some() => Step::Time,
                    None => return,
                }
            }
        };
        session.play(step).expect("bots play by the rules");
    }
}

/// What a bot plays, and the question for it.
fn choose<G: Thinks>(
    game: &G,
    (seat, level): (Seat, Level),
    seed: Seed,
    rng: &mut Rng,
) -> (Question, Option<G::Move>) {
    let view = game.view(Some(seat));
    let question = Question {
        number: 0,
        game: G::INFO.id.to_owned(),
        view: postcard::to_allocvec(&view).expect("a view can be written"),
        level: level.to_string(),
        milliseconds: u32::MAX,
        iterations: ITERATIONS,
        seed: seed.0,
        stream: STREAM,
        drawn: rng.drawn(),
        explain: false,
        again: None,
    };
    let mut go_on = |iterations| iterations < ITERATIONS;
    (question, G::choose(&view, level, &mut Patience::new(&mut go_on), rng).mv)
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
