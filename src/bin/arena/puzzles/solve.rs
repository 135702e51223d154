//! Virtual players, who try to solve a puzzle: levels of bots with different times to think; for problems with open cards
//! players who look ahead so many turns; and for sums players who try so many results.

use spot_on::bots::Level;
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::record::Step;
use spot_on::games::Playable;
use spot_on::puzzles::problem;

use crate::player::Player;
use crate::search_limit::SearchLimit;

use super::find::Found;
use super::grade::Attempts;
use super::kind_of;

/// Attempts of each player.
pub(super) const TRIES: u32 = 6;
/// The players whose attempts make the ratings: a level, and its iterations.
const PLAYERS: [(Level, u32); 6] = [
    (Level::Novice, 100),
    (Level::Casual, 100),
    (Level::Skilled, 50),
    (Level::Skilled, 800),
    (Level::Master, 50),
    (Level::Master, 800),
];
/// The players whose attempts test the ratings.
const HELD_OUT: [(Level, u32); 3] =
    [(Level::Casual, 400), (Level::Skilled, 200), (Level::Master, 200)];
/// Results that players of sums try.
const RESULTS: [f64; 5] = [20.0, 60.0, 200.0, 600.0, 2000.0];
/// The share of attempts in which a weak player chooses the same wrong move, so that it is tempting.
const TEMPTING: f64 = 1.0 / 3.0;
/// The levels that are tempted.
const TEMPTED: [Level; 2] = [Level::Novice, Level::Casual];

/// What the virtual players make of a puzzle.
pub(super) fn attempts<G: Playable>(found: &Found<G>) -> Attempts {
    let game = found.session.game();
    let kind = kind_of::<G>(found.proved.kind);
    let view = game.view(Some(found.seat));
    if let Some(results) = G::results(&view, found.proved.kind) {
        return counted(results);
    }
    let bits = bits(found);
    if kind.is_open {
        let solved = problem::chances(game, found.seat, &found.proved).into();
        return Attempts { solved, held_out: Vec::new(), bits };
    }
    let solved = PLAYERS.iter().map(|player| share(found, *player)).collect();
    let held_out = HELD_OUT.iter().map(|player| share(found, *player)).collect();
    Attempts { solved, held_out, bits }
}

/// What players make of a question for a card: bots do not answer those.
pub(super) fn attempts_at_question<G: Playable>(view: &G::View, kind: &str) -> Attempts {
    counted(G::results(view, kind).unwrap_or(1))
}

/// What players make of a puzzle for which so many results are to be tried.
fn counted(results: usize) -> Attempts {
    let solved = RESULTS.map(|tried| 1.0 - (1.0 - 1.0 / results as f64).powf(tried)).into();
    Attempts { solved, held_out: Vec::new(), bits: (results as f64).log2() }
}

/// Whether some wrong move tempts weak players.
pub(super) fn is_tempting<G: Playable>(found: &Found<G>) -> bool {
    let (game, seat) = (found.session.game(), found.seat);
    let view = game.view(Some(seat));
    // Bots do not know of conditions, so their answer is a tempting one.
    let is_open = kind_of::<G>(found.proved.kind).is_open;
    if G::results(&view, found.proved.kind).is_some() && !is_open {
        return true;
    }
    TEMPTED.into_iter().any(|level| {
        let mut wrong: Vec<(G::Move, u32)> = Vec::new();
        let tries =
            (0..TRIES).filter_map(|attempt| first_wrong(found, (level, 100), attempt + TRIES));
        for mv in tries {
            match wrong.iter_mut().find(|(known, _)| *known == mv) {
                Some((_, count)) => *count += 1,
                None => wrong.push((mv, 1)),
            }
        }
        let most = wrong.iter().map(|(_, count)| *count).max().unwrap_or(0);
        f64::from(most) >= TEMPTING * f64::from(TRIES)
    })
}

/// How hard it is to guess the answer.
fn bits<G: Playable>(found: &Found<G>) -> f64 {
    let (mut game, seat) = (found.session.game().clone(), found.seat);
    let kind = kind_of::<G>(found.proved.kind);
    if kind.ways > 1 {
        return 4.0 * kind.ways as f64;
    }
    let mut bits = 0.0;
    for (at, right) in found.proved.solution.iter().enumerate() {
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        bits += (moves.len().max(1) as f64 / right.len() as f64).log2().max(0.0);
        let own = right.iter().find(|mv| game.play(seat, mv).is_ok());
        let replies = found.proved.replies.get(at).into_iter().flatten();
        let played = replies.map(|(seat, mv)| game.play(*seat, mv)).all(|played| played.is_ok());
        if own.is_none() || !played {
            break;
        }
    }
    bits
}

/// How often a player finds the answer.
fn share<G: Playable>(found: &Found<G>, player: (Level, u32)) -> f64 {
    let solved =
        (0..TRIES).filter(|attempt| first_wrong(found, player, *attempt).is_none()).count();
    solved as f64 / f64::from(TRIES)
}

/// The first wrong move of a player, who sees what a seat at a table sees. `None` if the player solves the puzzle.
fn first_wrong<G: Playable>(
    found: &Found<G>,
    (level, limit): (Level, u32),
    attempt: u32,
) -> Option<G::Move> {
    let (mut session, seat) = (found.session.clone(), found.seat);
    let rng = &mut Rng::new(Seed::from_number(7), u64::from(attempt));
    // Of several ways the bots know one.
    let moves = match kind_of::<G>(found.proved.kind).ways {
        1 => found.proved.solution.len(),
        _ => 1,
    };
    for (at, right) in found.proved.solution[..moves].iter().enumerate() {
        let game = session.game();
        let limit = SearchLimit::Iterations(limit);
        let (mv, _) = Player::Bot(level).choose(game, seat, limit, rng)?;
        let view = game.view(Some(seat));
        if !right.iter().any(|one| G::is_same_answer(&view, one, &mv)) {
            return Some(mv);
        }
        let replies = found.proved.replies.get(at).into_iter().flatten().cloned();
        for (seat, mv) in std::iter::once((seat, mv)).chain(replies) {
            session.play(Step::Play(seat, mv)).ok()?;
        }
    }
    None
}
