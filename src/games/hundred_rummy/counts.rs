//! Cards of this game as counts by value.

use crate::cards::Card;
use crate::engine::knowledge::counted;
use crate::engine::seat::MAX_SEATS;

/// Number of different cards: 10, 20, 30, 40, 50.
pub(super) const VALUES: usize = 5;
/// Number of cards in the largest pack: a set for each of six seats.
pub(super) const LARGEST_PACK: usize = 24 * MAX_SEATS;

/// The number of cards of each value.
pub type Counts = crate::cards::counts::Counts<{ Card::number(10).index() }, VALUES>;

/// The seats' memory of seen cards.
pub(super) type Memory = counted::Memory<{ Card::number(10).index() }, VALUES>;

/// The part of the memory that a seat has.
pub type Recall = counted::Recall<{ Card::number(10).index() }, VALUES>;

impl Counts {
    /// The set of 24 cards that every seat adds to the pack.
    pub const SET: Counts = Counts::new([7, 4, 7, 4, 2]);

    /// This number of sets shuffled together.
    pub const fn sets(sets: u8) -> Counts {
        let mut counts = Counts::SET;
        let mut value = 0;
        while value < VALUES {
            counts.0[value] *= sets;
            value += 1;
        }
        counts
    }

    /// Sum of the cards' points.
    #[inline]
    pub fn points(self) -> u32 {
        self.0.iter().zip(1u32..).map(|(&count, tens)| u32::from(count) * tens * 10).sum()
    }

    /// Whether these are four cards that make exactly 100.
    #[inline]
    pub fn is_hundred(self) -> bool {
        self.len() == 4 && self.points() == 100
    }
}
