//! The mean of a sample, and how far it may be off.

/// A sample of independent values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// The mean.
    pub(crate) mean: f64,
    /// The standard deviation of one value.
    pub(crate) deviation: f64,
    count: f64,
}

impl Sample {
    /// The sample of these values. A single value has no deviation.
    pub(crate) fn of(values: &[f64]) -> Sample {
        let count = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        Sample { mean, deviation: (squares / (count - 1.0).max(1.0)).sqrt(), count }
    }

    /// The standard error of the mean.
    pub(crate) fn error(self) -> f64 {
        self.deviation / self.count.sqrt()
    }
}
