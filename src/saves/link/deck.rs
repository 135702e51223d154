//! The order of a pack.

use crate::cards::Card;
use crate::cards::small_sort::sort;

use super::LinkError;
use super::range_coder::{Decoder, Encoder};

/// Writes the order of a pack. Each card is its index among the remaining cards of the sorted pack.
pub(super) fn write(
    out: &mut Encoder,
    mut pack: Vec<Card>,
    deck: &[Card],
) -> Result<(), LinkError> {
    sort(&mut pack);
    for card in deck {
        let place = pack.iter().position(|other| other == card).ok_or(LinkError::BadStart)?;
        out.number(place as u32, pack.len() as u32);
        pack.remove(place);
    }
    Ok(())
}

/// Reads the order of this pack.
pub(super) fn read(read: &mut Decoder, mut pack: Vec<Card>) -> Vec<Card> {
    sort(&mut pack);
    let mut deck = Vec::new();
    while !pack.is_empty() {
        deck.push(pack.remove(read.number(pack.len() as u32) as usize));
    }
    deck
}
