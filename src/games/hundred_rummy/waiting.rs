//! How long a hand waits for its hundred.
//!
//! Somebody who draws every turn from an endless stock of this make-up, and always keeps the best four
//! cards, makes a hundred after so many turns on average. The figures are the fixed point of
//! `turns(hand) = 1 + sum over cards of chance(card) * min over discards of turns(what is kept)`
//! (value iteration; only `+ - * /`, so that all machines agree).

use crate::cards::Card;

use super::counts::Counts;
use super::hands::{HANDS, deal_chances, exchanges, hands};

/// Sweeps of the iteration; by then the figures stand still to three digits.
const SWEEPS: usize = 60;

/// Average number of turns until each hand has become a hundred.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    turns: Vec<f64>,
    fresh: f64,
}

impl Waiting {
    /// For somebody who draws from cards of this make-up.
    pub(super) fn drawing_from(cards: Counts) -> Waiting {
        // Every value stays possible, since others lay cards down.
        let chance = |card: Card| (f64::from(cards[card]) + 0.25) / (f64::from(cards.len()) + 1.25);
        let mut turns: Vec<f64> = vec![0.0; HANDS];
        for _ in 0..SWEEPS {
            for (number, &hand) in hands().all().iter().enumerate() {
                if hand.is_hundred() {
                    continue;
                }
                let after = |card: Card| chance(card) * best_of(&turns, hand, card);
                turns[number] = 1.0 + Card::HUNDREDS.into_iter().map(after).sum::<f64>();
            }
        }
        let fresh = deal_chances(Counts::SET).iter().zip(&turns).map(|(p, t)| p * t).sum();
        Waiting { turns, fresh }
    }

    /// Turns until a hand of four has become a hundred.
    pub(super) fn turns(&self, hand: Counts) -> f64 {
        self.turns[hands().number(hand)]
    }

    /// Turns until a hand that is still to be dealt has become a hundred.
    pub(super) fn fresh(&self) -> f64 {
        self.fresh
    }

    /// Turns for the best four of five cards.
    pub(super) fn best_of_five(&self, five: Counts) -> f64 {
        let without = |card: Card| {
            let mut hand = five;
            hand[card] -= 1;
            self.turns(hand)
        };
        five.values().map(without).fold(f64::INFINITY, f64::min)
    }
}

fn best_of(turns: &[f64], hand: Counts, drawn: Card) -> f64 {
    let kept = exchanges(hand, drawn).map(|(_, hand)| turns[hands().number(hand)]);
    kept.fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(cards: [u8; 4]) -> f64 {
        let hand = Counts::of(cards.map(Card::hundred));
        Waiting::drawing_from(Counts::sets(2)).turns(hand)
    }

    #[test]
    fn a_hundred_waits_no_longer() {
        assert!(turns([1, 2, 3, 4]) < 1e-9);
    }

    #[test]
    fn a_hand_one_card_short_waits_less_than_two_pairs_of_fifties_and_tens() {
        // 10 30 30 with anything waits for one of seven 30s in 24.
        assert!(turns([1, 3, 3, 1]) < turns([5, 5, 1, 1]));
    }
}
