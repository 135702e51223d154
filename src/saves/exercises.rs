//! Exercises: decisions that cost much, to be found again after some days.
//!
//! The schedule is that of Leitner boxes (Sebastian Leitner, "So lernt man lernen", 1972): a right answer moves an
//! exercise to the next box, which comes back later; a wrong one moves it back to the first box.
//!
//! ```text
//! exercise-1|0|20418|0|62000|take stock;take discard|spot-on-1|game=…|crc32=…
//! ```
//!
//! The fields are: right answers in a row, the day on which it is due (days since 1970), the seat, the loss in
//! millionths of a win, the moves that count as right, and the record up to the decision.

use crate::cards::small_sort::sort_by_key;
use crate::engine::record::checksum;
use crate::engine::seat::Seat;

const FORM: &str = "exercise-1";
/// Days until an exercise comes back, by its right answers so far.
const DAYS: [u32; LEARNED as usize] = [1, 3, 7];
/// Right answers in a row after which an exercise is learned.
pub const LEARNED: u32 = 3;
/// Most exercises that are kept. The cheapest mistakes go first.
pub const MOST: usize = 60;

/// A decision to find again.
#[derive(Clone, PartialEq, Eq, Debug)]
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

    fn line(&self) -> String {
        let Exercise { right, due, seat, loss, best, record } = self;
        format!("{FORM}|{right}|{due}|{seat}|{loss}|{}|{record}", best.join(";"))
    }

    fn parse(line: &str) -> Option<Exercise> {
        let mut fields = line.splitn(7, '|');
        let mut next = || fields.next();
        if next()? != FORM {
            return None;
        }
        let (right, due, seat, loss) = (next()?, next()?, next()?, next()?);
        let (best, record) = (next()?, next()?);
        Some(Exercise {
            right: right.parse().ok()?,
            due: due.parse().ok()?,
            seat: Seat(seat.parse().ok()?),
            loss: loss.parse().ok()?,
            best: best.split(';').map(ToOwned::to_owned).collect(),
            record: record.to_owned(),
        })
    }
}

/// All exercises of a device. Lines of newer versions are kept as they are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exercises {
    /// The exercises.
    pub all: Vec<Exercise>,
    unread: Vec<String>,
}

impl Exercises {
    /// Parses the text form, a line for each.
    pub fn parse(text: &str) -> Exercises {
        let mut exercises = Exercises::default();
        for line in text.lines().filter(|line| !line.is_empty()) {
            match Exercise::parse(line) {
                Some(exercise) => exercises.all.push(exercise),
                None => exercises.unread.push(line.to_owned()),
            }
        }
        exercises
    }

    /// The text form.
    pub fn to_text(&self) -> String {
        let lines = self.all.iter().map(Exercise::line).chain(self.unread.iter().cloned());
        lines.map(|line| line + "\n").collect()
    }

    /// The exercises as named lines, for a backup. The name is the checksum of the record.
    pub fn lines(&self) -> Vec<(String, String)> {
        let name = |exercise: &Exercise| format!("{:08x}", checksum(exercise.record.as_bytes()));
        self.all.iter().map(|exercise| (name(exercise), exercise.line())).collect()
    }

    /// Adds an exercise from a line of a backup. A line of a newer version is kept as it is.
    pub fn add_line(&mut self, line: &str) {
        match Exercise::parse(line) {
            Some(exercise) => self.add(exercise),
            None if self.unread.iter().any(|other| other == line) => {}
            None => self.unread.push(line.to_owned()),
        }
    }

    /// Adds an exercise unless there is one with this record. Without room, the cheapest mistake goes.
    pub fn add(&mut self, exercise: Exercise) {
        if self.all.iter().any(|other| other.record == exercise.record) {
            return;
        }
        self.all.push(exercise);
        if self.all.len() > MOST {
            let cheapest = (0..self.all.len()).min_by_key(|at| self.all[*at].loss);
            cheapest.map(|at| self.all.remove(at));
        }
    }

    /// Notes the answer to the exercise with this record.
    pub fn answer(&mut self, record: &str, is_right: bool, today: u32) {
        let Some(at) = self.all.iter().position(|other| other.record == record) else { return };
        let answered = self.all.remove(at).answered(is_right, today);
        self.all.extend(answered);
    }

    /// The exercises that are due on this day, the most expensive mistake first.
    pub fn due(&self, today: u32) -> Vec<Exercise> {
        let mut due: Vec<Exercise> =
            self.all.iter().filter(|exercise| exercise.due <= today).cloned().collect();
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
        let text = format!("{}\nexercise-2|something newer\nnonsense\n", exercise(1).line());
        let exercises = Exercises::parse(&text);
        assert_eq!(exercises.all, [exercise(1)]);
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
        exercises.answer(&exercise(2).record, true, TODAY);
        assert_eq!(due(&exercises, TODAY), [3, 1]);
        assert_eq!(due(&exercises, TODAY + 3), [3, 2, 1]);
    }

    #[test]
    fn lines_of_a_backup_are_added_once() {
        let mut exercises = Exercises::default();
        exercises.add(exercise(1));
        let lines = exercises.lines();
        for (_, line) in &lines {
            exercises.add_line(line);
        }
        assert_eq!(exercises.lines(), lines);
        exercises.add_line(&exercise(2).line());
        exercises.add_line("exercise-2|newer");
        exercises.add_line("exercise-2|newer");
        assert_eq!(exercises.to_text().lines().count(), 3);
    }

    #[test]
    fn the_cheapest_mistake_makes_room() {
        let mut exercises = Exercises::default();
        (1..=MOST as u32 + 2).for_each(|number| exercises.add(exercise(number)));
        assert_eq!(exercises.all.len(), MOST);
        assert!(exercises.all.iter().all(|exercise| exercise.loss > 2));
    }
}
