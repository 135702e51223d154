//! The matchups to play.

use crate::args::Request;
use crate::matchup::Matchup;
use spot_on::bots::Bot;
use spot_on::engine::options::Options;
use spot_on::engine::variants::single_options;

/// All requested matchups of a game: with the named options, and on request also with each single option value that is
/// not the default.
///
/// # Errors
/// If the seats or the options are not allowed.
pub(crate) fn contests<G: Bot>(request: &Request) -> Result<Vec<Matchup<G::Options>>, String> {
    let seats = request.seats.unwrap_or(G::INFO.default_seats);
    if !G::INFO.allows(seats) {
        return Err(format!("{} is not for {seats} players", G::INFO.title));
    }
    let texts = request.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    let chosen: Vec<_> = texts.collect();
    let options = G::Options::parse(&chosen, seats).map_err(|why| why.to_string())?;
    let table = |options, seats, games| {
        move |(first, others)| Matchup {
            options: G::Options::clone(&options),
            seats,
            first,
            others,
            games: request.far.filter(|_| first.is_far_from(others)).unwrap_or(games),
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

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use spot_on::bots::Level;
    use spot_on::games::{Playable, Visitor, visit_all};

    use super::*;
    use crate::player::Player;
    use crate::publish;

    struct RoundRobin;

    impl Visitor for RoundRobin {
        fn visit<G: Playable>(&mut self) {
            let (usual, game) = ((G::Options::default(), G::INFO.default_seats), G::INFO.id);
            let request =
                Request { games: 90, each_option: Some(60), far: Some(30), ..Request::usual() };
            let contests = contests::<G>(&request).expect("nothing is wrong");
            let single = single_options::<G>(&[], usual.1).into_iter().filter(|table| table.1 > 1);
            for table in std::iter::once(usual.clone()).chain(single) {
                let near = if table == usual { 90 } else { 60 };
                for (first, others, is_near) in PAIRS {
                    let players = (Player::Bot(first), Player::Bot(others));
                    let met = contests.iter().filter(|contest| {
                        (&contest.options, contest.seats) == (&table.0, table.1)
                            && (contest.first, contest.others) == players
                    });
                    let games: Vec<_> = met.map(|contest| contest.games).collect();
                    let expected = if is_near { near } else { 30 };
                    assert_eq!(games, [expected], "{game}, {table:?}: {first} against {others}");
                }
            }
        }
    }

    /// Every level against every lower one, and whether they are neighbours.
    const PAIRS: [(Level, Level, bool); 6] = [
        (Level::Casual, Level::Novice, true),
        (Level::Skilled, Level::Casual, true),
        (Level::Master, Level::Skilled, true),
        (Level::Skilled, Level::Novice, false),
        (Level::Master, Level::Casual, false),
        (Level::Master, Level::Novice, false),
    ];

    struct Published;

    impl Visitor for Published {
        fn visit<G: Playable>(&mut self) {
            let figures = publish::read(G::INFO.id).expect("the figures can be read");
            if figures.is_empty() {
                return;
            }
            let request = Request { each_option: Some(1), ..Request::usual() };
            for contest in contests::<G>(&request).expect("nothing is wrong") {
                let Matchup { options, seats, first, others, .. } = contest;
                let is_it = |report: &Value| {
                    options.to_pairs().iter().all(|(id, value)| report["options"][id] == *value)
                        && report["seats"] == seats
                        && report["first"] == first.to_string()
                        && (seats == 1 || report["others"] == others.to_string())
                };
                let game = G::INFO.id;
                assert!(
                    figures.iter().any(is_it),
                    "{game}, {options:?}, {seats} seats: {first} against {others}"
                );
            }
        }
    }

    #[test]
    fn every_matchup_is_in_the_published_figures() {
        visit_all(&mut Published);
    }

    #[test]
    fn every_level_meets_every_lower_one_at_every_table() {
        visit_all(&mut RoundRobin);
    }
}
