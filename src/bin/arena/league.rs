//! Which contests are held.

use spot_on::bots::Thinks;
use spot_on::options::Options;

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

/// Each value of each option that changes something, with the number of seats for which it can be chosen that is
/// nearest to the one asked for.
fn single_options<G: Thinks>(chosen: &[(&str, &str)], seats: u8) -> Vec<(G::Options, u8)> {
    let (least, most) = G::INFO.seats;
    let mut tables: Vec<u8> = (least..=most).collect();
    tables.sort_by_key(|table| table.abs_diff(seats));
    let usual = G::Options::read(chosen, seats);
    let mut found: Vec<(G::Options, u8)> = Vec::new();
    for choice in G::Options::LIST {
        for value in choice.values {
            // Some options make sense only together with another one.
            let alone = [chosen, &[(choice.id, value.id)]].concat();
            let helped = G::Options::LIST.iter().filter_map(|other| {
                let last = other.values.last().map(|last| [(other.id, last.id)]);
                last.map(|last| [alone.as_slice(), &last].concat())
            });
            let ways = [alone.clone()].into_iter().chain(helped).collect::<Vec<_>>();
            let table = ways.iter().find_map(|way| {
                let mut tables = tables.iter();
                tables.find_map(|&table| Some((G::Options::read(way, table).ok()?, table)))
            });
            let is_new =
                |table: &(G::Options, u8)| usual.as_ref() != Ok(&table.0) && !found.contains(table);
            found.extend(table.filter(is_new));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use spot_on::games::{Playable, Visitor, visit_all};

    use super::*;

    struct Every;

    impl Visitor for Every {
        fn visit<G: Playable>(&mut self) {
            let usual = G::Options::default();
            let found = single_options::<G>(&[], G::INFO.default_seats);
            for choice in G::Options::LIST {
                for index in 0..choice.values.len() {
                    let default = (choice.get)(&usual) == index;
                    let met = found.iter().any(|(options, _)| (choice.get)(options) == index);
                    let (game, id) = (G::INFO.id, choice.id);
                    assert!(
                        default || met,
                        "{game}: {id} {} is never played",
                        choice.values[index].id
                    );
                }
            }
        }
    }

    #[test]
    fn every_value_of_every_option_is_played() {
        visit_all(&mut Every);
    }
}
