//! Paired samples: the results of several moves with the same cards and the same random numbers.
//!
//! What the cards alone decide is equal in both results of a pair, so their difference varies much less than each.

/// The results of some moves, sample by sample. A move that was dropped has fewer.
#[derive(Clone, Debug)]
pub(crate) struct Samples(Vec<Results>);

/// The results of a move. Their sum is kept, because a race asks for means again and again.
#[derive(Clone, Default, Debug)]
struct Results {
    all: Vec<f64>,
    sum: f64,
}

/// A difference between two means, with its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Difference {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

impl Difference {
    /// Whether the difference is above 0 by more than this number of standard errors.
    pub(crate) fn exceeds(self, errors: f64) -> bool {
        self.mean > 1e-12 && self.mean > errors * self.error
    }
}

impl Samples {
    /// No results of this number of moves.
    pub(crate) fn new(moves: usize) -> Samples {
        Samples(vec![Results::default(); moves])
    }

    pub(crate) fn add(&mut self, mv: usize, result: f64) {
        self.0[mv].all.push(result);
        self.0[mv].sum += result;
    }

    /// Number of results of a move.
    pub(crate) fn count(&self, mv: usize) -> usize {
        self.0[mv].all.len()
    }

    pub(crate) fn mean(&self, mv: usize) -> f64 {
        self.0[mv].sum / (self.count(mv) as f64).max(1.0)
    }

    /// The mean of one move less that of another, over the samples that both have.
    pub(crate) fn difference(&self, one: usize, other: usize) -> Difference {
        let (one, other) = (&self.0[one].all, &self.0[other].all);
        let pairs = || one.iter().zip(other).map(|(one, other)| one - other);
        let count = one.len().min(other.len()) as f64;
        let mean = pairs().sum::<f64>() / count.max(1.0);
        let squares: f64 = pairs().map(|it| (it - mean) * (it - mean)).sum();
        let error = if count < 2.0 { 1.0 } else { (squares / (count * (count - 1.0))).sqrt() };
        Difference { mean, error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(results: [&[f64]; 2]) -> Samples {
        let mut samples = Samples::new(2);
        for (mv, results) in results.iter().enumerate() {
            for result in *results {
                samples.add(mv, *result);
            }
        }
        samples
    }

    #[test]
    fn what_is_equal_in_both_results_makes_no_error() {
        let found = samples([&[1.0, 0.0, 1.0, 0.0], &[1.0, 0.0, 1.0, 0.0]]).difference(0, 1);
        assert_eq!(found, Difference { mean: 0.0, error: 0.0 });
        assert!(!found.exceeds(0.0));
    }

    #[test]
    fn the_error_is_that_of_the_mean_of_the_pairs() {
        let found = samples([&[1.0, 1.0, 1.0, 0.0], &[0.0, 0.0, 1.0, 0.0]]).difference(0, 1);
        // The differences 1, 1, 0, 0 have the variance 1/3.
        assert!(
            (found.mean - 0.5).abs() < 1e-12
                && (found.error - (1.0_f64 / 12.0).sqrt()).abs() < 1e-12
        );
    }

    #[test]
    fn a_dropped_move_is_compared_over_its_own_samples() {
        let found = samples([&[1.0, 1.0, 0.0, 0.0], &[0.0, 0.0]]);
        assert!((found.difference(0, 1).mean - 1.0).abs() < 1e-12);
        assert!((found.mean(0) - 0.5).abs() < 1e-12 && found.count(1) == 2);
    }
}
