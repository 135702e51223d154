//! Arena: matches of bots against bots, to measure who plays better and by how much.
//!
//! ```text
//! arena hundred-rummy master skilled --games 2000     one of the first against all others of the second
//! arena hundred-rummy master --seats 1                the solitaire: how often it is won
//! arena hundred-rummy                                 every level against every lower one, and references
//! arena                                               the same for every game
//! arena --each-option                                 the same, and the levels with each single option
//! arena hundred-rummy --each-option --publish         the same for one game, and publishes the figures
//! arena hundred-rummy master greedy --publish         one matchup; replaces its published figures
//! arena review RECORD                                 what the decisions of a recorded match were worth
//! arena puzzles shootout                              200 puzzles with proved answers, into public/assets/puzzles/
//! arena puzzles --verify                              proves all of them again
//! arena compare shootout                              how much luck leaves a result on the same deals as Master's
//! arena friends shootout --cheats                     matches between devices, simulated, with cheats
//! arena review --levels hundred-rummy --games 100     what the decisions of each level lose in matches against itself
//! ```
//!
//! The same deals are played with the seats swapped. The same seed and number of iterations give the same figures,
//! independent of the number of threads.

mod args;
mod compare;
mod document;
mod friends;
mod matchup;
mod parallel;
mod player;
mod publish;
mod puzzles;
mod report;
mod review;
mod sample;
mod schedule;
mod search_limit;
mod self_play;
mod skill;

use serde_json::Value;

use spot_on::games::{Playable, Visitor, visit_all};

use args::{Request, USAGE};
use matchup::{Matchup, play};
use report::Report;
use schedule::contests;

fn main() -> std::process::ExitCode {
    let run: Option<fn(lexopt::Parser) -> Result<String, String>> =
        match std::env::args().nth(1).as_deref() {
            Some("review") => Some(review::run),
            Some("puzzles") => Some(puzzles::run),
            Some("compare") => Some(compare::run),
            Some("friends") => Some(friends::run),
            _ => None,
        };
    if let Some(run) = run {
        return match run(lexopt::Parser::from_args(std::env::args_os().skip(2))) {
            Ok(text) => {
                print!("{text}");
                std::process::ExitCode::SUCCESS
            }
            Err(why) => refuse(&why),
        };
    }
    let request = match Request::read(lexopt::Parser::from_env()) {
        Ok(Some(request)) => request,
        Ok(None) => {
            print!("{USAGE}");
            return std::process::ExitCode::SUCCESS;
        }
        Err(why) => return refuse(&why.to_string()),
    };
    let mut arena = Arena { request: &request, found: false, reports: Vec::new(), wrong: None };
    if !request.document {
        visit_all(&mut arena);
        if let Some(why) = arena.wrong {
            return refuse(&why);
        }
        if !arena.found {
            return refuse("there is no such game");
        }
    }
    if request.json {
        println!("{:#}", Value::Array(arena.reports));
    }
    if (request.publish || request.document)
        && let Err(why) = document::write()
    {
        return refuse(&format!("docs/strength.md was not written: {why}"));
    }
    std::process::ExitCode::SUCCESS
}

fn refuse(why: &str) -> std::process::ExitCode {
    eprintln!("arena: {why}\n\n{USAGE}");
    std::process::ExitCode::FAILURE
}

/// Plays the requested matchups in every requested game.
struct Arena<'a> {
    request: &'a Request,
    found: bool,
    /// The results as JSON.
    reports: Vec<Value>,
    wrong: Option<String>,
}

impl Visitor for Arena<'_> {
    fn visit<G: Playable>(&mut self) {
        let request = self.request;
        if self.wrong.is_some() || request.game.as_ref().is_some_and(|id| id != G::INFO.id) {
            return;
        }
        self.found = true;
        let contests = match contests::<G>(request) {
            Ok(contests) => contests,
            Err(why) => {
                self.wrong = Some(why);
                return;
            }
        };
        if self.reports.is_empty() && !request.json {
            println!("{}", Report::HEAD);
        }
        let reports: Vec<Value> = contests.iter().map(|contest| self.hold::<G>(contest)).collect();
        if let Some(share) = report::share_closed(&reports).filter(|_| !request.json) {
            println!(
                "{}: master closes {:.0} % of greedy to clairvoyant",
                G::INFO.id,
                100.0 * share
            );
        }
        let some = !request.players.is_empty();
        let publish = if some { publish::amend } else { publish::write };
        if request.publish
            && let Err(why) = publish(G::INFO.id, &reports)
        {
            self.wrong = Some(format!("the figures were not written: {why}"));
        }
        self.reports.extend(reports);
    }
}

impl Arena<'_> {
    /// Plays the matches of a matchup, prints its report, and returns it as JSON.
    fn hold<G: Playable>(&self, contest: &Matchup<G::Options>) -> Value {
        let report = Report::of::<G>(contest, self.request, &play::<G>(contest, self.request));
        if !self.request.json {
            println!("{report}");
        }
        report.json()
    }
}
