//! Public knowledge about hidden hands, derived from observations.
//!
//! All 36 cards differ, so every card shows whether it came from the present stock or was already in a hand when that
//! stock was made. So there are two heaps, and the number of cards of each heap in each hand is public. Limits are kept
//! for each heap.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::set::CardSet;
use crate::engine::knowledge::distinct::{Limits, Share};
use crate::engine::seat::Seat;

use super::MOST_SEATS;
use super::demand::Demand;
use super::observations::Observation;
use super::pack::{ACE, EIGHT, PACK, QUEEN, QUEENS, cost, rank_of, strike};

/// Maximum number of sets of which a hand is known to hold a card. The oldest one is dropped first.
pub(super) const MOST_HOLDS: usize = 4;

/// Public knowledge about all hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Knowledge {
    /// The cards of which the present stock was made.
    pub made: CardSet,
    /// The knowledge about each hand.
    pub hands: [OfHand; MOST_SEATS],
}

/// Public knowledge about one hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OfHand {
    /// Limits on its cards from the present stock, if its player plays sensibly.
    pub likely_newer: Limits,
    /// Limits on its other cards, if its player plays sensibly.
    pub likely_older: Limits,
    /// Limits on its cards from the present stock.
    pub newer: Limits,
    /// Limits on its other cards.
    pub older: Limits,
    /// Number of its cards from the present stock.
    pub drawn: u8,
    /// Number of its other cards.
    pub kept: u8,
    /// Sets of which at least one card is in the hand. Empty sets are unused and come last.
    pub holds: [CardSet; MOST_HOLDS],
}

impl Knowledge {
    /// The knowledge after a stock was made of these cards, if nothing else is known.
    pub(super) const fn of_stock(made: CardSet) -> Knowledge {
        Knowledge { made, hands: [OfHand::NOTHING; MOST_SEATS] }
    }

    /// Updates the knowledge with observations.
    pub(super) fn follow(&mut self, deeds: &[Observation]) {
        let made = self.made;
        for deed in deeds {
            match *deed {
                Observation::Draws(seat) => self.of(seat).draws(),
                Observation::Lays(seat, card, wanted) => {
                    self.of(seat).lays(card, made);
                    self.of(seat).preferred(card, wanted, made);
                }
                Observation::CouldNot(seat, wanted) => {
                    self.of(seat).could_not(wanted.cards(), made);
                }
                Observation::Could(seat, wanted) => self.of(seat).could(wanted.cards(), made),
            }
        }
    }

    fn of(&mut self, seat: Seat) -> &mut OfHand {
        &mut self.hands[seat.0 as usize]
    }

    /// Updates the knowledge after a new stock was made of the cards `new`, while `on_table` stayed on the table.
    pub(super) fn rebuilt(&mut self, new: CardSet, on_table: CardSet) {
        let newer = self.made - new - on_table;
        let older = PACK - self.made - new - on_table;
        for known in &mut self.hands {
            let drawn = Share { takes: known.drawn, limits: known.newer };
            let kept = Share { takes: known.kept, limits: known.older };
            let joined = drawn.joined(newer, &kept, older);
            let drawn = Share { limits: known.likely_newer, ..drawn };
            let kept = Share { limits: known.likely_older, ..kept };
            let likely_older = drawn.joined(newer, &kept, older).limits;
            let holds = known.holds.map(|cards| cards - new);
            let (older, kept) = (joined.limits, joined.takes);
            *known = OfHand { likely_older, older, kept, ..OfHand::NOTHING };
            known.set_holds(holds.into_iter());
        }
        self.made = new;
    }

    /// The knowledge after a rebuild with two seats. Each seat then knows that all unseen cards outside the new stock
    /// are in the other hand.
    pub(super) fn rebuilt_for_two(new: CardSet, hands: &[CardSet]) -> Knowledge {
        let mut knowledge = Knowledge::of_stock(new);
        for (known, hand) in knowledge.hands.iter_mut().zip(hands) {
            known.kept = hand.len() as u8;
        }
        knowledge
    }

    /// Drops limits that hands of their present size cannot break.
    pub(super) fn settle(&mut self) {
        for known in &mut self.hands {
            known.newer.settle(known.drawn);
            known.older.settle(known.kept);
            known.likely_newer.settle(known.drawn);
            known.likely_older.settle(known.kept);
        }
    }
}

impl OfHand {
    const NOTHING: OfHand = OfHand {
        likely_newer: Limits::NONE,
        likely_older: Limits::NONE,
        newer: Limits::NONE,
        older: Limits::NONE,
        drawn: 0,
        kept: 0,
        holds: [CardSet::EMPTY; MOST_HOLDS],
    };

    fn draws(&mut self) {
        self.newer.draws(1);
        self.likely_newer.draws(1);
        self.drawn += 1;
    }

    fn lays(&mut self, card: Card, made: CardSet) {
        if made.contains(card) {
            self.newer.shows(card);
            self.likely_newer.shows(card);
            self.drawn -= 1;
        } else {
            self.older.shows(card);
            self.likely_older.shows(card);
            self.kept -= 1;
        }
        self.set_holds(self.holds.into_iter().filter(|cards| !cards.contains(card)));
    }

    /// Records that none of these cards is in the hand. The sets in `holds` lose these cards.
    fn could_not(&mut self, cards: CardSet, made: CardSet) {
        self.newer.could_not(cards & made);
        self.older.could_not(cards - made);
        self.would_not(cards, made);
        self.set_holds(self.holds.into_iter().map(|known| known - cards));
    }

    /// Records that a player of this card likely has none of the cards that most players would lay down before it. They
    /// keep queens, and lay down cards that give the turn back first, then cards with a high penalty. (After cards that
    /// give the turn back, and after eights, the turn goes on, so they reveal nothing.)
    fn preferred(&mut self, card: Card, wanted: Demand, made: CardSet) {
        let fitting = wanted.cards() - QUEENS;
        let better = match rank_of(card) {
            QUEEN => fitting,
            ACE | EIGHT => return,
            _ if strike(card) > 0 => return,
            _ => fitting.iter().filter(|&other| comes_first(other, card)).collect(),
        };
        self.would_not(better, made);
    }

    /// Records that likely none of these cards is in the hand.
    fn would_not(&mut self, cards: CardSet, made: CardSet) {
        self.likely_newer.could_not(cards & made);
        self.likely_older.could_not(cards - made);
    }

    /// Records that at least one of these cards is in the hand.
    fn could(&mut self, cards: CardSet, made: CardSet) {
        let newer = self.newer.possible(cards & made, self.drawn);
        let cards = newer | self.older.possible(cards - made, self.kept);
        if self.holds.iter().any(|known| !known.is_empty() && known.is_subset(cards)) {
            return;
        }
        let others = self.holds.into_iter().filter(|&known| !cards.is_subset(known));
        self.set_holds([cards].into_iter().chain(others));
    }

    fn set_holds(&mut self, sets: impl Iterator<Item = CardSet>) {
        let mut sets = sets.filter(|cards| !cards.is_empty());
        self.holds = std::array::from_fn(|_| sets.next().unwrap_or_default());
    }
}

/// Whether most players would lay down the first of these cards rather than the second, if both fit.
fn comes_first(first: Card, second: Card) -> bool {
    let gives_back = rank_of(first) == ACE || strike(first) > 0;
    gives_back || rank_of(first) != EIGHT && cost(first) > cost(second)
}
