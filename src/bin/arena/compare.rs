//! `arena compare`: how much luck leaves a result if Master has played the same deals in the same seat, against the
//! same bots. Prints, for each game and level, the mean difference in points from Master and its standard deviation for
//! a match, with and without Master's result, and for three deals.

use lexopt::{Arg, Parser, ValueExt};

use spot_on::bots::Level;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::saves::three_deals::DEALS;

use crate::args::USAGE;
use crate::parallel::in_parallel;
use crate::sample::Sample;
use crate::search_limit::SearchLimit;
use crate::self_play::{play_match, start_of};

/// The level of the other seats, as on the page.
const OTHERS: Level = Level::Skilled;

struct Request {
    game: Option<String>,
    games: u32,
    limit: SearchLimit,
    threads: usize,
}

/// Measures, and returns what to print.
///
/// # Errors
/// What is wrong with the command line, in words.
pub(crate) fn run(parser: Parser) -> Result<String, String> {
    let Some(request) = read(parser).map_err(|why| why.to_string())? else {
        return Ok(USAGE.to_owned());
    };
    let head = "game                level     points behind Master   deviation: match  compared    \
                correlation  matches to tell: alone  compared   in threes\n";
    let mut table = Table { request: &request, lines: head.to_owned() };
    visit_all(&mut table);
    Ok(table.lines)
}

fn read(mut parser: Parser) -> Result<Option<Request>, lexopt::Error> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let limit = SearchLimit::Iterations(2000);
    let mut request = Request { game: None, games: 300, limit, threads };
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            Arg::Long("games") => request.games = parser.value()?.parse()?,
            Arg::Long("iterations") => {
                request.limit = SearchLimit::Iterations(parser.value()?.parse()?);
            }
            Arg::Long("threads") => request.threads = parser.value()?.parse()?,
            Arg::Value(text) if request.game.is_none() => request.game = Some(text.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(request))
}

struct Table<'a> {
    request: &'a Request,
    lines: String,
}

impl Visitor for Table<'_> {
    fn visit<G: Playable>(&mut self) {
        let Request { game, games, limit, threads } = self.request;
        if game.as_ref().is_some_and(|game| game != G::INFO.id) {
            return;
        }
        let points =
            |level| in_parallel(*threads, *games, |number| points::<G>(number, level, *limit));
        let master = points(Level::Master);
        for level in [Level::Novice, Level::Casual, Level::Skilled] {
            self.lines += &line(G::INFO.id, level, &points(level), &master);
        }
    }
}

/// The points by which the first seat is ahead of the other.
fn points<G: Playable>(number: u32, level: Level, limit: SearchLimit) -> f64 {
    let seed = Rng::new(Seed::from_number(0xB0A2), u64::from(number)).seed();
    let setups: Vec<_> = G::INFO.daily.iter().filter(|setup| setup.seats == 2).collect();
    let setup = setups[number as usize % setups.len()];
    let session =
        play_match::<G>(start_of::<G>(setup, seed), &[level, OTHERS], limit, seed, |_| {});
    let scores = G::snapshot(&session.game().view(None)).scores;
    let lead = f64::from(scores[0] - scores[1]);
    if G::INFO.lower_is_better { -lead } else { lead }
}

fn line(game: &str, level: Level, points: &[f64], master: &[f64]) -> String {
    let behind: Vec<f64> = points.iter().zip(master).map(|(own, best)| best - own).collect();
    let behind = Sample::of(&behind);
    let (gap, alone, together) = (behind.mean, Sample::of(points).deviation, behind.deviation);
    let correlation = correlation(points, master);
    // Twice the standard error is the gap.
    let matches = |deviation: f64| (2.0 * deviation / gap).powi(2).ceil();
    let deals = f64::from(DEALS);
    let level = level.to_string();
    format!(
        "{game:20}{level:9}{gap:10.1} ±{:<8.1}{alone:18.1}{together:11.1}{correlation:14.2}{:24.0}{:11.0}{:11.0}\n",
        2.0 * behind.error(),
        matches(alone),
        matches(together),
        (matches(together) / deals).ceil(),
    )
}

fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let (first, second) = (Sample::of(one), Sample::of(other));
    let products: f64 =
        one.iter().zip(other).map(|(a, b)| (a - first.mean) * (b - second.mean)).sum();
    products / (one.len() as f64 - 1.0) / first.deviation / second.deviation
}
