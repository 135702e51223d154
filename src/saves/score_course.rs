//! The scores in the course of a match, as lines of a picture.

use crate::engine::event::Event;
use crate::games::AnyMatch;
use crate::svg::number::fixed1;

/// Size of the picture.
pub const WIDTH: f64 = 320.0;
/// See [`WIDTH`].
pub const HEIGHT: f64 = 96.0;

/// The totals in the course of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreCourse {
    /// The totals in seat order: at the start, and after every step in which somebody scored.
    pub stops: Vec<Vec<i32>>,
    /// Largest and smallest number of the picture. Zero is always within them.
    most: i32,
    least: i32,
}

impl ScoreCourse {
    /// The course of a match up to now.
    pub fn of(game: &dyn AnyMatch) -> ScoreCourse {
        let mut stops = vec![vec![0; usize::from(game.seats())]];
        for events in (0..=game.step_count()).map(|step| game.events(step)) {
            let mut totals = stops[stops.len() - 1].clone();
            let mut scores = false;
            for event in events {
                if let Event::Score { seat, total, .. } = event {
                    totals[usize::from(seat.0)] = total;
                    scores = true;
                }
            }
            stops.extend(scores.then_some(totals));
        }
        let all = || stops.iter().flatten().copied();
        let (most, least) = (all().max().unwrap_or(0).max(1), all().min().unwrap_or(0).min(0));
        ScoreCourse { stops, most, least }
    }

    /// Whether there is a course to draw. There is none if all points came in one step.
    pub fn is_worth_drawing(&self) -> bool {
        self.stops.len() > 2
    }

    /// Index of the last stop.
    pub fn last(&self) -> usize {
        self.stops.len() - 1
    }

    /// Largest number of the picture.
    pub fn most(&self) -> i32 {
        self.most
    }

    /// Distance of a stop from the left edge.
    pub fn x(&self, stop: usize) -> f64 {
        WIDTH * stop as f64 / self.last().max(1) as f64
    }

    /// Distance of a total from the upper edge.
    pub fn y(&self, total: i32) -> f64 {
        let (most, least) = (f64::from(self.most), f64::from(self.least));
        HEIGHT * (most - f64::from(total)) / (most - least)
    }

    /// The line of a seat, as SVG path data.
    pub fn line(&self, seat: usize) -> String {
        let point = |(stop, totals): (usize, &Vec<i32>)| {
            let letter = if stop == 0 { 'M' } else { 'L' };
            format!("{letter}{} {}", fixed1(self.x(stop)), fixed1(self.y(totals[seat])))
        };
        self.stops.iter().enumerate().map(point).collect()
    }

    /// The step that helped somebody most. `None` if no step helped more than others, as in a game in which every
    /// score is a hundred.
    pub fn best_moment(&self, lower_is_better: bool) -> Option<BestMoment> {
        let gain =
            |moment: &BestMoment| if lower_is_better { -moment.points } else { moment.points };
        let moments = self.stops.windows(2).enumerate().flat_map(|(at, pair)| {
            let of_seat = move |(seat, (before, after)): (usize, (&i32, &i32))| BestMoment {
                stop: at + 1,
                seat,
                points: after - before,
            };
            pair[0].iter().zip(&pair[1]).enumerate().map(of_seat)
        });
        let helpful: Vec<BestMoment> = moments.filter(|moment| gain(moment) > 0).collect();
        // Of equal moments the first counts.
        let best = helpful
            .iter()
            .reduce(|best, next| if gain(next) > gain(best) { next } else { best })?;
        helpful.iter().any(|moment| gain(moment) < gain(best)).then_some(*best)
    }
}

/// The step of a match that helped somebody most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestMoment {
    /// Index of the stop after it.
    pub stop: usize,
    /// Whose total changed.
    pub seat: usize,
    /// By how much.
    pub points: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(stops: &[[i32; 2]], most: i32, least: i32) -> ScoreCourse {
        ScoreCourse { stops: stops.iter().map(|it| it.to_vec()).collect(), most, least }
    }

    #[test]
    fn lines_go_from_the_left_edge_to_the_right() {
        let course = course(&[[0, 0], [100, 0], [100, -100]], 100, -100);
        assert_eq!(course.line(0), "M0.0 48.0L160.0 0.0L320.0 0.0");
        assert_eq!(course.line(1), "M0.0 48.0L160.0 48.0L320.0 96.0");
        assert!(course.is_worth_drawing());
    }

    #[test]
    fn the_best_moment_is_the_first_of_equal_ones() {
        let stops = [[0, 0], [5, 0], [5, -20], [25, -20], [25, 0]];
        let course = course(&stops, 25, -20);
        let best = BestMoment { stop: 3, seat: 0, points: 20 };
        assert_eq!(course.best_moment(false), Some(best));
        assert_eq!(course.best_moment(true), None, "only one step was down");
        let hundreds = self::course(&[[0, 0], [100, 0], [100, 100]], 100, 0);
        assert_eq!(hundreds.best_moment(false), None);
    }
}
