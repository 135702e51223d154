//! A histogram of scores: how often results of each size occurred.

/// Maximum number of bars.
const BARS: i64 = 10;

/// A bar: the scores that it counts, and their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    /// Lowest and highest score.
    pub scores: (i32, i32),
    /// Number of matches that were won.
    pub won: u32,
    /// Number of the other matches.
    pub lost: u32,
}

impl Bar {
    /// Number of all matches.
    pub fn count(self) -> u32 {
        self.won + self.lost
    }
}

/// The bars for these scores, each with whether the match was won. Their widths are 1, 2, 5, 10, 20, 50 and so on.
/// Empty if there is only one bar.
pub fn bars(points: &[(i32, bool)]) -> Vec<Bar> {
    let scores = || points.iter().map(|(score, _)| i64::from(*score));
    let (Some(least), Some(most)) = (scores().min(), scores().max()) else { return Vec::new() };
    let width = width(least, most);
    let (first, last) = (least.div_euclid(width), most.div_euclid(width));
    if first == last {
        return Vec::new();
    }
    let mut counts = vec![[0, 0]; (last - first + 1) as usize];
    for (score, won) in points {
        counts[(i64::from(*score).div_euclid(width) - first) as usize][usize::from(*won)] += 1;
    }
    let bar = |number: i64| {
        // The edges of a bar lie beyond the range of scores only for the greatest numbers there are.
        let edge = |score: i64| score.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
        let scores = (edge(number * width), edge(number * width + width - 1));
        let [lost, won] = counts[(number - first) as usize];
        Bar { scores, won, lost }
    };
    (first..=last).map(bar).collect()
}

/// The smallest width with which no more bars are needed than allowed.
fn width(least: i64, most: i64) -> i64 {
    let mut width = 1;
    for factor in [2, 5, 10].into_iter().cycle() {
        if most.div_euclid(width) - least.div_euclid(width) < BARS {
            break;
        }
        // 1, 2, 5, 10: each factor applies to the last power of ten.
        let power = 10_i64.pow(width.ilog10());
        width = power * factor;
    }
    width
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_match_is_in_one_bar() {
        let points = [(0, false), (9, false), (10, true), (55, true), (-1, false)];
        let bars = bars(&points);
        assert_eq!(bars.iter().map(|bar| bar.count()).sum::<u32>(), 5);
        assert_eq!(bars[0].scores, (-10, -1));
        assert_eq!(bars[1], Bar { scores: (0, 9), won: 0, lost: 2 });
        assert_eq!(bars.len(), 7);
    }

    #[test]
    fn widths_are_round_and_bars_few() {
        assert_eq!([width(0, 9), width(0, 10), width(0, 49), width(0, 99)], [1, 2, 5, 10]);
        assert_eq!([width(0, 199), width(0, 499), width(-400, 999)], [20, 50, 200]);
        let most = bars(&[(i32::MIN, true), (i32::MAX, false)]);
        assert!(most.len() <= 10 && most.iter().map(|bar| bar.count()).sum::<u32>() == 2);
    }

    #[test]
    fn equal_scores_have_no_histogram() {
        assert!(bars(&[]).is_empty());
        assert!(bars(&[(7, true), (7, false)]).is_empty());
    }
}
