//! The rating and the best results of a player in one game.

use crate::puzzles::glicko::Rating;

pub(super) const PLAYER: &str = "player-1";

/// The progress of a player in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerProgress {
    /// The player's rating.
    pub rating: Rating,
    /// Right first answers in a row, up to now.
    pub streak: u32,
    /// The most right first answers in a row.
    pub best_streak: u32,
    /// The most puzzles solved in a rush.
    pub best_rush: u32,
}

impl PlayerProgress {
    pub(super) const NEW: PlayerProgress =
        PlayerProgress { rating: Rating::NEW, streak: 0, best_streak: 0, best_rush: 0 };

    pub(super) fn line(&self, game: &str) -> String {
        let PlayerProgress { rating, streak, best_streak, best_rush } = self;
        format!("{PLAYER}|{game}|{}|{streak}|{best_streak}|{best_rush}", written(*rating))
    }

    pub(super) fn parse(fields: &[&str]) -> Option<PlayerProgress> {
        let [rating, deviation, volatility, streak, best_streak, best_rush] = fields[..] else {
            return None;
        };
        Some(PlayerProgress {
            rating: read(rating, deviation, volatility)?,
            streak: streak.parse().ok()?,
            best_streak: best_streak.parse().ok()?,
            best_rush: best_rush.parse().ok()?,
        })
    }
}

/// A rating as three fields: rating and deviation in tenths, volatility in millionths.
pub(super) fn written(rating: Rating) -> String {
    let Rating { rating, deviation, volatility } = rating;
    let whole = |number: f64| number.round() as i64;
    format!("{}|{}|{}", whole(10.0 * rating), whole(10.0 * deviation), whole(1e6 * volatility))
}

/// Parses a rating from its fields.
pub(super) fn read(rating: &str, deviation: &str, volatility: &str) -> Option<Rating> {
    let number = |text: &str| Some(f64::from(text.parse::<i32>().ok()?));
    let rating = Rating {
        rating: number(rating)? / 10.0,
        deviation: number(deviation)? / 10.0,
        volatility: number(volatility)? / 1e6,
    };
    (rating.deviation > 0.0 && rating.volatility > 0.0).then_some(rating)
}
