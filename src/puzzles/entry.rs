//! A puzzle in a file: a line of text.
//!
//! ```text
//! complete|1420|0|take discard;discard 5H|LINK
//! ```
//!
//! The fields are: the kind, the rating, the seat, the solution and the link to the position. In the solution, moves in a row are
//! separated by `;`, and moves of which any is right by `,`. What the others play after a move follows it, each with its
//! seat: `play 8H>1:draw>1:pass`. An answer that is a card has the cards that are no answer behind it: `QH!7C!8D!KD`.

use serde::{Deserialize, Serialize};

use crate::engine::record::checksum;
use crate::engine::seat::Seat;
use crate::lines;

use super::{Proved, Puzzles, card_question};

/// A puzzle as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub struct PuzzleEntry {
    /// The name of its kind.
    pub kind: String,
    /// How hard it is, as a rating (Glicko): levels of bots find it more or less often.
    pub rating: u32,
    /// The seat that looks for the answer.
    pub seat: Seat,
    /// The moves of the seat, in order; of each all that are right.
    pub solution: Vec<Vec<String>>,
    /// What the others play after each of them. Empty if nobody else moves.
    pub replies: Vec<Vec<(Seat, String)>>,
    /// If the answer is a card: the cards that are no answer.
    pub others: Vec<String>,
    /// The link to the match up to the position.
    pub link: String,
}

impl PuzzleEntry {
    /// The line of the file.
    pub fn line(&self) -> String {
        lines::write(self)
    }

    /// Parses a line. `None` for any other text.
    pub fn parse(line: &str) -> Option<PuzzleEntry> {
        let has_empty_fields = line.split('|').any(str::is_empty);
        lines::read(line).ok().filter(|_| !has_empty_fields)
    }

    /// The name of the puzzle where its answers are stored: the checksum of its link.
    pub fn mark(&self) -> String {
        format!("{:08x}", checksum(self.link.as_bytes()))
    }

    /// Whether this position proves the solution again.
    pub fn is_proved_by<G: Puzzles>(&self, position: &G) -> bool {
        let view = position.view(Some(self.seat));
        if !self.others.is_empty() {
            let asked = card_question::find::<G>(&view, self.seat);
            return asked.iter().any(|question| {
                question.kind == self.kind
                    && question.solution_text() == self.solution
                    && question.others_text() == self.others
            });
        }
        let offered = match G::PROBLEMS.iter().any(|kind| kind.id == self.kind) {
            true => G::problems(position, self.seat),
            false => G::puzzles(&view, self.seat),
        };
        let is_this = |it: &Proved<G::Move>| {
            it.kind == self.kind
                && it.solution_text() == self.solution
                && it.replies_text() == self.replies
        };
        offered.iter().any(is_this)
    }
}

/// All puzzles of a file.
pub fn entries(file: &str) -> Vec<PuzzleEntry> {
    file.lines().filter_map(PuzzleEntry::parse).collect()
}

/// The fields of a line.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "")]
struct Stored {
    kind: String,
    rating: u32,
    seat: Seat,
    solution: String,
    link: String,
}

impl From<PuzzleEntry> for Stored {
    fn from(entry: PuzzleEntry) -> Stored {
        let PuzzleEntry { kind, rating, seat, solution, replies, others, link } = entry;
        let step = |(at, right): (usize, &Vec<String>)| {
            let replies = replies.get(at).into_iter().flatten();
            let replies: Vec<String> =
                replies.map(|(seat, mv)| format!(">{}:{mv}", seat.0)).collect();
            right.join(",") + &replies.concat()
        };
        let solution: Vec<String> = solution.iter().enumerate().map(step).collect();
        let others = others.iter().map(|card| format!("!{card}"));
        let solution = solution.join(";") + &others.collect::<String>();
        Stored { kind, rating, seat, solution, link }
    }
}

impl From<Stored> for PuzzleEntry {
    fn from(stored: Stored) -> PuzzleEntry {
        let Stored { kind, rating, seat, solution, link } = stored;
        let reply = |text: &str| {
            let (seat, mv) = text.split_once(':')?;
            Some((Seat(seat.parse().ok()?), mv.to_owned()))
        };
        let step = |text: &str| {
            let mut parts = text.split('>');
            let right = parts.next().unwrap_or_default().split(',').map(ToOwned::to_owned);
            (right.collect(), parts.filter_map(reply).collect())
        };
        let mut cards = solution.split('!');
        let solution = cards.next().unwrap_or_default();
        let others = cards.map(ToOwned::to_owned).collect();
        let (solution, mut replies): (Vec<_>, Vec<Vec<_>>) = solution.split(';').map(step).unzip();
        if replies.iter().all(Vec::is_empty) {
            replies.clear();
        }
        PuzzleEntry { kind, rating, seat, solution, replies, others, link }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_their_lines() {
        let solution = [vec!["take stock", "take discard"], vec!["call (5C + 7D) * KH:10"]];
        let mut entry = PuzzleEntry {
            kind: "complete".into(),
            rating: 1420,
            seat: Seat(1),
            solution: solution
                .map(|right| right.iter().map(|it| (*it).to_owned()).collect())
                .into(),
            replies: Vec::new(),
            others: Vec::new(),
            link: "abc~d".into(),
        };
        assert_eq!(PuzzleEntry::parse(&entry.line()), Some(entry.clone()));
        entry.replies = vec![vec![(Seat(1), "draw".into()), (Seat(0), "pass".into())], Vec::new()];
        assert_eq!(PuzzleEntry::parse(&entry.line()), Some(entry.clone()));
        entry.others = vec!["7C".into(), "8D".into()];
        assert_eq!(PuzzleEntry::parse(&entry.line()), Some(entry));
        for other in
            ["", "complete|x|0|a|b", "complete|1|0|a", "|1|0|a|b", "complete|1|0||b", "# comment"]
        {
            assert_eq!(PuzzleEntry::parse(other), None, "{other}");
        }
    }
}
