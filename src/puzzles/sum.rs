//! Sums of cards: exact arithmetic against the clock, without a match around it.

use crate::cards::Card;

/// Cards of which some must make a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    /// The number before any card counts.
    pub start: i32,
    /// The number to make.
    pub target: i32,
    /// The cards with their values.
    pub cards: Vec<(Card, i32)>,
    /// How many cards must be chosen, if that is fixed.
    pub chosen: Option<usize>,
}

impl Sum {
    /// Whether these cards, by their places, make the number.
    pub fn is_made_by(&self, places: &[usize]) -> bool {
        let all = places.iter().map(|at| self.cards[*at].1);
        let is_enough = self.chosen.is_none_or(|chosen| chosen == places.len());
        is_enough && !places.is_empty() && self.start + all.sum::<i32>() == self.target
    }

    /// The places of the fewest cards that make the number.
    pub fn solution(&self) -> Option<Vec<usize>> {
        let sets = 1..1_usize << self.cards.len();
        let places = |set: usize| (0..self.cards.len()).filter(|at| set & 1 << at != 0).collect();
        let right = sets.map(places).filter(|places: &Vec<usize>| self.is_made_by(places));
        right.min_by_key(Vec::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::rng::{Rng, Seed};
    use crate::games::{Playable, Visitor, visit_all};

    #[test]
    fn every_sum_of_every_game_can_be_made() {
        struct Sums(usize);
        impl Visitor for Sums {
            fn visit<G: Playable>(&mut self) {
                let mut rng = Rng::new(Seed::from_number(3), 0);
                for cards in [4, 5, 6, 8] {
                    for _ in 0..200 {
                        let Some(sum) = G::sum(cards, &mut rng) else { return };
                        assert_eq!(sum.cards.len(), cards);
                        let found = sum.solution().expect("it can be made");
                        assert!(found.len() > 1 && sum.is_made_by(&found), "{sum:?} {found:?}");
                        self.0 += 1;
                    }
                }
            }
        }
        let mut sums = Sums(0);
        visit_all(&mut sums);
        assert!(sums.0 >= 1600, "two games have sums");
    }

    #[test]
    fn only_the_right_number_of_cards_counts() {
        let card = |value| (Card::number(value as u8), value);
        let sum = Sum {
            start: 0,
            target: 100,
            cards: [50, 50, 30, 20, 20, 30].map(card).into(),
            chosen: Some(4),
        };
        assert!(!sum.is_made_by(&[0, 1]) && sum.is_made_by(&[2, 3, 4, 5]) && !sum.is_made_by(&[]));
        assert_eq!(sum.solution().map(|found| found.len()), Some(4));
    }
}
