//! `arena friends`: whole matches between devices, in one process, with a network that may be bad and with cheats.
//! Prints counts for each game; any difference from the true match ends the program with a message.

use std::sync::atomic::Ordering;
use std::time::Instant;

use lexopt::{Arg, Parser, ValueExt};

use spot_on::cards::rng::{Rng, Seed};
use spot_on::friends::client::End;
use spot_on::friends::simulation::cheats::Cheat;
use spot_on::friends::simulation::{Report, Simulation, Weather, any_plan};
use spot_on::games;

use crate::args::USAGE;
use crate::parallel::in_parallel;

struct Request {
    game: Option<String>,
    seats: Option<u8>,
    matches: u32,
    rounds: u32,
    seed: u64,
    threads: usize,
    storm: bool,
    cheats: bool,
}

/// Plays, and returns what to print.
///
/// # Errors
/// What is wrong with the command line, in words.
pub(crate) fn run(parser: Parser) -> Result<String, String> {
    let Some(request) = read(parser).map_err(|why| why.to_string())? else {
        return Ok(USAGE.to_owned());
    };
    let mut lines = String::new();
    for game in games::all() {
        let (id, (least, most)) = (game.info().id, game.info().seats);
        let fits = request.seats.is_none_or(|seats| (least.max(2)..=most).contains(&seats));
        if fits && request.game.as_ref().is_none_or(|game| game == id) {
            lines += &if request.cheats { cheats(&request, id) } else { matches(&request, id) };
        }
    }
    if lines.is_empty() {
        Err("there is no such game for this number of seats".into())
    } else {
        Ok(lines)
    }
}

fn read(mut parser: Parser) -> Result<Option<Request>, lexopt::Error> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut request = Request {
        game: None,
        seats: None,
        matches: 100,
        rounds: 2,
        seed: 1,
        threads,
        storm: false,
        cheats: false,
    };
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            Arg::Long("seats") => request.seats = Some(parser.value()?.parse()?),
            Arg::Long("matches") => request.matches = parser.value()?.parse()?,
            Arg::Long("rounds") => request.rounds = parser.value()?.parse()?,
            Arg::Long("seed") => request.seed = parser.value()?.parse()?,
            Arg::Long("threads") => request.threads = parser.value()?.parse()?,
            Arg::Long("storm") => request.storm = true,
            Arg::Long("cheats") => request.cheats = true,
            Arg::Value(text) if request.game.is_none() => request.game = Some(text.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(request))
}

fn simulation(request: &Request, game: &str, number: u64) -> (Simulation, Rng, u8) {
    let mut rng = Rng::new(Seed::from_number(request.seed), number);
    let weather = if request.storm { Weather::STORM } else { Weather::default() };
    let mut plan = any_plan(game, request.seats, weather, &mut rng);
    plan.rounds = request.rounds;
    let devices = plan.devices();
    (Simulation::new(plan).expect("a plan that was drawn is right"), rng, devices)
}

/// Whether an honest device was accused, or a match ended without a reason.
fn is_accused(report: &Report, cheater: Option<u8>) -> bool {
    let accuses = |end: &Option<End>| match end {
        Some(End::Cheated(verdict)) => Some(verdict.device) != cheater,
        Some(End::Unexplained(_)) => true,
        _ => false,
    };
    let ends = (0..).zip(&report.ends).filter(|(device, _)| Some(*device) != cheater);
    ends.map(|(_, end)| end).any(accuses)
}

/// Honest matches. With a storm, devices also go and come back.
fn matches(request: &Request, game: &str) -> String {
    let begin = Instant::now();
    let reports = in_parallel(request.threads, request.matches, |number| {
        let (mut simulation, mut rng, devices) = simulation(request, game, number.into());
        let report = simulation.run(&mut |simulation| {
            let device = rng.below(devices.into()) as u8;
            if request.storm && simulation.is_there(device) && rng.one_in(50) {
                simulation.leave(device);
            } else if !simulation.is_there(device) && rng.one_in(3) {
                simulation.come_back(device);
            }
        });
        simulation.records();
        report
    });
    let sum = |of: fn(&Report) -> usize| reports.iter().map(of).sum::<usize>();
    let each = |of: fn(&Report) -> usize| sum(of) / reports.len().max(1);
    format!(
        "{game:20} {} matches, {} steps, 0 differences, {} accused; a match: {} rounds, {} steps, {} frames, {} bytes; {:.0} s\n",
        reports.len(),
        sum(|report| report.steps),
        reports.iter().filter(|report| is_accused(report, None)).count(),
        each(|report| report.rounds as usize),
        each(|report| report.steps),
        each(|report| report.frames),
        each(|report| report.bytes),
        begin.elapsed().as_secs_f32(),
    )
}

/// Matches with one cheat each.
fn cheats(request: &Request, game: &str) -> String {
    let mut lines = String::new();
    for (kind, cheat) in (1..).zip(Cheat::ALL) {
        let results = in_parallel(request.threads, request.matches, |number| {
            let (mut simulation, mut rng, devices) =
                simulation(request, game, u64::from(number) + (kind << 32));
            let cheater = if cheat == Cheat::DoublesCard {
                devices - 1
            } else {
                rng.below(devices.into()) as u8
            };
            let seats = simulation.seats();
            let (tamper, done) = cheat.tamper(seats, rng.seed());
            simulation.client(cheater).expect("it is there").cheat(tamper);
            let report = simulation.run(&mut |_| {});
            let named = (0..).zip(&report.ends).filter(|(device, _)| *device != cheater);
            let mut named = named.map(
                |(_, end)| matches!(end, Some(End::Cheated(verdict)) if verdict.device == cheater),
            );
            (
                done.load(Ordering::Relaxed),
                named.all(|named| named),
                is_accused(&report, Some(cheater)),
            )
        });
        let count = |of: fn(&(bool, bool, bool)) -> bool| {
            results.iter().filter(|result| of(result)).count()
        };
        let line = format!(
            "{game:20} {:20} {} made, {} found, {} others accused\n",
            format!("{cheat:?}"),
            count(|(made, _, _)| *made),
            count(|(made, found, _)| *made && *found),
            count(|(_, _, accused)| *accused),
        );
        lines.push_str(&line);
    }
    lines
}
