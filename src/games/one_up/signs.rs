//! Answers that use each of the four signs once, so five cards.

use std::collections::BTreeMap;

use crate::cards::Card;

use super::expression::{Expression, Sign, Step};
use super::ways::{outer, readings};

const SIGNS: [Sign; 4] = [Sign::Plus, Sign::Minus, Sign::Times, Sign::Over];
/// Number of cards that four signs join.
const CARDS: usize = SIGNS.len() + 1;
/// Most cards of a display that are searched.
const MOST_CARDS: usize = 6;

/// Values, also below zero, each with a text.
type Made = BTreeMap<i64, String>;

/// The number of cards of a calculation.
pub(super) fn count_cards(expression: &Expression) -> usize {
    expression.steps().iter().filter(|step| matches!(step, Step::Take(_))).count()
}

/// Whether a calculation has each sign once.
pub(super) fn has_each_once(expression: &Expression) -> bool {
    let count = |sign: &Sign| {
        let is_this = |step: &&Step| matches!(step, Step::Join(other) if other == sign);
        expression.steps().iter().filter(is_this).count()
    };
    SIGNS.iter().all(|sign| count(sign) == 1)
}

/// The highest answer of a display without Jokers that has each sign once, and a way to make it.
pub(super) fn highest_with_each(display: &[Card]) -> Option<(i64, Expression)> {
    let answers = made_with_each(display)?.into_iter().flatten();
    let answers = answers.filter(|(value, _)| *value > 0 && value % 10 == 1);
    let (value, text) = answers.max_by_key(|(value, _)| *value)?;
    Some((value, outer(&text).parse().ok()?))
}

/// The number of results that have each sign once, those of different cards apart.
pub(super) fn count_results(display: &[Card]) -> Option<usize> {
    Some(made_with_each(display)?.iter().map(Made::len).sum())
}

/// What each set of cards makes with each sign once.
fn made_with_each(display: &[Card]) -> Option<Vec<Made>> {
    if !(CARDS..=MOST_CARDS).contains(&display.len()) {
        return None;
    }
    // By the cards and by the signs that are used, as sets of bits.
    let (sets, all_signs) = (1_usize << display.len(), (1_usize << SIGNS.len()) - 1);
    let mut made: Vec<Vec<Made>> = vec![vec![Made::new(); all_signs + 1]; sets];
    for set in 1..sets {
        if set.is_power_of_two() {
            let readings = readings(display[set.trailing_zeros() as usize])?;
            made[set][0] = readings.into_iter().map(|(value, text)| (value.into(), text)).collect();
        } else {
            let signs = (1..=all_signs).filter(|signs| signs.count_ones() + 1 == set.count_ones());
            for signs in signs {
                made[set][signs] = joined(&made, set, signs);
            }
        }
    }
    Some(made.into_iter().filter_map(|by_signs| by_signs.into_iter().nth(all_signs)).collect())
}

/// Every split of these cards and of these signs but the one that joins the two.
fn joined(made: &[Vec<Made>], set: usize, signs: usize) -> Made {
    let mut found = Made::new();
    for part in (1..set).filter(|part| part & set == *part) {
        for (at, sign) in SIGNS.iter().enumerate().filter(|(at, _)| signs >> at & 1 == 1) {
            let rest = signs & !(1 << at);
            let used = (0..=rest).filter(|used| used & rest == *used);
            for used in used {
                for (one, left) in &made[part][used] {
                    for (other, right) in &made[set ^ part][rest ^ used] {
                        let Some(value) = join(*sign, *one, *other) else { continue };
                        let text = || format!("({left} {} {right})", sign.letter());
                        found.entry(value).or_insert_with(text);
                    }
                }
            }
        }
    }
    found
}

fn join(sign: Sign, one: i64, other: i64) -> Option<i64> {
    match sign {
        Sign::Plus => Some(one + other),
        Sign::Minus => Some(one - other),
        Sign::Times => Some(one * other),
        Sign::Over => (other != 0 && one % other == 0).then(|| one / other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sign_is_used_once() {
        let display: Vec<Card> =
            ["9C", "8D", "KH", "2S", "3S"].map(|name| name.parse().expect("a card")).into();
        let (value, way) = highest_with_each(&display).expect("an answer");
        let answer = way.check(&display, super::super::JokerReading::Strict);
        assert_eq!(answer.map(|answer| answer.value), Ok(value), "{way}");
        assert!(has_each_once(&way) && count_cards(&way) == 5, "{way}");
        assert_eq!(highest_with_each(&display[1..]), None);
    }
}
