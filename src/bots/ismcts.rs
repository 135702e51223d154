//! Information-set Monte Carlo tree search, shared by all games.
//!
//! Single-observer ISMCTS after Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE
//! Transactions on Computational Intelligence and AI in Games 4(2), 2012). Every iteration samples the hidden cards
//! anew (a determinization) and descends one tree whose nodes are what the searching seat can distinguish. UCB1
//! selects among the moves that are legal in the sampled position. The number of times that a move was *available*
//! takes the place of its parent's visits. Each move is selected by the prospects of the seat that makes it. What the
//! searching seat learns from a move (a card that it draws, say) leads to different nodes.
//!
//! Where players' habits say more about hidden cards than the rules do, a game's evaluator samples accordingly.
//!
//! There is one difference from the paper: a new node is valued at once by the game's own evaluation instead of a
//! random playout. The same holds for a position that the game calls quiescent.
//!
//! Where several seats may move at once, the search assumes that the searching seat moves first, and the others in seat
//! order.

use crate::bots::merge::MoveStats;
use crate::bots::{Budget, Decision};
use crate::cards::rng::Rng;
use crate::engine::event::{Event, EventSink};
use crate::engine::game::{Game, Outcome};
use crate::engine::seat::{BySeat, Seat};

/// A game's heuristic evaluation of its positions.
pub trait Evaluator<G: Game> {
    /// Samples a position that is consistent with this view. Likely positions may come more often.
    fn determinize(&self, view: &G::View, rng: &mut Rng) -> G {
        G::determinize(view, rng)
    }

    /// Value of the position for each seat, from 0 (lost) to 1 (won), also for a finished match.
    fn evaluate(&self, game: &G) -> BySeat<f64>;

    /// Whether the evaluation needs no deeper search, when this seat searches.
    fn is_quiescent(&self, _game: &G, _seat: Seat) -> bool {
        false
    }
}

/// The value of a finished match for each seat. The winners share a win equally.
pub fn result(outcome: Outcome) -> BySeat<f64> {
    let share = 1.0 / outcome.winners.len().max(1) as f64;
    let mut prospects = BySeat::default();
    outcome.winners.iter().for_each(|seat| prospects[seat] = share);
    prospects
}

/// Maps a lead of any size to a number from 0 to 1. Uses only `+ - * /` and a square root.
pub fn sigmoid(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// UCB1's exploration constant, for values between 0 and 1.
const EXPLORATION: f64 = 0.5;
/// Depth limit of an iteration, in moves.
const DEPTH: usize = 40;

/// Searches for this seat's best move until the budget ends. Runs at least one iteration.
///
/// # Panics
/// If the seat has no move in this view.
pub fn search<G: Game>(
    view: &G::View,
    seat: Seat,
    evaluator: &impl Evaluator<G>,
    budget: &mut Budget,
    rng: &mut Rng,
) -> Decision<G::Move> {
    let mut tree = Tree::new(seat);
    let mut iterations = 0;
    loop {
        tree.iterate(evaluator.determinize(view, rng), evaluator, rng);
        iterations += 1;
        if tree.nodes[0].edges.len() == 1 || !budget.lasts(iterations) {
            break;
        }
    }
    let by_visits = |a: &&Edge<G::Move>, b: &&Edge<G::Move>| {
        a.visits.cmp(&b.visits).then(a.worth.total_cmp(&b.worth))
    };
    let most = tree.nodes[0].edges.iter().max_by(by_visits);
    let mv = most.expect("a seat that is to move has a move").mv.clone();
    Decision { mv: Some(mv), think_time_ms: 0, iterations, votes: tree.votes() }
}

struct Tree<G: Game> {
    /// The searching seat, whose observations distinguish the nodes.
    seat: Seat,
    nodes: Vec<Node<G::Move>>,
    /// Path of an iteration: node, edge, and the seat that moved.
    path: Vec<(usize, usize, Seat)>,
    /// Buffer for the legal moves of a position.
    moves: Vec<G::Move>,
    /// Buffer for the edges of these moves.
    possible: Vec<usize>,
}

struct Node<M> {
    edges: Vec<Edge<M>>,
}

/// A move that was legal at a node in at least one iteration.
struct Edge<M> {
    mv: M,
    available: u32,
    visits: u32,
    /// Sum of the values for the seat that moved.
    worth: f64,
    /// Hash of what the searching seat observed, and the node to which this leads.
    outcomes: Vec<(u64, usize)>,
}

impl<G: Game> Tree<G> {
    fn new(seat: Seat) -> Self {
        let root = Node { edges: Vec::new() };
        Tree { seat, nodes: vec![root], path: Vec::new(), moves: Vec::new(), possible: Vec::new() }
    }

    /// Visits and values of the moves at the root.
    fn votes(self) -> Vec<MoveStats<G::Move>> {
        let root = self.nodes.into_iter().next();
        let tried = root.into_iter().flat_map(|root| root.edges).filter(|edge| edge.visits > 0);
        tried.map(|Edge { mv, visits, worth, .. }| MoveStats::new(mv, visits, worth)).collect()
    }

    fn iterate(&mut self, mut game: G, evaluator: &impl Evaluator<G>, rng: &mut Rng) {
        self.path.clear();
        let mut node = 0;
        // The root is a choice of the searching seat, even if other seats may move at the same time.
        let mut to_move = Some(self.seat);
        while let Some(mover) = to_move.filter(|_| self.path.len() < DEPTH) {
            let edge = self.select(node, &game, mover, rng);
            self.path.push((node, edge, mover));
            let mut told = ObservationHash { seat: self.seat, hash: 0 };
            game.apply(mover, &self.nodes[node].edges[edge].mv, &mut told);
            if evaluator.is_quiescent(&game, self.seat) {
                break;
            }
            match self.outcome(node, edge, told.hash) {
                Some(next) => node = next,
                None => break,
            }
            to_move = game.turn().seats().first();
        }
        let prospects = evaluator.evaluate(&game);
        for &(node, edge, mover) in &self.path {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.worth += prospects[mover];
        }
    }

    /// The child node for this observation. For a new observation, adds the node and returns `None`.
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

    /// Selects an edge: an untried one at random, else the one with the highest upper confidence bound.
    fn select(&mut self, node: usize, game: &G, mover: Seat, rng: &mut Rng) -> usize {
        self.moves.clear();
        self.possible.clear();
        game.legal_moves(mover, &mut self.moves);
        let edges = &mut self.nodes[node].edges;
        for mv in self.moves.drain(..) {
            let known = edges.iter().position(|edge| edge.mv == mv);
            let index = known.unwrap_or_else(|| {
                edges.push(Edge { mv, available: 0, visits: 0, worth: 0.0, outcomes: Vec::new() });
                edges.len() - 1
            });
            edges[index].available += 1;
            self.possible.push(index);
        }
        let possible = || self.possible.iter().copied();
        let untried = || possible().filter(|&index| edges[index].visits == 0);
        let count = untried().count() as u32;
        if count > 0 {
            return untried().nth(rng.below(count) as usize).expect("it is one of those counted");
        }
        let best = possible().max_by(|&a, &b| edges[a].bound().total_cmp(&edges[b].bound()));
        best.expect("a seat that is to move has a move")
    }
}

impl<M> Edge<M> {
    /// UCB1 with availability counts.
    fn bound(&self) -> f64 {
        let visits = f64::from(self.visits);
        self.worth / visits + EXPLORATION * (logarithm(self.available) / visits).sqrt()
    }
}

/// The natural logarithm, interpolated linearly between powers of two. The standard library's logarithm differs between
/// machines.
fn logarithm(number: u32) -> f64 {
    let power = number.ilog2();
    let rest = f64::from(number) / f64::from(1_u32 << power) - 1.0;
    (f64::from(power) + rest) * std::f64::consts::LN_2
}

/// A hash of the cards that a seat observes.
struct ObservationHash {
    seat: Seat,
    hash: u64,
}

impl<N> EventSink<N> for ObservationHash {
    fn emit(&mut self, event: Event<N>) {
        let seen = match event {
            Event::Move { card, seen, .. } => card.filter(|_| seen.contains(self.seat)),
            Event::Look { seat, card, .. } => card.filter(|_| seat == self.seat),
            _ => None,
        };
        if let Some(card) = seen {
            // The finaliser of Steele, Lea and Flood's SplitMix.
            let mixed = (self.hash ^ u64::from(card.index())).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.hash = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_close_to_the_exact_one() {
        for number in [1_u32, 2, 3, 10, 1000, 65_537, u32::MAX] {
            assert!((logarithm(number) - f64::from(number).ln()).abs() < 0.06, "{number}");
        }
    }
}
