//! The rating of a puzzle, from how often each level finds its answer.

use spot_on::bots::Level;

/// Assumed ratings of the levels. Only their distances mean anything.
const RATINGS: [(Level, f64); 4] = [
    (Level::Novice, 1000.0),
    (Level::Casual, 1250.0),
    (Level::Skilled, 1500.0),
    (Level::Master, 1750.0),
];

/// The rating at which the expected number of right answers is the observed one, of so many tries of each level. One right
/// and one wrong answer of an average player are added, so that a puzzle that everybody or nobody finds has a rating, too.
pub(crate) fn rating(hits: &[(Level, f64)], tries: u64) -> u32 {
    const AVERAGE: f64 = 1400.0;
    let observed = 1.0 + hits.iter().map(|(_, hits)| *hits).sum::<f64>();
    let expected = |rating: f64| -> f64 {
        let of = |(level, _): &(Level, f64)| {
            let (_, player) = RATINGS.iter().find(|(known, _)| known == level).expect("a level");
            tries as f64 * chance(*player, rating)
        };
        2.0 * chance(AVERAGE, rating) + hits.iter().map(of).sum::<f64>()
    };
    let (mut low, mut high) = (400.0, 2600.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > observed { low = middle } else { high = middle }
    }
    low as u32
}

/// The chance that a player solves a puzzle (Elo).
fn chance(player: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((puzzle - player) / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(hits: [u32; 4]) -> u32 {
        let hits: Vec<(Level, f64)> = Level::ALL.into_iter().zip(hits.map(f64::from)).collect();
        rating(&hits, 4)
    }

    #[test]
    fn puzzles_that_fewer_levels_find_are_harder() {
        let ratings =
            [[4, 4, 4, 4], [0, 4, 4, 4], [0, 0, 4, 4], [0, 0, 0, 4], [0, 0, 0, 0]].map(of);
        assert!(ratings.windows(2).all(|pair| pair[0] + 50 < pair[1]), "{ratings:?}");
        assert!(ratings[0] > 500 && ratings[4] < 2400, "{ratings:?}");
    }
}
