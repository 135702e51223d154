//! Merges the results of several searches of the same view.
//!
//! Workers share no memory, so each searches by itself, with its own random numbers. The visit counts of each move are
//! then added up. This is root parallelization (Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree
//! Search", Computers and Games 2008).

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use super::Decision;

/// Statistics of a move in a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveStats<M> {
    /// The move.
    pub mv: M,
    /// Number of visits.
    pub visits: u32,
    /// Sum of the values over all visits, in millionths: sums of integers do not depend on the order.
    pub worth: u64,
}

impl<M> MoveStats<M> {
    /// Statistics of a move with this number of visits and this sum of values.
    pub fn new(mv: M, visits: u32, worth: f64) -> MoveStats<M> {
        MoveStats { mv, visits, worth: (worth * 1e6) as u64 }
    }

    /// The same statistics, with the move as a string.
    pub fn to_strings(&self) -> MoveStats<String>
    where
        M: Display,
    {
        MoveStats { mv: self.mv.to_string(), visits: self.visits, worth: self.worth }
    }
}

/// Merges decisions, in any order: the move with the most visits wins. Ties are broken by the higher `worth`, then by
/// the last move in string order. A single decision is returned unchanged.
pub fn merge(mut choices: Vec<Decision<String>>) -> Decision<String> {
    if choices.len() == 1 {
        return choices.remove(0);
    }
    let iterations = choices.iter().map(|choice| choice.iterations).sum();
    let mut all: Vec<MoveStats<String>> = Vec::new();
    let mut without_search = None;
    for Decision { mv, votes, .. } in choices {
        without_search = without_search.max(mv);
        for vote in votes {
            add(vote, &mut all);
        }
    }
    let most = all.iter().max_by_key(|vote| (vote.visits, vote.worth, &vote.mv));
    let mv = most.map(|vote| vote.mv.clone()).or(without_search);
    Decision { mv, think_time_ms: 0, iterations, votes: all }
}

fn add(vote: MoveStats<String>, all: &mut Vec<MoveStats<String>>) {
    match all.iter_mut().find(|known| known.mv == vote.mv) {
        Some(known) => {
            known.visits += vote.visits;
            known.worth += vote.worth;
        }
        None => all.push(vote),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search(mv: &str, votes: &[(&str, u32, f64)]) -> Decision<String> {
        let vote =
            |&(mv, visits, worth): &(&str, u32, f64)| MoveStats::new(mv.to_owned(), visits, worth);
        let votes: Vec<MoveStats<String>> = votes.iter().map(vote).collect();
        let iterations = votes.iter().map(|vote| vote.visits).sum();
        Decision { mv: Some(mv.to_owned()), think_time_ms: 0, iterations, votes }
    }

    fn chosen(choices: &[Decision<String>]) -> Option<String> {
        merge(choices.to_vec()).mv
    }

    #[test]
    fn visits_are_added_up() {
        let one = search("take", &[("take", 60, 30.0), ("lay", 40, 10.0)]);
        let other = search("lay", &[("lay", 90, 50.0), ("pass", 10, 1.0)]);
        let both = merge(vec![one, other]);
        let votes = [("take", 60, 30.0), ("lay", 130, 60.0), ("pass", 10, 1.0)];
        assert_eq!(both, search("lay", &votes));
    }

    #[test]
    fn total_visits_decide_over_a_single_favourite() {
        let one = search("a", &[("a", 51, 1.0), ("b", 49, 1.0)]);
        let other = search("c", &[("c", 51, 1.0), ("b", 49, 1.0)]);
        assert_eq!(chosen(&[one, other]), Some("b".into()));
    }

    #[test]
    fn ties_are_broken_by_worth_then_by_text_in_any_order() {
        let one = search("a", &[("a", 50, 20.0), ("b", 50, 10.0), ("c", 50, 5.5)]);
        let other = search("b", &[("c", 50, 25.5), ("a", 50, 11.0), ("b", 50, 21.0)]);
        for choices in [[one.clone(), other.clone()], [other, one]] {
            assert_eq!(chosen(&choices), Some("c".into()));
        }
    }

    #[test]
    fn a_single_decision_is_unchanged() {
        // With equal votes, the search itself has more information than its votes show.
        let alone = search("a", &[("a", 1, 0.5), ("b", 1, 0.5)]);
        assert_eq!(merge(vec![alone.clone()]), alone);
    }

    #[test]
    fn decisions_without_a_search_are_merged() {
        let at_once = |mv: Option<&str>| Decision::at_once(mv.map(str::to_owned));
        assert_eq!(chosen(&[at_once(Some("a")), at_once(None)]), Some("a".into()));
        assert_eq!(chosen(&[at_once(None), at_once(None)]), None);
        assert_eq!(chosen(&[]), None);
    }
}
