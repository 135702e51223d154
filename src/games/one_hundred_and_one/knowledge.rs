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
    /// At least one card of the first set is in the hand, and at least one of the second; an empty set says
    /// nothing.
    pub holds: [CardSet; 2],
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
                Deed::Draws(seat) => self.hands[seat.0 as usize].newer.draws(1),
                Deed::Lays(seat, card) => {
                    let hand = &mut self.hands[seat.0 as usize];
                    let limits =
                        if made.contains(card) { &mut hand.newer } else { &mut hand.older };
                    limits.shows(card);
                    hand.holds = hand.holds.map(|cards| match cards.contains(card) {
                        true => CardSet::EMPTY,
                        false => cards,
                    });
                }
                Deed::CouldNot(seat, wanted) => {
                    let hand = &mut self.hands[seat.0 as usize];
                    hand.newer.could_not(wanted.cards() & made);
                    hand.older.could_not(wanted.cards() - made);
                }
                Deed::Could(seat, wanted) => self.hands[seat.0 as usize].could(wanted.cards()),
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
    const NOTHING: OfHand =
        OfHand { newer: Limits::NONE, older: Limits::NONE, holds: [CardSet::EMPTY; 2] };

    /// At least one of these cards is in the hand. What has been known longest is forgotten first.
    fn could(&mut self, cards: CardSet) {
        let mut known = self.holds.into_iter().filter(|known| !known.is_empty());
        if known.clone().any(|known| known.is_within(cards)) {
            return;
        }
        let other = known.find(|&known| !cards.is_within(known));
        self.holds = [cards, other.unwrap_or_default()];
    }
}
