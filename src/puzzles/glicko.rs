//! Ratings of players and puzzles by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), with each answer
//! as a rating period of its own.

/// Points of the Glicko scale in one unit of the Glicko-2 scale.
const SCALE: f64 = 173.7178;
/// The rating of an average player.
const AVERAGE: f64 = 1500.0;
/// How fast volatility may change.
const TAU: f64 = 0.5;
/// Smallest deviation: a rating never stops following what the player learns.
const LEAST_DEVIATION: f64 = 50.0;
/// A rating with a larger deviation is provisional. (lichess uses the same number.)
const PROVISIONAL: f64 = 110.0;
/// Largest deviation, that of somebody unknown.
const MOST_DEVIATION: f64 = 350.0;

/// A rating and how certain it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating, on the scale of chess ratings.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it changes from answer to answer.
    pub volatility: f64,
}

impl Rating {
    /// The rating of a player who has answered nothing.
    pub const NEW: Rating = Rating { rating: 1200.0, deviation: MOST_DEVIATION, volatility: 0.06 };

    /// Whether few answers have made the rating, so that it may change a lot.
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating of a puzzle that virtual players have graded.
    pub const fn graded(rating: u32) -> Rating {
        Rating { rating: rating as f64, deviation: 120.0, volatility: 0.06 }
    }

    /// The rating after a result against another one: 1 for a win, 0 for a loss.
    pub fn after(self, other: Rating, score: f64) -> Rating {
        let (mu, phi) = ((self.rating - AVERAGE) / SCALE, self.deviation / SCALE);
        let (mu_other, phi_other) = ((other.rating - AVERAGE) / SCALE, other.deviation / SCALE);
        let pi_squared = std::f64::consts::PI * std::f64::consts::PI;
        let weight = 1.0 / (1.0 + 3.0 * phi_other * phi_other / pi_squared).sqrt();
        let expected = 1.0 / (1.0 + (-weight * (mu - mu_other)).exp());
        let variance = 1.0 / (weight * weight * expected * (1.0 - expected));
        let improvement = variance * weight * (score - expected);
        let volatility = new_volatility(self.volatility, phi, variance, improvement);
        let before = (phi * phi + volatility * volatility).sqrt();
        let deviation = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
        let rating = mu + deviation * deviation * weight * (score - expected);
        Rating {
            rating: AVERAGE + SCALE * rating,
            deviation: (SCALE * deviation).clamp(LEAST_DEVIATION, MOST_DEVIATION),
            volatility,
        }
    }
}

/// Step 5 of the paper: the new volatility, by the Illinois variant of the method of false position.
fn new_volatility(volatility: f64, phi: f64, variance: f64, improvement: f64) -> f64 {
    const PRECISION: f64 = 1e-6;
    let start = (volatility * volatility).ln();
    let square = improvement * improvement;
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi * phi + variance + e;
        e * (square - sum) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
    };
    let mut a = start;
    let mut b = if square > phi * phi + variance {
        (square - phi * phi - variance).ln()
    } else {
        let mut k = 1.0;
        while f(start - k * TAU) < 0.0 {
            k += 1.0;
        }
        start - k * TAU
    };
    let (mut fa, mut fb) = (f(a), f(b));
    while (b - a).abs() > PRECISION {
        let c = a + (a - b) * fa / (fb - fa);
        let fc = f(c);
        if fc * fb <= 0.0 {
            (a, fa) = (b, fb);
        } else {
            fa /= 2.0;
        }
        (b, fb) = (c, fc);
    }
    (a / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYER: Rating = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };

    /// One of the three games of the paper's example, worked out by its formulas.
    #[test]
    fn a_win_against_the_first_opponent_of_the_paper() {
        let opponent = Rating { rating: 1400.0, deviation: 30.0, volatility: 0.06 };
        let found = PLAYER.after(opponent, 1.0);
        assert!((found.rating - 1563.56).abs() < 0.1, "{found:?}");
        assert!((found.deviation - 175.40).abs() < 0.1, "{found:?}");
        assert!((found.volatility - 0.06).abs() < 1e-4, "{found:?}");
    }

    #[test]
    fn winners_gain_losers_lose_and_certainty_grows() {
        let (won, lost) = (PLAYER.after(PLAYER, 1.0), PLAYER.after(PLAYER, 0.0));
        assert!(won.rating > 1550.0 && lost.rating < 1450.0);
        assert!((won.rating + lost.rating - 3000.0).abs() < 1e-6);
        assert!(won.deviation < 200.0 && lost.deviation < 200.0);
    }

    #[test]
    fn a_player_who_always_wins_against_a_level_rises_above_it() {
        let mut rating = Rating::NEW;
        for _ in 0..60 {
            rating = rating.after(Rating::graded(1500), 1.0);
        }
        assert!(rating.rating > 1800.0 && rating.deviation >= LEAST_DEVIATION, "{rating:?}");
    }
}
