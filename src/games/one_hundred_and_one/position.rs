//! The position.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::pile::Pile;
use crate::cards::set::CardSet;
use crate::engine::chance::Chance;
use crate::engine::seat::Seat;

use super::MOST_SEATS;
use super::knowledge::Knowledge;
use super::observations::{Observation, Observations};
use super::pack::PACK_SIZE;
use super::public::Public;

/// A position of One Hundred and One.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OneHundredAndOne {
    pub(super) public: Public,
    pub(super) hands: [CardSet; MOST_SEATS],
    pub(super) stock: Pile<PACK_SIZE>,
    /// The knowledge without the observations in `observations`.
    pub(super) knowledge: Knowledge,
    pub(super) observations: Observations,
    pub(super) chance: Chance,
}

impl OneHundredAndOne {
    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.0 as usize]
    }

    /// The card that must be followed.
    #[inline]
    pub(super) fn top(&self) -> Card {
        self.public.top()
    }

    /// The next seat in the round.
    #[inline]
    pub(super) fn next(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.public.seats);
        while !self.public.playing.contains(next) {
            next = next.left(self.public.seats);
        }
        next
    }

    /// Whether a seat ends the round by laying down this number of cards, none of which must be covered.
    #[inline]
    pub(super) fn would_end(&self, seat: Seat, cards: usize) -> bool {
        self.hand(seat).len() == cards
            && (self.public.options.quick_round || self.public.playing.len() <= 2)
    }

    /// Whether enough players are out.
    pub(super) fn is_decided(&self) -> bool {
        self.public.playing.len() <= 1
            || self.public.options.quick_round && !self.public.out.is_empty()
    }

    /// Whether there is a card to draw, in the stock or below the top card.
    pub(super) fn can_draw(&self) -> bool {
        !self.stock.is_empty() || self.public.table.len() > 1
    }

    /// Records a public observation.
    #[inline]
    pub(super) fn note(&mut self, deed: Observation) {
        if self.observations.is_full() {
            self.work_out();
        }
        self.observations.add(deed);
    }

    /// Works the recorded observations into the knowledge.
    pub(super) fn work_out(&mut self) {
        self.knowledge.follow(self.observations.deeds());
        self.observations.clear();
    }

    /// The public knowledge.
    pub(super) fn known(&self) -> Knowledge {
        let mut knowledge = self.knowledge;
        knowledge.follow(self.observations.deeds());
        knowledge.settle();
        knowledge
    }

    /// The cards that this seat may lay down first.
    #[inline]
    pub(super) fn fitting(&self, seat: Seat) -> CardSet {
        self.hand(seat) & self.public.wanted.cards()
    }
}
