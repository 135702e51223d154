//! Writes a calculation with cards, without needless brackets.

use std::cmp::Reverse;
use std::fmt::Write;

use crate::cards::small_sort::sort_by_key;
use crate::games::one_up::{Sign, Term};

use super::numbers::Cast;
use super::way::Way;

/// The string of a calculation with these cards for its numbers.
pub(super) fn write(way: &Way, mut cast: Cast) -> String {
    cast.0.iter_mut().for_each(|terms| terms.reverse());
    let mut writer = Writer { cast, text: String::new() };
    writer.write(&flat(way));
    writer.text
}

/// A calculation without needless brackets: `a - (b - c)` becomes `a + c - b`, and `a / (b / c)` becomes `a * c / b`,
/// which divides evenly wherever the original does.
struct Flat {
    value: u32,
    shape: Shape,
}

enum Shape {
    Number,
    /// Addends and subtrahends.
    Sum(Vec<Flat>, Vec<Flat>),
    /// Factors and divisors.
    Product(Vec<Flat>, Vec<Flat>),
}

fn flat(way: &Way) -> Flat {
    match way {
        Way::Number(value) => Flat { value: *value, shape: Shape::Number },
        Way::Join(sign, ways) => join(*sign, flat(&ways.0), flat(&ways.1)),
    }
}

fn join(sign: Sign, left: Flat, right: Flat) -> Flat {
    let value = match sign {
        Sign::Plus => left.value + right.value,
        Sign::Minus => left.value - right.value,
        Sign::Times => left.value * right.value,
        Sign::Over => left.value / right.value,
    };
    let is_sum = matches!(sign, Sign::Plus | Sign::Minus);
    let (mut forward, mut back) = left.split(is_sum);
    let (more, less) = right.split(is_sum);
    let is_turned = matches!(sign, Sign::Minus | Sign::Over);
    let (more, less) = if is_turned { (less, more) } else { (more, less) };
    forward.extend(more);
    back.extend(less);
    sort_by_key(&mut forward, Flat::order);
    sort_by_key(&mut back, Flat::order);
    let shape = if is_sum { Shape::Sum(forward, back) } else { Shape::Product(forward, back) };
    Flat { value, shape }
}

impl Flat {
    /// Its operands as part of a sum or product: those added or multiplied, and those subtracted or divided by.
    fn split(self, is_sum: bool) -> (Vec<Flat>, Vec<Flat>) {
        match self.shape {
            Shape::Sum(forward, back) if is_sum => (forward, back),
            Shape::Product(forward, back) if !is_sum => (forward, back),
            _ => (vec![self], Vec::new()),
        }
    }

    /// Sort key: calculations before cards, and greater values before smaller ones.
    fn order(&self) -> (bool, Reverse<u32>) {
        (matches!(self.shape, Shape::Number), Reverse(self.value))
    }
}

struct Writer {
    /// The remaining cards, the next one of each number last.
    cast: Cast,
    text: String,
}

impl Writer {
    fn write(&mut self, flat: &Flat) {
        match &flat.shape {
            Shape::Number => {
                let term = self.next_card(flat.value);
                write!(self.text, "{term}").expect("a text can be written");
            }
            Shape::Sum(plus, minus) => self.write_list([" + ", " - "], plus, minus),
            Shape::Product(times, over) => self.write_list([" * ", " / "], times, over),
        }
    }

    fn write_list(&mut self, signs: [&str; 2], forward: &[Flat], back: &[Flat]) {
        let is_product = signs[0] == " * ";
        let forward = forward.iter().map(|flat| (signs[0], flat));
        let list = forward.chain(back.iter().map(|flat| (signs[1], flat)));
        for (at, (sign, flat)) in list.enumerate() {
            if at > 0 {
                self.text.push_str(sign);
            }
            let is_bracket = is_product && matches!(flat.shape, Shape::Sum(..));
            if is_bracket {
                self.text.push('(');
            }
            self.write(flat);
            if is_bracket {
                self.text.push(')');
            }
        }
    }

    fn next_card(&mut self, value: u32) -> Term {
        self.cast.0[value as usize - 1].pop().expect("a card for every number")
    }
}
