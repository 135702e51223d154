//! Puzzles in matches of bots.

use std::collections::{BTreeMap, HashSet};

use spot_on::bots::Level;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::Turn;
use spot_on::engine::seat::Seat;
use spot_on::engine::session::Session;
use spot_on::games::{self, Playable};
use spot_on::puzzles::Proved;
use spot_on::puzzles::entry::PuzzleEntry;
use spot_on::saves::link;

use crate::parallel::in_parallel;
use crate::search_limit::SearchLimit;
use crate::self_play::{play_match, start_of};

use super::grade::Attempts;
use super::questions::Questions;
use super::solve::{attempts, is_tempting};
use super::{Request, Which, kinds_of};

/// Levels that make the matches. They play fast, and make the mistakes that lead to puzzles.
const PLAYERS: [Level; 3] = [Level::Novice, Level::Casual, Level::Skilled];
/// How long they think.
const LIMIT: SearchLimit = SearchLimit::Iterations(400);
/// Matches that are played at a time.
const BATCH: u32 = 64;
/// Batches without enough puzzles before the search ends.
const MOST_BATCHES: u32 = 100;
/// Puzzles that are found for each one that is kept.
const POOL: usize = 3;
/// Most puzzles of one kind from one match.
const OF_A_MATCH: usize = 2;

/// A puzzle in a match that stands at its position.
pub(super) struct Found<G: Playable> {
    pub(super) session: Session<G>,
    pub(super) seat: Seat,
    pub(super) proved: Proved<G::Move>,
}

/// A puzzle that is worth a thought, without a rating, and what virtual players make of it.
pub(super) struct Candidate {
    pub(super) entry: PuzzleEntry,
    pub(super) attempts: Attempts,
}

/// Plays matches until there are enough puzzles of each kind, `each` of which are kept, or no more are found.
pub(super) fn find<G: Playable>(request: &Request, each: usize) -> Vec<Candidate> {
    let wanted = kinds_of::<G>(request.which);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let (mut all, mut links) = (Vec::new(), HashSet::new());
    for batch in 0..MOST_BATCHES {
        let is_full = |kind: &&str| counts.get(*kind).is_some_and(|count| *count >= POOL * each);
        let full: Vec<&str> = wanted.iter().map(|kind| kind.id).filter(is_full).collect();
        if full.len() == wanted.len() {
            break;
        }
        let played = |number| of_match::<G>(batch * BATCH + number, request.which, &full);
        let found = in_parallel(request.threads, BATCH, played).into_iter().flatten();
        for candidate in found {
            let PuzzleEntry { kind, link, .. } = &candidate.entry;
            if links.insert(format!("{kind} {link}")) {
                *counts.entry(kind.clone()).or_default() += 1;
                all.push(candidate);
            }
        }
    }
    all
}

/// The puzzles of a match, but for those of kinds that are complete.
fn of_match<G: Playable>(number: u32, which: Which, complete: &[&str]) -> Vec<Candidate> {
    let seed = Rng::new(Seed::from_number(0x5907), u64::from(number)).seed();
    let mut rng = Rng::new(seed, 1);
    let setup = &G::INFO.daily[number as usize % G::INFO.daily.len()];
    let start = start_of::<G>(setup, seed);
    let levels: Vec<Level> =
        (0..start.seats).map(|_| PLAYERS[rng.below(PLAYERS.len() as u32) as usize]).collect();
    let mut found: Vec<Found<G>> = Vec::new();
    let mut questions = Questions::new(complete);
    play_match(start, &levels, LIMIT, rng.seed(), |session: &Session<G>| {
        let Turn::ToMove(seats) = session.game().turn() else { return };
        let Some(seat) = seats.first() else { return };
        let offered = match which {
            Which::Problems => G::problems(session.game(), seat),
            _ => G::puzzles(&session.game().view(Some(seat)), seat),
        };
        if which == Which::Puzzles {
            questions.ask(session, seat);
        }
        for proved in offered {
            let alike = found.iter().filter(|other| other.proved.kind == proved.kind).count();
            let is_new = found.iter().all(|other| other.proved != proved);
            if is_new && alike < OF_A_MATCH && !complete.contains(&proved.kind) {
                found.push(Found { session: session.clone(), seat, proved });
            }
        }
    });
    let found = found.iter().filter(|found| is_tempting(found)).filter_map(candidate);
    found.chain(questions.found).collect()
}

fn candidate<G: Playable>(found: &Found<G>) -> Option<Candidate> {
    let Found { session, seat, proved } = found;
    let entry = PuzzleEntry {
        kind: proved.kind.to_owned(),
        rating: 0,
        seat: *seat,
        solution: proved.solution_text(),
        replies: proved.replies_text(),
        others: Vec::new(),
        link: String::new(),
    };
    Some(Candidate { entry: with_link(session, entry)?, attempts: attempts(found) })
}

/// The puzzle with the link to the position of this match.
pub(super) fn with_link<G: Playable>(
    session: &Session<G>,
    entry: PuzzleEntry,
) -> Option<PuzzleEntry> {
    let game = games::load(&session.record().to_string()).ok()?;
    Some(PuzzleEntry { link: link::whole(&*game).ok()?, ..entry })
}
