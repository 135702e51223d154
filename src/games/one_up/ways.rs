//! Different ways to make a number.
//!
//! Two calculations are the same way if they are the same formula of their numbers: `(a + b) + c` and `c + b + a` are,
//! `(a + b) * c` and `a * b + c` are not. Cards of one value are interchangeable, a factor or divisor of 1 changes
//! nothing, and neither does the sign of the whole.
//!
//! Formulas are compared by their values where each number stands for a random element of a large prime field (Schwartz,
//! Zippel): formulas that differ have the same value with a chance of one in 10^17.

use std::collections::BTreeMap;

use crate::cards::Card;

use super::card_reading::CardKind;
use super::expression::{Expression, Sign, Step, Term};

/// Size of the field: the Mersenne prime 2^61 - 1.
const PRIME: u64 = (1 << 61) - 1;

/// An element of the field.
type Element = u64;

fn times(one: Element, other: Element) -> Element {
    (u128::from(one) * u128::from(other) % u128::from(PRIME)) as u64
}

fn negative(element: Element) -> Element {
    (PRIME - element) % PRIME
}

/// The inverse of an element other than 0: its power by the size of the field less 2 (Fermat).
fn inverse(element: Element) -> Element {
    let (mut power, mut square, mut left) = (1, element, PRIME - 2);
    while left > 0 {
        if left & 1 == 1 {
            power = times(power, square);
        }
        square = times(square, square);
        left >>= 1;
    }
    power
}

fn join(sign: Sign, one: Element, other: Element) -> Element {
    match sign {
        Sign::Plus => (one + other) % PRIME,
        Sign::Minus => (one + negative(other)) % PRIME,
        Sign::Times => times(one, other),
        Sign::Over => times(one, inverse(other)),
    }
}

/// The element that a number stands for; 1 for itself.
fn stand_in(number: u8) -> Element {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let mixed = |seed: u64| (seed ^ seed >> 29).wrapping_mul(FACTOR);
    if number == 1 { 1 } else { mixed(mixed(FACTOR.wrapping_mul(number.into()))) % PRIME }
}

/// The formula of a calculation, which no other way has. `None` if it has a Joker.
pub(super) fn formula(expression: &Expression) -> Option<Element> {
    let mut stack = Vec::new();
    for step in expression.steps() {
        let next = match step {
            Step::Take(Term::Number(card)) => stand_in(card.rank()?),
            Step::Take(Term::Face(_, value)) => stand_in(*value),
            Step::Take(Term::Joker(..)) => return None,
            Step::Join(sign) => {
                let (other, one) = (stack.pop()?, stack.pop()?);
                join(*sign, one, other)
            }
        };
        stack.push(next);
    }
    stack.pop().map(signless)
}

fn signless(element: Element) -> Element {
    element.min(negative(element))
}

/// Calculations with all cards of a set: one for each value, which is not negative, and each formula.
type Made = BTreeMap<(i64, Element), String>;

/// What each set of cards of a display makes. `None` if it has a Joker.
fn made_of(display: &[Card]) -> Option<Vec<Made>> {
    let mut all: Vec<Made> = vec![Made::new()];
    for set in 1..1_usize << display.len() {
        let made = match set.is_power_of_two() {
            true => single(display[set.trailing_zeros() as usize])?,
            false => joined(&all, set),
        };
        all.push(made);
    }
    Some(all)
}

/// The most cards of a display whose answers with every card are searched.
const MOST_CARDS: usize = 5;

/// The highest answer that uses every card of a display without Jokers, and a way to make it.
pub(super) fn highest_of_all(display: &[Card]) -> Option<(i64, Expression)> {
    if display.len() > MOST_CARDS {
        return None;
    }
    let made = made_of(display)?.pop()?;
    let ((value, _), text) = made.into_iter().rev().find(|((value, _), _)| value % 10 == 1)?;
    Some((value, outer(&text).parse().ok()?))
}

/// The number of different results of calculations with every card.
pub(super) fn count_results_of_all(display: &[Card]) -> Option<usize> {
    made_of(display)?.last().map(count_values)
}

/// The number of different results of calculations with any cards.
pub(super) fn count_results(display: &[Card]) -> Option<usize> {
    Some(made_of(display)?.iter().map(count_values).sum())
}

fn count_values(made: &Made) -> usize {
    let mut values: Vec<i64> = made.keys().map(|(value, _)| *value).collect();
    values.dedup();
    values.len()
}

/// All different ways to make this number of a display without Jokers, the shortest first. `None` if it has one.
pub(super) fn ways(display: &[Card], number: i64) -> Option<Vec<Expression>> {
    let all = made_of(display)?;
    let mut found: BTreeMap<Element, String> = BTreeMap::new();
    for made in &all {
        for ((_, formula), text) in made.range((number, 0)..(number + 1, 0)) {
            found.entry(signless(*formula)).or_insert_with(|| text.clone());
        }
    }
    let mut texts: Vec<String> = found.into_values().collect();
    texts.sort_by(|one, other| (one.len(), one).cmp(&(other.len(), other)));
    texts.iter().map(|text| outer(text).parse().ok()).collect()
}

fn single(card: Card) -> Option<Made> {
    let with_formula = |(value, text): (u8, String)| ((value.into(), stand_in(value)), text);
    Some(readings(card)?.into_iter().map(with_formula).collect())
}

/// The values of a card, each with its text. `None` for a Joker.
pub(super) fn readings(card: Card) -> Option<Vec<(u8, String)>> {
    match CardKind::of(card)? {
        CardKind::Number(rank) => Some(vec![(rank, card.to_string())]),
        CardKind::Face => Some([1, 10].map(|value| (value, format!("{card}:{value}"))).into()),
        CardKind::Joker => None,
    }
}

/// Every split of a set into two, joined in every way. Values below zero are not needed: the difference can be turned,
/// which changes only the sign of the whole.
fn joined(all: &[Made], set: usize) -> Made {
    let mut made = Made::new();
    for part in (1..set).filter(|part| part & set == *part) {
        for ((one, first), left) in &all[part] {
            for ((other, second), right) in &all[set ^ part] {
                let mut add = |sign: Sign, value: i64| {
                    let formula = join(sign, *first, *second);
                    let text = || format!("({left} {} {right})", sign.letter());
                    made.entry((value, formula)).or_insert_with(text);
                };
                if part < set ^ part {
                    add(Sign::Plus, one + other);
                    add(Sign::Times, one * other);
                }
                if one >= other {
                    add(Sign::Minus, one - other);
                }
                if *other != 0 && one % other == 0 {
                    add(Sign::Over, one / other);
                }
            }
        }
    }
    made
}

/// A text without the brackets around the whole.
pub(super) fn outer(text: &str) -> &str {
    text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formula_of(text: &str) -> Element {
        formula(&text.parse().expect("a calculation")).expect("no Joker")
    }

    #[test]
    fn order_brackets_and_ones_make_no_other_way() {
        for [one, other] in [
            ["(5C + 7D) + 3H", "3H + 7D + 5C"],
            ["5C - (7D - 3H)", "5C - 7D + 3H"],
            ["5C * 7D / 3H", "5C / (3H / 7D)"],
            ["(5C - 7D) * (2S - 3H)", "(7D - 5C) * (3H - 2S)"],
            ["5C * AS", "5C / AH"],
            ["5C + KH:10", "TS + 5D"],
            ["5C * AS", "5C"],
        ] {
            assert_eq!(formula_of(one), formula_of(other), "{one} | {other}");
        }
        for [one, other] in [
            ["(5C + 7D) * 3H", "5C * 7D + 3H"],
            ["5C + 7D", "5C * 7D"],
            ["5C + 7D + 3H", "5C + 7D - 3H"],
            ["5C + 5D", "TC"],
        ] {
            assert_ne!(formula_of(one), formula_of(other), "{one} | {other}");
        }
    }

    #[test]
    fn every_way_makes_the_number_and_they_differ() {
        let display: Vec<Card> =
            ["3C", "7D", "KH", "2S"].map(|name| name.parse().expect("a card")).into();
        for number in [21, 31, 71] {
            let found = ways(&display, number).expect("no Joker");
            let mut formulas: Vec<Element> =
                found.iter().map(|way| formula(way).expect("no Joker")).collect();
            for way in &found {
                let answer = way.check(&display, super::super::JokerReading::Strict);
                assert_eq!(answer.map(|answer| answer.value), Ok(number), "{way}");
            }
            formulas.sort_unstable();
            formulas.dedup();
            assert_eq!(formulas.len(), found.len());
            assert!(!found.is_empty(), "{number}");
        }
    }
}
