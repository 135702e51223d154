//! Rollouts: each move is played on by a fixed policy in every seat, with the same sampled cards and the same random
//! numbers for all moves. Moves that are worse for certain are dropped.
//!
//! After Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search" (NIPS 1996): with enough rollouts the
//! move with the best ones is at least as good as the policy's, also against several players. Dropping moves is racing,
//! after Maron and Moore, "Hoeffding Races" (NIPS 1993), with standard errors in place of Hoeffding's bound.

use crate::cards::rng::{Rng, Seed};
use crate::engine::event::NoEvents;
use crate::engine::game::Game;
use crate::engine::seat::Seat;

use super::merge::MoveStats;
use super::samples::Samples;
use super::{Budget, Decision};

/// Samples of each move before one may be dropped.
const LEAST: usize = 16;
/// Samples between two looks at the results.
const BATCH: usize = 8;
/// Standard errors by which a dropped move is worse than the best.
const DROPPED: f64 = 2.5;
/// Standard error of a difference that no player feels. When all differences are known so well, the search ends.
const SMALL: f64 = 0.002;

/// The rollouts of a decision.
#[derive(Debug)]
pub struct Rollouts<'a, G: Game> {
    /// What the seat knows.
    pub view: &'a G::View,
    /// The seat that decides.
    pub seat: Seat,
    /// Samples a position that agrees with the view ([`Bot::imagine`](super::Bot::imagine)).
    pub imagine: fn(&G::View, &mut Rng) -> G,
    /// Seed of the samples. Each sample has random numbers of its own.
    pub seed: Seed,
}

impl<G: Game> Rollouts<'_, G> {
    /// Plays the sample of this number on after each of these moves. `value` plays on, and values the position for the
    /// seat, from 0 (lost) to 1 (won). Reports the index of each move with the value.
    pub fn sample(
        &self,
        number: u64,
        moves: &[G::Move],
        alive: &[usize],
        value: &mut impl FnMut(G, &mut Rng) -> f64,
        mut report: impl FnMut(usize, f64),
    ) {
        let imagined = (self.imagine)(self.view, &mut Rng::new(self.seed, 2 * number));
        for &mv in alive {
            let mut game = imagined.clone();
            game.apply(self.seat, &moves[mv], &mut NoEvents);
            report(mv, value(game, &mut Rng::new(self.seed, 2 * number + 1)));
        }
    }

    /// The move with the best rollouts. An iteration of the budget is one rollout of one move. A single move needs none.
    ///
    /// # Panics
    /// If there are no moves.
    pub fn best(
        &self,
        moves: Vec<G::Move>,
        mut value: impl FnMut(G, &mut Rng) -> f64,
        budget: &mut Budget,
    ) -> Decision<G::Move> {
        let mut samples = Samples::new(moves.len());
        let mut alive: Vec<usize> = (0..moves.len()).collect();
        let (mut iterations, mut number) = (0, 0);
        while alive.len() > 1 {
            let report = |mv, result| samples.add(mv, result);
            self.sample(number, &moves, &alive, &mut value, report);
            number += 1;
            iterations += alive.len() as u32;
            if !budget.lasts(iterations) {
                break;
            }
            let count = number as usize;
            if count >= LEAST && count.is_multiple_of(BATCH) && drop_worse(&samples, &mut alive) {
                break;
            }
        }
        let leader = best_of(&samples, &alive);
        let mv = Some(moves[leader].clone());
        let vote = |(at, mv): (usize, G::Move)| {
            let visits = samples.count(at);
            MoveStats::new(mv, visits as u32, samples.mean(at) * visits as f64)
        };
        let votes = moves.into_iter().enumerate().map(vote).filter(|vote| vote.visits > 0);
        Decision { mv, think_time_ms: 0, iterations, votes: votes.collect() }
    }
}

/// Drops the moves that are worse than the best for certain. True if all others are known well enough.
fn drop_worse(samples: &Samples, alive: &mut Vec<usize>) -> bool {
    let leader = best_of(samples, alive);
    let mut is_known = true;
    alive.retain(|&mv| {
        let behind = samples.difference(leader, mv);
        let is_kept = mv == leader || !behind.exceeds(DROPPED);
        is_known &= !is_kept || mv == leader || behind.error < SMALL;
        is_kept
    });
    is_known
}

/// The move with the highest mean; of equal moves the first.
fn best_of(samples: &Samples, alive: &[usize]) -> usize {
    let better =
        |a: &usize, b: &usize| samples.mean(*a).total_cmp(&samples.mean(*b)).then(b.cmp(a));
    alive.iter().copied().max_by(better).expect("there is a move")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(results: [&[f64]; 3]) -> Samples {
        let mut samples = Samples::new(3);
        for (mv, results) in results.into_iter().enumerate() {
            for result in results {
                samples.add(mv, *result);
            }
        }
        samples
    }

    #[test]
    fn worse_moves_are_dropped_and_open_ones_stay() {
        let found = samples([&[0.9, 0.8, 0.9, 0.7], &[0.1, 0.0, 0.2, 0.0], &[0.8, 0.9, 0.7, 0.9]]);
        let mut alive = vec![0, 1, 2];
        assert!(!drop_worse(&found, &mut alive), "two moves are still open");
        assert_eq!(alive, [0, 2]);
    }

    #[test]
    fn equal_moves_end_the_search_and_the_first_is_best() {
        let found = samples([&[0.5, 0.6], &[0.5, 0.6], &[0.5, 0.6]]);
        let mut alive = vec![0, 1, 2];
        assert!(drop_worse(&found, &mut alive));
        assert_eq!((alive.len(), best_of(&found, &alive)), (3, 0));
    }
}
