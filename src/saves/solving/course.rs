//! The course of a game: some of its puzzles, from the first to the hard ones.

use crate::puzzles::entry::PuzzleEntry;

/// Number of puzzles of a course.
pub const STEPS: usize = 20;
/// How far from its place in the order of ratings a puzzle may be, so that the kinds take turns.
const REACH: usize = 4;

/// The puzzles of a course, the easiest first. `all` are the puzzles of a game, the easiest first. They are spread over all
/// ratings, and of those that are near, one of the rarest kind so far is taken.
pub fn course(all: &[PuzzleEntry]) -> Vec<&PuzzleEntry> {
    let mut chosen: Vec<&PuzzleEntry> = Vec::new();
    for step in 0..STEPS.min(all.len()) {
        let place = step * (all.len() - 1) / (STEPS - 1);
        let near = &all[place.saturating_sub(REACH)..(place + REACH + 1).min(all.len())];
        let count = |kind: &str| chosen.iter().filter(|it| it.kind == kind).count();
        let is_new = |it: &&PuzzleEntry| chosen.iter().all(|other| other.link != it.link);
        let next = near.iter().filter(is_new).min_by_key(|it| count(&it.kind));
        chosen.extend(next);
    }
    chosen.sort_by_key(|it| it.rating);
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Seat;

    #[test]
    fn a_course_has_all_ratings_and_all_kinds() {
        let entry = |at: usize| PuzzleEntry {
            kind: ["often", "often", "often", "rare"][at % 4].into(),
            rating: 600 + 10 * at as u32,
            seat: Seat(0),
            solution: vec![vec!["a".into()]],
            replies: Vec::new(),
            others: Vec::new(),
            link: at.to_string(),
        };
        let all: Vec<PuzzleEntry> = (0..180).map(entry).collect();
        let course = course(&all);
        assert_eq!(course.len(), STEPS);
        assert!(course.is_sorted_by_key(|it| it.rating));
        assert!(course[0].rating < 700 && course[STEPS - 1].rating > 2300);
        let rare = course.iter().filter(|it| it.kind == "rare").count();
        assert!((8..=12).contains(&rare), "{rare}");
        assert!(super::course(&all[..3]).len() <= 3 && super::course(&[]).is_empty());
    }
}
