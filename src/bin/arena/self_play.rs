//! Matches of bots against bots, move by move.

use spot_on::bots::Level;
use spot_on::bots::race::Race;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::{DailySetup, MatchConfig, Turn};
use spot_on::engine::options::Options as _;
use spot_on::engine::record::Step;
use spot_on::engine::seat::Seat;
use spot_on::engine::session::Session;
use spot_on::games::Playable;

use crate::player::Player;
use crate::search_limit::SearchLimit;

/// The start of a match with one of the setups of the daily deals.
pub(crate) fn start_of<G: Playable>(setup: &DailySetup, seed: Seed) -> MatchConfig<G::Options> {
    let DailySetup { seats, options } = *setup;
    let options = G::Options::parse(options, seats).expect("allowed options");
    MatchConfig { options, seats, dealer: Seat::first_dealer(seed, seats), order: seed.into() }
}

/// Plays a match with a bot of these levels in each seat. With the same moves before, a bot chooses the same, as on the
/// page. `before` sees the match before each step.
pub(crate) fn play_match<G: Playable>(
    start: MatchConfig<G::Options>,
    levels: &[Level],
    limit: SearchLimit,
    chance: Seed,
    mut before: impl FnMut(&Session<G>),
) -> Session<G> {
    let mut session = Session::<G>::new(start, None).expect("allowed options");
    let mut race = Race::default();
    loop {
        before(&session);
        let step = match session.game().turn() {
            Turn::Over(_) => return session,
            Turn::RoundOver => Step::Deal(None),
            Turn::ToMove(seats) => {
                let game = session.game();
                let seats: Vec<Seat> = seats.iter().collect();
                let steps = 8 * session.record().steps.len() as u64;
                let mut rng = Rng::new(chance, steps);
                let think = |seat: Seat, rng: &mut Rng| {
                    Player::Bot(levels[usize::from(seat.0)]).choose(game, seat, limit, rng)
                };
                // Of equal answers the first one wins, so who thinks longer matters.
                let said = match game.race() {
                    Some(_) => race.first(game, &seats, think, &mut rng),
                    None => seats.iter().find_map(|&seat| {
                        let mut rng = Rng::new(chance, steps + u64::from(seat.0));
                        Some((seat, think(seat, &mut rng)?.0))
                    }),
                };
                said.map_or(Step::Timeout, |(seat, mv)| Step::Play(seat, mv))
            }
        };
        session.play(step).expect("bots play legal moves");
    }
}
