//! A weighted fit by least squares.

/// Number of terms of a value: a constant, and two that depend on the hand.
pub(super) const TERMS: usize = 3;

/// The sums of the normal equations, which determine the nearest plane.
#[derive(Default)]
pub(super) struct Fit {
    rows: [[f64; TERMS + 1]; TERMS],
}

impl Fit {
    /// Adds a data point with this weight.
    pub(super) fn add(&mut self, weight: f64, terms: &[f64; TERMS], value: f64) {
        for (row, term) in self.rows.iter_mut().zip(terms) {
            for (sum, other) in row.iter_mut().zip(terms.iter().chain([&value])) {
                *sum += weight * term * other;
            }
        }
    }

    /// The coefficient of each term, by Gauss-Jordan elimination.
    pub(super) fn plane(mut self) -> [f64; TERMS] {
        for at in 0..TERMS {
            let pivot = self.rows[at].map(|sum| sum / self.rows[at][at]);
            for row in &mut self.rows {
                let times = row[at];
                row.iter_mut().zip(pivot).for_each(|(sum, part)| *sum -= times * part);
            }
            self.rows[at] = pivot;
        }
        self.rows.map(|row| row[TERMS])
    }
}

#[test]
fn a_fit_recovers_an_exact_plane() {
    let mut fit = Fit::default();
    for at in 0..9_u8 {
        let [one, two] = [at % 2, at % 3].map(f64::from);
        fit.add(1.0 + one, &[1.0, one, two], 5.0 + 2.0 * one - two);
    }
    for (found, expected) in fit.plane().into_iter().zip([5.0, 2.0, -1.0]) {
        assert!((found - expected).abs() < 1e-9, "{found} instead of {expected}");
    }
}
