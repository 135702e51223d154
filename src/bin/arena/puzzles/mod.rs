//! `arena puzzles`: finds puzzles in matches of bots, rates them by what virtual players make of them, and writes them into
//! `public/assets/puzzles/`. `--problems` means those with open cards, which have files of their own. `--days` chooses
//! puzzles of days from those that are there; days that are chosen stay. `--verify` proves all again.

mod choose;
mod find;
mod grade;
mod questions;
mod solve;

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use spot_on::engine::record::Record;
use spot_on::engine::session::Session;
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::puzzles::PuzzleKind;
use spot_on::puzzles::entry::{PuzzleEntry, entries};
use spot_on::saves::link;

use crate::args::USAGE;

use find::Candidate;

/// Puzzles of a game with hidden cards, and problems with open ones.
const PUZZLES: usize = 220;
const PROBLEMS: usize = 100;
/// Puzzles of days of each game: more than a year's.
const DAYS: usize = 120;

/// Which puzzles are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Puzzles,
    /// Problems with open cards.
    Problems,
    /// Those of days.
    Days,
}

/// What to do with them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    Make,
    Verify,
    /// Print them with the records of their positions, for another program.
    Print,
}

struct Request {
    game: Option<String>,
    which: Which,
    task: Task,
    /// How many to keep. By default three hundred of a game, problems included.
    count: Option<usize>,
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
    let (which, task) = (Which::Puzzles, Task::Make);
    let mut request = Request { game: None, which, task, count: None, threads };
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            Arg::Long("count") => request.count = Some(parser.value()?.parse()?),
            Arg::Long("verify") => request.task = Task::Verify,
            Arg::Long("problems") => request.which = Which::Problems,
            Arg::Long("days") => request.which = Which::Days,
            Arg::Long("records") => request.task = Task::Print,
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
        if kinds_of::<G>(self.request.which).is_empty() {
            return;
        }
        match work_on::<G>(self.request) {
            Ok(said) => self.said += &said,
            Err(why) => self.failed.push(format!("{id}: {why}")),
        }
    }
}

/// Does what is requested for a game, and returns what to print.
fn work_on<G: Playable>(request: &Request) -> Result<String, String> {
    let file = path::<G>(request.which);
    let stored = |file: &PathBuf| {
        fs::read_to_string(file).map(|text| entries(&text)).map_err(|why| why.to_string())
    };
    if request.task == Task::Print {
        return stored(&file)?.iter().map(with_record).collect();
    }
    if request.task == Task::Verify {
        let all = stored(&file)?;
        all.iter().try_for_each(verify::<G>)?;
        return Ok(format!("{}: {} proved\n", G::INFO.id, all.len()));
    }
    let (found, said) = if request.which == Which::Days {
        let all = stored(&path::<G>(Which::Puzzles))?;
        let found = choose::days(stored(&file).unwrap_or_default(), &all, G::PUZZLES, DAYS);
        let said = format!("{}: {} days\n", G::INFO.id, found.len());
        (found, said)
    } else {
        let kinds = kinds_of::<G>(request.which);
        let old = stored(&file).unwrap_or_default().iter().map(PuzzleEntry::mark).collect();
        let count = request.count.unwrap_or(match (request.which, G::PROBLEMS.is_empty()) {
            (Which::Problems, _) => PROBLEMS,
            (_, true) => PUZZLES + PROBLEMS,
            (_, false) => PUZZLES,
        });
        let candidates = find::find::<G>(request, count.div_ceil(kinds.len().max(1)));
        let pool = candidates.len();
        let kept = choose::choose(candidates, kinds, count, &old);
        let said = summary(G::INFO.id, pool, &kept, &old);
        (kept.into_iter().map(|it| it.entry).collect(), said)
    };
    let text: String = found.iter().map(|entry| entry.line() + "\n").collect();
    fs::write(&file, text).map_err(|why| why.to_string())?;
    Ok(said)
}

/// A puzzle with the record of its position in place of the link.
fn with_record(entry: &PuzzleEntry) -> Result<String, String> {
    let game = link::open(&entry.link).map_err(|why| format!("{}: {why}", entry.line()))?;
    let before = entry.line();
    let line = before.strip_suffix(&entry.link).unwrap_or(&before);
    Ok(format!("{line}{}\n", game.record()))
}

/// The file with the puzzles of a game, with its problems, or with its puzzles of days.
fn path<G: Playable>(which: Which) -> PathBuf {
    let name = match which {
        Which::Puzzles => G::INFO.id.to_owned(),
        Which::Problems => G::PROBLEMS_FILE.to_owned(),
        Which::Days => format!("days/{}", G::INFO.id),
    };
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("public/assets/puzzles/{name}.txt"))
}

/// The kinds of puzzles of a game, or of its problems.
fn kinds_of<G: Playable>(which: Which) -> &'static [PuzzleKind] {
    if which == Which::Problems { G::PROBLEMS } else { G::PUZZLES }
}

/// A kind of puzzles or of problems, by its name.
fn kind_of<G: Playable>(id: &str) -> &'static PuzzleKind {
    let mut kinds = G::PUZZLES.iter().chain(G::PROBLEMS);
    kinds.find(|kind| kind.id == id).expect("a kind of this game")
}

/// What was kept: how many of each kind with their ratings, how many were there before, the grades, and the error of the
/// ratings against players that did not make them.
fn summary(id: &str, pool: usize, kept: &[Candidate], old: &HashSet<String>) -> String {
    let mut kinds: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    let mut grades: BTreeMap<u32, usize> = BTreeMap::new();
    for Candidate { entry, .. } in kept {
        kinds.entry(&entry.kind).or_default().push(entry.rating);
        *grades.entry(entry.rating / 100).or_default() += 1;
    }
    let kinds = kinds.into_iter().map(|(kind, ratings)| {
        let (least, most) = (ratings.iter().min(), ratings.iter().max());
        format!("{} {kind} ({}-{})", ratings.len(), least.unwrap_or(&0), most.unwrap_or(&0))
    });
    let grades = grades.into_iter().map(|(grade, count)| format!("{grade}: {count}"));
    let stayed = kept.iter().filter(|it| old.contains(&it.entry.mark())).count();
    format!(
        "{id}: {} of {pool}, {stayed} were there: {}\n  grades {}\n{}",
        kept.len(),
        kinds.collect::<Vec<String>>().join(", "),
        grades.collect::<Vec<String>>().join(", "),
        errors(kept)
    )
}

/// The errors against each player that did not make the ratings.
fn errors(kept: &[Candidate]) -> String {
    let tested = kept.iter().filter(|it| !it.attempts.held_out.is_empty());
    let tested: Vec<&Candidate> = tested.collect();
    let ratings: Vec<u32> = tested.iter().map(|it| it.entry.rating).collect();
    let players = tested.first().map_or(0, |it| it.attempts.held_out.len());
    let line = |at: usize| {
        let solved: Vec<f64> = tested.iter().map(|it| it.attempts.held_out[at]).collect();
        let (with, without) = grade::error(&ratings, &solved);
        let mean = solved.iter().sum::<f64>() / solved.len() as f64;
        format!(
            "  held-out player {at} solves {mean:.2}: Brier {with:.3}, of the mean {without:.3}\n"
        )
    };
    (0..players).map(line).collect()
}

/// Proves a stored puzzle again.
fn verify<G: Playable>(entry: &PuzzleEntry) -> Result<(), String> {
    let wrong = |why: &str| format!("{}: {why}", entry.line());
    let game = link::open(&entry.link).map_err(|why| wrong(&why.to_string()))?;
    let record = Record::<G>::parse(&game.record()).map_err(|why| wrong(&why.0))?;
    let session = Session::<G>::replay(record).map_err(|why| wrong(&why.0))?;
    entry.is_proved_by(session.game()).then_some(()).ok_or_else(|| wrong("is not proved"))
}
