//! Which contests are held.

use spot_on::bots::Thinks;
use spot_on::options::Options;
use spot_on::variants::single_options;

use crate::contest::Contest;
use crate::request::Request;

/// All contests of a game that are asked for: with the options that are named, and if that is asked for also
/// with each single value of each option that is not the default.
///
/// # Errors
/// What is wrong with the seats or the options.
pub(crate) fn contests<G: Thinks>(request: &Request) -> Result<Vec<Contest<G::Options>>, String> {
    let seats = request.seats.unwrap_or(G::INFO.default_seats);
    if !G::INFO.allows(seats) {
        return Err(format!("{} is not for {seats} players", G::INFO.title));
    }
    let texts = request.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    let chosen: Vec<_> = texts.collect();
    let options = G::Options::read(&chosen, seats).map_err(|why| why.to_string())?;
    let table = |options, seats, games| {
        move |(first, others)| Contest {
            options: G::Options::clone(&options),
            seats,
            first,
            others,
            games,
        }
    };
    let mut contests: Vec<_> =
        request.pairings(seats).into_iter().map(table(options, seats, request.games)).collect();
    if let Some(games) = request.each_option {
        for (options, seats) in single_options::<G>(&chosen, seats) {
            let pairs = request.pairings_of_levels(seats);
            contests.extend(pairs.into_iter().map(table(options, seats, games)));
        }
    }
    Ok(contests)
}
