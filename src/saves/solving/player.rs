//! The rating and the best results of a player in one game.

use serde::{Deserialize, Serialize};

use crate::lines;
use crate::puzzles::glicko::Rating;

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
        let PlayerProgress { rating, streak, best_streak, best_rush } = *self;
        let (rating, deviation, volatility) = whole(rating);
        let game = game.to_owned();
        lines::write(&Line { game, rating, deviation, volatility, streak, best_streak, best_rush })
    }

    /// The game of a line, and the progress in it.
    pub(super) fn parse(line: &str) -> Option<(String, PlayerProgress)> {
        let Line { game, rating, deviation, volatility, streak, best_streak, best_rush } =
            lines::read(line).ok()?;
        let rating = of_whole(rating, deviation, volatility)?;
        Some((game, PlayerProgress { rating, streak, best_streak, best_rush }))
    }
}

/// The progress of a player as a line. Rating and deviation are in tenths, volatility in millionths.
#[derive(Serialize, Deserialize)]
#[serde(rename = "player-1")]
struct Line {
    game: String,
    rating: i32,
    deviation: i32,
    volatility: i32,
    streak: u32,
    best_streak: u32,
    best_rush: u32,
}

/// A rating in whole numbers: rating and deviation in tenths, volatility in millionths.
pub(super) fn whole(rating: Rating) -> (i32, i32, i32) {
    let Rating { rating, deviation, volatility } = rating;
    let whole = |number: f64| number.round() as i32;
    (whole(10.0 * rating), whole(10.0 * deviation), whole(1e6 * volatility))
}

/// The rating of whole numbers. `None` if there is no such rating.
pub(super) fn of_whole(rating: i32, deviation: i32, volatility: i32) -> Option<Rating> {
    let rating = Rating {
        rating: f64::from(rating) / 10.0,
        deviation: f64::from(deviation) / 10.0,
        volatility: f64::from(volatility) / 1e6,
    };
    (rating.deviation > 0.0 && rating.volatility > 0.0).then_some(rating)
}
