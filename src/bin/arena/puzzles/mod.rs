//! `arena puzzles`: finds puzzles in matches of bots, grades them by how often each level finds the answer, and writes
//! them into `public/assets/puzzles/`. With `--verify` it proves those that are there again.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use spot_on::bots::Level;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::Turn;
use spot_on::engine::record::{Record, Step};
use spot_on::engine::seat::Seat;
use spot_on::engine::session::Session;
use spot_on::games::{self, Playable, Visitor, visit_all};
use spot_on::puzzles::entry::{PuzzleEntry, entries};
use spot_on::puzzles::{Proved, PuzzleKind, problem};
use spot_on::saves::link;

use crate::args::USAGE;
use crate::grade::rating;
use crate::parallel::in_parallel;
use crate::player::Player;
use crate::search_limit::SearchLimit;
use crate::self_play::{play_match, start_of};

/// Levels that make the matches. They play fast, and make the mistakes that lead to puzzles.
const PLAYERS: [Level; 3] = [Level::Novice, Level::Casual, Level::Skilled];
/// Tries of each level at a puzzle.
const TRIES: u64 = 4;
/// How long the levels that search think about a puzzle.
const LIMIT: SearchLimit = SearchLimit::Iterations(400);
/// Matches that are played at a time.
const BATCH: u32 = 64;
/// Batches without enough puzzles before the search ends.
const MOST_BATCHES: u32 = 60;
/// Puzzles that are found for each one that is kept.
const POOL: usize = 4;
/// Rating that each further way adds: an assumption, since the levels know one way.
const ANOTHER_WAY: u32 = 150;
/// Most puzzles of one kind from one match.
const OF_A_MATCH: usize = 2;

struct Request {
    game: Option<String>,
    count: usize,
    verify: bool,
    /// Whether to print the puzzles with the records of their positions, for another program.
    records: bool,
    /// Whether problems with open cards are meant, which have files of their own.
    problems: bool,
    threads: usize,
}

/// Makes or verifies puzzles, and returns what to print.
///
/// # Errors
/// What is wrong with the command line, a file or a puzzle, in words.
pub(crate) fn run(parser: Parser) -> Result<String, String> {
    let Some(request) = read(parser).map_err(|why| why.to_string())? else {
        return Ok(USAGE.to_owned());
    };
    let mut work = Work { request: &request, said: String::new(), failed: Vec::new() };
    visit_all(&mut work);
    match work.failed.as_slice() {
        [] => Ok(work.said),
        failed => Err(failed.join("\n")),
    }
}

fn read(mut parser: Parser) -> Result<Option<Request>, lexopt::Error> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut request =
        Request { game: None, count: 200, verify: false, records: false, problems: false, threads };
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            Arg::Long("count") => request.count = parser.value()?.parse()?,
            Arg::Long("verify") => request.verify = true,
            Arg::Long("problems") => request.problems = true,
            Arg::Long("records") => request.records = true,
            Arg::Long("threads") => request.threads = parser.value()?.parse()?,
            Arg::Value(text) if request.game.is_none() => request.game = Some(text.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(request))
}

struct Work<'a> {
    request: &'a Request,
    said: String,
    failed: Vec<String>,
}

impl Visitor for Work<'_> {
    fn visit<G: Playable>(&mut self) {
        let id = G::INFO.id;
        if self.request.game.as_ref().is_some_and(|game| game != id) {
            return;
        }
        if self.request.problems && G::PROBLEMS.is_empty() {
            return;
        }
        let file = path::<G>(self.request.problems);
        let stored = || fs::read_to_string(&file).map_err(|why| why.to_string());
        let done = match self.request.verify || self.request.records {
            true if self.request.records => stored().and_then(|text| {
                entries(&text).iter().map(with_record).collect::<Result<String, String>>()
            }),
            true => stored().and_then(|text| {
                let all = entries(&text);
                all.iter()
                    .try_for_each(verify::<G>)
                    .map(|()| format!("{id}: {} proved\n", all.len()))
            }),
            false => {
                let found = find::<G>(self.request);
                let text: String = found.iter().map(|entry| entry.line() + "\n").collect();
                fs::write(&file, text).map_err(|why| why.to_string()).map(|()| summary(id, &found))
            }
        };
        match done {
            Ok(said) => self.said += &said,
            Err(why) => self.failed.push(format!("{id}: {why}")),
        }
    }
}

/// A puzzle with the record of its position in place of the link.
fn with_record(entry: &PuzzleEntry) -> Result<String, String> {
    let game = link::open(&entry.link).map_err(|why| format!("{}: {why}", entry.line()))?;
    let before = entry.line();
    let line = before.strip_suffix(&entry.link).unwrap_or(&before);
    Ok(format!("{line}{}\n", game.record()))
}

/// The file with the puzzles of a game, or with its problems.
fn path<G: Playable>(problems: bool) -> PathBuf {
    let name = if problems { G::PROBLEMS_FILE } else { G::INFO.id };
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("public/assets/puzzles/{name}.txt"))
}

/// The kinds of puzzles of a game, or of its problems.
fn kinds_of<G: Playable>(problems: bool) -> &'static [PuzzleKind] {
    if problems { G::PROBLEMS } else { G::PUZZLES }
}

fn summary(id: &str, found: &[PuzzleEntry]) -> String {
    let mut kinds: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for entry in found {
        kinds.entry(&entry.kind).or_default().push(entry.rating);
    }
    let kinds = kinds.into_iter().map(|(kind, ratings)| {
        let (least, most) = (ratings.iter().min(), ratings.iter().max());
        format!("{} {kind} ({}-{})", ratings.len(), least.unwrap_or(&0), most.unwrap_or(&0))
    });
    format!("{id}: {}\n", kinds.collect::<Vec<String>>().join(", "))
}

/// A puzzle in a match that stands at its position.
struct Found<G: Playable> {
    session: Session<G>,
    seat: Seat,
    proved: Proved<G::Move>,
}

/// Plays matches until there are enough puzzles, as many of each kind as possible.
fn find<G: Playable>(request: &Request) -> Vec<PuzzleEntry> {
    let wanted = kinds_of::<G>(request.problems);
    let each = request.count.div_ceil(wanted.len().max(1));
    let mut kinds: BTreeMap<&str, Vec<PuzzleEntry>> = BTreeMap::new();
    let mut links = HashSet::new();
    for batch in 0..MOST_BATCHES {
        let is_full =
            |kind: &&str| kinds.get(*kind).is_some_and(|known| known.len() >= POOL * each);
        let full: Vec<&str> = wanted.iter().map(|kind| kind.id).filter(is_full).collect();
        if full.len() == wanted.len() {
            break;
        }
        let played = |number| of_match::<G>(batch * BATCH + number, request.problems, &full);
        for entry in in_parallel(request.threads, BATCH, played).into_iter().flatten() {
            let kind = wanted.iter().find(|kind| kind.id == entry.kind).map_or("", |it| it.id);
            let known = kinds.entry(kind).or_default();
            if links.insert(entry.link.clone()) {
                known.push(entry);
            }
        }
    }
    chosen(kinds, each, request.count)
}

/// The same number of each kind, and more of those that there are more of. The list begins with the easiest.
fn chosen(kinds: BTreeMap<&str, Vec<PuzzleEntry>>, each: usize, count: usize) -> Vec<PuzzleEntry> {
    let (mut all, mut spare) = (Vec::new(), Vec::new());
    for entries in kinds.into_values() {
        let (taken, left) = mostly_hard(entries, each);
        all.extend(taken);
        spare.extend(left);
    }
    spare.sort_by_key(|entry| Reverse(entry.rating));
    all.extend(spare);
    all.truncate(count);
    all.sort_by_key(|entry| entry.rating);
    all
}

/// This number of puzzles, two thirds of them the hardest, and the others.
fn mostly_hard(
    mut entries: Vec<PuzzleEntry>,
    count: usize,
) -> (Vec<PuzzleEntry>, Vec<PuzzleEntry>) {
    let count = count.min(entries.len());
    let mut others = entries.split_off(count / 3);
    let mut taken = entries;
    others.sort_by_key(|entry| Reverse(entry.rating));
    let left = others.split_off(count - taken.len());
    taken.extend(others);
    (taken, left)
}

/// The puzzles of a match, but for those of kinds that are complete.
fn of_match<G: Playable>(number: u32, problems: bool, complete: &[&str]) -> Vec<PuzzleEntry> {
    let seed = Rng::new(Seed::from_number(0x5907), u64::from(number)).seed();
    let mut rng = Rng::new(seed, 1);
    let setup = &G::INFO.daily[number as usize % G::INFO.daily.len()];
    let start = start_of::<G>(setup, seed);
    let levels: Vec<Level> =
        (0..start.seats).map(|_| PLAYERS[rng.below(PLAYERS.len() as u32) as usize]).collect();
    let mut found: Vec<Found<G>> = Vec::new();
    play_match(start, &levels, LIMIT, rng.seed(), |session: &Session<G>| {
        let Turn::ToMove(seats) = session.game().turn() else { return };
        let Some(seat) = seats.first() else { return };
        let offered = match problems {
            true => G::problems(session.game(), seat),
            false => G::puzzles(&session.game().view(Some(seat)), seat),
        };
        for proved in offered {
            let alike = found.iter().filter(|other| other.proved.kind == proved.kind).count();
            let is_new = found.iter().all(|other| other.proved != proved);
            if is_new && alike < OF_A_MATCH && !complete.contains(&proved.kind) {
                found.push(Found { session: session.clone(), seat, proved });
            }
        }
    });
    found.iter().filter_map(entry).collect()
}

fn entry<G: Playable>(found: &Found<G>) -> Option<PuzzleEntry> {
    let Found { session, seat, proved } = found;
    let game = games::load(&session.record().to_string()).ok()?;
    let is_open = G::PROBLEMS.iter().any(|kind| kind.id == proved.kind);
    let scores: Vec<(Level, f64)> = if is_open {
        // Bots do not look at open cards. Players who look ahead so many turns stand for the levels.
        let chances = problem::chances(session.game(), *seat, proved);
        Level::ALL.into_iter().zip(chances.map(|chance| chance * TRIES as f64)).collect()
    } else {
        Level::ALL.into_iter().map(|level| (level, hits(found, level) as f64)).collect()
    };
    let more_ways = ways::<G>(proved.kind) as u32 - 1;
    Some(PuzzleEntry {
        kind: proved.kind.to_owned(),
        rating: rating(&scores, TRIES) + more_ways * ANOTHER_WAY,
        seat: *seat,
        solution: proved.solution_text(),
        replies: proved.replies_text(),
        link: link::whole(&*game).ok()?,
    })
}

/// In how many ways the answer to a kind of puzzle is found.
fn ways<G: Playable>(kind: &str) -> usize {
    G::PUZZLES.iter().find(|it| it.id == kind).map_or(1, |kind| kind.ways)
}

/// How often a level finds the answer.
fn hits<G: Playable>(found: &Found<G>, level: Level) -> u64 {
    let seed = Seed::from_number(7);
    let finds = |attempt: &u64| solves(found, level, &mut Rng::new(seed, *attempt));
    (0..TRIES).filter(finds).count() as u64
}

fn solves<G: Playable>(found: &Found<G>, level: Level, rng: &mut Rng) -> bool {
    let (mut session, seat) = (found.session.clone(), found.seat);
    // Of several ways the bots know one.
    let moves = if ways::<G>(found.proved.kind) > 1 { 1 } else { found.proved.solution.len() };
    found.proved.solution[..moves].iter().all(|right| {
        let game = session.game();
        let Some((mv, _)) = Player::Bot(level).choose(game, seat, LIMIT, rng) else { return false };
        let view = game.view(Some(seat));
        let is_right = right.iter().any(|one| G::is_same_answer(&view, one, &mv));
        is_right && session.play(Step::Play(seat, mv)).is_ok()
    })
}

/// Proves a stored puzzle again.
fn verify<G: Playable>(entry: &PuzzleEntry) -> Result<(), String> {
    let wrong = |why: &str| format!("{}: {why}", entry.line());
    let game = link::open(&entry.link).map_err(|why| wrong(&why.to_string()))?;
    let record = Record::<G>::parse(&game.record()).map_err(|why| wrong(&why.0))?;
    let session = Session::<G>::replay(record).map_err(|why| wrong(&why.0))?;
    entry.is_proved_by(session.game()).then_some(()).ok_or_else(|| wrong("is not proved"))
}
