//! Signature of a game's bots: a hash of their moves in fixed deals, which must be the same on every machine.
//!
//! The worker does not play whole matches. It gets the requests that are made here, and its answers are compared.

use crate::bots::protocol::Request;
use crate::bots::{Bot, Budget, Level};
use crate::cards::rng::{Rng, Seed};
use crate::engine::game::{MatchConfig, Turn};
use crate::engine::record::Step;
use crate::engine::seat::Seat;
use crate::engine::session::Session;
use crate::engine::variants;

/// Number of deals.
const DEALS: u64 = 100;
/// Most moves of a deal.
const MOVES: u32 = 40;
/// Iterations of a search.
const ITERATIONS: u32 = 60;
/// Stream of the bots' random numbers, which continue from decision to decision.
const STREAM: u64 = u64::MAX;

/// A bot's decision in one of the deals.
pub struct Chosen {
    /// The request. It determines the decision completely.
    pub question: Request,
    /// The number of the step in its deal, and the seat.
    pub step: (u32, Seat),
    /// The move as a string; `None` if the bot waits.
    pub mv: Option<String>,
}

/// A hash over all moves that bots of all levels choose in a hundred deals, at tables of every size. Half of the deals
/// have the default options, half have one other option value. `witness` receives every decision.
///
/// # Panics
/// If the game's own packs are wrong.
pub fn signature<G: Bot>(witness: &mut dyn FnMut(Chosen)) -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    for (deal, (options, seats, levels)) in (0..DEALS).zip(tables::<G>()) {
        let seed = Seed::from_number(deal);
        let start = MatchConfig {
            options,
            seats,
            dealer: Seat::first_dealer(seed, seats),
            order: seed.into(),
        };
        play::<G>(start, levels, &mut hash, witness);
    }
    hash.0
}

fn play<G: Bot>(
    start: MatchConfig<G::Options>,
    levels: usize,
    hash: &mut Hash,
    witness: &mut dyn FnMut(Chosen),
) {
    let seed = start.order.seed();
    let mut session = Session::<G>::new(start, None).expect("the seed's own pack is right");
    let mut rng = Rng::new(seed, STREAM);
    for number in 0..MOVES {
        let game = session.game();
        let step = match game.turn() {
            Turn::Over(_) => return,
            Turn::RoundOver => Step::Deal(None),
            Turn::ToMove(movers) => {
                let mut ask = |seat: Seat| {
                    let level = Level::ALL[(levels + seat.0 as usize) % Level::ALL.len()];
                    let (question, mv) = choose(game, (seat, level), seed, &mut rng);
                    let text = mv.as_ref().map(ToString::to_string);
                    witness(Chosen { question, step: (number, seat), mv: text });
                    mv.map(|mv| (seat, mv))
                };
                // The first seat whose bot does not wait.
                match movers.iter().find_map(&mut ask) {
                    Some((seat, mv)) => {
                        hash.add(&format!("{number} {seat} {mv};"));
                        Step::Play(seat, mv)
                    }
                    None if game.clock().is_some() => Step::Timeout,
                    None => return,
                }
            }
        };
        session.play(step).expect("bots play by the rules");
    }
}

/// Asks a bot for its move. Returns the equivalent request, too.
fn choose<G: Bot>(
    game: &G,
    (seat, level): (Seat, Level),
    seed: Seed,
    rng: &mut Rng,
) -> (Request, Option<G::Move>) {
    let view = game.view(Some(seat));
    let question = Request {
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
        recheck: None,
    };
    let mut go_on = |iterations| iterations < ITERATIONS;
    (question, G::decide(&view, level, &mut Budget::new(&mut go_on), rng).mv)
}

/// An endless sequence of options, number of seats, and level of the first seat. Deals alternate between tables with
/// the default options and tables with one other option value. After each round through all tables, every level moves
/// to the next seat.
fn tables<G: Bot>() -> impl Iterator<Item = (G::Options, u8, usize)> {
    let all = variants::tables::<G>();
    let (usual, single): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(options, _)| *options == G::Options::default());
    (0_usize..).map(move |deal| {
        let from = if deal % 2 == 0 || single.is_empty() { &usual } else { &single };
        let (options, seats) = from[deal / 2 % from.len()].clone();
        (options, seats, deal / 2 / from.len() + deal)
    })
}

/// 64-bit FNV-1a hash (Fowler, Noll and Vo).
struct Hash(u64);

impl Hash {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Playable, Visitor, visit_all};

    struct Every;

    impl Visitor for Every {
        fn visit<G: Playable>(&mut self) {
            let played: Vec<_> = tables::<G>().take(DEALS as usize).collect();
            for (options, seats) in variants::tables::<G>() {
                let is_it =
                    |table: &&(G::Options, u8, usize)| (&table.0, table.1) == (&options, seats);
                assert!(played.iter().any(|table| is_it(&table)), "{seats} seats, {options:?}");
                // Every level sits in every seat at the tables with default options.
                if options == G::Options::default() {
                    let at = |level| played.iter().filter(is_it).any(|table| table.2 % 4 == level);
                    assert!((0..4).all(at), "{}: {seats} seats", G::INFO.id);
                }
            }
        }
    }

    #[test]
    fn every_table_is_covered() {
        visit_all(&mut Every);
    }
}
