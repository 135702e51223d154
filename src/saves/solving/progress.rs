//! A player's progress with puzzles: a rating for each game, the puzzles that were tried, and the best rush.
//!
//! ```text
//! player-1|some-game|15000|2100|60000|4|9|12
//! puzzle-1|some-game|5e0c91aa|14210|1100|60000|1
//! sprint-1|some-game|easy|843
//! pace-1|some-game|×|12|1430
//! ```
//!
//! The fields of a player are: the game; rating and deviation in tenths, volatility in millionths; right answers in a
//! row, and the most of them; the most puzzles solved in a rush. Those of a puzzle are: the game; the checksum of its
//! link; its rating as above; how it was answered (`tried.rs`). Those of a sprint are: the game; the level; the best
//! time in tenths of a second. Those of a pace are: the game; the kind of question; the number of answers, and their
//! time together in tenths of a second.

use serde::{Deserialize, Serialize};

use crate::cards::small_sort::sort_by_key;
use crate::lines;
use crate::puzzles::entry::PuzzleEntry;
use crate::puzzles::glicko::Rating;
use crate::saves::merge::{Merge, Unread, text_of, unread};
use crate::saves::sorted_map::SortedMap;
use crate::saves::standing::{Practice, Standing};

use super::pace::Pace;
use super::player::PlayerProgress;
use super::tried::{Answer, Tried};

/// The best time of a sprint, as a line.
#[derive(Serialize, Deserialize)]
#[serde(rename = "sprint-1")]
struct Sprint {
    game: String,
    level: String,
    /// In tenths of a second.
    time: u32,
}

/// A game, and the name of something in it.
type Key = (String, String);

/// The progress in all games. Lines of newer versions are kept as they are.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    players: SortedMap<String, PlayerProgress>,
    /// By the mark of the puzzle.
    tried: SortedMap<Key, Tried>,
    /// The best time of each level, in tenths of a second.
    sprints: SortedMap<Key, u32>,
    /// By the kind of question.
    paces: SortedMap<Key, Pace>,
    unread: Unread,
}

impl Merge for Progress {
    fn parse(text: &str) -> Progress {
        let mut progress = Progress::default();
        progress.unread = unread(text, |line| progress.add_line(line));
        progress
    }

    fn to_text(&self) -> String {
        text_of(self.lines().into_iter().map(|(_, line)| line), &self.unread)
    }

    fn lines(&self) -> Vec<(String, String)> {
        let name = |(game, what): &Key| format!("{game}-{what}");
        let players = self.players.iter().map(|(game, it)| (game.clone(), it.line(game)));
        let tried = self.tried.iter().map(|(key, it)| (name(key), it.line(key)));
        let sprints = self.sprints.iter().map(|(key, time)| {
            let (game, level) = key;
            let line = Sprint { game: game.clone(), level: level.clone(), time: *time };
            (name(key), lines::write(&line))
        });
        let paces = self.paces.iter().map(|(key, it)| (name(key), it.line(key)));
        players.chain(tried).chain(sprints).chain(paces).collect()
    }

    /// Of two ratings that of the player who has tried more puzzles stays.
    fn merge(&mut self, other: Progress) {
        for (game, player) in other.players.iter() {
            let is_ahead = other.count_tried(game) > self.count_tried(game);
            let here = self.players.or_insert_with(game.clone(), || player.clone());
            if is_ahead {
                (here.rating, here.streak) = (player.rating, player.streak);
            }
            here.best_streak = here.best_streak.max(player.best_streak);
            here.best_rush = here.best_rush.max(player.best_rush);
        }
        for (key, tried) in other.tried.into_pairs() {
            let here = self.tried.or_insert_with(key, || tried.clone());
            here.answer = here.answer.max(tried.answer);
        }
        for ((game, level), time) in other.sprints.into_pairs() {
            self.sprint(&game, &level, time);
        }
        for (key, pace) in other.paces.into_pairs() {
            let here = self.paces.or_insert_with(key, Pace::default);
            if pace.answers > here.answers {
                *here = pace;
            }
        }
        self.unread.extend(other.unread);
    }
}

impl Progress {
    fn add_line(&mut self, line: &str) -> Option<()> {
        if let Some((game, player)) = PlayerProgress::parse(line) {
            self.players.insert(game, player);
        } else if let Some((key, tried)) = Tried::parse(line) {
            self.tried.insert(key, tried);
        } else if let Some((key, pace)) = Pace::parse(line) {
            self.paces.insert(key, pace);
        } else {
            let Sprint { game, level, time } = lines::read(line).ok()?;
            self.sprint(&game, &level, time);
        }
        Some(())
    }

    /// The progress in a game.
    pub fn of(&self, game: &str) -> PlayerProgress {
        self.players.get(&game.to_owned()).cloned().unwrap_or(PlayerProgress::NEW)
    }

    fn player(&mut self, game: &str) -> &mut PlayerProgress {
        self.players.or_insert_with(game.to_owned(), || PlayerProgress::NEW)
    }

    fn tried(&self, game: &str) -> impl Iterator<Item = &Tried> {
        self.tried.iter().filter(move |((of, _), _)| of == game).map(|(_, it)| it)
    }

    /// Number of puzzles of a game that were solved by the first answer.
    pub fn count_solved(&self, game: &str) -> usize {
        self.tried(game).filter(|it| it.answer == Answer::Solved).count()
    }

    /// Number of puzzles of a game that were answered.
    pub fn count_tried(&self, game: &str) -> usize {
        self.tried(game).filter(|it| it.answer != Answer::Shown).count()
    }

    fn find(&self, game: &str, entry: &PuzzleEntry) -> Option<&Tried> {
        self.tried.get(&(game.to_owned(), entry.mark()))
    }

    /// Whether an answer to a puzzle counts, or has counted.
    pub fn standing(&self, game: &str, entry: &PuzzleEntry) -> Standing {
        match self.find(game, entry).map(|tried| tried.answer) {
            None => Standing::NotBegun,
            Some(Answer::Shown) => Standing::Practice(Practice::SeenBefore),
            Some(_) => Standing::Done,
        }
    }

    /// Whether a puzzle was solved by the first answer. `None` if it was not answered.
    pub fn is_solved(&self, game: &str, entry: &PuzzleEntry) -> Option<bool> {
        let answer = self.find(game, entry)?.answer;
        (answer != Answer::Shown).then_some(answer == Answer::Solved)
    }

    /// Notes an answer. Only the first one to a puzzle counts.
    pub fn answer(&mut self, game: &str, entry: &PuzzleEntry, is_right: bool) {
        let key = (game.to_owned(), entry.mark());
        if let Some(tried) = self.tried.get_mut(&key) {
            if is_right {
                tried.answer = tried.answer.max(Answer::FoundLater);
            }
            return;
        }
        let (puzzle, score) = (Rating::graded(entry.rating), f64::from(u8::from(is_right)));
        let player = self.player(game);
        let before = player.rating;
        player.rating = before.after(puzzle, score);
        player.streak = if is_right { player.streak + 1 } else { 0 };
        player.best_streak = player.best_streak.max(player.streak);
        let answer = if is_right { Answer::Solved } else { Answer::Missed };
        self.tried.insert(key, Tried { rating: puzzle.after(before, 1.0 - score), answer });
    }

    /// The answer to a puzzle was shown. A first answer after that does not count.
    pub fn show(&mut self, game: &str, entry: &PuzzleEntry) {
        let shown = Tried { rating: Rating::graded(entry.rating), answer: Answer::Shown };
        self.tried.or_insert_with((game.to_owned(), entry.mark()), || shown);
    }

    /// Notes a rush in which this number of puzzles was solved. True if it is the best one.
    pub fn rush(&mut self, game: &str, solved: u32) -> bool {
        let player = self.player(game);
        let is_best = solved > player.best_rush;
        player.best_rush = player.best_rush.max(solved);
        is_best
    }

    /// Notes the time of a sprint in tenths of a second. True if it is the best one.
    pub fn sprint(&mut self, game: &str, level: &str, time: u32) -> bool {
        let best = self.sprints.or_insert_with((game.to_owned(), level.to_owned()), || u32::MAX);
        let is_best = time < *best;
        *best = time.min(*best);
        is_best
    }

    /// The best time of all sprints of a game in tenths of a second.
    pub fn fastest_sprint(&self, game: &str) -> Option<u32> {
        self.sprints.iter().filter(|((of, _), _)| of == game).map(|(_, time)| *time).min()
    }

    /// The best time of a sprint in tenths of a second.
    pub fn best_sprint(&self, game: &str, level: &str) -> Option<u32> {
        self.sprints.get(&(game.to_owned(), level.to_owned())).copied()
    }

    /// Notes the time of an answer, in tenths of a second, to a kind of question.
    pub fn pace(&mut self, game: &str, topic: &str, time: u32) {
        self.paces.or_insert_with((game.to_owned(), topic.to_owned()), Pace::default).add(time);
    }

    /// How fast each kind of question of a game is answered, the slowest first.
    pub fn paces(&self, game: &str) -> Vec<(&str, Pace)> {
        let of_game = self.paces.iter().filter(|((of, _), _)| of == game);
        let mut paces: Vec<(&str, Pace)> =
            of_game.map(|((_, topic), pace)| (topic.as_str(), *pace)).collect();
        sort_by_key(&mut paces, |(_, pace)| std::cmp::Reverse(pace.mean()));
        paces
    }

    /// A puzzle of the same kind as another one that was not tried, with the nearest rating.
    pub fn similar<'a>(
        &self,
        game: &str,
        all: &'a [PuzzleEntry],
        to: &PuzzleEntry,
    ) -> Option<&'a PuzzleEntry> {
        let is_new = |it: &&PuzzleEntry| it.kind == to.kind && self.find(game, it).is_none();
        all.iter().filter(is_new).min_by_key(|it| it.rating.abs_diff(to.rating))
    }

    /// The next puzzle: one that was not tried and whose rating is nearest to the player's, shifted by a few points of
    /// chance; when all were tried, one whose answer was not found. `None` if all were found.
    pub fn next<'a>(
        &self,
        game: &str,
        all: &[&'a PuzzleEntry],
        chance: u32,
    ) -> Option<&'a PuzzleEntry> {
        let aim = self.of(game).rating.rating + f64::from(chance % 200) - 100.0;
        let nearest = |is_wanted: &dyn Fn(Option<Answer>) -> bool| {
            let open = all.iter().filter_map(|entry| {
                let tried = self.find(game, entry);
                let graded = || f64::from(entry.rating);
                let rating = tried.map_or_else(graded, |tried| tried.rating.rating);
                is_wanted(tried.map(|it| it.answer)).then(|| ((rating - aim).abs(), *entry))
            });
            open.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, entry)| entry)
        };
        nearest(&|answer| answer.is_none())
            .or_else(|| nearest(&|answer| answer.is_some_and(|it| it < Answer::FoundLater)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Seat;

    const GAME: &str = "a-game";

    fn entry(rating: u32) -> PuzzleEntry {
        let (kind, link) = ("k".into(), format!("link{rating}"));
        PuzzleEntry {
            kind,
            rating,
            seat: Seat(0),
            solution: vec![vec!["a".into()]],
            replies: Vec::new(),
            others: Vec::new(),
            link,
        }
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
        progress.show(GAME, &entry(1700));
        let text = progress.to_text() + "player-2|newer\nplayer-1|a|0|0|0|0|0|0\n";
        let again = Progress::parse(&text);
        assert_eq!(Progress::parse(&again.to_text()), again);
        assert_eq!(again.to_text().lines().count(), 9);
        let paces = again.paces(GAME).into_iter().map(|(topic, pace)| (topic, pace.mean()));
        assert_eq!(paces.collect::<Vec<_>>(), [("÷", 70), ("×", 50)]);
        assert_eq!(again.best_sprint(GAME, "easy"), Some(800));
        assert_eq!(again.of(GAME).best_rush, 7);
        assert_eq!((again.count_solved(GAME), again.count_tried(GAME)), (1, 2));
    }

    #[test]
    fn only_the_first_answer_counts() {
        let mut progress = Progress::default();
        assert_eq!(progress.standing(GAME, &entry(1300)), Standing::NotBegun);
        progress.answer(GAME, &entry(1300), false);
        let after = progress.of(GAME);
        assert!(after.rating.rating < Rating::NEW.rating);
        assert_eq!(progress.standing(GAME, &entry(1300)), Standing::Done);
        for _ in 0..5 {
            progress.answer(GAME, &entry(1300), true);
        }
        assert_eq!((progress.of(GAME), progress.count_solved(GAME)), (after, 0));
    }

    #[test]
    fn an_answer_that_was_shown_does_not_count() {
        let mut progress = Progress::default();
        progress.show(GAME, &entry(1300));
        let seen = Standing::Practice(Practice::SeenBefore);
        assert_eq!(progress.standing(GAME, &entry(1300)), seen);
        progress.answer(GAME, &entry(1300), true);
        assert_eq!((progress.count_solved(GAME), progress.of(GAME).streak), (0, 0));
        // An answer that was given stays.
        progress.answer(GAME, &entry(1500), true);
        progress.show(GAME, &entry(1500));
        assert_eq!(progress.count_solved(GAME), 1);
    }

    #[test]
    fn merging_loses_nothing_that_is_better() {
        let (mut strong, mut weak) = (Progress::default(), Progress::default());
        for rating in [1300, 1400, 1500] {
            strong.answer(GAME, &entry(rating), true);
        }
        strong.rush(GAME, 9);
        strong.sprint(GAME, "easy", 700);
        weak.answer(GAME, &entry(1300), false);
        weak.rush(GAME, 11);
        weak.sprint(GAME, "easy", 600);
        weak.pace(GAME, "×", 20);
        for (mut here, other) in [(strong.clone(), &weak), (weak.clone(), &strong)] {
            here.merge(other.clone());
            let player = here.of(GAME);
            assert_eq!(player.rating, strong.of(GAME).rating);
            assert_eq!((player.best_streak, player.best_rush), (3, 11));
            assert_eq!((here.count_solved(GAME), here.best_sprint(GAME, "easy")), (3, Some(600)));
            assert_eq!(here.paces(GAME).len(), 1);
            assert!(here.changes_by(other.to_text().lines()).is_empty(), "once is enough");
        }
    }

    #[test]
    fn the_next_puzzle_is_near_the_rating_and_new() {
        let all: Vec<PuzzleEntry> = [800, 1200, 1600, 2000].map(entry).into();
        let mut progress = Progress::default();
        let all: Vec<&PuzzleEntry> = all.iter().collect();
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
    fn a_similar_puzzle_is_new_and_of_the_same_kind() {
        let mut all: Vec<PuzzleEntry> = [800, 1200, 1600, 2000].map(entry).into();
        all[1].kind = "other".into();
        let mut progress = Progress::default();
        let similar =
            |progress: &Progress| progress.similar(GAME, &all, &all[0]).map(|it| it.rating);
        progress.answer(GAME, &all[0], false);
        assert_eq!(similar(&progress), Some(1600));
        assert_eq!(progress.is_solved(GAME, &all[0]), Some(false));
        assert_eq!(progress.is_solved(GAME, &all[2]), None);
        progress.answer(GAME, &all[2], true);
        progress.show(GAME, &all[3]);
        assert_eq!(similar(&progress), None);
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
