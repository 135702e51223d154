//! The pack.

use crate::cards::Card;

/// The pack: ten cards for each seat.
pub(super) fn pack(seats: u8) -> Vec<Card> {
    (0..2 * seats).flat_map(|_| Card::NUMBER_CARDS).collect()
}
