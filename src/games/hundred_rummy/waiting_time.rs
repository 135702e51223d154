//! The average number of turns until a hand becomes a hundred.
//!
//! In the model a player draws every turn from an endless stock of given proportions, and always keeps the best four
//! cards. With other players there also is a random open card in every turn, drawn from the same proportions. The
//! player takes it if that is better than drawing. The figures are the fixed point of this model, found by value
//! iteration. They use only `+ - * /`, so that all machines agree.

use crate::cards::Card;

use super::counts::{Counts, VALUES};
use super::hands::{HANDS, fours, hands};

/// Sweeps of the value iteration. After these the figures are stable to three digits.
const SWEEPS: usize = 40;

/// Average number of turns until each hand has become a hundred.
#[derive(Clone, Debug)]
pub(super) struct WaitingTime {
    turns: [f64; HANDS],
    /// The chance of each card to be drawn, from the 10 up.
    chances: [f64; VALUES],
    /// Whether there is an open card in every turn.
    open: bool,
}

impl WaitingTime {
    /// The waiting times of a player who draws from these cards.
    pub(super) fn drawing_from(cards: Counts, open: bool) -> WaitingTime {
        // Every value stays possible, since others discard cards.
        let all = cards.len() as f64 + 1.25;
        let chances = cards.0.map(|count| (f64::from(count) + 0.25) / all);
        let mut waiting = WaitingTime { turns: [0.0; HANDS], chances, open };
        for _ in 0..SWEEPS {
            for (number, hand) in hands().all().iter().enumerate() {
                if !hand.is_hundred() {
                    waiting.turns[number] = 1.0 + waiting.after_a_turn(number);
                }
            }
        }
        waiting
    }

    fn after_a_turn(&self, hand: usize) -> f64 {
        let kept = self.after_each_card(hand);
        let drawing = self.average(kept);
        if !self.open {
            return drawing;
        }
        self.average(kept.map(|taking| taking.min(drawing)))
    }

    /// Average number of turns left after taking each of the cards, from the 10 up.
    fn after_each_card(&self, hand: usize) -> [f64; VALUES] {
        hands()
            .kept(hand)
            .map(|ways| ways.map(|way| self.of(way)).into_iter().fold(f64::MAX, f64::min))
    }

    fn average(&self, of: [f64; VALUES]) -> f64 {
        of.iter().zip(self.chances).map(|(value, chance)| value * chance).sum()
    }

    fn of(&self, number: u8) -> f64 {
        self.turns[number as usize]
    }

    /// The chance of each card to be drawn, from the 10 up.
    pub(super) fn chances(&self) -> [f64; VALUES] {
        self.chances
    }

    /// For each card that this hand may draw, from the 10 up: the number of the best hand to keep.
    pub(super) fn best_kept(&self, hand: usize) -> [usize; VALUES] {
        hands().kept(hand).map(|ways| {
            let best = ways.into_iter().min_by(|a, b| self.of(*a).total_cmp(&self.of(*b)));
            best.expect("there are five ways") as usize
        })
    }

    /// For each open card, from the 10 up: whether to take it rather than to draw.
    pub(super) fn takes(&self, hand: usize) -> [bool; VALUES] {
        let kept = self.after_each_card(hand);
        let drawing = self.average(kept);
        kept.map(|taking| taking < drawing)
    }

    /// Average number of turns by which a hand of four waits longer than the best that could be kept of these five.
    pub(super) fn turns_lost(&self, five: Counts, kept: Counts) -> f64 {
        let turns = |four: Counts| self.turns[hands().number(four)];
        let best = fours(five).map(|(_, four)| turns(four)).fold(f64::MAX, f64::min);
        turns(kept) - best
    }

    /// The best card to discard from a hand of five, and the hand that is kept.
    pub(super) fn best_discard(&self, five: Counts) -> (Card, Counts) {
        let turns = |(_, four): &(Card, Counts)| self.turns[hands().number(*four)];
        let best = fours(five).min_by(|a, b| turns(a).total_cmp(&turns(b)));
        best.expect("a hand of five has a card")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(cards: [u8; 4], open: bool) -> f64 {
        let hand = Counts::of(cards.map(|tens| Card::number(10 * tens)));
        WaitingTime::drawing_from(Counts::sets(2), open).turns[hands().number(hand)]
    }

    #[test]
    fn a_hundred_has_no_waiting_time() {
        assert!(turns([1, 2, 3, 4], false) < 1e-9);
    }

    #[test]
    fn a_hand_one_card_short_waits_less_than_two_pairs_of_fifties_and_tens() {
        // 10 30 30 with anything waits for one of seven 30s in 24.
        assert!(turns([1, 3, 3, 1], false) < turns([5, 5, 1, 1], false));
    }

    #[test]
    fn an_open_card_shortens_the_wait() {
        assert!(turns([1, 3, 3, 1], true) < turns([1, 3, 3, 1], false));
    }

    #[test]
    fn the_card_that_makes_a_hundred_is_taken() {
        let waiting = WaitingTime::drawing_from(Counts::sets(2), true);
        let hand = Counts::of([10, 30, 30, 10].map(Card::number));
        // 10 10 30 50 and 10 30 30 30.
        let takes = waiting.takes(hands().number(hand));
        assert!(takes[2] && takes[4] && !takes[0]);
        let five = Counts::of([10, 30, 30, 10, 30].map(Card::number));
        assert!(waiting.best_discard(five).1.is_hundred());
    }
}
