//! The seventy possible hands of four cards, numbered.

use std::sync::LazyLock;

use crate::cards::Card;

use super::counts::{Counts, VALUES};

/// Number of different hands of four cards out of five values.
pub(super) const HANDS: usize = 70;

/// All hands, and the transitions between them.
pub(super) struct Hands {
    all: Vec<Counts>,
    numbers: Vec<u8>,
    /// For each hand and drawn card: the numbers of the hands that can be kept. If there are fewer than five, the
    /// unchanged hand fills the rest; it can always be kept.
    kept: Vec<[[u8; VALUES]; VALUES]>,
}

static HANDS_OF_FOUR: LazyLock<Hands> = LazyLock::new(Hands::new);

/// The table of hands of four cards.
pub(super) fn hands() -> &'static Hands {
    &HANDS_OF_FOUR
}

impl Hands {
    fn new() -> Hands {
        let mut hands = Hands {
            all: Vec::new(),
            numbers: vec![u8::MAX; 5usize.pow(VALUES as u32)],
            kept: Vec::new(),
        };
        for code in 0..hands.numbers.len() {
            let counts =
                Counts::new(std::array::from_fn(|i| (code / 5usize.pow(i as u32) % 5) as u8));
            if counts.len() == 4 {
                hands.numbers[code] = hands.all.len() as u8;
                hands.all.push(counts);
            }
        }
        hands.kept = hands.all.iter().map(|&hand| hands.kept_from(hand)).collect();
        hands
    }

    fn kept_from(&self, hand: Counts) -> [[u8; VALUES]; VALUES] {
        Card::NUMBER_CARDS.map(|drawn| {
            let mut numbers = [self.number(hand) as u8; VALUES];
            let mut five = hand;
            five[drawn] += 1;
            for (number, (_, four)) in numbers.iter_mut().zip(fours(five)) {
                *number = self.number(four) as u8;
            }
            numbers
        })
    }

    /// The seven hands that make a hundred, those without a 50 first.
    pub(super) fn hundreds(&self) -> impl Iterator<Item = Counts> {
        self.all.iter().copied().filter(|hand| hand.is_hundred())
    }

    /// Every hand, in the order of their numbers.
    pub(super) fn all(&self) -> &[Counts] {
        &self.all
    }

    /// The number of a hand of four.
    pub(super) fn number(&self, hand: Counts) -> usize {
        let code = hand.0.iter().rev().fold(0, |code, &count| code * 5 + count as usize);
        let number = self.numbers[code] as usize;
        debug_assert!(number < HANDS, "{hand:?} is not a hand of four");
        number
    }

    /// For each drawn card, from the 10 up: the numbers of the hands that this hand can become, with repetitions.
    #[inline]
    pub(super) fn kept(&self, number: usize) -> &[[u8; VALUES]; VALUES] {
        &self.kept[number]
    }
}

/// Every possible discard from five cards, with the hand that is kept.
pub(super) fn fours(five: Counts) -> impl Iterator<Item = (Card, Counts)> {
    five.kinds().map(move |card| {
        let mut four = five;
        four[card] -= 1;
        (card, four)
    })
}

/// The chance of each hand to be dealt from these cards (at least four of them), in the order of the numbers. This is
/// the multivariate hypergeometric distribution.
pub(super) fn deal_chances(from: Counts) -> Vec<f64> {
    let ways: Vec<f64> = hands().all().iter().map(|hand| ways_to_deal(*hand, from)).collect();
    let all: f64 = ways.iter().sum();
    ways.iter().map(|ways| ways / all).collect()
}

/// Number of ways in which a hand can be dealt from these cards.
pub(super) fn ways_to_deal(hand: Counts, from: Counts) -> f64 {
    let choose = |n: u8, k: u8| {
        (0..k).map(|i| (f64::from(n) - f64::from(i)) / f64::from(i + 1)).product::<f64>()
    };
    hand.0.iter().zip(from.0).map(|(&k, n)| if k > n { 0.0 } else { choose(n, k) }).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_of_seventy_hands_make_a_hundred() {
        assert_eq!(hands().all().len(), HANDS);
        let hundreds: Vec<String> = hands()
            .hundreds()
            .map(|hand| hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join("-"))
            .collect();
        let mut sorted = hundreds.clone();
        sorted.sort();
        let expected = [
            "10-10-30-50",
            "10-10-40-40",
            "10-20-20-50",
            "10-20-30-40",
            "10-30-30-30",
            "20-20-20-40",
            "20-20-30-30",
        ];
        assert_eq!(sorted, expected);
    }

    #[test]
    fn each_hand_has_its_own_number() {
        for (number, hand) in hands().all().iter().enumerate() {
            assert_eq!(hands().number(*hand), number);
        }
    }

    #[test]
    fn the_chance_to_be_dealt_a_hundred_is_the_published_one() {
        let chance = |sets| {
            let chances = deal_chances(Counts::sets(sets));
            let hands = hands().all().iter().zip(chances);
            hands.filter(|(hand, _)| hand.is_hundred()).map(|(_, chance)| chance).sum::<f64>()
        };
        let published = [(1, 0.158), (2, 0.153), (3, 0.152)];
        for (sets, expected) in published {
            assert!((chance(sets) - expected).abs() < 0.0005, "{}", chance(sets));
        }
    }
}
