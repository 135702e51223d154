//! The ratings of puzzles, from what virtual players make of them.
//!
//! The model of Rasch (1960): a player solves a puzzle with a chance that depends only on the difference of their ratings,
//! on the scale of Elo. Ratings of players and puzzles are fitted in turns. A puzzle that everybody or nobody solves is
//! held by how hard it is to guess ([`Attempts::bits`]).
//!
//! What players of bots find hard says little about distances, so the puzzles of a file get the normal scores of their
//! ranks: the hardest have about 2,400, the easiest about 600, and no grade of 100 points has more than a tenth of them.

/// Points of the Elo scale for odds of 10 to 1.
const SCALE: f64 = 400.0;
/// The rating of an average player.
const AVERAGE: f64 = 1500.0;
/// Rating of a puzzle with no bits to guess, and points for each bit: an assumption, which decides between puzzles that
/// the players find equally often.
const PLAIN: f64 = 1200.0;
const BIT: f64 = 60.0;
/// Attempts of an average player, half of them right, that hold the rating of a puzzle.
const PRIOR: f64 = 2.0;
/// Standard deviation of the final ratings, and their limits.
const SPREAD: f64 = 440.0;
const LIMITS: (f64, f64) = (600.0, 2400.0);

/// What virtual players make of a puzzle.
#[derive(Clone, Debug, Default)]
pub(super) struct Attempts {
    /// How often each player solves it, between 0 and 1. Puzzles of other kinds have other players.
    pub(super) solved: Vec<f64>,
    /// The same of players whose attempts do not count: they test the ratings.
    pub(super) held_out: Vec<f64>,
    /// How hard it is to guess: the binary logarithm of one in so many.
    pub(super) bits: f64,
}

/// The chance that a player solves a puzzle.
fn chance(player: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((puzzle - player) / SCALE))
}

/// The rating, of a player or a puzzle, at which `excess`, which falls with it, is 0.
fn balance(excess: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 3000.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    low
}

/// The difficulty of each puzzle: higher means harder. `tries` is the number of attempts of each player. Players are those
/// of the same place in the lists of equal length.
pub(super) fn difficulties(all: &[Attempts], tries: f64) -> Vec<f64> {
    let mut ratings: Vec<f64> = all.iter().map(|it| PLAIN + BIT * it.bits).collect();
    let lengths: Vec<usize> = all.iter().map(|it| it.solved.len()).collect();
    let most = lengths.iter().copied().max().unwrap_or(0);
    for _ in 0..30 {
        // The players of each length of list, by their place.
        let players: Vec<Vec<f64>> = (0..=most)
            .map(|length| (0..length).map(|at| player(all, &ratings, length, at)).collect())
            .collect();
        for ((rating, attempts), length) in ratings.iter_mut().zip(all).zip(&lengths) {
            let prior = PLAIN + BIT * attempts.bits;
            let observed: f64 = attempts.solved.iter().sum::<f64>() * tries + PRIOR / 2.0;
            *rating = balance(|rating| {
                let of = players[*length].iter().map(|player| tries * chance(*player, rating));
                of.sum::<f64>() + PRIOR * chance(prior, rating) - observed
            });
        }
    }
    ratings
}

/// The rating of the player at a place of the lists of this length.
fn player(all: &[Attempts], ratings: &[f64], length: usize, at: usize) -> f64 {
    let own = || all.iter().zip(ratings).filter(|(it, _)| it.solved.len() == length);
    let observed: f64 = own().map(|(it, _)| it.solved[at]).sum::<f64>() + 0.5;
    balance(|rating| {
        let expected = own().map(|(_, puzzle)| chance(rating, *puzzle)).sum::<f64>();
        observed - expected - chance(rating, AVERAGE)
    })
}

/// The final ratings of puzzles in the order of their difficulty: normal scores of their ranks.
pub(super) fn spread(count: usize) -> Vec<u32> {
    let score = |rank: usize| {
        let share = (rank as f64 + 0.5) / count as f64;
        (AVERAGE + SPREAD * quantile(share)).clamp(LIMITS.0, LIMITS.1) as u32
    };
    (0..count).map(score).collect()
}

/// The quantile of the normal distribution (Abramowitz and Stegun 26.2.23, to 0.00045).
fn quantile(share: f64) -> f64 {
    let (tail, sign) = if share < 0.5 { (share, -1.0) } else { (1.0 - share, 1.0) };
    let t = (-2.0 * tail.ln()).sqrt();
    let above = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let below = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    sign * (t - above / below)
}

/// The mean squared error (Brier) of the chances that ratings give to a player, and that of the player's mean alone. The
/// player's rating and how much differences count are fitted, nothing else.
pub(super) fn error(ratings: &[u32], solved: &[f64]) -> (f64, f64) {
    let count = solved.len().max(1) as f64;
    let mean = solved.iter().sum::<f64>() / count;
    let brier = |predict: &dyn Fn(f64) -> f64| {
        let squares = ratings.iter().zip(solved).map(|(rating, solved)| {
            // The share of several attempts: the error of each, in the mean.
            let p = predict(f64::from(*rating));
            solved * (1.0 - p).powi(2) + (1.0 - solved) * p.powi(2)
        });
        squares.sum::<f64>() / count
    };
    let slopes = (0..=20).map(|step| f64::from(step) * 0.1);
    let fitted = slopes.map(|slope| {
        let at = |player: f64| {
            move |rating: f64| chance(AVERAGE + player, AVERAGE + slope * (rating - AVERAGE))
        };
        let players = (-100..=100).map(|step| f64::from(step) * 20.0);
        players.map(|player| brier(&at(player))).fold(f64::MAX, f64::min)
    });
    (fitted.fold(f64::MAX, f64::min), brier(&|_| mean))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempts(solved: [f64; 4], bits: f64) -> Attempts {
        Attempts { solved: solved.into(), held_out: Vec::new(), bits }
    }

    #[test]
    fn puzzles_that_fewer_players_solve_are_harder() {
        let all = [
            attempts([1.0, 1.0, 1.0, 1.0], 3.0),
            attempts([0.0, 1.0, 1.0, 1.0], 3.0),
            attempts([0.0, 0.0, 1.0, 1.0], 3.0),
            attempts([0.0, 0.0, 0.0, 1.0], 3.0),
            attempts([0.0, 0.0, 0.0, 0.0], 3.0),
            attempts([0.0, 0.0, 0.0, 0.0], 6.0),
        ];
        let found = difficulties(&all, 4.0);
        assert!(found.windows(2).all(|pair| pair[0] + 10.0 < pair[1]), "{found:?}");
    }

    #[test]
    fn no_grade_has_more_than_a_tenth() {
        for count in [60, 120, 240] {
            let ratings = spread(count);
            assert!(ratings.is_sorted() && ratings[0] >= 600 && ratings[count - 1] <= 2400);
            for grade in 6..=24 {
                let here = ratings.iter().filter(|rating| **rating / 100 == grade).count();
                assert!(here * 10 <= count, "{here} of {count} at {grade}00");
            }
        }
    }

    #[test]
    fn ratings_that_order_the_puzzles_predict_better_than_the_mean() {
        let (with, without) = error(&[600, 1200, 1800, 2400], &[1.0, 1.0, 0.0, 0.0]);
        assert!(with < 0.1 && (without - 0.25).abs() < 1e-9, "{with} {without}");
    }
}
