//! Which of the puzzles that were found are kept, and their ratings.

use std::collections::HashSet;

use spot_on::puzzles::PuzzleKind;
use spot_on::puzzles::entry::PuzzleEntry;

use super::find::Candidate;
use super::grade::{Attempts, difficulties, spread};
use super::solve::TRIES;

/// Most puzzles of one kind: a third of the three hundred of a game.
const OF_ONE_KIND: usize = 100;

/// Chooses `count` puzzles: the same number of each kind, as far as there are so many, and more of those that there are
/// more of. Puzzles of the file so far come first (`old` has their marks), then the hardest. The easiest is the first of
/// the result.
pub(super) fn choose(
    candidates: Vec<Candidate>,
    kinds: &[PuzzleKind],
    count: usize,
    old: &HashSet<String>,
) -> Vec<Candidate> {
    let attempts: Vec<Attempts> = candidates.iter().map(|it| it.attempts.clone()).collect();
    let difficulties = difficulties(&attempts, f64::from(TRIES));
    let mut ranked: Vec<(f64, Candidate)> = difficulties.into_iter().zip(candidates).collect();
    ranked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    ranked.sort_by_key(|(_, it)| !old.contains(&it.entry.mark()));
    let each = count.div_ceil(kinds.len().max(1));
    let (mut kept, mut marks) = (Vec::new(), HashSet::new());
    let mut ranked: Vec<Option<(f64, Candidate)>> = ranked.into_iter().map(Some).collect();
    for limit in [each, OF_ONE_KIND] {
        for place in &mut ranked {
            let Some((_, it)) = place else { continue };
            let alike = |(_, other): &&(f64, Candidate)| other.entry.kind == it.entry.kind;
            let is_wanted = kept.len() < count
                && kept.iter().filter(alike).count() < limit
                && marks.insert(it.entry.mark());
            if is_wanted {
                kept.extend(place.take());
            }
        }
    }
    kept.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let ratings = spread(kept.len());
    let rated = |((_, mut it), rating): ((f64, Candidate), u32)| {
        it.entry.rating = rating;
        it
    };
    kept.into_iter().zip(ratings).map(rated).collect()
}

/// Puzzles of days: of the harder half, whose kinds take turns. Those of `fixed` days stay as they are.
pub(super) fn days(
    fixed: Vec<PuzzleEntry>,
    all: &[PuzzleEntry],
    kinds: &[PuzzleKind],
    count: usize,
) -> Vec<PuzzleEntry> {
    let mut days = fixed;
    let known: HashSet<String> = days.iter().map(PuzzleEntry::mark).collect();
    let hard = &all[all.len() / 2..];
    let mut of_kinds: Vec<Vec<&PuzzleEntry>> = kinds
        .iter()
        .map(|kind| {
            let own = hard.iter().filter(|it| it.kind == kind.id && !known.contains(&it.mark()));
            let mut own: Vec<&PuzzleEntry> = own.collect();
            // In an order that has nothing to do with how hard they are.
            own.sort_by_key(|entry| std::cmp::Reverse(entry.mark()));
            own
        })
        .collect();
    while days.len() < count && of_kinds.iter().any(|own| !own.is_empty()) {
        days.extend(of_kinds.iter_mut().filter_map(Vec::pop).cloned());
    }
    days
}
