//! A player's progress with puzzles: a rating for each game, the puzzles that were tried, and the best rush.
//!
//! ```text
//! player-1|some-game|15000|2100|60000|4|9|12
//! puzzle-1|some-game|5e0c91aa|14210|1100|60000|1
//! sprint-1|some-game|easy|843
//! pace-1|some-game|×|12|1430
//! ```
//!
//! The fields of a player are: the game; rating and deviation in tenths, volatility in millionths; right answers in a row, and the
//! most of them; the most puzzles solved in a rush. Those of a puzzle are: the game; the checksum of its link; its rating as
//! above; 1 if the last answer was right. Those of a sprint are: the game; the level; the best time in tenths of a second. Those of a pace are:
//! the game; the kind of question; the number of answers, and their time together in tenths of a second.

use crate::engine::record::checksum;

use super::entry::Entry;
use super::glicko::Rating;
use super::pace::Pace;

const PLAYER: &str = "player-1";
const PUZZLE: &str = "puzzle-1";
const SPRINT: &str = "sprint-1";
pub(super) const PACE: &str = "pace-1";

/// The progress of a player in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerProgress {
    /// The game.
    pub game: String,
    /// The player's rating.
    pub rating: Rating,
    /// Right answers in a row, up to now.
    pub streak: u32,
    /// The most right answers in a row.
    pub best_streak: u32,
    /// The most puzzles solved in a rush.
    pub best_rush: u32,
}

/// A puzzle that was tried.
#[derive(Clone, PartialEq, Debug)]
struct Tried {
    game: String,
    mark: String,
    rating: Rating,
    solved: bool,
}

/// The progress in all games. Lines of newer versions are kept as they are.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    players: Vec<PlayerProgress>,
    tried: Vec<Tried>,
    sprints: Vec<Sprint>,
    paces: Vec<Pace>,
    unread: Vec<String>,
}

/// The best time of a sprint.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Sprint {
    game: String,
    level: String,
    /// In tenths of a second.
    time: u32,
}

impl Progress {
    /// Parses the text form, a line for each player and puzzle.
    pub fn parse(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in text.lines() {
            progress.add_line(line);
        }
        progress
    }

    /// The text form.
    pub fn to_text(&self) -> String {
        let lines = self.lines().into_iter().map(|(_, line)| line);
        lines.chain(self.unread.iter().cloned()).map(|line| line + "\n").collect()
    }

    /// The lines with their names, for a backup.
    pub fn lines(&self) -> Vec<(String, String)> {
        let players = self.players.iter().map(|it| (it.game.clone(), it.line()));
        let tried = self.tried.iter().map(|it| (format!("{}-{}", it.game, it.mark), it.line()));
        let sprints = self.sprints.iter().map(|it| {
            let Sprint { game, level, time } = it;
            (format!("{game}-{level}"), format!("{SPRINT}|{game}|{level}|{time}"))
        });
        let paces = self.paces.iter().map(|it| (format!("{}-{}", it.game, it.topic), it.line()));
        players.chain(tried).chain(sprints).chain(paces).collect()
    }

    /// Adds a line, for example of a backup. What is there already stays.
    pub fn add_line(&mut self, line: &str) {
        if let Some(player) = PlayerProgress::parse(line) {
            if self.players.iter().all(|other| other.game != player.game) {
                self.players.push(player);
            }
        } else if let Some(tried) = Tried::parse(line) {
            if self.find(&tried.game, &tried.mark).is_none() {
                self.tried.push(tried);
            }
        } else if let Some(sprint) = Sprint::parse(line) {
            self.sprint(&sprint.game, &sprint.level, sprint.time);
        } else if let Some(pace) = Pace::parse(line) {
            if self.find_pace(&pace.game, &pace.topic).is_none() {
                self.paces.push(pace);
            }
        } else if !line.is_empty() && !self.unread.iter().any(|other| other == line) {
            self.unread.push(line.to_owned());
        }
    }

    fn find_pace(&mut self, game: &str, topic: &str) -> Option<&mut Pace> {
        self.paces.iter_mut().find(|it| it.game == game && it.topic == topic)
    }

    fn find(&self, game: &str, mark: &str) -> Option<&Tried> {
        self.tried.iter().find(|it| it.game == game && it.mark == mark)
    }

    /// The progress in a game.
    pub fn of(&self, game: &str) -> PlayerProgress {
        let known = self.players.iter().find(|player| player.game == game);
        known.cloned().unwrap_or_else(|| PlayerProgress {
            game: game.to_owned(),
            rating: Rating::NEW,
            streak: 0,
            best_streak: 0,
            best_rush: 0,
        })
    }

    /// Number of puzzles of a game that were solved.
    pub fn count_solved(&self, game: &str) -> usize {
        self.tried.iter().filter(|it| it.game == game && it.solved).count()
    }

    /// Number of puzzles of a game that were tried.
    pub fn count_tried(&self, game: &str) -> usize {
        self.tried.iter().filter(|it| it.game == game).count()
    }

    /// Whether the last answer to a puzzle was right. `None` if there is none.
    pub fn is_solved(&self, game: &str, entry: &Entry) -> Option<bool> {
        self.find(game, &mark(entry)).map(|tried| tried.solved)
    }

    /// Notes an answer. Only the first one to a puzzle changes the ratings, because the answer is known afterwards.
    pub fn answer(&mut self, game: &str, entry: &Entry, is_right: bool) {
        let (mut player, mark) = (self.of(game), mark(entry));
        let known = self.tried.iter_mut().find(|it| it.game == game && it.mark == mark);
        if let Some(tried) = known {
            tried.solved |= is_right;
        } else {
            let (before, puzzle) = (player.rating, Rating::graded(entry.rating));
            let score = f64::from(u8::from(is_right));
            player.rating = before.after(puzzle, score);
            let rating = puzzle.after(before, 1.0 - score);
            self.tried.push(Tried { game: game.to_owned(), mark, rating, solved: is_right });
        }
        player.streak = if is_right { player.streak + 1 } else { 0 };
        player.best_streak = player.best_streak.max(player.streak);
        self.put(player);
    }

    /// Notes a rush in which this number of puzzles was solved.
    pub fn rush(&mut self, game: &str, solved: u32) {
        let mut player = self.of(game);
        player.best_rush = player.best_rush.max(solved);
        self.put(player);
    }

    /// Notes the time of a sprint in tenths of a second. True if it is the best one.
    pub fn sprint(&mut self, game: &str, level: &str, time: u32) -> bool {
        if self.best_sprint(game, level).is_some_and(|best| best <= time) {
            return false;
        }
        self.sprints.retain(|it| it.game != game || it.level != level);
        self.sprints.push(Sprint { game: game.to_owned(), level: level.to_owned(), time });
        true
    }

    /// The best time of all sprints of a game in tenths of a second.
    pub fn fastest_sprint(&self, game: &str) -> Option<u32> {
        self.sprints.iter().filter(|it| it.game == game).map(|it| it.time).min()
    }

    /// The best time of a sprint in tenths of a second.
    pub fn best_sprint(&self, game: &str, level: &str) -> Option<u32> {
        let known = self.sprints.iter().find(|it| it.game == game && it.level == level);
        known.map(|sprint| sprint.time)
    }

    /// Notes the time of an answer, in tenths of a second, to a kind of question.
    pub fn pace(&mut self, game: &str, topic: &str, time: u32) {
        if let Some(pace) = self.find_pace(game, topic) {
            pace.answers += 1;
            pace.time = pace.time.saturating_add(time);
        } else {
            let (game, topic) = (game.to_owned(), topic.to_owned());
            self.paces.push(Pace { game, topic, answers: 1, time });
        }
    }

    /// How fast each kind of question of a game is answered, the slowest first.
    pub fn paces(&self, game: &str) -> Vec<&Pace> {
        let mut paces: Vec<&Pace> = self.paces.iter().filter(|it| it.game == game).collect();
        paces.sort_by_key(|pace| std::cmp::Reverse(pace.mean()));
        paces
    }

    fn put(&mut self, player: PlayerProgress) {
        self.players.retain(|other| other.game != player.game);
        self.players.push(player);
    }

    /// The next puzzle: one that was not tried and whose rating is nearest to the player's, shifted by a few points of
    /// chance; when all were tried, one that was not solved. `None` if all are solved.
    pub fn next<'a>(&self, game: &str, all: &'a [Entry], chance: u32) -> Option<&'a Entry> {
        let aim = self.of(game).rating.rating + f64::from(chance % 200) - 100.0;
        let rating = |entry: &Entry| match self.find(game, &mark(entry)) {
            Some(tried) => tried.rating.rating,
            None => f64::from(entry.rating),
        };
        let distance = |entry: &&Entry| (rating(entry) - aim).abs();
        let nearest = |solved: Option<bool>| {
            let open = all.iter().filter(|entry| self.is_solved(game, entry) == solved);
            open.min_by(|one, other| distance(one).total_cmp(&distance(other)))
        };
        nearest(None).or_else(|| nearest(Some(false)))
    }
}

/// The name of a puzzle in the progress.
fn mark(entry: &Entry) -> String {
    format!("{:08x}", checksum(entry.link.as_bytes()))
}

impl PlayerProgress {
    fn line(&self) -> String {
        let PlayerProgress { game, rating, streak, best_streak, best_rush } = self;
        format!("{PLAYER}|{game}|{}|{streak}|{best_streak}|{best_rush}", written(*rating))
    }

    fn parse(line: &str) -> Option<PlayerProgress> {
        let fields: Vec<&str> = line.split('|').collect();
        let [PLAYER, game, rating, deviation, volatility, streak, best_streak, best_rush] =
            fields[..]
        else {
            return None;
        };
        Some(PlayerProgress {
            game: game.to_owned(),
            rating: read(rating, deviation, volatility)?,
            streak: streak.parse().ok()?,
            best_streak: best_streak.parse().ok()?,
            best_rush: best_rush.parse().ok()?,
        })
    }
}

impl Sprint {
    fn parse(line: &str) -> Option<Sprint> {
        let fields: Vec<&str> = line.split('|').collect();
        let [SPRINT, game, level, time] = fields[..] else { return None };
        let time = time.parse().ok()?;
        Some(Sprint { game: game.to_owned(), level: level.to_owned(), time })
    }
}

impl Tried {
    fn line(&self) -> String {
        let Tried { game, mark, rating, solved } = self;
        format!("{PUZZLE}|{game}|{mark}|{}|{}", written(*rating), u8::from(*solved))
    }

    fn parse(line: &str) -> Option<Tried> {
        let fields: Vec<&str> = line.split('|').collect();
        let [PUZZLE, game, mark, rating, deviation, volatility, solved] = fields[..] else {
            return None;
        };
        Some(Tried {
            game: game.to_owned(),
            mark: mark.to_owned(),
            rating: read(rating, deviation, volatility)?,
            solved: solved == "1",
        })
    }
}

fn written(rating: Rating) -> String {
    let Rating { rating, deviation, volatility } = rating;
    let whole = |number: f64| number.round() as i64;
    format!("{}|{}|{}", whole(10.0 * rating), whole(10.0 * deviation), whole(1e6 * volatility))
}

fn read(rating: &str, deviation: &str, volatility: &str) -> Option<Rating> {
    let number = |text: &str| Some(f64::from(text.parse::<i32>().ok()?));
    let rating = Rating {
        rating: number(rating)? / 10.0,
        deviation: number(deviation)? / 10.0,
        volatility: number(volatility)? / 1e6,
    };
    (rating.deviation > 0.0 && rating.volatility > 0.0).then_some(rating)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Seat;

    const GAME: &str = "a-game";

    fn entry(rating: u32) -> Entry {
        let (kind, link) = ("k".into(), format!("link{rating}"));
        Entry { kind, rating, seat: Seat(0), solution: vec![vec!["a".into()]], link }
    }

    #[test]
    fn progress_survives_its_text_and_unknown_lines_stay() {
        let mut progress = Progress::default();
        progress.answer(GAME, &entry(1300), true);
        progress.answer(GAME, &entry(1500), false);
        progress.rush(GAME, 7);
        assert!(progress.sprint(GAME, "easy", 800) && !progress.sprint(GAME, "easy", 900));
        progress.pace(GAME, "×", 40);
        progress.pace(GAME, "×", 60);
        progress.pace(GAME, "÷", 70);
        let text = progress.to_text() + "player-2|newer\nplayer-1|a|0|0|0|0|0|0\n";
        let again = Progress::parse(&text);
        assert_eq!(Progress::parse(&again.to_text()), again);
        assert_eq!(again.to_text().lines().count(), 8);
        let paces = again.paces(GAME).into_iter().map(|pace| (pace.topic.as_str(), pace.mean()));
        assert_eq!(paces.collect::<Vec<_>>(), [("÷", 70), ("×", 50)]);
        assert_eq!(again.best_sprint(GAME, "easy"), Some(800));
        assert_eq!(again.of(GAME).best_rush, 7);
        assert_eq!(again.is_solved(GAME, &entry(1500)), Some(false));
    }

    #[test]
    fn the_first_answer_changes_the_rating() {
        let mut progress = Progress::default();
        progress.answer(GAME, &entry(1300), false);
        let after = progress.of(GAME).rating;
        assert!(after.rating < Rating::NEW.rating);
        progress.answer(GAME, &entry(1300), true);
        assert_eq!(progress.of(GAME).rating, after);
        assert_eq!((progress.of(GAME).streak, progress.count_solved(GAME)), (1, 1));
    }

    #[test]
    fn the_next_puzzle_is_near_the_rating_and_new() {
        let all: Vec<Entry> = [800, 1200, 1600, 2000].map(entry).into();
        let mut progress = Progress::default();
        let next = |progress: &Progress| progress.next(GAME, &all, 100).map(|it| it.rating);
        assert_eq!(next(&progress), Some(1200));
        for rating in [1200, 800, 1600] {
            progress.answer(GAME, &entry(rating), rating != 800);
        }
        assert_eq!(next(&progress), Some(2000));
        progress.answer(GAME, &entry(2000), true);
        // Only the one that was not solved is left.
        assert_eq!(next(&progress), Some(800));
        progress.answer(GAME, &entry(800), true);
        assert_eq!(next(&progress), None);
    }

    #[test]
    fn streaks_are_counted() {
        let mut progress = Progress::default();
        for (rating, is_right) in [(1000, true), (1100, true), (1200, false), (1300, true)] {
            progress.answer(GAME, &entry(rating), is_right);
        }
        let player = progress.of(GAME);
        assert_eq!((player.streak, player.best_streak), (1, 2));
    }
}
