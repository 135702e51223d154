//! Information-set Monte Carlo tree search, shared by all games.
//!
//! Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): every iteration
//! imagines the hidden cards anew and walks one tree of what the searching seat can tell apart. Moves are
//! chosen by UCB1 with the number of times a move was *available* in the place of the parent's visits. What
//! the seat learns from a move (a card that it draws, say) leads to different nodes. A new node is judged at
//! once by the game's own evaluation rather than by a random playout.

use crate::bots::{Choice, Patience};
use crate::event::{Event, Tell};
use crate::game::{Game, Turn};
use crate::rng::Rng;
use crate::seat::{BySeat, Seat};

/// What a game knows of its positions' worth.
pub trait Judge<G: Game> {
    /// Each seat's prospects, from 0 (lost) to 1 (won).
    fn prospects(&self, game: &G) -> BySeat<f64>;
}

/// How much a search explores: UCB1's constant, for values between 0 and 1.
const EXPLORATION: f64 = 0.5;
/// Moves looked ahead at most.
const DEPTH: usize = 40;

/// The best move for this seat, as far as the patience lasts. At least one iteration is made.
///
/// # Panics
/// If the seat has no move in this view.
pub fn search<G: Game>(
    view: &G::View,
    seat: Seat,
    judge: &impl Judge<G>,
    patience: &mut Patience,
    rng: &mut Rng,
) -> Choice<G::Move> {
    let mut tree = Tree::<G> { nodes: vec![Node { edges: Vec::new() }], seat };
    let mut iterations = 0;
    loop {
        tree.iterate(G::imagine(view, rng), judge, rng);
        iterations += 1;
        if tree.nodes[0].edges.len() == 1 || !patience.lasts(iterations) {
            break;
        }
    }
    let most = tree.nodes[0].edges.iter().max_by_key(|edge| edge.visits);
    Choice { mv: most.expect("a seat that is to move has a move").mv.clone(), iterations }
}

struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
    /// Whose knowledge the nodes tell apart.
    seat: Seat,
}

struct Node<M> {
    edges: Vec<Edge<M>>,
}

/// A move that was seen to be possible at a node.
struct Edge<M> {
    mv: M,
    available: u32,
    visits: u32,
    /// Sum of the mover's prospects.
    worth: f64,
    /// What the searching seat was told, and the node that it leads to.
    outcomes: Vec<(u64, usize)>,
}

impl<G: Game> Tree<G> {
    fn iterate(&mut self, mut game: G, judge: &impl Judge<G>, rng: &mut Rng) {
        let mut path: Vec<(usize, usize, Seat)> = Vec::new();
        let mut node = 0;
        while path.len() < DEPTH {
            let Turn::Of(seats) = game.turn() else { break };
            let Some(mover) = seats.first() else { break };
            let edge = self.select(node, &game, mover, rng);
            path.push((node, edge, mover));
            let mut told = Told { seat: self.seat, hash: 0 };
            let mv = self.nodes[node].edges[edge].mv.clone();
            game.apply(mover, &mv, &mut told);
            match self.outcome(node, edge, told.hash) {
                Some(next) => node = next,
                None => break,
            }
        }
        let prospects = match game.turn() {
            Turn::Over(outcome) => {
                let share = 1.0 / outcome.winners.len().max(1) as f64;
                let mut prospects = BySeat::default();
                outcome.winners.iter().for_each(|seat| prospects[seat] = share);
                prospects
            }
            _ => judge.prospects(&game),
        };
        for (node, edge, mover) in path {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.worth += prospects[mover];
        }
    }

    /// The node that this outcome leads to; nothing if it is new, and then it is made.
    fn outcome(&mut self, node: usize, edge: usize, told: u64) -> Option<usize> {
        let made = self.nodes.len();
        let outcomes = &mut self.nodes[node].edges[edge].outcomes;
        let known = outcomes.iter().find(|(hash, _)| *hash == told).map(|(_, node)| *node);
        if known.is_none() {
            outcomes.push((told, made));
            self.nodes.push(Node { edges: Vec::new() });
        }
        known
    }

    /// The edge to follow: one that was never tried, drawn at random, or the one with the best bound.
    fn select(&mut self, node: usize, game: &G, mover: Seat, rng: &mut Rng) -> usize {
        let mut moves = Vec::new();
        game.legal_moves(mover, &mut moves);
        let edges = &mut self.nodes[node].edges;
        let mut possible = Vec::with_capacity(moves.len());
        for mv in moves {
            let known = edges.iter().position(|edge| edge.mv == mv);
            let index = known.unwrap_or_else(|| {
                edges.push(Edge { mv, available: 0, visits: 0, worth: 0.0, outcomes: Vec::new() });
                edges.len() - 1
            });
            edges[index].available += 1;
            possible.push(index);
        }
        let untried: Vec<usize> =
            possible.iter().copied().filter(|&index| edges[index].visits == 0).collect();
        if !untried.is_empty() {
            return *rng.pick(&untried);
        }
        let bound = |&index: &usize| edges[index].bound();
        let best = possible.iter().max_by(|a, b| bound(a).total_cmp(&bound(b)));
        *best.expect("a seat that is to move has a move")
    }
}

impl<M> Edge<M> {
    /// UCB1 with availability counts.
    fn bound(&self) -> f64 {
        let visits = f64::from(self.visits);
        let log = f64::from(self.available.ilog2()) * std::f64::consts::LN_2 + 1.0;
        self.worth / visits + EXPLORATION * (log / visits).sqrt()
    }
}

/// A fingerprint of what a seat is told.
struct Told {
    seat: Seat,
    hash: u64,
}

impl Tell for Told {
    fn tell(&mut self, event: Event) {
        if let Event::Move { card: Some(card), seen, .. } = event
            && seen.contains(self.seat)
        {
            // The finaliser of Steele, Lea and Flood's SplitMix.
            let mixed = (self.hash ^ u64::from(card.index())).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.hash = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        }
    }
}
