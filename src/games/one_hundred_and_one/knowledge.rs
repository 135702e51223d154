//! What everybody can work out about hidden hands from what happened.
//!
//! All 36 cards differ, so every card tells by itself whether it came out of the present stock or was
//! already in a hand when that stock was made. So there are two heaps, and of each heap every hand holds
//! a number of cards that all have counted. Limits are kept for each heap.

use serde::{Deserialize, Serialize};

use crate::card_set::CardSet;
use crate::unseen::{Limits, Share};

use super::pack::PACK;
use super::rules::MOST_SEATS;
use super::story::Deed;

/// So many sets are kept of which a hand holds a card; what has been known longest is forgotten first.
pub(super) const MOST_HOLDS: usize = 4;

/// What is known of the hands, the same for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Knowledge {
    /// The cards of which the present stock was made.
    pub made: CardSet,
    /// What is known of each hand.
    pub hands: [OfHand; MOST_SEATS],
}

/// What is known of one hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OfHand {
    /// Of its cards that came out of the present stock.
    pub newer: Limits,
    /// Of its cards that did not.
    pub older: Limits,
    /// How many cards of the present stock it holds.
    pub drawn: u8,
    /// At least one card of each of these sets is in the hand; empty ones say nothing and come last.
    pub holds: [CardSet; MOST_HOLDS],
}

impl Knowledge {
    /// A stock was made of these cards, and nothing else is known.
    pub(super) const fn of_stock(made: CardSet) -> Knowledge {
        Knowledge { made, hands: [OfHand::NOTHING; MOST_SEATS] }
    }

    /// Takes account of what happened.
    pub(super) fn follow(&mut self, deeds: &[Deed]) {
        let made = self.made;
        for deed in deeds {
            match *deed {
                Deed::Draws(seat) => {
                    let hand = &mut self.hands[seat.0 as usize];
                    hand.newer.draws(1);
                    hand.drawn += 1;
                }
                Deed::Lays(seat, card) => {
                    let hand = &mut self.hands[seat.0 as usize];
                    if made.contains(card) {
                        hand.newer.shows(card);
                        hand.drawn -= 1;
                    } else {
                        hand.older.shows(card);
                    }
                    let others = hand.holds.into_iter().filter(|cards| !cards.contains(card));
                    hand.set_holds(others);
                }
                Deed::CouldNot(seat, wanted) => {
                    let hand = &mut self.hands[seat.0 as usize];
                    hand.newer.could_not(wanted.cards() & made);
                    hand.older.could_not(wanted.cards() - made);
                    // What it was known to hold before must have been another card.
                    let others = hand.holds.into_iter().map(|cards| cards - wanted.cards());
                    hand.set_holds(others);
                }
                Deed::Could(seat, wanted) => {
                    let hand = &mut self.hands[seat.0 as usize];
                    let new = if hand.drawn == 0 { made } else { CardSet::EMPTY };
                    hand.could(wanted.cards() - new);
                }
            }
        }
    }

    /// A new stock was made of these cards; the hands are counted by whether a card was in the old stock.
    pub(super) fn rebuilt(&mut self, new: CardSet, on_table: CardSet, hands: &[CardSet]) {
        let newer = self.made - new - on_table;
        let older = PACK - self.made - new - on_table;
        for (known, &hand) in self.hands.iter_mut().zip(hands) {
            let share = |heap: CardSet, limits| Share { takes: (hand & heap).len() as u8, limits };
            let joined = share(newer, known.newer).joined(newer, &share(older, known.older), older);
            *known = OfHand {
                newer: Limits::NONE,
                older: joined.limits,
                drawn: 0,
                holds: known.holds.map(|cards| cards - new),
            };
        }
        self.made = new;
    }

    /// Forgets what says nothing about hands as large as these.
    pub(super) fn settle(&mut self, hands: &[CardSet]) {
        for (known, &hand) in self.hands.iter_mut().zip(hands) {
            known.newer.settle((hand & self.made).len() as u8);
            known.older.settle((hand - self.made).len() as u8);
        }
    }
}

impl OfHand {
    const NOTHING: OfHand = OfHand {
        newer: Limits::NONE,
        older: Limits::NONE,
        drawn: 0,
        holds: [CardSet::EMPTY; MOST_HOLDS],
    };

    /// At least one of these cards is in the hand.
    fn could(&mut self, cards: CardSet) {
        // Not one that the hand cannot have.
        let cards = [self.newer, self.older].iter().fold(cards, |cards, limits| {
            let lacks = limits.iter().filter(|limit| limit.most == 0);
            lacks.fold(cards, |cards, limit| cards - limit.cards)
        });
        if self.holds.iter().any(|known| !known.is_empty() && known.is_within(cards)) {
            return;
        }
        let others = self.holds.into_iter().filter(|&known| !cards.is_within(known));
        self.set_holds([cards].into_iter().chain(others));
    }

    fn set_holds(&mut self, sets: impl Iterator<Item = CardSet>) {
        let mut sets = sets.filter(|cards| !cards.is_empty());
        self.holds = std::array::from_fn(|_| sets.next().unwrap_or_default());
    }
}
