//! Statements of the rules page about all displays of a size.

use std::collections::BTreeSet;

use crate::cards::Card;
use crate::games::one_up::solver;

use super::{READINGS, pack};

/// The kind of a card as a number: its rank up to ten, 11 for face cards, 12 for Jokers.
fn kind(card: &Card) -> u8 {
    card.rank().map_or(12, |rank| rank.min(11))
}

/// Displays of this size: one for each multiset of kinds that the pack allows.
fn displays(size: usize) -> Vec<Vec<Card>> {
    let mut pack = pack();
    pack.sort_by_key(kind);
    let mut displays = Vec::new();
    add(&pack, size, &mut Vec::new(), &mut displays);
    displays
}

/// Continues the display with the next card of the pack, or with the next kind.
fn add(pack: &[Card], size: usize, display: &mut Vec<Card>, displays: &mut Vec<Vec<Card>>) {
    if display.len() == size {
        displays.push(display.clone());
        return;
    }
    let Some((&card, rest)) = pack.split_first() else { return };
    display.push(card);
    add(rest, size, display, displays);
    display.pop();
    let others = rest.iter().position(|other| kind(other) != kind(&card));
    add(&rest[others.unwrap_or(rest.len())..], size, display, displays);
}

/// The displays without an answer, as lists of kinds.
fn without_answer(size: usize) -> BTreeSet<Vec<u8>> {
    let mut without = BTreeSet::new();
    for display in displays(size) {
        let [strict, free] = READINGS.map(|reading| solver::best(&display, reading).is_none());
        assert_eq!(strict, free, "{display:?}");
        if strict {
            without.insert(display.iter().map(kind).collect());
        }
    }
    without
}

#[test]
fn all_displays_of_four_or_five_cards_except_four_jokers_have_an_answer() {
    assert_eq!(without_answer(4), BTreeSet::from([vec![12; 4]]));
    assert_eq!(without_answer(5), BTreeSet::new());
}

#[test]
fn five_displays_of_three_cards_and_three_jokers_have_no_answer() {
    let mut expected: BTreeSet<Vec<u8>> =
        [[4, 6, 8], [4, 8, 10], [5, 7, 10], [5, 8, 10], [6, 8, 10]].map(Vec::from).into();
    expected.insert(vec![12; 3]);
    assert_eq!(without_answer(3), expected);
}
