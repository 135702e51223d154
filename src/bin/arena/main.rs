//! Bots against bots: who plays better, and by how much.
//!
//! ```text
//! arena hundred-rummy master skilled --games 2000     one of the first against all others of the second
//! arena hundred-rummy master --seats 1                the solitaire: how often it is won
//! arena hundred-rummy                                 every level against the one below it
//! arena                                               the same for every game
//! ```
//!
//! The same deals are played with the seats swapped. Whatever the number of threads, the same seed and
//! number of iterations give the same figures.

mod contest;
mod player;
mod report;
mod request;

use spot_on::games::{Playable, Visitor, visit_all};
use spot_on::options::Options;

use contest::{Contest, play};
use report::Report;
use request::{Request, USAGE};

fn main() -> std::process::ExitCode {
    let request = match Request::read(lexopt::Parser::from_env()) {
        Ok(Some(request)) => request,
        Ok(None) => {
            print!("{USAGE}");
            return std::process::ExitCode::SUCCESS;
        }
        Err(why) => return refuse(&why.to_string()),
    };
    let mut arena = Arena { request: &request, found: false, reports: Vec::new(), wrong: None };
    visit_all(&mut arena);
    let Arena { found, reports, wrong, .. } = arena;
    if let Some(why) = wrong {
        return refuse(&why);
    }
    if !found {
        return refuse("there is no such game");
    }
    if request.json {
        println!("{}", report::as_json(&reports));
    }
    std::process::ExitCode::SUCCESS
}

fn refuse(why: &str) -> std::process::ExitCode {
    eprintln!("arena: {why}\n\n{USAGE}");
    std::process::ExitCode::FAILURE
}

/// Plays what was asked for, in every game that was asked for.
struct Arena<'a> {
    request: &'a Request,
    found: bool,
    reports: Vec<Report>,
    wrong: Option<String>,
}

impl Visitor for Arena<'_> {
    fn visit<G: Playable>(&mut self) {
        let request = self.request;
        if request.game.as_ref().is_some_and(|id| id != G::INFO.id) {
            return;
        }
        self.found = true;
        let seats = request.seats.unwrap_or(G::INFO.default_seats);
        if !G::INFO.allows(seats) {
            self.wrong = Some(format!("{} is not for {seats} players", G::INFO.title));
            return;
        }
        let texts = request.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        let options = match G::Options::read(&texts.collect::<Vec<_>>(), seats) {
            Ok(options) => options,
            Err(why) => {
                self.wrong = Some(why.to_string());
                return;
            }
        };
        for (first, others) in request.pairings(seats) {
            let contest = Contest { options: options.clone(), seats, first, others };
            let report = Report::of::<G>(&contest, request, &play::<G>(&contest, request));
            if !request.json {
                if self.reports.is_empty() {
                    println!("{}", Report::HEAD);
                }
                println!("{report}");
            }
            self.reports.push(report);
        }
    }
}
