//! A second, naive implementation of the rules for answers, as a reference for the solver. It tries every choice and
//! every order of calculation.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::cards::Card;
use crate::games::one_up::JokerReading;

/// A plain search, with a cache of the answers of sorted numbers.
#[derive(Default)]
pub(super) struct Plain(HashMap<Vec<i64>, Vec<i64>>);

impl Plain {
    /// All answers of a display, each with the most cards that can make it.
    pub(super) fn answers(&mut self, display: &[Card], reading: JokerReading) -> BTreeMap<i64, u8> {
        let mut answers = BTreeMap::new();
        for numbers in all_numbers(display, reading) {
            let cards = numbers.len() as u8;
            for &answer in self.values(numbers) {
                let most = answers.entry(answer).or_insert(cards);
                *most = cards.max(*most);
            }
        }
        answers
    }

    /// The answers that use all of these numbers.
    fn values(&mut self, numbers: Vec<i64>) -> &[i64] {
        self.0.entry(numbers).or_insert_with_key(|numbers| {
            let mut values = Vec::new();
            calculate(numbers, &mut values);
            values.sort_unstable();
            values.dedup();
            values
        })
    }
}

/// Joins any two numbers in every way, until one is left.
fn calculate(numbers: &[i64], values: &mut Vec<i64>) {
    if let &[value] = numbers {
        if value > 0 && value % 10 == 1 {
            values.push(value);
        }
        return;
    }
    for (at, &left) in numbers.iter().enumerate() {
        for (other, &right) in numbers.iter().enumerate() {
            if at == other {
                continue;
            }
            let mut rest: Vec<i64> = numbers.to_vec();
            rest.remove(at.max(other));
            rest.remove(at.min(other));
            rest.push(0);
            let mut go_on = |value| {
                *rest.last_mut().expect("a place for it") = value;
                calculate(&rest, values);
            };
            if at < other {
                go_on(left + right);
                go_on(left * right);
            }
            go_on(left - right);
            if right != 0 && left % right == 0 {
                go_on(left / right);
            }
        }
    }
}

/// The choice for a card.
#[derive(Clone, Copy)]
enum Said {
    Counts(i64),
    /// The value of the card at this place of the display.
    Copies(usize),
}

/// Every multiset of values that some cards of the display may have.
fn all_numbers(display: &[Card], reading: JokerReading) -> BTreeSet<Vec<i64>> {
    let mut all = BTreeSet::new();
    for used in 1..1_u32 << display.len() {
        let used: Vec<bool> = (0..display.len()).map(|at| used >> at & 1 == 1).collect();
        say(display, reading, &used, &mut Vec::new(), &mut all);
    }
    all
}

/// Chooses for one card after the other, used or not.
fn say(
    display: &[Card],
    reading: JokerReading,
    used: &[bool],
    said: &mut Vec<Said>,
    all: &mut BTreeSet<Vec<i64>>,
) {
    let at = said.len();
    if at == display.len() {
        let numbers = (0..at).filter(|&at| used[at]).map(|at| number(said, at));
        if let Some(mut numbers) = numbers.collect::<Option<Vec<i64>>>() {
            numbers.sort_unstable();
            all.insert(numbers);
        }
        return;
    }
    for choice in choices(display, reading, used, at) {
        said.push(choice);
        say(display, reading, used, said, all);
        said.pop();
    }
}

fn choices(display: &[Card], reading: JokerReading, used: &[bool], at: usize) -> Vec<Said> {
    match display[at].rank() {
        Some(rank @ 1..=10) => vec![Said::Counts(i64::from(rank))],
        Some(_) => vec![Said::Counts(1), Said::Counts(10)],
        // An unused Joker has no choice, and no Joker may copy it.
        None if !used[at] => vec![Said::Counts(0)],
        None => {
            let others = (0..display.len()).filter(|&other| other != at);
            let copies = others.flat_map(|other| match display[other].rank() {
                Some(11..) if reading == JokerReading::Free => {
                    vec![Said::Counts(1), Said::Counts(10)]
                }
                None if !used[other] => Vec::new(),
                _ => vec![Said::Copies(other)],
            });
            copies.collect()
        }
    }
}

/// The value of the card at this place; `None` if it copies in a circle.
fn number(said: &[Said], mut at: usize) -> Option<i64> {
    for _ in said {
        match said[at] {
            Said::Counts(number) => return Some(number),
            Said::Copies(other) => at = other,
        }
    }
    None
}
