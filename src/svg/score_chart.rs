//! A chart of the scores of many matches, as SVG path data.

use std::fmt::Write as _;

use crate::svg::number::fixed1;

/// Number of matches in the moving average.
pub const MOVING: usize = 10;
/// Maximum number of matches in the chart. Earlier matches are left out.
const MOST: usize = 100;
/// Size of the chart without a margin.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 100.0;

/// A chart of the scores from match to match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreChart {
    /// Scores at the upper and the lower edge.
    pub edges: (i32, i32),
    /// Number of matches in the chart.
    pub drawn: usize,
    /// Wins among the matches of the last average, and the number of these matches.
    pub lately: (usize, usize),
    /// Average score of the same matches, rounded.
    pub average: i64,
    /// Dots for the matches that were won: lines of zero length, which are drawn with round ends.
    pub won: String,
    /// Dots for the other matches.
    pub lost: String,
    /// The moving average, as a line.
    pub moving: String,
    /// The averages of as many matches as there can be, rounded, in order.
    pub averages: Vec<i64>,
}

impl ScoreChart {
    /// The chart of these matches, each with its score and whether it was won. `None` for fewer than two matches.
    pub fn of(points: &[(i32, bool)]) -> Option<ScoreChart> {
        let first = points.len().saturating_sub(MOST);
        let drawn = points.len() - first;
        if drawn < 2 {
            return None;
        }
        let shown = || points[first..].iter().map(|(points, _)| *points);
        let edges = (shown().max()?, shown().min()?);
        let x = |at: usize| fixed1(WIDTH * (at - first) as f64 / (drawn - 1) as f64);
        let y = |points: f64| {
            let range = f64::from(edges.0) - f64::from(edges.1);
            // Equal scores are drawn in the middle.
            let part = if range > 0.0 { (f64::from(edges.0) - points) / range } else { 0.5 };
            fixed1(HEIGHT * part)
        };
        let (mut won, mut lost, mut moving) = (String::new(), String::new(), String::new());
        let mut averages = Vec::with_capacity(drawn);
        for at in first..points.len() {
            let (score, has_won) = points[at];
            // Writing into a string does not fail.
            let _ = write!(
                if has_won { &mut won } else { &mut lost },
                "M{} {}h0",
                x(at),
                y(score.into())
            );
            let sign = if at == first { 'M' } else { 'L' };
            let average = mean(last(&points[..=at]));
            let _ = write!(moving, "{sign}{} {}", x(at), y(average));
            if at + 1 - first >= MOVING.min(drawn) {
                averages.push(average.round() as i64);
            }
        }
        let last = last(points);
        let lately = (last.iter().filter(|(_, won)| *won).count(), last.len());
        let average = mean(last).round() as i64;
        Some(ScoreChart { edges, drawn, lately, average, won, lost, moving, averages })
    }
}

/// The last matches, as many as one average covers.
fn last(points: &[(i32, bool)]) -> &[(i32, bool)] {
    &points[points.len().saturating_sub(MOVING)..]
}

fn mean(points: &[(i32, bool)]) -> f64 {
    points.iter().map(|(points, _)| f64::from(*points)).sum::<f64>() / points.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_match_has_no_course() {
        assert_eq!(ScoreChart::of(&[]), None);
        assert_eq!(ScoreChart::of(&[(5, true)]), None);
    }

    #[test]
    fn points_go_from_edge_to_edge() {
        let course = ScoreChart::of(&[(0, false), (50, true), (100, true)]).expect("a course");
        assert_eq!(course.edges, (100, 0));
        assert_eq!(course.lost, "M0.0 100.0h0");
        assert_eq!(course.won, "M150.0 50.0h0M300.0 0.0h0");
        assert_eq!(course.moving, "M0.0 100.0L150.0 75.0L300.0 50.0");
        assert_eq!((course.lately, course.average, course.drawn), ((2, 3), 50, 3));
    }

    #[test]
    fn the_average_moves_and_old_matches_are_left_out() {
        let mut points = vec![(1000, true); MOST];
        points.extend([(0, false); MOST]);
        let course = ScoreChart::of(&points).expect("a course");
        assert_eq!((course.drawn, course.edges, course.lately), (MOST, (0, 0), (0, MOVING)));
        assert!(course.won.is_empty());
        assert!(course.lost.ends_with("M300.0 50.0h0"));
        let most = [(i32::MAX, true), (i32::MIN, false)];
        let course = ScoreChart::of(&most).expect("a course");
        assert_eq!((course.won.as_str(), course.lost.as_str()), ("M0.0 0.0h0", "M300.0 100.0h0"));
    }
}
