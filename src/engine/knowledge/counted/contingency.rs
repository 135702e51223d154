//! Finds a table of integers whose row sums, column sums and cells are within bounds, from a random start.
//!
//! This is a transportation problem. The search starts anywhere within the bounds of the cells. It then repairs
//! one row or column at a time, along a path that keeps the sums of all others. These are Ford and Fulkerson's
//! augmenting paths, with lower bounds as well as upper ones. If a table exists, there is such a path for every
//! step.

/// Lowest and highest value of a sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl Range {
    fn distance(self, sum: i32) -> i32 {
        (self.low - sum).max(sum - self.high).max(0)
    }

    /// By how much a sum should change: 1, -1 or 0.
    fn mend(self, sum: i32) -> i32 {
        i32::from(sum < self.low) - i32::from(sum > self.high)
    }
}

/// A table with a column for every kind of card.
pub(super) struct Table<const COLUMNS: usize> {
    pub(super) cells: Vec<[i32; COLUMNS]>,
    pub(super) caps: Vec<[i32; COLUMNS]>,
    pub(super) rows: Vec<Range>,
    pub(super) columns: [Range; COLUMNS],
}

/// A row or a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Row(usize),
    Column(usize),
}

impl<const COLUMNS: usize> Table<COLUMNS> {
    /// Repairs all sums until they are within their bounds. False if there is no such table.
    pub(super) fn mend(&mut self) -> bool {
        while let Some((line, change)) = self.first_out_of_bounds() {
            if !self.mend_line(line, change) {
                return false;
            }
        }
        true
    }

    fn lines(&self) -> impl Iterator<Item = Line> + use<COLUMNS> {
        (0..self.rows.len()).map(Line::Row).chain((0..COLUMNS).map(Line::Column))
    }

    fn first_out_of_bounds(&self) -> Option<(Line, i32)> {
        self.lines()
            .map(|line| (line, self.range(line).mend(self.sum(line))))
            .find(|&(_, change)| change != 0)
    }

    fn range(&self, line: Line) -> Range {
        match line {
            Line::Row(row) => self.rows[row],
            Line::Column(column) => self.columns[column],
        }
    }

    fn sum(&self, line: Line) -> i32 {
        match line {
            Line::Row(row) => self.cells[row].iter().sum(),
            Line::Column(column) => self.cells.iter().map(|row| row[column]).sum(),
        }
    }

    /// Changes the sum of a line by one. The sum of one other line may change too, if it does not get farther from
    /// its bounds. False if there is no such change.
    fn mend_line(&mut self, start: Line, change: i32) -> bool {
        let mut reached = vec![(start, change, usize::MAX)];
        let mut next = 0;
        while let Some(&(line, change, _)) = reached.get(next) {
            let sum = self.sum(line);
            let range = self.range(line);
            if next > 0 && range.distance(sum + change) <= range.distance(sum) {
                self.change_along(&reached, next);
                return true;
            }
            // The first line must change. Every later line must keep its sum.
            let step = if next == 0 { change } else { -change };
            for other in self.lines().filter(|&other| self.may_change(line, other, step)) {
                if reached.iter().all(|&(seen, _, _)| seen != other) {
                    reached.push((other, step, next));
                }
            }
            next += 1;
        }
        false
    }

    fn cell(line: Line, other: Line) -> Option<(usize, usize)> {
        match (line, other) {
            (Line::Row(row), Line::Column(column)) | (Line::Column(column), Line::Row(row)) => {
                Some((row, column))
            }
            _ => None,
        }
    }

    fn may_change(&self, line: Line, other: Line, step: i32) -> bool {
        Self::cell(line, other).is_some_and(|(row, column)| {
            (0..=self.caps[row][column]).contains(&(self.cells[row][column] + step))
        })
    }

    fn change_along(&mut self, reached: &[(Line, i32, usize)], mut at: usize) {
        while reached[at].2 != usize::MAX {
            let (line, step, from) = reached[at];
            let (row, column) =
                Self::cell(line, reached[from].0).expect("a path goes from rows to columns");
            self.cells[row][column] += step;
            at = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::{Rng, Seed};

    const COLUMNS: usize = 5;

    #[test]
    fn a_table_is_found_wherever_one_exists() {
        let mut rng = Rng::new(Seed::from_number(5), 0);
        for _ in 0..20_000 {
            let rows = 1 + rng.below(4) as usize;
            let mut draw = |below| rng.below(below) as i32;
            let caps: Vec<[i32; COLUMNS]> =
                (0..rows).map(|_| std::array::from_fn(|_| draw(5))).collect();
            let some = |caps: &Vec<[i32; COLUMNS]>, draw: &mut dyn FnMut(u32) -> i32| {
                caps.iter().map(|row| row.map(|cap| draw(cap as u32 + 1))).collect::<Vec<_>>()
            };
            // The bounds are laid round one table, and the search starts from another.
            let wanted = some(&caps, &mut draw);
            let cells = some(&caps, &mut draw);
            let mut around = |sum: i32| Range { low: sum - draw(2), high: sum + draw(2) };
            let row_bounds = wanted.iter().map(|row| around(row.iter().sum())).collect();
            let columns = std::array::from_fn(|c| around(wanted.iter().map(|row| row[c]).sum()));
            let mut table = Table { cells, caps, rows: row_bounds, columns };
            assert!(table.mend());
            assert_eq!(table.first_out_of_bounds(), None);
            for (row, caps) in table.cells.iter().zip(&table.caps) {
                assert!(row.iter().zip(caps).all(|(cell, cap)| (0..=*cap).contains(cell)));
            }
        }
    }

    #[test]
    fn an_impossible_table_is_refused() {
        let nothing = Range { low: 0, high: 0 };
        let mut columns = [nothing; COLUMNS];
        columns[0] = Range { low: 1, high: 1 };
        let rows = vec![nothing];
        let caps = vec![[1; COLUMNS]];
        assert!(!Table { cells: vec![[0; COLUMNS]], caps, rows, columns }.mend());
    }
}
