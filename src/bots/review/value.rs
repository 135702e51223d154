//! Values of the moves of a decision.
//!
//! First all sensible moves are played out with the same samples, and moves that are certainly worse than the best one
//! are dropped: racing, after Maron and Moore, "Hoeffding Races" (NIPS 1993), with standard errors in place of
//! Hoeffding's bound. Then the best and the played move are compared again with fresh samples. A maximum over noisy
//! values is too high on average; fresh samples are not.

use crate::bots::playout::{Players, play_out, play_round, shares};
use crate::bots::rollout::Rollouts;
use crate::bots::samples::Samples;
use crate::bots::{Bot, Budget, Level, choice};
use crate::cards::Card;
use crate::cards::rng::{Rng, Seed};
use crate::cards::small_sort::{sort, sort_by};
use crate::engine::seat::Seat;

use super::{DecisionReview, MoveValue, Outlook};

/// The level that plays the matches out, in every seat. It does not search.
const POLICY: Level = Level::Skilled;
/// Samples between two looks at the results.
const BATCH: usize = 25;
/// Samples of a move before it may be dropped.
const LEAST: usize = 50;
/// Standard errors by which a dropped move is worse than the best.
const DROPPED: f64 = 2.5;
/// Standard errors by which the best move must be better than the played one, to be called better.
pub const CERTAIN: f64 = 2.0;
/// Standard error that is small enough, in chances to win.
const SMALL: f64 = 0.004;
/// Difference of chances to win that no player feels.
const TINY: f64 = 0.002;

/// A decision of a seat in a match.
#[derive(Debug)]
pub struct Position<'a, G: Bot> {
    /// What the seat knew.
    pub view: &'a G::View,
    /// The seat.
    pub seat: Seat,
    /// The options of the match.
    pub options: &'a G::Options,
    /// Number of seats.
    pub seats: u8,
    /// Number of matches that may be played out.
    pub playouts: u32,
}

/// Reviews a decision. The same position, move and seed give the same review on every machine. `None` if the seat had
/// no choice.
pub fn review<G: Bot>(
    position: &Position<G>,
    played: &G::Move,
    seed: Seed,
) -> Option<DecisionReview<G::Move>> {
    let mut moves = G::candidates(position.view, position.seat);
    if !moves.contains(played) {
        moves.push(played.clone());
    }
    if moves.len() < 2 {
        return None;
    }
    let own = moves.iter().position(|mv| mv == played)?;
    let exact: Option<Vec<f64>> =
        moves.iter().map(|mv| G::exact_chance(position.view, mv)).collect();
    let found = match exact {
        Some(chances) => exactly(moves, &chances),
        None => by_playouts(position, moves, own, seed),
    };
    Some(sorted(found, played))
}

/// Rounds that are played on for an outlook.
const ROUNDS: u64 = 200;

/// What the present round brings after a move. The same position, move and seed give the same on every machine. `None` if
/// the points of a round mean nothing in this game, or nobody else plays.
pub fn outlook<G: Bot>(position: &Position<G>, mv: &G::Move, seed: Seed) -> Option<Outlook> {
    let Position { view, seat, options, seats, .. } = *position;
    let rollouts = Rollouts { view, seat, imagine: G::imagine, seed };
    let before = G::imagine(view, &mut Rng::new(seed, 0));
    let change = |game: &G, seat: Seat| Some(f64::from(game.points(seat)? - before.points(seat)?));
    before.points(seat).filter(|_| seats > 1)?;
    let (mut own, mut others) = (0.0, 0.0);
    let mut value = |mut game: G, rng: &mut Rng| {
        play_round(&mut game, &mut Everybody::<G> { options, seats }, rng);
        own += change(&game, seat).unwrap_or_default();
        let all = Seat::all(seats).filter(|other| *other != seat);
        others += all.filter_map(|other| change(&game, other)).sum::<f64>();
        0.0
    };
    for number in 0..ROUNDS {
        rollouts.sample(number, std::slice::from_ref(mv), &[0], &mut value, |_, _| {});
    }
    let mean = |sum: f64, count: f64| (sum / count).round() as i32;
    let rounds = ROUNDS as f64;
    Some(Outlook { own: mean(own, rounds), others: mean(others, rounds * f64::from(seats - 1)) })
}

fn exactly<M>(moves: Vec<M>, chances: &[f64]) -> Vec<MoveValue<M>> {
    let valued = moves.into_iter().zip(chances);
    valued.map(|(mv, &chance)| MoveValue { mv, chance, error: 0.0, playouts: 0 }).collect()
}

/// The best move first; of equal moves the played one, and then the first.
fn sorted<M: Eq>(mut found: Vec<MoveValue<M>>, played: &M) -> DecisionReview<M> {
    sort_by(&mut found, |a, b| {
        b.chance.total_cmp(&a.chance).then((b.mv == *played).cmp(&(a.mv == *played)))
    });
    let at = found.iter().position(|value| value.mv == *played);
    DecisionReview { moves: found, played: at.unwrap_or_default() as u32 }
}

fn by_playouts<G: Bot>(
    position: &Position<G>,
    moves: Vec<G::Move>,
    own: usize,
    seed: Seed,
) -> Vec<MoveValue<G::Move>> {
    let mut playouts = Playouts { position, moves: &moves, seed, done: 0 };
    let (raced, leader) = playouts.race(own);
    let again = playouts.compare(leader, own);
    let found = again.difference(0, 1);
    // Without certainty the played move counts as the best.
    let is_better = leader != own && found.exceeds(CERTAIN);
    let (best, chance) = if is_better { (leader, again.mean(0)) } else { (own, again.mean(1)) };
    let value = |mv: usize| {
        let behind = raced.difference(best, mv);
        let count = raced.count(mv) + if mv == leader || mv == own { again.count(0) } else { 0 };
        // A difference that only races have seen never makes a move better than the best.
        let (chance, error) = match mv {
            _ if mv == best => (chance, 0.0),
            _ if mv == own => (again.mean(1), found.error),
            _ => (chance - behind.mean.max(0.0), behind.error),
        };
        (chance.clamp(0.0, 1.0), error, count as u32)
    };
    let values: Vec<(f64, f64, u32)> = (0..moves.len()).map(value).collect();
    let valued = moves.into_iter().zip(values);
    valued
        .map(|(mv, (chance, error, playouts))| MoveValue { mv, chance, error, playouts })
        .collect()
}

/// Plays matches out after each of some moves.
struct Playouts<'a, G: Bot> {
    position: &'a Position<'a, G>,
    moves: &'a [G::Move],
    seed: Seed,
    /// Number of samples so far. Each has random numbers of its own.
    done: u64,
}

impl<G: Bot> Playouts<'_, G> {
    /// Drops worse moves until few are left or the budget is spent. Returns the results, and the best move. The played
    /// move is never dropped.
    fn race(&mut self, own: usize) -> (Samples, usize) {
        let mut samples = Samples::new(self.moves.len());
        let mut alive: Vec<usize> = (0..self.moves.len()).collect();
        let mut budget = self.position.playouts;
        loop {
            let leader = best_of(&samples, &alive, own);
            let is_open = |&mv: &usize| {
                let behind = samples.difference(leader, mv);
                mv != leader && (behind.mean <= 0.0 || behind.mean < DROPPED * behind.error)
            };
            let enough = samples.count(own) >= LEAST;
            if enough {
                let open: Vec<usize> = alive.iter().copied().filter(is_open).collect();
                let is_clear = |mv: &usize| samples.difference(leader, *mv).error < SMALL;
                if open.iter().all(is_clear) {
                    return (samples, leader);
                }
                alive.retain(|mv| *mv == leader || *mv == own || open.contains(mv));
            }
            let cost = (BATCH * alive.len()) as u32;
            if enough && budget < cost {
                return (samples, leader);
            }
            budget = budget.saturating_sub(cost);
            (0..BATCH).for_each(|_| self.sample(&alive, |mv, result| samples.add(mv, result)));
        }
    }

    /// Compares two moves with fresh samples: the first and the second of the result.
    fn compare(&mut self, one: usize, other: usize) -> Samples {
        let mut samples = Samples::new(2);
        let each = if one == other { 1 } else { 2 };
        let most = (self.position.playouts / 4) as usize;
        while samples.count(0) < most {
            for _ in 0..BATCH {
                let both = [one, other];
                self.sample(&both[..each], |mv, result| {
                    samples.add(usize::from(mv != one), result);
                    if each == 1 {
                        samples.add(1, result);
                    }
                });
            }
            let found = samples.difference(0, 1);
            let is_known = found.exceeds(2.0 * CERTAIN) || found.error < SMALL / 2.0;
            if each == 2 && samples.count(0) >= 4 * LEAST && is_known && found.mean.abs() > TINY {
                break;
            }
        }
        samples
    }

    /// Plays one sample out after each of these moves, and reports the results for the seat.
    fn sample(&mut self, alive: &[usize], report: impl FnMut(usize, f64)) {
        let Position { view, seat, options, seats, .. } = *self.position;
        let rollouts = Rollouts { view, seat, imagine: G::imagine, seed: self.seed };
        let mut value = |game, rng: &mut Rng| {
            let ending = play_out(game, &mut Everybody::<G> { options, seats }, rng);
            shares(ending.outcome, seats)[seat]
        };
        rollouts.sample(self.done, self.moves, alive, &mut value, report);
        self.done += 1;
    }
}

/// The move with the highest mean; of equal moves the played one.
fn best_of(samples: &Samples, alive: &[usize], own: usize) -> usize {
    let better = |a: &usize, b: &usize| {
        samples.mean(*a).total_cmp(&samples.mean(*b)).then((*a == own).cmp(&(*b == own)))
    };
    alive.iter().copied().max_by(better).unwrap_or(own)
}

/// Bots of one level in every seat, and packs in any order.
struct Everybody<'a, G: Bot> {
    options: &'a G::Options,
    seats: u8,
}

impl<G: Bot> Players<G> for Everybody<'_, G> {
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> Option<(G::Move, u32)> {
        let mut once = |_| false;
        let decision =
            choice::<G>(&game.view(Some(seat)), POLICY, &mut Budget::new(&mut once), rng);
        Some((decision.mv?, decision.think_time_ms))
    }

    fn next_pack(&mut self, rng: &mut Rng) -> Vec<Card> {
        let mut pack = G::pack(self.options, self.seats);
        sort(&mut pack);
        rng.shuffle(&mut pack);
        pack
    }
}
