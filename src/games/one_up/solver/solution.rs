//! The solution of one display.

use std::cell::OnceCell;

use crate::cards::Card;
use crate::cards::small_sort::sorted;
use crate::games::one_up::{Answer, Expression, JokerReading};

use super::lattice::Lattice;
use super::numbers::Numbers;
use super::reach::Reach;
use super::way::Finder;
use super::write::write;

/// The answers of a display, with their expressions.
pub struct Solution {
    numbers: Numbers,
    lattice: Lattice,
    reach: Reach,
    /// Every answer once, in ascending order, with the multiset that makes it with the most cards.
    answers: Vec<(u32, u16)>,
    /// Expressions of answers, cached since the same ones are needed repeatedly.
    expressions: Vec<OnceCell<Expression>>,
}

impl Solution {
    /// The solution of a display before the search for answers.
    pub(super) fn new(display: &[Card], reading: JokerReading) -> Solution {
        let numbers = Numbers::new(display, reading);
        let lattice = Lattice::new(&numbers.largest());
        let reach = Reach::default();
        Solution { numbers, lattice, reach, answers: Vec::new(), expressions: Vec::new() }
    }

    /// Finds the answers with a value of at least `least`.
    pub(super) fn find_from(&mut self, least: u32) {
        self.reach = Reach::new(&self.lattice, least);
        self.answers = answers(&self.lattice, &self.reach, least);
        self.expressions = vec![OnceCell::new(); self.answers.len()];
    }

    /// The greatest value of the display, whatever its last digit.
    pub(super) fn greatest(&self) -> u32 {
        self.lattice.greatest()
    }

    /// Number of different answers.
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether there is no answer.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// All answers, each with the most cards that can make it, the best first.
    pub fn answers(&self) -> impl ExactSizeIterator<Item = Answer> + Clone {
        self.answers.iter().rev().map(|&answer| self.answer(answer))
    }

    /// The best answer.
    pub fn best(&self) -> Option<Answer> {
        self.answers().next()
    }

    /// The answer with this value, with the most cards that can make it.
    pub fn find(&self, value: i64) -> Option<Answer> {
        self.place(value).map(|at| self.answer(self.answers[at]))
    }

    /// An expression for the answer with this value, with the most cards that can make it. It depends only on the cards
    /// of the display, not on their order.
    pub fn expression_for(&self, value: i64) -> Option<Expression> {
        let at = self.place(value)?;
        Some(self.expressions[at].get_or_init(|| self.write(self.answers[at])).clone())
    }

    fn write(&self, (value, node): (u32, u16)) -> Expression {
        let way = Finder { lattice: &self.lattice, reach: &self.reach }.find(node, value);
        let cast = self.numbers.cast(&self.lattice.nodes()[usize::from(node)].counts);
        write(&way, cast).parse().expect("what is written here can be read")
    }

    /// The index of the answer with this value.
    fn place(&self, value: i64) -> Option<usize> {
        let value = u32::try_from(value).ok()?;
        self.answers.binary_search_by_key(&value, |&(value, _)| value).ok()
    }

    fn answer(&self, (value, node): (u32, u16)) -> Answer {
        let cards = self.lattice.nodes()[usize::from(node)].size;
        Answer { value: i64::from(value), cards }
    }
}

fn answers(lattice: &Lattice, reach: &Reach, least: u32) -> Vec<(u32, u16)> {
    let mut all = Vec::new();
    for (node, found) in lattice.nodes().iter().enumerate() {
        let values = reach.of(node).answers().iter().filter(|&&value| value >= least);
        // Of equal values the one with the most cards comes first, and of these the one of the first multiset.
        let rank = (u64::from(u8::MAX - found.size) << 16) | node as u64;
        all.extend(values.map(|&value| u64::from(value) << 32 | rank));
    }
    let mut all = sorted(all);
    all.dedup_by_key(|entry| *entry >> 32);
    all.into_iter().map(|entry| ((entry >> 32) as u32, entry as u16)).collect()
}
