//! Plays the matches of a matchup on several threads.

use crate::args::Request;
use crate::parallel::in_parallel;
use crate::player::Player;
use crate::search_limit::SearchLimit;
use spot_on::bots::Bot;
use spot_on::bots::playout::{Ending, Players, play_out, shares};
use spot_on::cards::Card;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::event::NoEvents;
use spot_on::engine::game::MatchConfig;
use spot_on::engine::record::pack_of;
use spot_on::engine::seat::Seat;

/// Two kinds of player at one table.
pub(crate) struct Matchup<O> {
    pub(crate) options: O,
    pub(crate) seats: u8,
    /// The player in one seat.
    pub(crate) first: Player,
    /// The player in all other seats.
    pub(crate) others: Player,
    /// Least number of matches.
    pub(crate) games: u32,
}

/// The result of one match for the first player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MatchResult {
    /// Share in the win: 1, one half if shared with one other player, 0. All players share a draw.
    pub(crate) won: f64,
    pub(crate) points: f64,
    /// Mean score of the other players.
    pub(crate) points_of_others: f64,
    /// Number of moves of all seats.
    pub(crate) moves: u32,
}

/// Plays all deals. Each deal has one match for each seat that the first player can have.
pub(crate) fn play<G: Bot>(
    contest: &Matchup<G::Options>,
    request: &Request,
) -> Vec<Vec<MatchResult>> {
    let deals = contest.games.div_ceil(u32::from(contest.seats));
    in_parallel(request.threads, deals, |number| play_deal::<G>(contest, request, number))
}

fn play_deal<G: Bot>(
    contest: &Matchup<G::Options>,
    request: &Request,
    number: u32,
) -> Vec<MatchResult> {
    let mut rng = Rng::new(Seed::from_number(request.seed), u64::from(number));
    let (seed, thoughts) = (rng.seed(), rng.seed());
    let dealer = Seat::first_dealer(seed, contest.seats);
    let start = MatchConfig {
        options: contest.options.clone(),
        seats: contest.seats,
        dealer,
        order: seed.into(),
    };
    // Equal players play equal matches, whichever of them is called the first.
    let table = |seat: Seat| play_match::<G>(contest, &start, seat, request, Rng::new(thoughts, 0));
    Seat::all(contest.seats).map(table).collect()
}

fn play_match<G: Bot>(
    contest: &Matchup<G::Options>,
    start: &MatchConfig<G::Options>,
    first: Seat,
    request: &Request,
    mut rng: Rng,
) -> MatchResult {
    let mut players = TwoPlayers { contest, start, first, budget: request.budget, round: 0 };
    let game = G::deal(start, &Players::<G>::next_pack(&mut players, &mut rng), &mut NoEvents);
    let Ending { game, outcome, moves } = play_out(game, &mut players, &mut rng);
    let scores = G::snapshot(&game.view(None)).scores;
    let all: f64 = scores.iter().map(|&score| f64::from(score)).sum();
    let points = f64::from(scores[first.0 as usize]);
    MatchResult {
        won: shares(outcome, contest.seats)[first],
        points,
        points_of_others: (all - points) / f64::from(contest.seats - 1).max(1.0),
        moves,
    }
}

/// The players of a match, with the packs of its seed.
struct TwoPlayers<'a, G: Bot> {
    contest: &'a Matchup<G::Options>,
    start: &'a MatchConfig<G::Options>,
    first: Seat,
    budget: SearchLimit,
    round: u32,
}

impl<G: Bot> Players<G> for TwoPlayers<'_, G> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<(G::Move, u32)> {
        let player = if seat == self.first { self.contest.first } else { self.contest.others };
        let chosen = player.choose(game, seat, self.budget, rng)?;
        if let Err(why) = game.check(seat, &chosen.0) {
            panic!("{player} played {}: {why}", chosen.0);
        }
        Some(chosen)
    }

    fn next_pack(&mut self, _: &mut Rng) -> Vec<Card> {
        self.round += 1;
        pack_of::<G>(self.start, self.round, None).expect("the seed's own pack is right")
    }
}

#[cfg(test)]
mod tests {
    use spot_on::bots::Level;
    use spot_on::games::{Playable, Visitor, visit_all};

    use super::*;

    fn request(threads: usize) -> Request {
        Request { seed: 9, budget: SearchLimit::Iterations(200), threads, ..Request::usual() }
    }

    fn contest<G: Bot>(first: Player, others: Player, games: u32) -> Matchup<G::Options> {
        let (options, seats) = (G::Options::default(), G::INFO.default_seats);
        Matchup { options, seats, first, others, games }
    }

    fn wins(deals: &[Vec<MatchResult>]) -> f64 {
        let matches: usize = deals.iter().map(Vec::len).sum();
        deals.iter().flatten().map(|played| played.won).sum::<f64>() / matches as f64
    }

    struct Fair;

    impl Visitor for Fair {
        fn visit<G: Playable>(&mut self) {
            let casual = Player::Bot(Level::Casual);
            let deals = play::<G>(&contest::<G>(casual, casual, 40), &request(2));
            let rate = wins(&deals);
            let fair = 1.0 / f64::from(G::INFO.default_seats);
            assert!((rate - fair).abs() < 1e-9, "{}: {rate}", G::INFO.id);
        }
    }

    #[test]
    fn a_player_wins_its_fair_share_against_itself() {
        visit_all(&mut Fair);
    }

    struct Threads;

    impl Visitor for Threads {
        fn visit<G: Playable>(&mut self) {
            let contest = contest::<G>(Player::Bot(Level::Master), Player::Random, 20);
            let figures = |threads| {
                let deals = play::<G>(&contest, &request(threads));
                deals.concat().iter().map(|p| (p.won, p.points, p.moves)).collect::<Vec<_>>()
            };
            assert_eq!(figures(1), figures(3));
        }
    }

    #[test]
    fn figures_do_not_depend_on_threads() {
        visit_all(&mut Threads);
    }

    struct Levels;

    impl Visitor for Levels {
        fn visit<G: Playable>(&mut self) {
            let (master, novice) = (Player::Bot(Level::Master), Player::Bot(Level::Novice));
            let rate = wins(&play::<G>(&contest::<G>(master, novice, 400), &request(2)));
            assert!(rate > 0.55, "{}: {rate}", G::INFO.id);
        }
    }

    #[test]
    fn the_strongest_level_beats_the_weakest() {
        visit_all(&mut Levels);
    }
}
