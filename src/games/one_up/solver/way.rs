//! Finds a calculation for a value of a multiset, with the plainest choice at each step.

use crate::games::one_up::Sign;

use super::lattice::Lattice;
use super::reach::Reach;

/// A calculation with numbers.
#[derive(Debug)]
pub(super) enum Way {
    /// A single number.
    Number(u32),
    /// Two calculations joined.
    Join(Sign, Box<(Way, Way)>),
}

/// A search for the calculation of a value.
pub(super) struct Finder<'a> {
    pub(super) lattice: &'a Lattice,
    pub(super) reach: &'a Reach,
}

/// The order of preference. First a value is joined with one more number, as people calculate, then two calculations
/// are joined. Divisions are late. Operations that change nothing are last: adding 0, multiplying by 1, and products
/// with 0.
const TASTE: [(Sign, Shape); 12] = [
    (Sign::Plus, Shape::Number),
    (Sign::Times, Shape::Number),
    (Sign::Minus, Shape::Number),
    (Sign::Plus, Shape::Calculation),
    (Sign::Times, Shape::Calculation),
    (Sign::Minus, Shape::Calculation),
    (Sign::Over, Shape::Number),
    (Sign::Over, Shape::Calculation),
    (Sign::Times, Shape::Idle),
    (Sign::Over, Shape::Idle),
    (Sign::Plus, Shape::Idle),
    (Sign::Minus, Shape::Idle),
];

/// The part that is joined with the larger part of a split.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Number,
    Calculation,
    /// Either of them, in an operation that changes nothing.
    Idle,
}

impl Finder<'_> {
    /// The calculation of a value of this multiset.
    pub(super) fn find(&self, node: u16, want: u32) -> Way {
        if self.size(node) == 1 {
            return Way::Number(want);
        }
        let mut ways = TASTE.iter().filter_map(|&(sign, shape)| {
            let mut splits = self.lattice.splits(usize::from(node)).iter();
            splits.find_map(|&split| self.find_in(split, want, sign, shape))
        });
        ways.next().expect("a value has a way")
    }

    fn size(&self, node: u16) -> u8 {
        self.lattice.nodes()[usize::from(node)].size
    }

    /// The calculation that joins a value of each part of a split with this operator.
    fn find_in(&self, split: (u16, u16), want: u32, sign: Sign, shape: Shape) -> Option<Way> {
        let (one, other) = split;
        let (part, rest) = if self.size(one) <= self.size(other) { split } else { (other, one) };
        let is_idle = shape == Shape::Idle;
        if !is_idle && (self.size(part) == 1) != (shape == Shape::Number) {
            return None;
        }
        let (values, others) = (self.reach.of(part), self.reach.of(rest));
        for &value in values.all() {
            let fits = |other: u32| {
                others.contains(other) && is_idle == changes_nothing(sign, value, other)
            };
            if let Some(other) = before(sign, value, want).filter(|&other| fits(other)) {
                return Some(self.join(sign, (rest, other), (part, value)));
            }
            if let Some(other) = behind(sign, value, want).filter(|&other| fits(other)) {
                return Some(self.join(sign, (part, value), (rest, other)));
            }
            // Any value times 0 is 0.
            if (sign, value, want, is_idle) == (Sign::Times, 0, 0, true) {
                let other = *others.all().first()?;
                return Some(self.join(sign, (rest, other), (part, value)));
            }
        }
        None
    }

    fn join(&self, sign: Sign, left: (u16, u32), right: (u16, u32)) -> Way {
        let left = self.find(left.0, left.1);
        let right = self.find(right.0, right.1);
        Way::Join(sign, Box::new((left, right)))
    }
}

/// The left operand `x` for which `x sign value` is `want`.
fn before(sign: Sign, value: u32, want: u32) -> Option<u32> {
    match sign {
        Sign::Plus => want.checked_sub(value),
        Sign::Minus => want.checked_add(value),
        Sign::Times => want.is_multiple_of(value).then(|| want.checked_div(value))?,
        Sign::Over if value == 0 => None,
        Sign::Over => want.checked_mul(value),
    }
}

/// The right operand `x` for which `value sign x` is `want`, for operators where the order matters.
fn behind(sign: Sign, value: u32, want: u32) -> Option<u32> {
    match sign {
        Sign::Plus | Sign::Times => None,
        Sign::Minus => value.checked_sub(want),
        Sign::Over if want == 0 => None,
        Sign::Over => value.is_multiple_of(want).then(|| value / want).filter(|&by| by > 0),
    }
}

fn changes_nothing(sign: Sign, one: u32, other: u32) -> bool {
    let least = one.min(other);
    least == 0 || least == 1 && matches!(sign, Sign::Times | Sign::Over)
}
