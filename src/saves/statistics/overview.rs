//! The results of all games together: what was won, against whom, and how it changed.

use super::{ResultLine, Stats};

/// Number of matches in the row of latest results.
const LATEST: usize = 30;

/// The results of all games together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overview {
    /// Number of matches.
    pub played: u32,
    /// Number of matches won.
    pub won: u32,
    /// Whether each match was won, in order. Totals from older versions have no single matches.
    pub results: Vec<bool>,
    /// Matches and wins of each game, in order of first appearance.
    pub games: Vec<Share>,
    /// The same of each level of the bots. Empty for solitaires.
    pub levels: Vec<Share>,
}

/// Matches and wins of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// Id of the game or of the level.
    pub id: String,
    /// Number of matches.
    pub played: u32,
    /// Number of matches won.
    pub won: u32,
}

impl Overview {
    /// The results of these lines.
    pub fn of<'a>(lines: impl Iterator<Item = &'a ResultLine>) -> Overview {
        let mut all = Overview::default();
        for line in lines {
            let (level, played, won) = match line {
                ResultLine::Match(entry) => {
                    all.results.push(entry.won);
                    (entry.level(), 1, u32::from(entry.won))
                }
                ResultLine::Before(before) => {
                    let Stats { played, won, .. } = before.figures;
                    (before.level.as_str(), played, won)
                }
            };
            all.played = all.played.saturating_add(played);
            all.won = all.won.saturating_add(won);
            add(&mut all.games, line.game(), played, won);
            add(&mut all.levels, level, played, won);
        }
        all
    }

    /// The latest results, the oldest of them first.
    pub fn latest(&self) -> &[bool] {
        &self.results[self.results.len().saturating_sub(LATEST)..]
    }
}

fn add(shares: &mut Vec<Share>, id: &str, played: u32, won: u32) {
    let at = shares.iter().position(|share| share.id == id).unwrap_or_else(|| {
        shares.push(Share { id: id.to_owned(), played: 0, won: 0 });
        shares.len() - 1
    });
    shares[at].played = shares[at].played.saturating_add(played);
    shares[at].won = shares[at].won.saturating_add(won);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_counted_by_game_and_by_level() {
        let lines = [
            "before-1|a|casual|9,8,7,7,6,5,4,3",
            "1|1000|a||casual|10|1|1|0,0,0",
            "1|1001|b||casual,master|10|2|0|0,0,0",
            "1|1002|a||casual|10|2|0|0,0,0",
        ];
        let lines: Vec<ResultLine> =
            lines.iter().filter_map(|line| ResultLine::parse(line)).collect();
        let all = Overview::of(lines.iter());
        assert_eq!((all.played, all.won), (12, 9));
        assert_eq!(all.latest(), [true, false, false]);
        let share = |id: &str, played, won| Share { id: id.into(), played, won };
        assert_eq!(all.games, [share("a", 11, 9), share("b", 1, 0)]);
        assert_eq!(all.levels, [share("casual", 11, 9), share("mixed", 1, 0)]);
    }
}
