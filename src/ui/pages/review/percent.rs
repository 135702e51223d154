//! Chances in percent.

use super::texts;

/// A chance in whole percent.
pub(super) fn percent(chance: f64) -> i64 {
    (100.0 * chance).round() as i64
}

/// A chance or a loss in percent, in words.
pub(super) fn in_percent(loss: f64) -> String {
    match percent(loss) {
        0 if loss > 0.0 => texts::LESS_THAN_ONE.into(),
        percent => texts::percent(percent),
    }
}
