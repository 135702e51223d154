//! Statistics over the lines of the history, per group of comparable matches.

use serde::{Deserialize, Serialize};

use crate::saves::sorted_map::SortedMap;

use super::{Help, MatchResult, ResultLine};

/// Totals over several matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stats {
    /// Number of matches.
    pub played: u32,
    /// Number of matches won.
    pub won: u32,
    /// Length of the run of wins that ends with the latest match.
    pub streak: u32,
    /// Length of the longest run of wins.
    pub longest: u32,
    /// Best score: the lowest where low scores are better, else the highest.
    pub best: i32,
    /// Sum of the scores.
    pub points: i64,
    /// Number of hints requested.
    pub hints: u32,
    /// Number of decisions undone.
    pub undos: u32,
}

impl Stats {
    /// Mean score of a match, rounded to the nearest integer.
    pub fn average(&self) -> i64 {
        let played = i64::from(self.played.max(1));
        self.points.saturating_mul(2).saturating_add(played).div_euclid(2 * played)
    }

    /// Percentage of matches won, rounded to the nearest integer.
    pub fn percent(&self) -> u32 {
        let played = u64::from(self.played.max(1));
        ((200 * u64::from(self.won) + played) / (2 * played)) as u32
    }

    fn add(&mut self, entry: &MatchResult, lower_is_better: bool) {
        let is_better =
            if lower_is_better { entry.points < self.best } else { entry.points > self.best };
        if is_better || self.played == 0 {
            self.best = entry.points;
        }
        self.played += 1;
        self.points += i64::from(entry.points);
        self.won += u32::from(entry.won);
        self.streak = if entry.won { self.streak + 1 } else { 0 };
        self.longest = self.longest.max(self.streak);
        self.hints = self.hints.saturating_add(entry.help.hints);
        self.undos = self.undos.saturating_add(entry.help.undos);
    }
}

/// Comparable matches: same game, level, number of players, options and kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The game's name.
    pub game: String,
    /// The level of the bots; empty in a solitaire.
    pub level: String,
    /// Number of players; 0 for [`ResultLine::Before`], whose matches had any number of players and any options.
    pub seats: usize,
    /// Options with a value other than the default.
    pub options: String,
    /// How much help the player had in these matches.
    pub kind: Help,
    /// Totals over these matches.
    pub figures: Stats,
    /// Score of each match and whether it was won, in order.
    pub points: Vec<(i32, bool)>,
    /// Times at which the first and the last match ended, in seconds since 1970.
    pub when: (u64, u64),
}

/// Groups the lines, in order of first appearance. `points_are_bad` says of a game whether low scores are better.
pub fn groups<'a>(
    lines: impl Iterator<Item = &'a ResultLine>,
    lower_is_better: impl Fn(&str) -> bool,
) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut known = SortedMap::default();
    for line in lines {
        let at = *known.or_insert_with(Group::key(line), || {
            groups.push(Group::of(line));
            groups.len() - 1
        });
        groups[at].add(line, lower_is_better(line.game()));
    }
    groups
}

impl Group {
    /// What the lines of a group have in common: game, level, options, seats and kind.
    fn key(line: &ResultLine) -> (&str, &str, &str, usize, Help) {
        match line {
            ResultLine::Match(entry) => {
                (&entry.game, entry.level(), &entry.options, entry.seats(), entry.kind())
            }
            ResultLine::Before(before) => (&before.game, &before.level, "", 0, Help::Counted),
        }
    }

    /// The empty group to which a line belongs.
    fn of(line: &ResultLine) -> Group {
        let (game, level, options, seats, kind) = Group::key(line);
        let when = if let ResultLine::Match(entry) = line { entry.when } else { 0 };
        let (game, level, options) = (game.to_owned(), level.to_owned(), options.to_owned());
        let (figures, points) = (Stats::default(), Vec::new());
        Group { game, level, seats, options, kind, figures, points, when: (when, when) }
    }

    fn add(&mut self, line: &ResultLine, lower_is_better: bool) {
        match line {
            ResultLine::Match(entry) => {
                self.figures.add(entry, lower_is_better);
                self.points.push((entry.points, entry.won));
                self.when.1 = entry.when;
            }
            ResultLine::Before(before) => self.figures.join(&before.figures, lower_is_better),
        }
    }
}

impl Stats {
    /// Adds the totals of later matches.
    fn join(&mut self, later: &Stats, lower_is_better: bool) {
        let best =
            if lower_is_better { self.best.min(later.best) } else { self.best.max(later.best) };
        self.best = if self.played == 0 { later.best } else { best };
        let goes_on = later.streak == later.played;
        self.streak = if goes_on { self.streak.saturating_add(later.streak) } else { later.streak };
        self.longest = self.longest.max(later.longest).max(self.streak);
        for (sum, more) in [
            (&mut self.played, later.played),
            (&mut self.won, later.won),
            (&mut self.hints, later.hints),
            (&mut self.undos, later.undos),
        ] {
            *sum = sum.saturating_add(more);
        }
        self.points = self.points.saturating_add(later.points);
    }
}

#[cfg(test)]
mod tests {
    use super::super::LegacyTotals;
    use super::*;

    fn line(text: &str) -> ResultLine {
        ResultLine::parse(text).unwrap_or_else(|| panic!("`{text}` is a line"))
    }

    fn played(points: &[(i32, bool)], rest: &str) -> Vec<ResultLine> {
        let one = |(at, (points, won)): (usize, &(i32, bool))| {
            line(&format!("1|{}|a|{rest}|{points}|1|{}|0,0,0", 1000 + at, u8::from(*won)))
        };
        points.iter().enumerate().map(one).collect()
    }

    fn written(figures: Stats) -> String {
        let totals = LegacyTotals { game: "a".into(), level: String::new(), figures };
        ResultLine::Before(totals).to_string()
    }

    #[test]
    fn totals_follow_the_order_of_matches() {
        let points = [(10, true), (-5, false), (20, true), (7, true)];
        let few = groups(played(&points, "|casual").iter(), |_| true);
        let many = groups(played(&points, "|casual").iter(), |_| false);
        let Stats { played, won, streak, longest, best, points: sum, .. } = many[0].figures;
        assert_eq!((played, won, streak, longest, best, sum), (4, 3, 2, 2, 20, 32));
        assert_eq!((many[0].figures.average(), many[0].figures.percent()), (8, 75));
        assert_eq!(few[0].figures.best, -5);
        assert_eq!(many[0].points, points);
        assert_eq!(many[0].when, (1000, 1003));
    }

    #[test]
    fn matches_that_differ_in_any_key_form_separate_groups() {
        let mut lines = played(&[(1, true)], "|casual");
        lines.extend(played(&[(2, true)], "|casual,casual"));
        lines.extend(played(&[(3, true)], "x:1|casual"));
        lines.extend(played(&[(4, true)], "|master"));
        lines.push(line("1|2000|a||casual|5|1|1|1,0,0"));
        lines.push(line("1|2000|b||casual|6|1|1|0,0,0"));
        lines.push(line("before-1|a|casual|9,8,7,7,6,5,4,3"));
        lines.extend(played(&[(8, false)], "|casual"));
        let groups = groups(lines.iter(), |_| false);
        let sums: Vec<i64> = groups.iter().map(|group| group.figures.points).collect();
        assert_eq!(sums, [9, 2, 3, 4, 5, 6, 5]);
        assert_eq!(written(groups[6].figures), "before-1|a||9,8,7,7,6,5,4,3");
        assert!(groups[6].points.is_empty());
    }

    #[test]
    fn legacy_totals_are_joined() {
        let lines = [
            line("before-1|a|casual|4,3,2,2,50,100,1,0"),
            line("before-1|a|casual|2,2,2,2,40,60,0,1"),
        ];
        assert_eq!(
            written(groups(lines.iter(), |_| false)[0].figures),
            "before-1|a||6,5,4,4,50,160,1,1"
        );
        assert_eq!(groups(lines.iter(), |_| true)[0].figures.best, 40);
        let most = "before-1|a||4294967295,4294967295,4294967295,4294967295,2147483647,9223372036854775807,4294967295,0";
        let twice = groups([line(most), line(most)].iter(), |_| false);
        assert_eq!(written(twice[0].figures), most, "sums end somewhere");
        let _ = twice[0].figures.average();
    }
}
