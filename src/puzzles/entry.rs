//! A puzzle in a file: a line of text.
//!
//! ```text
//! complete|1420|0|take discard;discard 5H|LINK
//! ```
//!
//! The fields are: the kind, the rating, the seat, the solution and the link to the position. In the solution, moves in a row are
//! separated by `;`, and moves of which any is right by `,`.

use serde::{Deserialize, Serialize};

use crate::engine::record::checksum;
use crate::engine::seat::Seat;
use crate::lines;

use super::Puzzles;

/// A puzzle as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "")]
pub struct PuzzleEntry {
    /// The name of its kind.
    pub kind: String,
    /// How hard it is, as a rating (Glicko): levels of bots find it more or less often.
    pub rating: u32,
    /// The seat that looks for the answer.
    pub seat: Seat,
    /// The moves of the seat, in order; of each all that are right.
    #[serde(with = "solution")]
    pub solution: Vec<Vec<String>>,
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
        let offered = G::puzzles(&position.view(Some(self.seat)), self.seat);
        offered.iter().any(|it| it.kind == self.kind && it.solution_text() == self.solution)
    }
}

/// All puzzles of a file.
pub fn entries(file: &str) -> Vec<PuzzleEntry> {
    file.lines().filter_map(PuzzleEntry::parse).collect()
}

/// A solution as a field of a line.
mod solution {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(
        solution: &[Vec<String>],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let moves: Vec<String> = solution.iter().map(|right| right.join(",")).collect();
        moves.join(";").serialize(serializer)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(
        deserializer: D,
    ) -> Result<Vec<Vec<String>>, D::Error> {
        let right = |moves: &str| moves.split(',').map(ToOwned::to_owned).collect();
        Ok(<&str>::deserialize(deserializer)?.split(';').map(right).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_their_lines() {
        let solution = [vec!["take stock", "take discard"], vec!["call (5C + 7D) * KH:10"]];
        let entry = PuzzleEntry {
            kind: "complete".into(),
            rating: 1420,
            seat: Seat(1),
            solution: solution
                .map(|right| right.iter().map(|it| (*it).to_owned()).collect())
                .into(),
            link: "abc~d".into(),
        };
        assert_eq!(PuzzleEntry::parse(&entry.line()), Some(entry));
        for other in
            ["", "complete|x|0|a|b", "complete|1|0|a", "|1|0|a|b", "complete|1|0||b", "# comment"]
        {
            assert_eq!(PuzzleEntry::parse(other), None, "{other}");
        }
    }
}
