//! The values of each multiset, as far as they are needed.

use super::gather::{Gather, Work};
use super::lattice::Lattice;

/// The last digit of an answer.
const LAST: u32 = 1;

/// For each multiset of a lattice, values that all its numbers together can make. It has every value that may be part
/// of an expression with a value of at least `least`, and all such values that end in 1. None is negative.
#[derive(Default)]
pub(super) struct Reach {
    values: Vec<u32>,
    sets: Vec<Set>,
}

/// The range of a multiset's values, by last digit.
#[derive(Clone, Copy, Default)]
struct Set {
    start: u32,
    ends: [u32; 10],
}

/// The values of one multiset.
#[derive(Clone, Copy)]
pub(super) struct Values<'a> {
    values: &'a [u32],
    set: Set,
}

impl<'a> Values<'a> {
    /// All values, grouped by last digit, each group in ascending order.
    pub(super) fn all(self) -> &'a [u32] {
        &self.values[self.set.start as usize..self.set.ends[9] as usize]
    }

    /// The values that end in this digit, in ascending order.
    pub(super) fn ending_in(self, digit: u32) -> &'a [u32] {
        let ends = &self.set.ends;
        let start = if digit == 0 { self.set.start } else { ends[digit as usize - 1] };
        &self.values[start as usize..ends[digit as usize] as usize]
    }

    /// Whether this is one of the values.
    pub(super) fn contains(self, value: u32) -> bool {
        self.ending_in(value % 10).binary_search(&value).is_ok()
    }

    /// The values that are answers, in ascending order.
    pub(super) fn answers(self) -> &'a [u32] {
        self.ending_in(LAST)
    }
}

impl Reach {
    /// The values needed for expressions with a value of at least `least`.
    pub(super) fn new(lattice: &Lattice, least: u32) -> Reach {
        let needs = needs(lattice, least);
        let mut reach = Reach { values: Vec::new(), sets: Vec::with_capacity(needs.len()) };
        let mut gather = Gather::default();
        let mut found = Vec::new();
        for (node, &need) in needs.iter().enumerate() {
            found.clear();
            let greatest = lattice.nodes()[node].greatest;
            if need <= greatest {
                let joins = Joins { reach: &reach, lattice, node };
                gather.gather((need, greatest), joins.count(), &joins, &mut found);
            }
            reach.add(&found);
        }
        reach
    }

    fn add(&mut self, found: &[u32]) {
        let start = self.values.len() as u32;
        let mut ends = [0; 10];
        for value in found {
            ends[*value as usize % 10] += 1;
        }
        let mut next = [0; 10];
        let mut end = start;
        for (next, end_here) in next.iter_mut().zip(&mut ends) {
            *next = end as usize;
            end += *end_here;
            *end_here = end;
        }
        self.values.resize(end as usize, 0);
        for &value in found {
            let next = &mut next[value as usize % 10];
            self.values[*next] = value;
            *next += 1;
        }
        self.sets.push(Set { start, ends });
    }

    /// The values of a multiset.
    pub(super) fn of(&self, node: impl Into<usize>) -> Values<'_> {
        Values { values: &self.values, set: self.sets[node.into()] }
    }
}

/// For each multiset, the lowest value that may be part of an expression with a value of at least `least`.
///
/// A part joined with another part gives at most the sum or the product of its value and the other's greatest value.
/// That must reach the lowest value needed for both together.
fn needs(lattice: &Lattice, least: u32) -> Vec<u32> {
    let mut needs = vec![least; lattice.nodes().len()];
    for (whole, node) in lattice.nodes().iter().enumerate().rev() {
        let need = needs[whole];
        if node.greatest < need {
            continue;
        }
        for &(one, other) in lattice.splits(whole) {
            let (one, other) = (usize::from(one), usize::from(other));
            for (part, rest) in [(one, other), (other, one)] {
                let rest = lattice.nodes()[rest].greatest;
                let enough = need.div_ceil(rest).min(need.saturating_sub(rest));
                needs[part] = needs[part].min(enough);
            }
        }
    }
    needs
}

/// All values that the splits of a multiset make.
struct Joins<'a> {
    reach: &'a Reach,
    lattice: &'a Lattice,
    node: usize,
}

impl Joins<'_> {
    /// The approximate number of values.
    fn count(&self) -> usize {
        let splits = self.lattice.splits(self.node).iter();
        splits
            .map(|&(one, other)| self.reach.of(one).all().len() * self.reach.of(other).all().len())
            .sum()
    }
}

impl Work for Joins<'_> {
    fn work(&self, mut put: impl FnMut(u32)) {
        let splits = self.lattice.splits(self.node);
        let node = &self.lattice.nodes()[self.node];
        if splits.is_empty() {
            put(node.greatest);
        }
        for &(one, other) in splits {
            let (one, other) = (self.reach.of(one), self.reach.of(other));
            // The largest multisets are part of no other, so only answers matter there.
            match node.is_largest {
                true => join_to_answers(one, other, &mut put),
                false => join(one.all(), other.all(), &mut put),
            }
        }
    }
}

fn join(one: &[u32], other: &[u32], put: &mut impl FnMut(u32)) {
    for &a in one {
        for &b in other {
            put(a + b);
            put(a * b);
            put(a.abs_diff(b));
            let (high, low) = (a.max(b), a.min(b));
            // Division by 1 and of 0 gives the same as multiplication.
            if low > 1 && high % low == 0 {
                put(high / low);
            }
        }
    }
}

/// The same as [`join`], but only values that end in 1.
fn join_to_answers(one: Values, other: Values, put: &mut impl FnMut(u32)) {
    for digit in 0..10 {
        let ones = one.ending_in(digit);
        if ones.is_empty() {
            continue;
        }
        let sums = other.ending_in((LAST + 10 - digit) % 10);
        let smaller = other.ending_in((digit + 10 - LAST) % 10);
        let larger = other.ending_in((digit + LAST) % 10);
        let factors = (0..10).filter(|factor| digit * factor % 10 == LAST);
        let factors = factors.map(|factor| other.ending_in(factor)).next().unwrap_or_default();
        let equal = other.ending_in(digit);
        for &a in ones {
            for b in sums {
                put(a + b);
            }
            for b in smaller.iter().filter(|&&b| b < a) {
                put(a - b);
            }
            for b in larger.iter().filter(|&&b| b > a) {
                put(b - a);
            }
            for b in factors {
                put(a * b);
            }
            // A quotient that ends in 1 has a dividend and a divisor with the same last digit.
            for &b in equal {
                let (high, low) = (a.max(b), a.min(b));
                if low > 0 && high % low == 0 && high / low % 10 == LAST {
                    put(high / low);
                }
            }
        }
    }
}
