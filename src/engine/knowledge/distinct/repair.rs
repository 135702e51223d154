//! Completes an incomplete deal by exchanges of cards.
//!
//! The sets of cards that a share can hold are a matroid, because its limits are nested. A deal is therefore a
//! partition of the cards into independent sets. Edmonds' shortest paths of exchanges ("Minimum partition of a
//! matroid into independent subsets", 1965) place every card that can be placed.

use arrayvec::ArrayVec;

use crate::cards::Card;
use crate::cards::rng::Rng;
use crate::cards::set::CardSet;

use super::{Hands, Share};

/// Maximum number of cards in a set.
const MOST_CARDS: usize = Card::KINDS as usize;

/// Deals the cards that no hand has, and moves others if necessary. `None` if they cannot be dealt.
pub(super) fn complete(
    cards: CardSet,
    shares: &[Share],
    hands: &mut Hands,
    rng: &mut Rng,
) -> Option<()> {
    let left = hands.iter().fold(cards, |left, &hand| left - hand);
    let mut left: ArrayVec<Card, MOST_CARDS> = left.iter().collect();
    rng.shuffle(&mut left);
    left.into_iter().try_for_each(|card| place(card, shares, hands))
}

/// Gives a card to a share. The card takes the place of a second one, that one the place of a third, and so on
/// until one finds room. The shortest such path is taken, because a longer one might break a limit on its way.
fn place(card: Card, shares: &[Share], hands: &mut Hands) -> Option<()> {
    // The card that takes the place of each card.
    let mut instead = [card; MOST_CARDS];
    let mut seen = CardSet::singleton(card);
    let mut queue: ArrayVec<Card, MOST_CARDS> = [card].into_iter().collect();
    let mut next = 0;
    while let Some(&moved) = queue.get(next) {
        next += 1;
        if let Some(room) = room_for(moved, shares, hands) {
            move_along(moved, room, &instead, hands);
            return Some(());
        }
        for (share, &hand) in
            shares.iter().zip(hands.iter()).filter(|(_, hand)| !hand.contains(moved))
        {
            for out in hand - seen {
                if share.has_room_for(hand.with(moved).without(out)) {
                    instead[out.index() as usize] = moved;
                    seen.insert(out);
                    queue.push(out);
                }
            }
        }
    }
    None
}

/// Index of a share that has room for this card.
fn room_for(card: Card, shares: &[Share], hands: &Hands) -> Option<usize> {
    let mut places = shares.iter().zip(hands);
    places.position(|(share, hand)| !hand.contains(card) && share.has_room_for(hand.with(card)))
}

/// Moves the last card of a path to the share that has room. Each card before it takes the place of the next one.
fn move_along(last: Card, room: usize, instead: &[Card; MOST_CARDS], hands: &mut Hands) {
    let (mut card, mut to) = (last, room);
    loop {
        let from = hands.iter().position(|hand| hand.contains(card));
        hands[to].insert(card);
        // Only the card that is placed, the first of the path, comes from no hand.
        let Some(from) = from else { return };
        hands[from].remove(card);
        to = from;
        card = instead[card.index() as usize];
    }
}
