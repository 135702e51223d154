//! `arena review`: the review of a recorded match as text or JSON.

use lexopt::{Arg, Parser, ValueExt};
use serde_json::json;

use spot_on::engine::seat::Seat;
use spot_on::games;
use spot_on::saves::review::reports;

use crate::args::USAGE;
use crate::skill::{self, SkillRequest};

struct Request {
    record: String,
    seat: Option<u8>,
    playouts: Option<u32>,
    json: bool,
}

/// What the command line asks for.
enum Asked {
    Help,
    Review(Request),
    Levels(SkillRequest),
}

/// Reviews a match, and returns what to print.
///
/// # Errors
/// What is wrong with the command line or the record, in words.
pub(crate) fn run(parser: Parser) -> Result<String, String> {
    let request = match read(parser).map_err(|why| why.to_string())? {
        Asked::Help => return Ok(USAGE.to_owned()),
        Asked::Review(request) => request,
        Asked::Levels(request) => {
            skill::print(&request);
            return Ok(String::new());
        }
    };
    let record = match request.record.starts_with("spot-on-") {
        true => request.record,
        false => std::fs::read_to_string(&request.record)
            .map_err(|why| format!("`{}` is neither a record nor a file: {why}", request.record))?,
    };
    let game = games::load(&record).map_err(|why| why.0)?;
    if let Some(seat) = request.seat.filter(|seat| *seat >= game.seats()) {
        return Err(format!("there is no seat {seat}"));
    }
    let reports = reports(&*game, request.seat.map(Seat), request.playouts).map_err(|why| why.0)?;
    if request.json {
        let review = json!({ "game": game.info().id, "seats": game.seats(), "review": reports });
        return Ok(format!("{review:#}\n"));
    }
    Ok(reports.iter().map(ToString::to_string).collect())
}

fn read(mut parser: Parser) -> Result<Asked, lexopt::Error> {
    let (mut text, mut seat, mut playouts, mut json) = (None, None, None, false);
    let (mut levels, mut only, mut games) = (false, None, 100);
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Help),
            Arg::Long("seat") => seat = Some(parser.value()?.parse()?),
            Arg::Long("playouts") => playouts = Some(parser.value()?.parse()?),
            Arg::Long("games") => games = parser.value()?.parse()?,
            Arg::Long("json") => json = true,
            Arg::Long("levels") => levels = true,
            Arg::Long("level") => only = Some(parser.value()?.parse()?),
            Arg::Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected()),
        }
    }
    if levels {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        return Ok(Asked::Levels(SkillRequest {
            game: text,
            level: only,
            games,
            playouts,
            threads,
        }));
    }
    let record = text.ok_or("`review` needs a record, or a file with one")?;
    Ok(Asked::Review(Request { record: record.trim().to_owned(), seat, playouts, json }))
}
