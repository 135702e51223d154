//! Exercises: decisions that cost much, to be found again after some days.
//!
//! The schedule is that of Leitner boxes (Sebastian Leitner, "So lernt man lernen", 1972): a right answer moves an
//! exercise to the next box, which comes back later; a wrong one moves it back to the first box.
//!
//! ```text
//! exercise-1|0|20418|0|62000|take stock;take discard|spot-on-1|game=…|crc32=…
//! learned-1|5e0c91aa
//! ```
//!
//! The fields are: right answers in a row, the day on which it is due (days since 1970), the seat, the loss in
//! millionths of a win, the moves that count as right, and the record up to the decision. An exercise that is learned
//! leaves the checksum of its record.

use serde::{Deserialize, Serialize};

use crate::cards::small_sort::sort_by_key;
use crate::engine::record::checksum;
use crate::engine::seat::Seat;
use crate::lines;
use crate::saves::merge::{Merge, Unread, text_of, unread};
use crate::saves::sorted_map::SortedMap;
use crate::saves::standing::Standing;

/// Days until an exercise comes back, by its right answers so far.
const DAYS: [u32; LEARNED as usize] = [1, 3, 7];
/// Right answers in a row after which an exercise is learned.
pub const LEARNED: u32 = 3;
/// Most exercises that are kept. The cheapest mistakes go first.
pub const MOST: usize = 60;

/// A decision to find again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "exercise-1")]
pub struct Exercise {
    /// Right answers in a row.
    pub right: u32,
    /// The day on which it is due, in days since 1970.
    pub due: u32,
    /// The seat that decides.
    pub seat: Seat,
    /// What the mistake lost, in millionths of a win.
    pub loss: u32,
    /// The moves that count as right.
    #[serde(with = "lines::semicolons")]
    pub best: Vec<String>,
    /// The record of the match up to the decision.
    pub record: String,
}

impl Exercise {
    /// The day on which a mistake of this day comes back.
    pub fn first_due(today: u32) -> u32 {
        today + DAYS[0]
    }

    /// The exercise after an answer on this day. `None` if it is learned.
    pub fn answered(mut self, is_right: bool, today: u32) -> Option<Exercise> {
        self.right = if is_right { self.right + 1 } else { 0 };
        self.due = today + DAYS.get(self.right as usize)?;
        Some(self)
    }

    /// The name of the exercise: the checksum of its record.
    fn name(&self) -> String {
        format!("{:08x}", checksum(self.record.as_bytes()))
    }
}

/// An exercise that is learned.
#[derive(Serialize, Deserialize)]
#[serde(rename = "learned-1")]
struct Learned {
    name: String,
}

/// All exercises of a device. Lines of newer versions are kept as they are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exercises {
    /// The exercises by their names.
    all: SortedMap<String, Exercise>,
    /// The names of those that are learned, so that nothing brings them back.
    learned: SortedMap<String, ()>,
    unread: Unread,
}

impl Merge for Exercises {
    fn parse(text: &str) -> Exercises {
        let mut exercises = Exercises::default();
        exercises.unread = unread(text, |line| {
            if let Ok(Learned { name }) = lines::read(line) {
                exercises.learned.insert(name, ());
            } else {
                let exercise: Exercise = lines::read(line).ok()?;
                exercises.all.insert(exercise.name(), exercise);
            }
            Some(())
        });
        exercises
    }

    fn to_text(&self) -> String {
        text_of(self.lines().into_iter().map(|(_, line)| line), &self.unread)
    }

    fn lines(&self) -> Vec<(String, String)> {
        let open = self.all.iter().map(|(name, exercise)| (name.clone(), lines::write(exercise)));
        let learned = |name: &String| (name.clone(), lines::write(&Learned { name: name.clone() }));
        open.chain(self.learned.iter().map(|(name, ())| learned(name))).collect()
    }

    /// Of two states of an exercise the one that is due later stays: each answer moves that day on.
    fn merge(&mut self, other: Exercises) {
        self.learned.extend(other.learned);
        for (name, exercise) in other.all.into_pairs() {
            if self.all.get(&name).is_none_or(|here| here.due < exercise.due) {
                self.all.insert(name, exercise);
            }
        }
        self.all.retain(|name| !self.learned.contains_key(name));
        self.make_room();
        self.unread.extend(other.unread);
    }
}

impl Exercises {
    /// Whether there is none, learned or not.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty() && self.learned.is_empty()
    }

    /// Number of exercises that are not learned.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Adds an exercise unless there is or was one with this record. Without room, the cheapest mistake goes.
    pub fn add(&mut self, exercise: Exercise) {
        let name = exercise.name();
        if !self.learned.contains_key(&name) {
            self.all.or_insert_with(name, || exercise);
            self.make_room();
        }
    }

    fn make_room(&mut self) {
        while self.all.len() > MOST {
            let cheapest = self.all.iter().min_by_key(|(_, exercise)| exercise.loss);
            let Some(name) = cheapest.map(|(name, _)| name.clone()) else { return };
            self.all.remove(&name);
        }
    }

    /// How an exercise stands on this day.
    pub fn standing(&self, exercise: &Exercise, today: u32) -> Standing {
        match self.all.get(&exercise.name()) {
            Some(here) if here.due <= today => Standing::NotBegun,
            Some(_) | None => Standing::Done,
        }
    }

    /// Notes an answer. It counts only if the exercise is due: elsewhere it may have been answered meanwhile.
    pub fn answer(&mut self, exercise: &Exercise, is_right: bool, today: u32) {
        let name = exercise.name();
        let Some(here) = self.all.remove(&name) else { return };
        if here.due > today {
            self.all.insert(name, here);
            return;
        }
        match here.answered(is_right, today) {
            Some(next) => self.all.insert(name, next),
            None => self.learned.insert(name, ()),
        }
    }

    /// The day on which an exercise comes back. `None` if it is learned.
    pub fn due_again(&self, exercise: &Exercise) -> Option<u32> {
        self.all.get(&exercise.name()).map(|here| here.due)
    }

    /// The exercises that are due on this day, the most expensive mistake first.
    pub fn due(&self, today: u32) -> Vec<Exercise> {
        let mut due: Vec<Exercise> =
            self.all.values().filter(|exercise| exercise.due <= today).cloned().collect();
        sort_by_key(&mut due, |exercise| std::cmp::Reverse(exercise.loss));
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: u32 = 20_000;

    fn exercise(number: u32) -> Exercise {
        Exercise {
            right: 0,
            due: TODAY,
            seat: Seat(1),
            loss: number,
            best: vec!["take stock".into(), "call 7 * (K + 1)".into()],
            record: format!("spot-on-1|game={number}|moves=0 take stock|crc32=0"),
        }
    }

    #[test]
    fn exercises_survive_their_text_form_and_unknown_lines_stay() {
        let line = lines::write(&exercise(1));
        let text = format!("{line}\nlearned-1|5e0c91aa\nexercise-2|something newer\nnonsense\n");
        let exercises = Exercises::parse(&text);
        assert_eq!(exercises.due(TODAY), [exercise(1)]);
        assert_eq!(exercises.to_text(), text);
        assert_eq!(Exercises::parse(&exercises.to_text()), exercises);
    }

    #[test]
    fn right_answers_come_back_later_until_they_are_learned() {
        let once = exercise(1).answered(true, TODAY).expect("it comes again");
        assert_eq!((once.right, once.due), (1, TODAY + 3));
        let wrong = once.clone().answered(false, TODAY).expect("it comes again");
        assert_eq!((wrong.right, wrong.due), (0, TODAY + 1));
        let twice = once.answered(true, TODAY).expect("it comes again");
        assert_eq!((twice.right, twice.due), (2, TODAY + 7));
        assert_eq!(twice.answered(true, TODAY), None);
    }

    #[test]
    fn an_answer_changes_what_is_due() {
        let mut exercises = Exercises::default();
        (1..=3).for_each(|number| exercises.add(exercise(number)));
        exercises.add(exercise(2));
        let due = |exercises: &Exercises, day| -> Vec<u32> {
            exercises.due(day).iter().map(|exercise| exercise.loss).collect()
        };
        assert_eq!(due(&exercises, TODAY), [3, 2, 1]);
        exercises.answer(&exercise(2), true, TODAY);
        assert_eq!(due(&exercises, TODAY), [3, 1]);
        assert_eq!(due(&exercises, TODAY + 3), [3, 2, 1]);
    }

    #[test]
    fn an_answer_counts_once_a_day_in_whatever_tab() {
        let mut exercises = Exercises::default();
        exercises.add(exercise(1));
        assert_eq!(exercises.standing(&exercise(1), TODAY), Standing::NotBegun);
        for _ in 0..3 {
            exercises.answer(&exercise(1), true, TODAY);
        }
        assert_eq!(exercises.standing(&exercise(1), TODAY), Standing::Done);
        assert_eq!(exercises.due_again(&exercise(1)), Some(TODAY + 3));
        exercises.answer(&exercise(1), false, TODAY);
        assert_eq!(exercises.due_again(&exercise(1)), Some(TODAY + 3));
    }

    #[test]
    fn a_learned_exercise_does_not_come_back() {
        let mut exercises = Exercises::default();
        exercises.add(exercise(1));
        let before = exercises.clone();
        for day in [TODAY, TODAY + 3, TODAY + 10] {
            exercises.answer(&exercise(1), true, day);
        }
        assert_eq!((exercises.due_again(&exercise(1)), exercises.count()), (None, 0));
        exercises.add(exercise(1));
        exercises.merge(before.clone());
        assert_eq!(exercises.count(), 0);
        assert!(exercises.changes_by(before.to_text().lines()).is_empty());
    }

    #[test]
    fn of_two_states_the_later_one_stays() {
        let mut here = Exercises::default();
        here.add(exercise(1));
        let old = here.clone();
        here.answer(&exercise(1), true, TODAY);
        for (mut one, other) in [(here.clone(), &old), (old.clone(), &here)] {
            one.merge(other.clone());
            assert_eq!(one, here);
        }
    }

    #[test]
    fn the_cheapest_mistake_makes_room() {
        let mut exercises = Exercises::default();
        (1..=MOST as u32 + 2).for_each(|number| exercises.add(exercise(number)));
        assert_eq!(exercises.count(), MOST);
        assert!(exercises.all.values().all(|exercise| exercise.loss > 2));
    }
}
